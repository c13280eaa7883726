import DisplayLists

/// The content that few layers have: an image, a mask, custom drawing.
struct LayerContent {
  var value: Any?
  var gravity = CALayerContentsGravity.resize
  var scale: CGFloat = 1
  var portion = CGRect.whole
  var center = CGRect.whole
  /// The filter for enlarged contents; `minificationFilter` is for reduced ones.
  var filter = CALayerContentsFilter.linear
  var minificationFilter = CALayerContentsFilter.linear
  /// Whether the last `display()` drew.
  var drawsItself = false
  var backing: LayerBacking?
  /// Whether the layer was marked and `display()` has not been called since.
  var displayIsDue = false
  var isOpaque = false
  var anchorPointZ: CGFloat = 0
  var mask: CALayer?
  var filterName: Any?

  /// - Parameter bounds: The bounds of the layer on screen.
  @MainActor func record(in bounds: CGRect, into recorder: inout DisplayListRecorder) {
    guard let image, bounds.width > 0, bounds.height > 0 else { return }
    let pixels = CGSize(width: CGFloat(image.width) * portion.width, height: CGFloat(image.height) * portion.height)
    let natural = CGSize(width: pixels.width / max(scale, 1e-6), height: pixels.height / max(scale, 1e-6))
    let place = gravity.contentMode.place(natural, in: bounds, grid: Session.current.pixelGrid)
    let caps = UIEdgeInsets(
      top: center.minY * natural.height, left: center.minX * natural.width, bottom: (1 - center.maxY) * natural.height,
      right: (1 - center.maxX) * natural.width)
    let pixel = Session.current.pixelGrid.scale
    let shrinks = place.width * pixel < pixels.width || place.height * pixel < pixels.height
    let filter = shrinks ? minificationFilter : filter
    for part in ImageSlices(size: natural, caps: center == .whole ? .zero : caps).parts(in: place) {
      var reference = image.reference(filter == .nearest ? .nearest : .smooth)
      reference.portion = reference.portion.part(portion.part(part.portion))
      recorder.image(reference, in: part.rect)
    }
  }

  private var image: CGImage? { value as? CGImage ?? (value as? UIImage)?.cgImage }
}

extension BlendMode {
  /// Creates the blend mode of a Core Image filter that layers support, such as `screenBlendMode` or
  /// `CIScreenBlendMode`.
  init?(filter: String) {
    let name = filter.hasPrefix("CI") ? filter.dropFirst(2).lowercasedFirst : filter
    for suffix in ["BlendMode", "Compositing"] where name.hasSuffix(suffix) {
      let mode = String(name.dropLast(suffix.count))
      guard let known = BlendMode(rawValue: mode) ?? Self.others[mode] else { return nil }
      self = known
      return
    }
    return nil
  }

  private static let others: [String: BlendMode] = [
    "addition": .plusLighter, "linearDodge": .plusLighter, "sourceOver": .normal, "sourceAtop": .sourceAtop,
  ]
}

extension Substring {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
