import CoreTypes

/// Layout and appearance of a view.
extension ArchiveDecoder {
  func layout(_ source: ArchiveSource) -> ViewLayout {
    let flags = flags(source)
    var layout = ViewLayout()
    layout.frame = frame(source)
    layout.autoresizingMask = flags.map { AutoresizingMask(rawValue: UInt($0 & 0x3F)) }
    layout.autoresizesSubviews = flags.map { $0 & 0x100 != 0 } ?? true
    source.read("IBUIAutoresizesSubviews", into: &layout.autoresizesSubviews)
    layout.translatesAutoresizingMaskIntoConstraints = translatesMask(source.element)
    (layout.horizontalHugging, layout.verticalHugging) = priorities(source, "NSHuggingPriority")
    (layout.horizontalCompressionResistance, layout.verticalCompressionResistance) =
      priorities(source, "NSAntiCompressionPriority")
    return layout
  }

  /// Returns the view's flags. `NSvFlags` is written as a signed number.
  private func flags(_ source: ArchiveSource) -> UInt32? {
    source.integer("NSvFlags").map { UInt32(truncatingIfNeeded: $0) }
  }

  private func frame(_ source: ArchiveSource) -> CGRect? {
    source.parsed("NSFrame", Scalars.rect) ?? source.size("NSFrameSize").map { CGRect(origin: .zero, size: $0) }
  }

  private func translatesMask(_ object: DocumentElement) -> Bool {
    let property = records.property("IBViewMetadataTranslatesAutoresizingMaskIntoConstraints", of: object)
    return property.flatMap { Scalars.flag($0["value"] ?? $0.string) } ?? true
  }

  /// Parses `{251, 250}` as horizontal and vertical priority.
  private func priorities(_ source: ArchiveSource, _ name: String) -> (Float?, Float?) {
    guard let size = source.size(name) else { return (nil, nil) }
    return (Float(size.width), Float(size.height))
  }

  func appearance(_ source: ArchiveSource) -> ViewAppearance {
    var appearance = ViewAppearance()
    appearance.isHidden = (flags(source) ?? 0) & 0x8000_0000 != 0
    source.read("IBUIHidden", into: &appearance.isHidden)
    source.read("IBUIAlpha", into: &appearance.alpha)
    source.read("IBUIOpaque", into: &appearance.isOpaque)
    source.read("IBUIClipsSubviews", into: &appearance.clipsSubviews)
    source.read("IBUIUserInteractionEnabled", into: &appearance.isUserInteractionEnabled)
    source.read("IBUIMultipleTouchEnabled", into: &appearance.isMultipleTouchEnabled)
    source.read("IBUITag", into: &appearance.tag)
    source.read("IBUIContentMode", into: &appearance.contentMode, codes: ContentMode.allCases)
    appearance.backgroundColor = color(source, "IBUIBackgroundColor")
    appearance.tintColor = color(source, "IBUITintColor")
    return appearance
  }
}
