import CoreTypes
import DisplayLists

extension SVGComposer {
  func draw(_ shadow: Shadow, of path: Path) {
    guard let shadow = shadow.bounded, let shape = SVGShape(path) else { return }
    let element = shape.element(shadow.color.svgAttributes("fill"))
    element.transform = CGAffineTransform(translationX: shadow.offset.width, y: shadow.offset.height)
    guard shadow.blur > 0 else { return append(element) }
    let reach = 3 * shadow.blur, turn = self.turn
    element.transform = element.transform.concatenating(turn)
    let visible = visibleBox.applying(turn).insetBy(dx: -2 * reach, dy: -2 * reach)
    let box = shape.bounds.applying(element.transform).insetBy(dx: -reach, dy: -reach).intersection(visible)
    guard !box.isNull, !box.isEmpty else { return }
    let blurred = SVGElement.group([element])
    blurred.transform = turn.inverted()
    blurred.set("filter", definitions.url(.blur(shadow.blur, in: box.rounded), "blur"))
    append(blurred)
  }
}

extension Shadow {
  /// The shadow within the limits of filters; `nil` if it is not finite.
  var bounded: Shadow? {
    guard blur.isFinite, offset.width.isFinite, offset.height.isFinite else { return nil }
    func bounded(_ length: CGFloat) -> CGFloat { min(max(length, -1e5), 1e5) }
    let offset = CGSize(width: bounded(offset.width), height: bounded(offset.height))
    return Shadow(offset: offset, blur: min(max(blur, 0), 1e4), color: color)
  }
}

extension SVGElement {
  /// - Parameters:
  ///   - deviation: The standard deviation in points.
  ///   - more: Further filters for the blurred image.
  static func blur(_ deviation: CGFloat, in box: CGRect, then more: [SVGElement] = []) -> SVGElement {
    let filter = SVGElement("filter", ["filterUnits": "userSpaceOnUse", "color-interpolation-filters": "sRGB"])
    filter.attributes += box.svgPlace
    filter.children = [SVGElement("feGaussianBlur", ["stdDeviation": max(deviation, 0).svg])] + more
    return filter
  }
}
