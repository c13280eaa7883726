/// The style of an element's text, which nested elements inherit.
struct HTMLStyle {
  var family = "Times New Roman"
  var size: CGFloat = 12
  var isBold = false
  var isItalic = false
  var color: UIColor?
  var background: UIColor?
  var link: URL?
  var isUnderlined = false
  var isStruck = false
  /// The offset above the baseline, in points.
  var shift: CGFloat = 0
  var alignment = NSTextAlignment.natural
  var indent: CGFloat = 0
  var lineHeight: CGFloat = 0
  /// The space below a paragraph, in points.
  var spacing: CGFloat = 0
  var keepsSpaces = false
  var isHidden = false

  mutating func take(_ declarations: [(String, String)]) {
    for (name, value) in declarations { take(name, value) }
  }

  private mutating func take(_ name: String, _ value: String) {
    let word = value.lowercased()
    switch name {
    case "color": color = UIColor(css: word) ?? color
    case "background-color", "background": background = UIColor(css: word) ?? background
    case "font-family": family = Self.family(value) ?? family
    case "font-size": size = length(word) ?? size
    case "font-weight": isBold = word == "bold" || word == "bolder" || (Int(word) ?? 0) >= 600
    case "font-style": isItalic = word == "italic" || word == "oblique"
    case "font": takeFont(value)
    case "text-decoration", "text-decoration-line":
      (isUnderlined, isStruck) = (word.contains("underline"), word.contains("line-through"))
    case "text-align": alignment = Self.alignments[word] ?? alignment
    case "line-height": lineHeight = Double(word).map { CGFloat($0) * size } ?? length(word) ?? lineHeight
    case "margin-bottom": spacing = length(word) ?? spacing
    case "margin": spacing = word.split(separator: " ").first.flatMap { length(String($0)) } ?? spacing
    case "margin-left", "padding-left": indent += length(word) ?? 0
    case "white-space": keepsSpaces = word.hasPrefix("pre")
    case "display": isHidden = isHidden || word == "none"
    case "vertical-align": shift = word == "super" ? size / 3 : word == "sub" ? -size / 5 : 0
    default: break
    }
  }

  /// Parses a `font` value such as `italic bold 14px/20px Helvetica, sans-serif`.
  private mutating func takeFont(_ value: String) {
    let words = value.split(separator: " ").map(String.init)
    guard let place = words.firstIndex(where: { length($0.lowercased().prefixUntilSlash) != nil }) else { return }
    for word in words[..<place].map({ $0.lowercased() }) where !word.hasSuffix("caps") && word != "normal" {
      take(word.contains("ital") || word == "oblique" ? "font-style" : "font-weight", word)
    }
    size = length(words[place].lowercased().prefixUntilSlash) ?? size
    family = Self.family(words[(place + 1)...].joined(separator: " ")) ?? family
  }

  private static var alignments: [String: NSTextAlignment] {
    ["left": .left, "right": .right, "center": .center, "justify": .justified, "start": .natural]
  }

