import CoreTypes

/// A cache of images of whole stretches of text. Interfaces repeat their words, and blending a row of pixels is faster
/// than drawing its letters.
struct RunMaskCache {
  struct Key: Hashable {
    private let stretch: ObjectIdentifier
    /// The scale in pixels per point.
    let horizontalScale, verticalScale: Double
    /// The position of the run's beginning within its pixel, in quarters.
    let phase: Int

    init(_ stretch: GlyphStretch, horizontalScale: Double, verticalScale: Double, phase: Int) {
      self.stretch = ObjectIdentifier(stretch)
      (self.horizontalScale, self.verticalScale, self.phase) = (horizontalScale, verticalScale, phase)
    }
  }

  private struct Entry {
    /// The stretch, retained so that no other one can get its identity.
    let stretch: GlyphStretch
    /// The mask; nil if nothing is visible.
    let mask: RunMask?
  }

  private var entries: GenerationCache<Key, Entry>

  init(capacityInBytes: Int) { entries = GenerationCache(capacity: capacityInBytes) }

  var bytesInUse: Int { entries.cost }

  /// - Parameter make: Creates the mask; nil if nothing is visible.
  mutating func mask(_ key: Key, of stretch: GlyphStretch, _ make: () -> RunMask?) -> RunMask? {
    if let known = entries.value(for: key) { return known.mask }
    let mask = make()
    entries.insert(Entry(stretch: stretch, mask: mask), for: key, cost: 200 + (mask?.bytesInUse ?? 0))
    return mask
  }
}
