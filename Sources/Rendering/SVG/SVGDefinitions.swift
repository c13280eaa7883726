import CoreTypes
import DisplayLists

/// What a document holds once and refers to by name: clips, gradients, filters, masks, patterns, pictures.
final class SVGDefinitions {
  var names = SVGNames()
  let store: PictureStore
  /// Of text in fonts that only a project has.
  let outlines: GlyphOutlines
  private var references: [String: String] = [:]
  private var pictures: [PictureKey: SVGContent?] = [:]
  private(set) var markup: [String] = []

  init(store: PictureStore, outlines: GlyphOutlines) { (self.store, self.outlines) = (store, outlines) }

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
  func content(of image: ImageReference) -> SVGContent? {
    let key = PictureKey(source: image.source, scaling: image.scaling)
    if let known = pictures[key] { return known }
    let content = SVGContent(image, self)
    pictures[key] = .some(content)
    return content
  }
}

private struct PictureKey: Hashable {
  let source: ImageSource?
  let scaling: ImageScaling
}
