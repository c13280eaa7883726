import CoreTypes
import DisplayLists

extension SVGComposer {
  func draw(_ image: ImageReference, in rect: CGRect) {
    for element in elements(of: image, in: rect) { append(element) }
  }

  /// Returns an image, or a placeholder if it cannot be read.
  func elements(of image: ImageReference, in rect: CGRect) -> [SVGElement] {
    guard rect.width > 0, rect.height > 0, SVGShape(.rect(rect)) != nil else { return [] }
    guard let content = definitions.content(of: image, in: rect.size) else {
      return placeholder(in: rect, tint: image.tint)
    }
    guard let part = image.part(of: content) else { return [] }
    let window = SVGElement("svg", [:], [SVGElement("use", ["href": "#\(content.id)"])])
    window.attributes = rect.svgPlace + [("viewBox", part.svg), ("preserveAspectRatio", "none")]
    guard let tint = image.tint else { return [window] }
    let tinted = SVGElement.group([window])
    tinted.set("filter", definitions.url(.tint(tint), "tint"))
    return [tinted]
  }

  /// Returns a light box with its diagonals, as in the other players.
  private func placeholder(in rect: CGRect, tint: RGBAColor?) -> [SVGElement] {
    let line = tint ?? RGBAColor(white: 0.72), inside = rect.insetBy(dx: 0.5, dy: 0.5)
    let box = filled(.rect(rect), .solid(tint?.withAlpha(0.12) ?? RGBAColor(white: 0.92)))
    guard !inside.isNull else { return [box].compactMap { $0 } }
    let diagonals: [PathElement] = [
      .move(inside.origin), .line(CGPoint(x: inside.maxX, y: inside.maxY)),
      .move(CGPoint(x: inside.maxX, y: inside.minY)), .line(CGPoint(x: inside.minX, y: inside.maxY)),
    ]
    let cross = stroked(.outline(diagonals), .solid(line.withAlpha(0.5 * line.alpha)), StrokeStyle(width: 0.5))
    return [box, cross, stroked(.rect(inside), .solid(line), StrokeStyle(width: 1))].compactMap { $0 }
  }
}

/// An image in the definitions, with its own units.
struct SVGContent {
  let id: String
  let size: CGSize
  /// Whether it is a drawing, without pixels that its parts would have to match.
  let isDrawing: Bool

  /// Adds an image to the definitions.
  ///
  /// - Parameter vectorPixels: The size at which a file's vectors are rasterized.
  init?(_ image: ImageReference, _ definitions: SVGDefinitions, _ vectorPixels: PixelSize) {
    if case .drawing(let list) = image.source {
      guard list.size.width > 0, list.size.height > 0 else { return nil }
      id = definitions.identifier(SVGComposer.compose(list, definitions), "drawing")
      (size, isDrawing) = (list.size, true)
    } else {
      guard let picture = SVGPicture(image, definitions.store, vectorPixels) else { return nil }
      let element = SVGElement("image", ["preserveAspectRatio": "none"])
      element.attributes += CGRect(origin: .zero, size: picture.size).svgPlace
      if image.scaling == .nearest { element.set("style", "image-rendering:pixelated") }
      element.set("href", picture.dataURI)
      id = definitions.identifier(element, "picture")
      (size, isDrawing) = (picture.size, false)
    }
  }
}

extension ImageReference {
  /// Returns the part in the units of the content; whole pixels, so that adjacent ones do not bleed in.
  fileprivate func part(of content: SVGContent) -> CGRect? {
    func unit(_ length: CGFloat) -> CGFloat { content.isDrawing ? length : length.rounded() }
    let left = unit(portion.minX * content.size.width), right = unit(portion.maxX * content.size.width)
    let top = unit(portion.minY * content.size.height), bottom = unit(portion.maxY * content.size.height)
    guard left >= 0, top >= 0, right <= content.size.width, bottom <= content.size.height, right > left, bottom > top
    else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension SVGElement {
  /// Returns a filter that replaces colors and keeps alpha.
  fileprivate static func tint(_ color: RGBAColor) -> SVGElement {
    let channels = [color.red, color.green, color.blue].map { "0 0 0 0 \(CGFloat($0).svg(decimals: 5))" }
    let values = channels.joined(separator: " ") + " 0 0 0 \(CGFloat(color.alpha).svg(decimals: 5)) 0"
    return SVGElement(
      "filter", ["color-interpolation-filters": "sRGB"], [SVGElement("feColorMatrix", ["values": values])])
  }
}
