import CoreTypes
import DisplayLists

extension SVGComposer {
  /// What remains of one of two pictures when they are put together.
  enum Remainder {
    case nothing
    case everything
    /// Everything, and the other picture lies over it.
    case behind
    /// As far as the other one covers it.
    case inside
    /// As far as the other one does not cover it.
    case outside
  }

  /// Puts a finished group together with what the innermost layer holds, by masks: SVG has no other word for it.
  ///
  /// Exact where the coverages are 0 or 1; where both are in between, what is left of both is painted one over the other
  /// instead of added. A clip that is in force bounds the source only, not what happens to the rest of the layer.
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

  /// Each doubling can contain the one before, so that the work of a player grows exponentially: there are only so many.
  private func mayPaintTwice(_ source: Remainder, _ destination: Remainder) -> Bool {
    guard source.needsMask, destination != .nothing else { return true }
    doublingBudget -= 1
    return doublingBudget >= 0
  }

  /// In the coordinates of the innermost layer.
  private var visibleLayerBox: CGRect {
    visibleBox.applying(transform(toGroupAt: indexOfInnermostLayer)).rounded
  }

  /// - Parameter isShownToo: the picture shows the element as well, so that the mask can only refer to it.
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

  /// The source lies over the destination unless it is told otherwise.
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

  /// Opaque where there was nothing, and the other way round.
  fileprivate static func negative(in box: CGRect) -> SVGElement {
    let filter = SVGElement(
      "filter", ["filterUnits": "userSpaceOnUse"],
      [SVGElement("feColorMatrix", ["values": "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -1 1"])])
    filter.attributes += box.svgPlace
    return filter
  }
}
