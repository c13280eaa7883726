import CoreTypes
import DisplayLists

/// A path as its most specific element.
struct SVGShape {
  let path: Path
  let name: String
  private(set) var attributes: SVGAttributes
  /// The bounds of all points, including control points.
  let bounds: CGRect

  /// Creates a shape; `nil` if a coordinate is not a number, and for an empty outline.
  init?(_ path: Path) {
    guard let bounds = path.controlBounds else { return nil }
    (self.path, self.bounds) = (path, bounds)
    switch path {
    case .rect: (name, attributes) = Self.rect(bounds, radius: 0)
    case .roundedRect(_, let radius):
      guard !radius.isNaN else { return nil }
      (name, attributes) = Self.rect(bounds, radius: min(radius, bounds.width / 2, bounds.height / 2))
    case .oval: (name, attributes) = Self.ellipse(bounds)
    case .outline(let elements, let rule):
      (name, attributes) = ("path", [("d", Self.data(elements))])
      if rule == .evenOdd { attributes.append(("fill-rule", "evenodd")) }
    }
  }

  /// The shape as a child of `clipPath`, where the fill rule has another name.
  var asClip: SVGElement {
    let element = SVGElement(name)
    element.attributes = attributes.map { ($0.name == "fill-rule" ? "clip-rule" : $0.name, $0.value) }
    return element
  }

  func element(_ more: SVGAttributes) -> SVGElement {
    let element = SVGElement(name)
    element.attributes = attributes + more
    return element
  }

  /// Returns a rectangle. Players do not draw a `rect` without width or height, although its stroke would be visible.
  private static func rect(_ box: CGRect, radius: CGFloat) -> (String, SVGAttributes) {
    guard box.width > 0, box.height > 0 else {
      return ("path", [("d", "M\(box.origin.svg)H\(box.maxX.svg)V\(box.maxY.svg)H\(box.minX.svg)Z")])
    }
    return ("rect", box.svgPlace + (radius > 0 ? [("rx", radius.svg)] : []))
  }

  private static func ellipse(_ box: CGRect) -> (String, SVGAttributes) {
    let center: SVGAttributes = [("cx", box.midX.svg), ("cy", box.midY.svg)]
    if box.width == box.height { return ("circle", center + [("r", (box.width / 2).svg)]) }
    return ("ellipse", center + [("rx", (box.width / 2).svg), ("ry", (box.height / 2).svg)])
  }

  /// Returns the path data. As in Cairo, an outline without an initial `move` starts at its first point.
  private static func data(_ elements: [PathElement]) -> String {
    var text = ""
    for element in elements {
      switch element {
      case .move(let point): text += "M\(point.bounded.svg)"
      case .line(let point): text += (text.isEmpty ? "M" : "L") + point.bounded.svg
      case .cubic(let end, let control1, let control2):
        if text.isEmpty { text = "M\(control1.bounded.svg)" }
        text += "C" + [control1, control2, end].map(\.bounded.svg).joined(separator: " ")
      case .close: if !text.isEmpty { text += "Z" }
      }
    }
    return text
  }
}

extension Path {
  /// The bounds of all points; `nil` if there is no point, or one that is not a number.
  fileprivate var controlBounds: CGRect? {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _), .oval(let rect):
      CGRect(around: [CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY)])
    case .outline(let elements, _): CGRect(around: elements.flatMap(\.points))
    }
  }
}

extension PathElement {
  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .cubic(let end, let control1, let control2): [control1, control2, end]
    case .close: []
    }
  }
}

extension CGRect {
  fileprivate init?(around points: [CGPoint]) {
    guard !points.isEmpty, !points.contains(where: { $0.x.isNaN || $0.y.isNaN }) else { return nil }
    let xs = points.map(\.bounded.x), ys = points.map(\.bounded.y)
    let (left, top) = (xs.min()!, ys.min()!)
    self.init(x: left, y: top, width: xs.max()! - left, height: ys.max()! - top)
  }
}

extension CGPoint {
  /// The point within limits. UIKit code often passes the greatest finite number, and players use fixed-point numbers.
  fileprivate var bounded: CGPoint { CGPoint(x: min(max(x, -1e5), 1e5), y: min(max(y, -1e5), 1e5)) }
}
