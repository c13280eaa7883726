import CoreTypes
import CCairo
import DisplayLists

extension CairoPlayer {
  /// Replaces the current path and its fill rule.
  ///
  /// - Returns: Whether there is a path; one with coordinates that are not numbers does not count.
  func append(_ path: Path) -> Bool {
    cairo_new_path(context)
    guard path.isDrawable else { return false }
    let limit = coordinateLimit
    switch path {
    case .rect(let rect): append(Edges(rect, limit))
    case .roundedRect(let rect, let radius): append(Edges(rect, limit), radius: radius)
    case .oval(let rect): appendOval(Edges(rect, limit))
    case .outline(let elements, let rule):
      for element in elements { append(element.bounded(limit)) }
      cairo_set_fill_rule(context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    }
    return true
  }

  /// The limit of coordinates. Cairo has 24 bits before the point, in pixels, and takes forever to draw a curve that
  /// needs them all; UIKit code often passes the greatest finite number.
  var coordinateLimit: Double { min(1e5, 1e6 / max(canvas.largestScale, 1e-9)) }

  private func append(_ edges: Edges) {
    cairo_rectangle(context, edges.left, edges.top, edges.width, edges.height)
  }

  /// Appends a rounded rectangle, clockwise from the end of the top left corner.
  private func append(_ edges: Edges, radius: CGFloat) {
    let radius = min(radius, edges.width / 2, edges.height / 2), quarter = Double.pi / 2
    guard radius > 0 else { return append(edges) }
    let left = edges.left + radius, right = edges.right - radius
    let top = edges.top + radius, bottom = edges.bottom - radius
    cairo_new_sub_path(context)
    cairo_arc(context, right, top, radius, -quarter, 0)
    cairo_arc(context, right, bottom, radius, 0, quarter)
    cairo_arc(context, left, bottom, radius, quarter, 2 * quarter)
    cairo_arc(context, left, top, radius, 2 * quarter, 3 * quarter)
    cairo_close_path(context)
  }

  /// Appends four cubic curves with the usual control points, which leaves the transform unchanged.
  private func appendOval(_ edges: Edges) {
    let kappa = 0.5522847498, x = edges.left + edges.width / 2, y = edges.top + edges.height / 2
    let dx = edges.width / 2 * kappa, dy = edges.height / 2 * kappa
    cairo_move_to(context, edges.right, y)
    cairo_curve_to(context, edges.right, y + dy, x + dx, edges.bottom, x, edges.bottom)
    cairo_curve_to(context, x - dx, edges.bottom, edges.left, y + dy, edges.left, y)
    cairo_curve_to(context, edges.left, y - dy, x - dx, edges.top, x, edges.top)
    cairo_curve_to(context, x + dx, edges.top, edges.right, y - dy, edges.right, y)
    cairo_close_path(context)
  }

  private func append(_ element: PathElement) {
    switch element {
    case .move(let point): cairo_move_to(context, point.x, point.y)
    case .line(let point): cairo_line_to(context, point.x, point.y)
    case .cubic(let end, let control1, let control2):
      cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
    case .close: cairo_close_path(context)
    }
  }
}

/// The edges of a rectangle, sorted and limited.
private struct Edges {
  let left, top, right, bottom: Double

  init(_ rect: CGRect, _ limit: Double) {
    (left, right) = (bounded(rect.minX, limit), bounded(rect.maxX, limit))
    (top, bottom) = (bounded(rect.minY, limit), bounded(rect.maxY, limit))
  }

  var width: Double { right - left }
  var height: Double { bottom - top }
}

private func bounded(_ coordinate: CGFloat, _ limit: Double) -> Double { min(max(Double(coordinate), -limit), limit) }

extension Path {
  /// The approximate cost in bytes of the path in a cache key.
  var costAsKey: Int { if case .outline(let elements, _) = self { 300 + 60 * elements.count } else { 300 } }

  fileprivate var isDrawable: Bool {
    switch self {
    case .rect(let rect), .oval(let rect): !rect.hasNaN
    case .roundedRect(let rect, let radius): !rect.hasNaN && !radius.isNaN
    case .outline(let elements, _): !elements.isEmpty && elements.allSatisfy { !$0.hasNaN }
    }
  }
}

extension PathElement {
  fileprivate func bounded(_ limit: Double) -> PathElement {
    switch self {
    case .move(let point): .move(point.bounded(limit))
    case .line(let point): .line(point.bounded(limit))
    case .cubic(let end, let control1, let control2):
      .cubic(end.bounded(limit), control1: control1.bounded(limit), control2: control2.bounded(limit))
    case .close: .close
    }
  }

  fileprivate var hasNaN: Bool {
    switch self {
    case .move(let point), .line(let point): point.hasNaN
    case .cubic(let end, let control1, let control2): end.hasNaN || control1.hasNaN || control2.hasNaN
    case .close: false
    }
  }
}

extension CGPoint {
  fileprivate func bounded(_ limit: Double) -> CGPoint {
    CGPoint(x: min(max(Double(x), -limit), limit), y: min(max(Double(y), -limit), limit))
  }

  fileprivate var hasNaN: Bool { x.isNaN || y.isNaN }
}

extension CGRect {
  fileprivate var hasNaN: Bool { origin.hasNaN || size.width.isNaN || size.height.isNaN }
}
