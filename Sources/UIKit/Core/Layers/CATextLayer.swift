import DisplayLists

public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
}

public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// A layer that draws text from the top of its bounds, clipped to them.
@preconcurrency @MainActor open class CATextLayer: CALayer {
  /// A `String` or an `NSAttributedString`. The properties below apply to a `String`.
  open var string: Any? {
    willSet { willChange("string") }
    didSet { didChange("string") }
  }
  /// A `UIFont` or the name of a font. Its size is ignored.
  open var font: Any?
  /// The font size, in points.
  open var fontSize: CGFloat = 36 {
    willSet { willChange("fontSize") }
    didSet { didChange("fontSize") }
  }
  open var foregroundColor: CGColor? = .white {
    willSet { willChange("foregroundColor") }
    didSet { didChange("foregroundColor") }
  }
  open var isWrapped = false
  open var truncationMode = CATextLayerTruncationMode.none
  open var alignmentMode = CATextLayerAlignmentMode.natural
  open var allowsFontSubpixelQuantization = false {
    didSet { hasNoEffect("CATextLayer.allowsFontSubpixelQuantization") }
  }

  override class var properties: [String: LayerProperty] { textProperties }

  private static let textProperties = layerProperties.merging([
    "string": LayerProperty(\CATextLayer.string),
    "fontSize": LayerProperty(\CATextLayer.fontSize),
    "foregroundColor": LayerProperty(\CATextLayer.foregroundColor),
  ]) { $1 }

  override func take(_ layer: CALayer) {
    super.take(layer)
    guard let layer = layer as? CATextLayer else { return }
    (string, font, fontSize, foregroundColor) = (layer.string, layer.font, layer.fontSize, layer.foregroundColor)
    (isWrapped, truncationMode, alignmentMode) = (layer.isWrapped, layer.truncationMode, layer.alignmentMode)
  }

  open override func preferredFrameSize() -> CGSize {
    block(fontSize: fontSize)?.layout(within: isWrapped && bounds.width > 0 ? bounds.width : .infinity).size ?? .zero
  }

  override func recordContent(_ shown: LayerLook, into recorder: inout DisplayListRecorder) {
    let size = shown.others["fontSize"].map { $0[0] } ?? fontSize
    guard let block = block(fontSize: size), !shown.bounds.isEmpty else { return }
    let color = shown.others["foregroundColor"]?.color ?? foregroundColor?.rgba ?? .white
    let isRightToLeft = block.layout(within: shown.bounds.width).isRightToLeft ?? false
    recorder.saved {
      $0.clip(shown.bounds)
      block.draw(in: shown.bounds, TextInk(color: color, alignment: alignment, isRightToLeft: isRightToLeft), into: &$0)
    }
  }

  /// Returns the text to draw. Without wrapping, lines break only at line breaks of the text.
  private func block(fontSize: CGFloat) -> TextBlock? {
    let session = Session.current, attributed = string as? NSAttributedString, font = font(ofSize: fontSize)
    guard let text = attributed?.string ?? string as? String, !text.isEmpty else { return nil }
    var block = TextBlock(text, font: font, session: session)
    block.numberOfLines = isWrapped ? 0 : 1
    block.lineBreakMode = isWrapped ? .byWordWrapping : lineBreakMode
    block.attributed = attributed.map { AttributedText($0, font: font, session: session) }
    return block
  }

  private func font(ofSize size: CGFloat) -> UIFont {
    if let font = font as? UIFont { return font.withSize(size) }
    return (font as? String).flatMap { UIFont(name: $0, size: size) } ?? UIFont(.named("Helvetica", size))
  }

  private var lineBreakMode: NSLineBreakMode {
    switch truncationMode {
    case .start: .byTruncatingHead
    case .middle: .byTruncatingMiddle
    case .end: .byTruncatingTail
    default: .byClipping
    }
  }

  private var alignment: NSTextAlignment {
    switch alignmentMode {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}
