import CoreTypes
import DisplayLists

extension SVGComposer {
  func filled(_ path: Path, _ paint: Paint, smoothsEdges: Bool = true) -> SVGElement? {
    SVGShape(path)?.element(attributes(of: paint, "fill") + (smoothsEdges ? [] : withoutAntialiasing))
  }

  func stroked(_ path: Path, _ paint: Paint, _ style: StrokeStyle) -> SVGElement? {
    guard style.width > 0 else { return nil }
    return SVGShape(path)?.element([("fill", "none")] + attributes(of: paint, "stroke") + style.svgAttributes)
  }

  /// - Parameter property: `fill` or `stroke`.
  private func attributes(of paint: Paint, _ property: String) -> SVGAttributes {
    switch paint {
    case .solid(let color): color.svgAttributes(property)
    case .linearGradient(let gradient): [(property, definitions.url(gradient.svgElement, "gradient"))]
    case .radialGradient(let gradient): [(property, definitions.url(gradient.svgElement, "gradient"))]
    case .tiles(let tiles): [(property, url(of: tiles))]
    }
  }

  private func url(of tiles: Tiles) -> String {
    let (origin, size) = (tiles.tile.origin, tiles.tile.size)
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite, origin.x.isFinite,
      origin.y.isFinite
    else { return "none" }
    let pattern = SVGElement("pattern", ["patternUnits": "userSpaceOnUse"])
    let x = origin.x.truncatingRemainder(dividingBy: size.width)
    let y = origin.y.truncatingRemainder(dividingBy: size.height)
    pattern.attributes += CGRect(x: x, y: y, width: size.width, height: size.height).svgPlace
    pattern.children = elements(of: tiles.image, in: CGRect(origin: .zero, size: size))
    return definitions.url(pattern, "tiles")
  }
}

extension StrokeStyle {
  fileprivate var svgAttributes: SVGAttributes {
    var attributes: SVGAttributes = smoothsEdges ? [] : withoutAntialiasing
    if width != 1 { attributes.append(("stroke-width", width.svg)) }
    if cap != .butt { attributes.append(("stroke-linecap", cap.rawValue)) }
    if join != .miter { attributes.append(("stroke-linejoin", join.rawValue)) }
    // The root element sets 10.
    if join == .miter, miterLimit != 10, miterLimit.isFinite {
      attributes.append(("stroke-miterlimit", max(miterLimit, 1).svg))
    }
    guard dashes.allSatisfy({ $0 >= 0 && $0.isFinite }), dashes.contains(where: { $0 > 0 }) else { return attributes }
    attributes.append(("stroke-dasharray", dashes.map(\.svg).joined(separator: " ")))
    if dashPhase != 0 { attributes.append(("stroke-dashoffset", dashPhase.svg)) }
    return attributes
  }
}

private let withoutAntialiasing: SVGAttributes = [("shape-rendering", "crispEdges")]

// MARK: Gradients

extension LinearGradient {
  fileprivate var svgElement: SVGElement {
    SVGElement(
      "linearGradient",
      [
        "gradientUnits": "userSpaceOnUse", "x1": start.x.svg, "y1": start.y.svg, "x2": end.x.svg, "y2": end.y.svg,
      ], stops.map(\.svgElement))
  }
}

extension RadialGradient {
  /// The gradient as an element. SVG's outer circle is the end; a shrinking gradient is written from its other side.
  fileprivate var svgElement: SVGElement {
    let shrinks = start.radius > end.radius
    let (inner, outer) = shrinks ? (end, start) : (start, end)
    let stops = shrinks ? self.stops.reversed().map { GradientStop(1 - $0.location, $0.color) } : self.stops
    let element = SVGElement(
      "radialGradient",
      [
        "gradientUnits": "userSpaceOnUse", "cx": outer.center.x.svg, "cy": outer.center.y.svg,
        "r": max(outer.radius, 0).svg, "fx": inner.center.x.svg, "fy": inner.center.y.svg,
      ], stops.map(\.svgElement))
    if inner.radius > 0 { element.set("fr", inner.radius.svg) }
    return element
  }
}

extension GradientStop {
  fileprivate var svgElement: SVGElement {
    let stop = SVGElement("stop", ["offset": CGFloat(min(max(location, 0), 1)).svg(decimals: 5)])
    stop.attributes += color.svgAttributes("stop")
    return stop
  }
}
