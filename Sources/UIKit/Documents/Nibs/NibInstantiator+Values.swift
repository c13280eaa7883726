import InterfaceDocuments
import SystemProfiles
import Typesetting

// Fonts, colors, images and options.
extension NibInstantiator {
  func color(_ color: InterfaceColor) -> UIColor {
    switch color {
    case .components(let color): return UIColor(color)
    case .gray(let color): return UIColor(value: .gray(color))
    case .system(let name, let fallback), .cocoaTouch(let name, let fallback):
      if name == "tintColor" { return .tintColor }
      guard let system = SystemColor(rawValue: name) else {
        return fallback.map { UIColor($0) } ?? UIColor(className: name) ?? .black
      }
      return UIColor(value: .system(system, fallback: fallback ?? .black))
    case .asset(let name, let fallback): return UIColor(value: .asset(name: name, fallback: fallback ?? .black))
    }
  }

  func image(_ image: InterfaceImage) -> UIImage? {
    if image.isSystemSymbol { return UIImage(symbol: image.name, nil) }
    return UIImage(name: image.name, size: document.resources.imageSizes[image.name] ?? .zero)
  }

  /// The font of a text. For attributed text it is the font of the first run.
  func font(of text: InterfaceText, else font: InterfaceFont?) -> UIFont? {
    if case .attributed(let fragments) = text, let first = fragments.compactMap(\.font).first {
      return self.font(first)
    }
    return font.map { self.font($0) }
  }

  /// The attributed string of a text; nil for a text without attributes.
  func attributed(_ text: InterfaceText) -> NSAttributedString? {
    guard case .attributed(let fragments) = text else { return nil }
    let whole = NSMutableAttributedString(string: "")
    for fragment in fragments {
      whole.append(NSAttributedString(string: fragment.text, attributes: attributes(of: fragment)))
    }
    return whole
  }

  private func attributes(of fragment: TextFragment) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font = fragment.font { attributes[.font] = self.font(font) }
    if let color = fragment.color { attributes[.foregroundColor] = self.color(color) }
    if let color = fragment.backgroundColor { attributes[.backgroundColor] = self.color(color) }
    if let kern = fragment.kern { attributes[.kern] = CGFloat(kern) }
    if let style = fragment.underline { attributes[.underlineStyle] = style }
    if let style = fragment.strikethrough { attributes[.strikethroughStyle] = style }
    if let offset = fragment.baselineOffset { attributes[.baselineOffset] = CGFloat(offset) }
    if let paragraph = fragment.paragraph { attributes[.paragraphStyle] = style(paragraph) }
    return attributes
  }

  private func style(_ paragraph: ParagraphAttributes) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let alignment = paragraph.alignment { style.alignment = NSTextAlignment(alignment) }
    if let mode = paragraph.lineBreakMode { style.lineBreakMode = NSLineBreakMode(mode) }
    (style.lineSpacing, style.paragraphSpacing) = (paragraph.lineSpacing, paragraph.paragraphSpacing)
    style.lineHeightMultiple = paragraph.lineHeightMultiple
    (style.minimumLineHeight, style.maximumLineHeight) = (paragraph.minimumLineHeight, paragraph.maximumLineHeight)
    (style.firstLineHeadIndent, style.headIndent) = (paragraph.firstLineHeadIndent, paragraph.headIndent)
    return style
  }

  func font(_ font: InterfaceFont) -> UIFont {
    switch font {
    case .system(let face, let weight, let size):
      let weight = weight.flatMap(FontWeight.init(name:)) ?? (face == .boldSystem ? .bold : .regular)
      return UIFont(FontDescriptor(weight: weight, isItalic: face == .italicSystem, pointSize: size.points))
    case .named(let name, _, let size): return UIFont(.named(name, size.points))
    case .textStyle(let name):
      guard let style = TextStyle(rawValue: name) else { return .systemFont(ofSize: UIFont.labelFontSize) }
      return UIFont(.preferred(style, category: session.environment.contentSizeCategory, era: session.typography))
    }
  }
}

extension FontWeight {
  /// - Parameter name: the name in documents, such as `semibold`.
  init?(name: String) {
    let names: [String: FontWeight] = [
      "ultraLight": .ultraLight, "ultralight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
      "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
    guard let weight = names[name] else { return nil }
    self = weight
  }
}

extension NSTextAlignment {
  init(_ alignment: TextAlignment) {
    self =
      switch alignment {
      case .left: .left
      case .center: .center
      case .right: .right
      case .justified: .justified
      case .natural: .natural
      }
  }
}

extension NSLineBreakMode {
  init(_ mode: InterfaceDocuments.LineBreakMode) {
    self =
      switch mode {
      case .wordWrap: .byWordWrapping
      case .characterWrap: .byCharWrapping
      case .clip: .byClipping
      case .headTruncation: .byTruncatingHead
      case .tailTruncation: .byTruncatingTail
      case .middleTruncation: .byTruncatingMiddle
      }
  }
}

extension UITextField.ViewMode {
  init(_ mode: ClearButtonMode) {
    self =
      switch mode {
      case .never: .never
      case .whileEditing: .whileEditing
      case .unlessEditing: .unlessEditing
      case .always: .always
      }
  }
}

extension UIColor {
  /// Creates a color that is the same in every generation, from the name of UIColor's method.
  ///
  /// - Parameter name: the name in documents, such as `whiteColor`.
  fileprivate convenience init?(className name: String) {
    let names: [String: UIColor] = [
      "blackColor": .black, "darkGrayColor": .darkGray, "lightGrayColor": .lightGray, "whiteColor": .white,
      "grayColor": .gray, "redColor": .red, "greenColor": .green, "blueColor": .blue, "cyanColor": .cyan,
      "yellowColor": .yellow, "magentaColor": .magenta, "orangeColor": .orange, "purpleColor": .purple,
      "brownColor": .brown, "clearColor": .clear,
    ]
    // The mean colors of patterns: assumed, from pictures of iOS 6.
    let patterns: [String: UIColor] = [
      "scrollViewTexturedBackgroundColor": UIColor(red: 0.435, green: 0.443, blue: 0.475, alpha: 1),
      "viewFlipsideBackgroundColor": UIColor(red: 0.122, green: 0.129, blue: 0.141, alpha: 1),
      "underPageBackgroundColor": UIColor(red: 0.706, green: 0.714, blue: 0.733, alpha: 1),
    ]
    guard let found = names[name] ?? patterns[name] else { return nil }
    self.init(value: found.value)
  }
}

extension UITextField.BorderStyle {
  init(_ style: TextBorderStyle) {
    self =
      switch style {
      case .none: .none
      case .line: .line
      case .bezel: .bezel
      case .roundedRect: .roundedRect
      }
  }
}

extension UIView.ContentMode {
  init(_ mode: InterfaceDocuments.ContentMode) {
    let index = InterfaceDocuments.ContentMode.allCases.firstIndex(of: mode) ?? 0
    self = Self(rawValue: index) ?? .scaleToFill
  }
}

extension UISemanticContentAttribute {
  init(_ attribute: SemanticContentAttribute?) {
    let index = attribute.flatMap { SemanticContentAttribute.allCases.firstIndex(of: $0) } ?? 0
    self = Self(rawValue: index) ?? .unspecified
  }
}
