/// Converts an HTML document to an attributed string.
struct HTMLText {
  let result = NSMutableAttributedString(string: "")
  private var sheet = StyleSheet()
  private var open: [(name: String, style: HTMLStyle)] = []
  /// The next numbers of the open ordered lists; nil for a bulleted list.
  private var lists: [Int?] = []
  private let defaults: [NSAttributedString.Key: Any]
  private var isInHead = false

  init(_ html: String, _ defaults: [NSAttributedString.Key: Any]) {
    self.defaults = defaults
    collectStyles(html)
    for token in HTMLTokens(html) { take(token) }
    trimEnd()
  }

  /// Collects the style sheets first, because rules also apply to elements before them.
  private mutating func collectStyles(_ html: String) {
    var isStyle = false
    for token in HTMLTokens(html) {
      if case .text(let text) = token, isStyle { sheet.add(text) }
      if case .open("style", _, _) = token { isStyle = true } else { isStyle = false }
    }
  }

  private var style: HTMLStyle { open.last?.style ?? HTMLStyle() }

  private mutating func take(_ token: HTMLToken) {
    switch token {
    case .text(let text): append(text)
    case .open(let name, let attributes, let closesItself):
      begin(name, attributes)
      if !closesItself, !Self.empty.contains(name) { return }
      end(name)
    case .close(let name): end(name)
    }
  }

  // MARK: Elements

  private static let empty: Set = ["br", "hr", "img", "meta", "link", "input", "col", "wbr"]
  private static let blocks: Set = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "section", "article",
    "header", "footer", "table", "tr", "body", "html", "hr", "dl", "dt", "dd", "figure", "main", "nav", "aside",
  ]
  private static let hidden: Set = ["head", "script", "style", "title", "template"]

  private mutating func begin(_ name: String, _ attributes: [String: String]) {
    // A paragraph ends where the next one begins.
    if name == "p" || name == "li", open.last?.name == name { end(name) }
    if Self.blocks.contains(name) { endLine() }
    var style = self.style
    style.spacing = 0
    apply(name, attributes, to: &style)
    style.take(sheet.declarations(for: name, attributes))
    open.append((name, style))
    switch name {
    case "br": append("\u{2028}", raw: true)
    case "ul": lists.append(nil)
    case "ol": lists.append(Int(attributes["start"] ?? "") ?? 1)
    case "li": appendMark()
    case "td", "th": if !endsLine { append("\t", raw: true) }
    default: break
    }
  }

  private mutating func end(_ name: String) {
    guard let place = open.lastIndex(where: { $0.name == name }) else { return }
    if Self.blocks.contains(name), !endsLine, name != "body", name != "html" { append("\n", raw: true) }
    if name == "ul" || name == "ol", !lists.isEmpty { lists.removeLast() }
    open.removeSubrange(place...)
  }

  /// > Basis: assumed: sizes of headings and distances are those of WebKit's own style sheet, at 12 points.
  private func apply(_ name: String, _ attributes: [String: String], to style: inout HTMLStyle) {
    let headings: [String: CGFloat] = ["h1": 24, "h2": 18, "h3": 14, "h4": 12, "h5": 10, "h6": 8]
    switch name {
    case "b", "strong", "th": style.isBold = true
    case "i", "em", "cite", "var", "dfn": style.isItalic = true
    case "u", "ins": style.isUnderlined = true
    case "s", "strike", "del": style.isStruck = true
    case "small": style.size *= 5 / 6
    case "big": style.size *= 6 / 5
    case "sup": (style.shift, style.size) = (style.size / 3, style.size * 5 / 6)
    case "sub": (style.shift, style.size) = (-style.size / 5, style.size * 5 / 6)
    case "code", "tt", "kbd", "samp": (style.family, style.size) = ("Courier", style.size * 13 / 16)
    case "pre": (style.family, style.keepsSpaces, style.spacing) = ("Courier", true, style.size)
    case "p": style.spacing = style.size
    case "blockquote": (style.indent, style.spacing) = (style.indent + 40, style.size)
    case "ul", "ol": style.indent += 36
    case "center": style.alignment = .center
    case "a":
      guard let address = attributes["href"], let url = URL(string: address) else { break }
      (style.link, style.isUnderlined) = (url, true)
    case "font": takeFont(attributes, &style)
    default:
      if let size = headings[name] { (style.size, style.isBold, style.spacing) = (size, true, size * 0.83) }
      if Self.hidden.contains(name) { style.isHidden = true }
    }
    if let align = attributes["align"] { style.take([("text-align", align)]) }
  }

  private func takeFont(_ attributes: [String: String], _ style: inout HTMLStyle) {
    let sizes: [CGFloat] = [7.5, 10, 12, 13.5, 18, 24, 36]
    if let color = attributes["color"] { style.take([("color", color)]) }
    if let face = attributes["face"] { style.take([("font-family", face)]) }
    if let number = attributes["size"].flatMap(Int.init), sizes.indices.contains(number - 1) {
      style.size = sizes[number - 1]
    }
  }

  // MARK: Text

  private var endsLine: Bool {
    result.length == 0 || result.string.hasSuffix("\n")
  }

  private func endLine() {
    if !endsLine { result.append(NSAttributedString(string: "\n", attributes: attributesAtEnd)) }
  }

  private var attributesAtEnd: [NSAttributedString.Key: Any] {
    result.length > 0 ? result.attributes(at: result.length - 1, effectiveRange: nil) : style.attributes
  }

  private mutating func appendMark() {
    guard let last = lists.indices.last else { return }
    let mark = lists[last].map { "\($0)." } ?? "•"
    if let number = lists[last] { lists[last] = number + 1 }
    append("\t\(mark)\t", raw: true)
  }

  /// - Parameter raw: keeps the text's white space.
  private func append(_ text: String, raw: Bool = false) {
    let style = style
    guard !style.isHidden else { return }
    let shown = raw || style.keepsSpaces ? text : collapsed(text)
    guard !shown.isEmpty else { return }
    result.append(NSAttributedString(string: shown, attributes: defaults.merging(style.attributes) { $1 }))
  }

  /// Collapses white space into one space, and removes it at the start of a line.
  private func collapsed(_ text: String) -> String {
    var collapsed = "", wasSpace = endsLine || " \u{2028}\t".contains(result.string.last ?? "\n")
    for character in text {
      let isSpace = character.isWhitespace && character != "\u{A0}"
      if !isSpace { collapsed.append(character) } else if !wasSpace { collapsed.append(" ") }
      wasSpace = isSpace
    }
    return collapsed
  }

  /// Removes trailing spaces and extra line ends. A final block keeps its line end.
  private func trimEnd() {
    while result.string.hasSuffix(" ") || result.string.hasSuffix("\n\n") {
      result.deleteCharacters(in: NSRange(location: result.length - 1, length: 1))
    }
  }
}
