import CoreTypes
import DisplayLists

extension SVGComposer {
  func beginLayer(_ style: LayerStyle) {
    let turn = style.shadow == nil ? .identity : self.turn
    begin(.layer(style), layer(style, turn))
    concatenate(turn)
  }

  /// Returns the empty group of a layer.
  private func layer(_ style: LayerStyle, _ turn: CGAffineTransform) -> SVGElement {
    let group = SVGElement.group()
    group.transform = turn.inverted()
    (group.isIsolated, group.isDetached) = (true, style.blendMode.porterDuff != nil)
    if style.opacity < 1 { group.set("opacity", CGFloat(max(style.opacity, 0)).svg) }
    if let shadow = style.shadow?.bounded { group.set("filter", definitions.url(filter(for: shadow, turn), "shadow")) }
    if let mode = style.blendMode.css { group.set("style", "mix-blend-mode:\(mode)") }
    return group
  }

  /// Finishes a layer that needs more than being shown.
  func finish(_ layer: SVGElement, _ style: LayerStyle) {
    if let rule = style.blendMode.porterDuff {
      compose(layer, source: rule.source, destination: rule.destination)
    } else if style.blendMode.css != nil {
      layer.holdsBlending = true
      for group in open[indexOfInnermostLayer...] { group.holdsBlending = true }
    }
  }

  /// Returns the filter for the shadow of everything in a group, below the group.
  private func filter(for shadow: Shadow, _ turn: CGAffineTransform) -> SVGElement {
    let blur = shadow.blur, offset = shadow.offset.applying(turn)
    let reach = 3 * blur + max(abs(offset.width), abs(offset.height))
    let filter = SVGElement("filter", ["filterUnits": "userSpaceOnUse", "color-interpolation-filters": "sRGB"])
    filter.attributes += visibleBox.applying(turn).insetBy(dx: -reach, dy: -reach).rounded.svgPlace
    let flood = SVGElement("feFlood", ["result": "color"])
    flood.attributes = shadow.color.svgAttributes("flood") + flood.attributes
    filter.children = [
      flood, SVGElement("feGaussianBlur", ["in": "SourceAlpha", "stdDeviation": blur.svg]),
      SVGElement("feOffset", ["dx": offset.width.svg, "dy": offset.height.svg, "result": "place"]),
      SVGElement("feComposite", ["in": "color", "in2": "place", "operator": "in", "result": "shadow"]),
      SVGElement(
        "feMerge", [:],
        [SVGElement("feMergeNode", ["in": "shadow"]), SVGElement("feMergeNode", ["in": "SourceGraphic"])]),
    ]
    return filter
  }
}

extension CGRect {
  /// The rectangle rounded out to whole units, so that equal filters at slightly different places are one.
  var rounded: CGRect {
    let left = minX.rounded(.down), top = minY.rounded(.down)
    return CGRect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }
}

extension BlendMode {
  /// The value of `mix-blend-mode`; nil for `normal`, and for modes that CSS lacks.
  fileprivate var css: String? {
    switch self {
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .plusLighter: "plus-lighter"
    case .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .hue, .saturation, .color,
      .luminosity:
      rawValue
    default: nil
    }
  }

  /// The remainders of the layer (the source) and of its backdrop (the destination).
  ///
  /// > Source: W3C Compositing and Blending, Level 1, "Porter Duff compositing operators".
  fileprivate var porterDuff: (source: SVGComposer.Remainder, destination: SVGComposer.Remainder)? {
    switch self {
    case .sourceIn: (.inside, .nothing)
    case .sourceOut: (.outside, .nothing)
    case .sourceAtop: (.inside, .everything)
    case .destinationOver: (.behind, .everything)
    case .destinationIn: (.nothing, .inside)
    case .destinationOut: (.nothing, .outside)
    case .destinationAtop: (.outside, .inside)
    case .xor: (.outside, .outside)
    default: nil
    }
  }
}
