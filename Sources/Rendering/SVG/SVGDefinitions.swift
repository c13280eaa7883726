import CoreTypes
import DisplayLists

/// The definitions of a document, which are written once and referenced by name: clips, gradients, filters, masks,
/// patterns, images.
final class SVGDefinitions {
  var names = SVGNames()
  let store: PictureStore
  /// The outlines of text in bundled fonts.
  let outlines: GlyphOutlines
  /// The pixels per point of rasterized content.
  private let scale: CGFloat
  private var references: [String: String] = [:]
  private var pictures: [PictureKey: SVGContent?] = [:]
  private(set) var markup: [String] = []

  init(store: PictureStore, outlines: GlyphOutlines, scale: CGFloat) {
    (self.store, self.outlines, self.scale) = (store, outlines, scale)
  }

  /// Returns the identifier of an element, and writes the element; equal elements share one.
  ///
  /// - Parameter stem: The beginning of identifiers of this kind.
  func identifier(_ element: SVGElement, _ stem: String) -> String {
    let content = SVGSerializer.text(of: element, self)
    if let known = references[content] { return known }
    let id = names.numbered(stem)
    references[content] = id
    element.id = id
    markup.append(SVGSerializer.text(of: element, self))
    return id
  }

  /// Returns the identifier as an attribute's value.
  func url(_ element: SVGElement, _ stem: String) -> String { "url(#\(identifier(element, stem)))" }

  /// Returns the clip as an attribute's value; `nil` for a clip that hides everything.
  func url(_ clip: SVGClip) -> String? {
    guard let shape = SVGShape(clip.path) else { return nil }
    let inside = shape.asClip
    if !clip.transform.isIdentity { inside.set("transform", clip.transform.svg) }
    return url(SVGElement("clipPath", [:], [inside]), "clip")
  }

  /// Returns the content of an image; `nil` if it cannot be read.
  ///
  /// - Parameter place: The size of the destination in points.
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
  /// The size of rasterized vectors; nil for other images.
  let raster: PixelSize?
}
