import DisplayLists

open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic = 0
    case extended, standard
  }

  /// The number of pixels per point.
  open var scale: CGFloat = AssetEnvironment.current.scale
  /// Whether the image is opaque. An opaque image starts out black.
  open var opaque = false
  /// The color range. Has no effect: images are drawn in sRGB.
  open var preferredRange = Range.standard {
    didSet { if preferredRange != oldValue { hasNoEffect("UIGraphicsImageRendererFormat.preferredRange") } }
  }
  open var prefersExtendedRange = false {
    didSet { if prefersExtendedRange != oldValue { hasNoEffect("UIGraphicsImageRendererFormat.prefersExtendedRange") } }
  }

  public convenience init(for traitCollection: UITraitCollection) { self.init() }

  open override func copy(with zone: NSZone? = nil) -> Any {
    guard let copy = super.copy(with: zone) as? UIGraphicsImageRendererFormat else { return self }
    (copy.scale, copy.opaque, copy.preferredRange) = (scale, opaque, preferredRange)
    copy.prefersExtendedRange = prefersExtendedRange
    return copy
  }
}

open class UIGraphicsImageRendererContext: UIGraphicsRendererContext, @unchecked Sendable {
  /// The image drawn so far.
  open var currentImage: UIImage {
    cgContext.makeImage().map { UIImage(cgImage: $0, scale: cgContext.recorder.list.scale, orientation: .up) }
      ?? UIImage()
  }
}

/// A renderer that records drawings as images. Images stay vector drawings until they are shown.
open class UIGraphicsImageRenderer: UIGraphicsRenderer, @unchecked Sendable {
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    let kept = format.copy() as? UIGraphicsImageRendererFormat
    super.init(area: bounds, kept ?? format)
  }

  open func image(actions: DrawingActions) -> UIImage {
    guard area.width > 0, area.height > 0 else { return UIImage() }
    let format = format as? UIGraphicsImageRendererFormat ?? UIGraphicsImageRendererFormat()
    let context = CGContext(size: area.size, scale: max(format.scale, 1), isOpaque: format.opaque)
    draw(on: context) { actions(UIGraphicsImageRendererContext(context, format)) }
    return UIImage(cgImage: CGImage(context.finish()), scale: max(format.scale, 1), orientation: .up)
  }

  /// Returns an image as PNG data, or empty data and a diagnostic if no encoder is installed.
  open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

  /// - Parameter compressionQuality: From 0 to 1.
  open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
