import CoreTypes
import DisplayLists

/// Plays a display list into the text of an SVG file, for eyes, for browsers and their inspectors.
///
/// Each view is a `<g>` with its identifier, its class and its `data-frame` (`x y width height`, in its superview). A length
/// is in points. The same list gives the same bytes.
///
/// `plusLighter` and glass are more than SVG can say everywhere: see `SVGComposer+Glass.swift`, and players that do not know
/// the CSS word `plus-lighter` paint normally.
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

  /// Cairo's limit of mitres is 10, SVG's would be 4.
  private var opening: String {
    let (width, height) = (list.size.width.svg, list.size.height.svg)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
      stroke-miterlimit="10" xml:space="preserve">
      """
  }

  /// The outermost view that has a name, and the size.
  private var title: String {
    let names = list.commands.lazy.compactMap { command -> String? in
      guard case .beginView(let view) = command else { return nil }
      return view.id.isEmpty ? (view.className.isEmpty ? nil : view.className) : view.id
    }
    let size = "\(list.size.width.svg) × \(list.size.height.svg) points"
    return names.first.map { "\($0), \(size)" } ?? size
  }
}
