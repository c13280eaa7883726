import CoreTypes
import DisplayLists

extension SVGComposer {
  /// Draws the backdrop of glass again, blurred, clipped and tinted.
  ///
  /// SVG has no filter that reads the backdrop, so everything painted before, through all open layers, is used a second
  /// time. Glass within that backdrop is reduced to its tints: with its own backdrop, each pane would double the work
  /// of a player. Beyond 32 panes a picture shows tints only.
  func drawGlass(_ path: Path, _ material: Material) {
    guard let shape = SVGShape(path) else { return }
    let tints = SVGElement.group(material.tints.map { shape.element($0.svgAttributes("fill")) })
    glassBudget -= 1
    guard glassBudget >= 0, material.blur.isFinite, let backdrop = backdrop(of: shape, material) else {
      return append(tints)
    }
    let glass = SVGElement.group([backdrop, tints])
    glass.tintsOfGlass = tints
    glass.annotation = [("class", "glass")]
    append(glass)
    for group in open { group.holdsGlass = true }
    glass.holdsGlass = true
  }

  private func backdrop(of shape: SVGShape, _ material: Material) -> SVGElement? {
    let turn = self.turn, visible = visibleBox.applying(turn)
    // Content beside the pane is not blended in, if its absence can be compensated.
    let reach = isOpaque ? 0 : 3 * min(max(material.blur, 0), 1e4)
    let box = shape.bounds.applying(turn).intersection(visible).insetBy(dx: -reach, dy: -reach)
    guard !box.isNull, !box.isEmpty else { return nil }
    let content = copy(ofGroupAt: 0)
    content.transform = transform().inverted().concatenating(turn)
    let blurred = SVGElement.group([content])
    blurred.transform = turn.inverted()
    let filter = SVGElement.blur(
      material.blur, in: isOpaque ? box : box.rounded, then: material.filters(isOpaque: isOpaque))
    blurred.set("filter", definitions.url(filter, "glass"))
    let clipped = SVGElement.group([blurred])
    clipped.clip = SVGClip(path: shape.path)
    return clipped
  }

  /// Returns the current content of an open group, with that of the next one inside.
  private func copy(ofGroupAt index: Int) -> SVGElement {
    let group = open[index], next = index + 1 < open.count ? open[index + 1] : nil
    let copy = SVGElement.group()
    (copy.transform, copy.clip) = (group.transform, group.clip)
    copy.children = group.children.filter { $0 !== next }.map { referenceWithoutGlass($0) }
    if next != nil { copy.children.append(self.copy(ofGroupAt: index + 1)) }
    return copy
  }

  private func referenceWithoutGlass(_ element: SVGElement) -> SVGElement {
    if let tints = element.tintsOfGlass { return reference(to: tints) }
    guard element.holdsGlass else { return reference(to: element) }
    let copy = element.emptied()
    copy.children = element.children.map { referenceWithoutGlass($0) }
    return copy
  }
}

extension Material {
  /// The filters after the blur. Near the edges of a pane, the blur includes transparency from beyond them, measured by
  /// alpha; restoring full alpha removes it.
  fileprivate func filters(isOpaque: Bool) -> [SVGElement] {
    var filters: [SVGElement] = []
    if isOpaque {
      filters.append(SVGElement("feColorMatrix", ["values": "1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 255 0"]))
    }
    if saturation != 1 {
      filters.append(SVGElement("feColorMatrix", ["type": "saturate", "values": CGFloat(saturation).svg]))
    }
    return filters
  }
}
