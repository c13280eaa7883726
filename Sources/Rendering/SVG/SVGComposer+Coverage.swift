import CoreTypes
import DisplayLists

extension SVGComposer {
  /// The part of one of two images that remains when they are composited.
  enum Remainder {
    case nothing
    case everything
    /// All of it, below the other image.
    case behind
    /// The part that the other image covers.
    case inside
    /// The part that the other image does not cover.
    case outside
  }

  /// Composites a finished group with the content of the innermost layer by masks, the only way in SVG.
  ///
  /// The result is exact where the coverages are 0 or 1. Where both are in between, the remainders are painted one over
  /// the other instead of added. An active clip limits only the source, not the effect on the rest of the layer.
  func compose(_ source: SVGElement, source sourceRule: Remainder, destination rule: Remainder) {
    let box = visibleLayerBox
    replaceLayer(around: source) { destination, source in
      guard mayPaintTwice(sourceRule, rule) else { return [destination, source] }
      let maskOfSource = rule.needsMask ? mask(of: source, isShownToo: sourceRule != .nothing, rule, box) : nil
      let maskOfDestination =
        sourceRule.needsMask ? mask(of: destination, isShownToo: rule != .nothing, sourceRule, box) : nil
      let shownSource = sourceRule == .nothing ? nil : source.masked(by: maskOfDestination)
      let shownDestination = rule == .nothing ? nil : destination.masked(by: maskOfSource)
      let order = sourceRule.isBelow(rule) ? [shownSource, shownDestination] : [shownDestination, shownSource]
      return order.compactMap { $0 }
    }
  }

  /// Returns whether content may be painted twice. Each doubling can contain the previous one, so the work of a player
  /// grows exponentially and the number is limited.
  private func mayPaintTwice(_ source: Remainder, _ destination: Remainder) -> Bool {
    guard source.needsMask, destination != .nothing else { return true }
    doublingBudget -= 1
    return doublingBudget >= 0
  }

  /// The visible box in the coordinates of the innermost layer.
  private var visibleLayerBox: CGRect {
    visibleBox.applying(transform(toGroupAt: indexOfInnermostLayer)).rounded
  }

  /// - Parameter isShownToo: Whether the picture also shows the element, so that the mask must refer to it.
  private func mask(of element: SVGElement, isShownToo: Bool, _ rule: Remainder, _ box: CGRect) -> String {
    var content = isShownToo ? reference(to: element) : element
    if rule == .outside {
      content = .group([content])
      content.set("filter", definitions.url(.negative(in: box), "negative"))
    }
    let mask = SVGElement("mask", ["maskUnits": "userSpaceOnUse"], [content])
    mask.attributes += box.svgPlace + [("style", "mask-type:alpha")]
    return definitions.url(mask, "mask")
  }

  func reference(to element: SVGElement) -> SVGElement {
    let id = element.id ?? definitions.names.numbered("part")
    element.id = id
    return SVGElement("use", ["href": "#\(id)"])
  }
}

extension SVGComposer.Remainder {
  fileprivate var needsMask: Bool { self == .inside || self == .outside }

  /// Returns whether the source is below the destination; by default it is above.
  fileprivate func isBelow(_ destination: Self) -> Bool {
    self == .behind || (self == .outside && destination == .inside)
  }
}

extension SVGElement {
  fileprivate func masked(by mask: String?) -> SVGElement {
    guard let mask else { return self }
    let group = SVGElement.group([self])
    (group.holdsGlass, group.holdsBlending) = (holdsGlass, holdsBlending)
    group.set("mask", mask)
    return group
  }

  /// Returns an inverted image: opaque where there was nothing, and vice versa.
  fileprivate static func negative(in box: CGRect) -> SVGElement {
    let filter = SVGElement(
      "filter", ["filterUnits": "userSpaceOnUse"],
      [SVGElement("feColorMatrix", ["values": "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -1 1"])])
    filter.attributes += box.svgPlace
    return filter
  }
}
