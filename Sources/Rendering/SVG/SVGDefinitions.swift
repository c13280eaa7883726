import CoreTypes
import DisplayLists

/// What a document holds once and refers to by name: clips, gradients, filters, masks, patterns, pictures.
final class SVGDefinitions {
  var names = SVGNames()
  let store: PictureStore
  /// Of text in fonts that only a project has.
  let outlines: GlyphOutlines
  /// Pixels per point, for what has to become pixels.
  private let scale: CGFloat
  private var references: [String: String] = [:]
  private var pictures: [PictureKey: SVGContent?] = [:]
  private(set) var markup: [String] = []

  init(store: PictureStore, outlines: GlyphOutlines, scale: CGFloat) {
    (self.store, self.outlines, self.scale) = (store, outlines, scale)
  }

  /// The identifier of an element that is written now; equal ones share it.
  ///
  /// - Parameter stem: what identifiers of this kind begin with.
  func identifier(_ element: SVGElement, _ stem: String) -> String {
    let content = SVGSerializer.text(of: element, self)
    if let known = references[content] { return known }
    let id = names.numbered(stem)
    references[content] = id
    element.id = id
    markup.append(SVGSerializer.text(of: element, self))
    return id
  }

  /// The same as a value of an attribute.
  func url(_ element: SVGElement, _ stem: String) -> String { "url(#\(identifier(element, stem)))" }

  /// `nil` for what lets everything away.
  func url(_ clip: SVGClip) -> String? {
    guard let shape = SVGShape(clip.path) else { return nil }
    let inside = shape.asClip
    if !clip.transform.isIdentity { inside.set("transform", clip.transform.svg) }
    return url(SVGElement("clipPath", [:], [inside]), "clip")
  }

  /// What an image shows; `nil` for what cannot be read.
  ///
  /// - Parameter place: where the image is drawn, in points.
  func content(of image: ImageReference, in place: CGSize) -> SVGContent? {
    let pixels = vectorPixels(of: image, in: place)
    let raster = store.isVector(image) ? pixels : nil
    let key = PictureKey(source: image.source, scaling: image.scaling, raster: raster)
    if let known = pictures[key] { return known }
    let content = SVGContent(image, self, pixels)
    pictures[key] = .some(content)
    return content
  }

  private func vectorPixels(of image: ImageReference, in place: CGSize) -> PixelSize {
    let portion = image.portion
    let size = image.vectorSize ?? CGSize(width: place.width / portion.width, height: place.height / portion.height)
    return PixelSize(nearest: CGSize(width: size.width * scale, height: size.height * scale))
  }
}

private struct PictureKey: Hashable {
  let source: ImageSource?
  let scaling: ImageScaling
  /// Of shapes only.
  let raster: PixelSize?
}
