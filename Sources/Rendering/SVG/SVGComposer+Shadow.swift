import CoreTypes
import DisplayLists

extension SVGComposer {
  func draw(_ shadow: Shadow, of path: Path) {
    guard let shape = SVGShape(path) else { return }
    let element = shape.element(shadow.color.svgAttributes("fill"))
    element.transform = CGAffineTransform(translationX: shadow.offset.width, y: shadow.offset.height)
    guard shadow.blur > 0 else { return append(element) }
    let reach = 3 * shadow.blur, offset = max(abs(shadow.offset.width), abs(shadow.offset.height))
    let visible = visibleBox(reach: 2 * reach + offset)
    let box = shape.bounds.insetBy(dx: -reach, dy: -reach).intersection(visible)
    guard !box.isNull, !box.isEmpty else { return }
    element.set("filter", definitions.url(.blur(shadow.blur, in: box.rounded), "blur"))
    append(element)
  }
}

extension SVGElement {
  /// - Parameters:
  ///   - deviation: in points.
  ///   - more: what is done with the blurred picture.
  static func blur(_ deviation: CGFloat, in box: CGRect, then more: [SVGElement] = []) -> SVGElement {
    let filter = SVGElement("filter", ["filterUnits": "userSpaceOnUse", "color-interpolation-filters": "sRGB"])
    filter.attributes += box.svgPlace
    filter.children = [SVGElement("feGaussianBlur", ["stdDeviation": max(deviation, 0).svg])] + more
    return filter
  }
}
