import DisplayLists

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that fills and strokes a path in its coordinates. Its bounds do not clip the path.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  open var path: CGPath? {
    willSet { willChange("path") }
    didSet { didChange("path") }
  }
  /// The fill color; black by default, nil for no fill.
  open var fillColor: CGColor? = .black {
    willSet { willChange("fillColor") }
    didSet { didChange("fillColor") }
  }
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The stroke color, or nil for no stroke.
  open var strokeColor: CGColor? {
    willSet { willChange("strokeColor") }
    didSet { didChange("strokeColor") }
  }
  /// The line width, in points.
  open var lineWidth: CGFloat = 1 {
    willSet { willChange("lineWidth") }
    didSet { didChange("lineWidth") }
  }
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The maximum length of a mitered corner, in line widths. Longer corners are beveled.
  open var miterLimit: CGFloat = 10 {
    willSet { willChange("miterLimit") }
    didSet { didChange("miterLimit") }
  }
  /// Alternating lengths of dashes and gaps, in points.
  open var lineDashPattern: [NSNumber]?
  open var lineDashPhase: CGFloat = 0 {
    willSet { willChange("lineDashPhase") }
    didSet { didChange("lineDashPhase") }
  }
  /// The start of the stroke as a fraction of the path's length. It does not affect the fill.
  open var strokeStart: CGFloat = 0 {
    willSet { willChange("strokeStart") }
    didSet { didChange("strokeStart") }
  }
  open var strokeEnd: CGFloat = 1 {
    willSet { willChange("strokeEnd") }
    didSet { didChange("strokeEnd") }
  }

  override class var properties: [String: LayerProperty] { shapeProperties }

  private static let shapeProperties = layerProperties.merging([
    "path": LayerProperty(\CAShapeLayer.path),
    "fillColor": LayerProperty(\CAShapeLayer.fillColor),
    "strokeColor": LayerProperty(\CAShapeLayer.strokeColor),
    "lineWidth": LayerProperty(\CAShapeLayer.lineWidth),
    "lineDashPattern": LayerProperty(\CAShapeLayer.lineDashPattern),
    "miterLimit": LayerProperty(\CAShapeLayer.miterLimit),
    "lineDashPhase": LayerProperty(\CAShapeLayer.lineDashPhase),
    "strokeStart": LayerProperty(\CAShapeLayer.strokeStart),
    "strokeEnd": LayerProperty(\CAShapeLayer.strokeEnd),
  ]) { $1 }

  override func take(_ layer: CALayer) {
    super.take(layer)
    guard let layer = layer as? CAShapeLayer else { return }
    (path, fillColor, fillRule, strokeColor) = (layer.path, layer.fillColor, layer.fillRule, layer.strokeColor)
    (lineWidth, lineCap, lineJoin, miterLimit) = (layer.lineWidth, layer.lineCap, layer.lineJoin, layer.miterLimit)
    (lineDashPattern, lineDashPhase) = (layer.lineDashPattern, layer.lineDashPhase)
    (strokeStart, strokeEnd) = (layer.strokeStart, layer.strokeEnd)
  }

  override func recordContent(_ shown: LayerLook, into recorder: inout DisplayListRecorder) {
    super.recordContent(shown, into: &recorder)
    guard let outline = path?.outline else { return }
    func number(_ key: String, _ value: CGFloat) -> CGFloat { shown.others[key].map { $0[0] } ?? value }
    func paint(_ key: String, _ color: CGColor?) -> Paint? {
      if let moving = shown.others[key] { return .solid(moving.color) }
      return color.map { $0.tiling?.paint(in: .identity) ?? .solid($0.rgba) }
    }
    if let fill = paint("fillColor", fillColor) {
      recorder.fill(outline.path(fillRule == .evenOdd ? .evenOdd : .nonZero), fill)
    }
    let line = outline.trimmed(from: number("strokeStart", strokeStart), to: number("strokeEnd", strokeEnd))
    let style = StrokeStyle(
      width: number("lineWidth", lineWidth), cap: StrokeStyle.Cap(rawValue: lineCap.rawValue) ?? .butt,
      join: StrokeStyle.Join(rawValue: lineJoin.rawValue) ?? .miter,
      dashes: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) },
      dashPhase: number("lineDashPhase", lineDashPhase), miterLimit: number("miterLimit", miterLimit))
    guard let stroke = paint("strokeColor", strokeColor), !line.isEmpty, style.width > 0 else { return }
    if case .solid(let color) = stroke, color.alpha <= 0 { return }
    recorder.record(.stroke(line.path(), stroke, style))
  }
}
