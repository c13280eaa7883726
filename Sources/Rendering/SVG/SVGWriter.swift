import CoreTypes
import DisplayLists

/// Plays a display list into the text of an SVG file, for viewing and for browsers and their inspectors.
///
/// Each view is a `<g>` with its identifier, its class and its `data-frame` (`x y width height`, in its superview).
/// Lengths are in points. The same list gives the same bytes.
///
/// SVG cannot express `plusLighter` and glass everywhere; see `SVGComposer+Glass.swift`. Players that do not know the
/// CSS keyword `plus-lighter` paint normally.
struct SVGWriter {
  private let list: DisplayList
  private let definitions: SVGDefinitions

  static func document(_ list: DisplayList, _ resources: PlayerResources) -> Data {
    let outlines = GlyphOutlines(shaper: resources.shaper)
    let definitions = SVGDefinitions(store: resources.pictures, outlines: outlines, scale: list.scale)
    return SVGWriter(list: list, definitions: definitions).document
  }

  private var document: Data {
    let parts = SVGSerializer.texts(of: SVGComposer.compose(list, definitions).children, definitions)
    var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#, opening, "<title>\(title.escapedForXML)</title>"]
    if !definitions.markup.isEmpty { lines += ["<defs>"] + definitions.markup + ["</defs>"] }
    return Data((lines + parts + ["</svg>", ""]).joined(separator: "\n").utf8)
  }

  /// The opening tag. Cairo's miter limit is 10, SVG's default is 4.
  private var opening: String {
    let (width, height) = (list.size.width.svg, list.size.height.svg)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
      stroke-miterlimit="10" xml:space="preserve">
      """
  }

  /// The outermost named view, and the size.
  private var title: String {
    let names = list.commands.lazy.compactMap { command -> String? in
      guard case .beginView(let view) = command else { return nil }
      return view.id.isEmpty ? (view.className.isEmpty ? nil : view.className) : view.id
    }
    let size = "\(list.size.width.svg) × \(list.size.height.svg) points"
    return names.first.map { "\($0), \(size)" } ?? size
  }
}