  /// The first family of a list.
  private static func family(_ list: String) -> String? {
    list.split(separator: ",").first.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " '\"")) }
      .flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Parses a length. A CSS pixel is a point, as in WebKit's documents without a viewport.
  ///
  /// > Basis: assumed.
  private func length(_ word: String) -> CGFloat? {
    func number(_ suffix: String) -> CGFloat? {
      guard word.hasSuffix(suffix), let value = Double(word.dropLast(suffix.count)), value.isFinite, value >= 0 else {
        return nil
      }
      return CGFloat(value)
    }
    if let em = number("rem") { return em * 12 }
    if let em = number("em") { return em * size }
    if let percent = number("%") { return percent / 100 * size }
    if let points = number("px") ?? number("pt") { return points }
    return Self.sizes[word] ?? (word == "0" ? 0 : nil)
  }

  private static var sizes: [String: CGFloat] {
    [
      "xx-small": 7, "x-small": 7.5, "small": 10, "medium": 12, "large": 13.5, "x-large": 18, "xx-large": 24,
      "smaller": 10, "larger": 14.4,
    ]
  }

  // MARK: Attributes

  private var font: UIFont {
    let system = ["-apple-system", "system-ui", "ui-sans-serif", "BlinkMacSystemFont", ".AppleSystemUIFont"]
    let plain =
      system.contains(family)
      ? UIFont.systemFont(ofSize: size) : UIFont(name: Self.generic[family.lowercased()] ?? family, size: size)
    var traits: UIFontDescriptor.SymbolicTraits = []
    if isBold { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    let font = plain ?? UIFont(.named("TimesNewRomanPSMT", size))
    guard !traits.isEmpty, let styled = font.fontDescriptor.withSymbolicTraits(traits) else { return font }
    return UIFont(descriptor: styled, size: size)
  }

  private static var generic: [String: String] {
    ["sans-serif": "Helvetica", "serif": "Times New Roman", "monospace": "Courier", "times": "Times New Roman"]
  }

  var attributes: [NSAttributedString.Key: Any] {
    var values: [NSAttributedString.Key: Any] = [.font: font]
    values[.foregroundColor] =
      color ?? (link == nil ? UIColor.black : UIColor(red: 0, green: 0, blue: 238 / 255, alpha: 1))
    values[.backgroundColor] = background
    values[.link] = link
    if isUnderlined { values[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if isStruck { values[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if shift != 0 { values[.baselineOffset] = shift }
    let paragraph = NSMutableParagraphStyle()
    (paragraph.alignment, paragraph.paragraphSpacing) = (alignment, spacing)
    (paragraph.headIndent, paragraph.firstLineHeadIndent) = (indent, indent)
    if lineHeight > 0 { (paragraph.minimumLineHeight, paragraph.maximumLineHeight) = (lineHeight, lineHeight) }
    values[.paragraphStyle] = paragraph.copy()
    return values
  }
}

extension String {
  fileprivate var prefixUntilSlash: String { String(prefix { $0 != "/" }) }
}

extension UIColor {
  /// - Parameter css: `#rgb`, `#rrggbb`, `rgb(…)`, `rgba(…)` or a common color name, in lowercase.
  fileprivate convenience init?(css: String) {
    let names: [String: UInt32] = [
      "black": 0, "white": 0xFFFFFF, "red": 0xFF0000, "green": 0x008000, "blue": 0x0000FF, "gray": 0x808080,
      "grey": 0x808080, "silver": 0xC0C0C0, "maroon": 0x800000, "purple": 0x800080, "fuchsia": 0xFF00FF,
      "lime": 0x00FF00, "olive": 0x808000, "yellow": 0xFFFF00, "navy": 0x000080, "teal": 0x008080, "aqua": 0x00FFFF,
      "orange": 0xFFA500, "pink": 0xFFC0CB, "brown": 0xA52A2A, "lightgray": 0xD3D3D3, "darkgray": 0xA9A9A9,
    ]
    func part(_ value: UInt32, _ shift: UInt32) -> CGFloat { CGFloat((value >> shift) & 0xFF) / 255 }
    var number = names[css]
    if css.hasPrefix("#") {
      let digits = css.dropFirst()
      let long = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
      number = long.count == 6 ? UInt32(long, radix: 16) : nil
    }
    if let number {
      self.init(red: part(number, 16), green: part(number, 8), blue: part(number, 0), alpha: 1)
      return
    }
    guard css.hasPrefix("rgb"), let start = css.firstIndex(of: "(") else { return nil }
    let parts = css[css.index(after: start)...].prefix { $0 != ")" }.split { ", /".contains($0) }
      .compactMap { Double($0) }
    guard parts.count >= 3 else { return nil }
    self.init(
      red: parts[0] / 255, green: parts[1] / 255, blue: parts[2] / 255, alpha: parts.count > 3 ? parts[3] : 1)
  }
}
