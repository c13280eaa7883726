import CoreTypes

/// Layout, appearance and accessibility of a view.
extension ModernDecoder {
  func layout(_ source: ElementSource) -> ViewLayout {
    var layout = ViewLayout()
    layout.frame = source.rect("frame")
    layout.autoresizingMask = autoresizingMask(source.element)
    source.read(
      "translatesAutoresizingMaskIntoConstraints", into: &layout.translatesAutoresizingMaskIntoConstraints)
    source.read("autoresizesSubviews", into: &layout.autoresizesSubviews)
    source.read("fixedFrame", into: &layout.isFixedFrame)
    source.read("misplaced", into: &layout.isMisplaced)
    source.read("ambiguous", into: &layout.isAmbiguous)
    layout.placeholderIntrinsicSize = placeholderSize(source)
    readPriorities(source, into: &layout)
    readMargins(source, into: &layout)
    return layout
  }

  private func readPriorities(_ source: ElementSource, into layout: inout ViewLayout) {
    source.read("horizontalHuggingPriority", into: &layout.horizontalHugging)
    source.read("verticalHuggingPriority", into: &layout.verticalHugging)
    source.read("horizontalCompressionResistancePriority", into: &layout.horizontalCompressionResistance)
    source.read("verticalCompressionResistancePriority", into: &layout.verticalCompressionResistance)
  }

  private func readMargins(_ source: ElementSource, into layout: inout ViewLayout) {
    layout.layoutMargins = source.insets("layoutMargins")
    layout.directionalLayoutMargins = source.directionalInsets("directionalLayoutMargins")
    layout.insetFor6xAndEarlier = source.insets("insetFor6xAndEarlier")
    source.read("preservesSuperviewLayoutMargins", into: &layout.preservesSuperviewLayoutMargins)
    source.read("insetsLayoutMarginsFromSafeArea", into: &layout.insetsLayoutMarginsFromSafeArea)
    source.read("layoutMarginsFollowReadableWidth", into: &layout.layoutMarginsFollowReadableWidth)
  }

  /// Returns the placeholder size: attributes since Xcode 8, before that a `<size>` child.
  private func placeholderSize(_ source: ElementSource) -> PlaceholderSize? {
    let child = source.element.child(key: "intrinsicContentSize").map(source.with)
    let width = source.element["placeholderIntrinsicWidth"] ?? child?.element["width"]
    let height = source.element["placeholderIntrinsicHeight"] ?? child?.element["height"]
    guard width != nil || height != nil else { return designedSize(source.element) }
    // The value "noIntrinsicMetric" is legal, but not a number.
    return PlaceholderSize(width: width.flatMap(Scalars.number), height: height.flatMap(Scalars.number))
  }

  /// Returns the size that a designable class had on the canvas. Subclasses of controls are measured here instead.
  ///
  /// > Basis: assumed: the 15 views that are designed so in public documents are labels and fields.
  private func designedSize(_ element: DocumentElement) -> PlaceholderSize? {
    guard element["customClass"] != nil, ["view", "control"].contains(element.name) else { return nil }
    return element["id"].flatMap { designables[$0] }
  }

  private func autoresizingMask(_ element: DocumentElement) -> AutoresizingMask? {
    guard let mask = element.child(named: "autoresizingMask") else { return nil }
    let names: [(String, AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth), ("flexibleMaxX", .flexibleRightMargin),
      ("flexibleMinY", .flexibleTopMargin), ("heightSizable", .flexibleHeight),
      ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return AutoresizingMask(names.filter { mask[$0.0] == "YES" }.map(\.1))
  }

  func appearance(_ source: ElementSource) -> ViewAppearance {
    var appearance = ViewAppearance()
    source.read("alpha", into: &appearance.alpha)
    source.read("hidden", into: &appearance.isHidden)
    source.read("opaque", into: &appearance.isOpaque)
    source.read("clipsSubviews", into: &appearance.clipsSubviews)
    source.read("userInteractionEnabled", into: &appearance.isUserInteractionEnabled)
    source.read("multipleTouchEnabled", into: &appearance.isMultipleTouchEnabled)
    if let mode = source.parsed("contentMode", contentMode) { appearance.contentMode = mode }
    source.read("tag", into: &appearance.tag)
    source.read("semanticContentAttribute", into: &appearance.semanticContentAttribute)
    appearance.backgroundColor = color(source.element, "backgroundColor")
    appearance.tintColor = color(source.element, "tintColor")
    return appearance
  }

  /// Returns the mode for `topLeft`, which some documents write as `TopLeft`.
  private func contentMode(_ name: String) -> ContentMode? {
    ContentMode(rawValue: name) ?? ContentMode(rawValue: name.prefix(1).lowercased() + name.dropFirst())
  }

  func accessibility(_ source: ElementSource) -> ViewAccessibility {
    guard let element = source.element.child(key: "accessibilityConfiguration") else { return ViewAccessibility() }
    var accessibility = ViewAccessibility()
    accessibility.identifier = element["identifier"]
    accessibility.label = source.with(element).text("label")
    accessibility.hint = source.with(element).text("hint")
    accessibility.isElement = element.child(key: "isElement").flatMap { $0["value"] }.flatMap(Scalars.flag)
    return accessibility
  }
}
