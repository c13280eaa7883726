import CoreTypes

/// Pictures of whole stretches of text that were drawn before. Interfaces repeat their words, and a row of pixels is put
/// down faster than the letters in it.
struct RunMaskCache {
  struct Key: Hashable {
    private let stretch: ObjectIdentifier
    /// In pixels per point.
    let horizontalScale, verticalScale: Double
    /// Where in its pixel the run begins, in quarters.
    let phase: Int

    init(_ stretch: GlyphStretch, horizontalScale: Double, verticalScale: Double, phase: Int) {
      self.stretch = ObjectIdentifier(stretch)
      (self.horizontalScale, self.verticalScale, self.phase) = (horizontalScale, verticalScale, phase)
    }
  }

  private struct Entry {
    /// Kept, so that no other stretch can get its identity.
    let stretch: GlyphStretch
    /// Nil when nothing is to be seen of it.
    let mask: RunMask?
  }

  private var entries: GenerationCache<Key, Entry>

  init(capacityInBytes: Int) { entries = GenerationCache(capacity: capacityInBytes) }

  var bytesInUse: Int { entries.cost }

  /// - Parameter make: nil when nothing is to be seen.
  mutating func mask(_ key: Key, of stretch: GlyphStretch, _ make: () -> RunMask?) -> RunMask? {
    if let known = entries.value(for: key) { return known.mask }
    let mask = make()
    entries.insert(Entry(stretch: stretch, mask: mask), for: key, cost: 200 + (mask?.bytesInUse ?? 0))
    return mask
  }
}
