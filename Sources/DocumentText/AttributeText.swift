/// An attribute and its value.
enum AttributeText {
  /// Returns `name value`, or for a flag only `name` or `not name`.
  static func text(_ name: String, _ value: String) -> String {
    let label = names[name] ?? name
    if texts.contains(name) { return "\(label) \(Quoting.quoted(value))" }
    if value == "YES" { return label }
    if value == "NO" { return "not \(label)" }
    if value == "-1", name.hasSuffix("Height") { return "\(label) automatic" }
    return "\(label) \(valueText(cellStyle(value) ?? value))"
  }

  /// Replaces the name of a system image by that of a symbol.
  static func nameSymbol(in attributes: inout [String: String]) {
    guard attributes["catalog"] == "system", let image = attributes["image"] else { return }
    (attributes["catalog"], attributes["image"], attributes["symbol"]) = (nil, nil, image)
  }

  /// Returns `value1` for `IBUITableViewCellStyleValue1`.
  private static func cellStyle(_ value: String) -> String? {
    let prefix = "IBUITableViewCellStyle"
    guard value.hasPrefix(prefix) else { return nil }
    return value.dropFirst(prefix.count).prefix(1).lowercased() + value.dropFirst(prefix.count + 1)
  }

  private static func valueText(_ value: String) -> String {
    if value.isEmpty || !value.allSatisfy({ $0.isLetter || $0.isNumber || "_.-:/".contains($0) }) {
      return Quoting.quoted(value)
    }
    return Numbers.text(value)
  }

  /// The attributes with any text; a number or YES is text, too.
  private static let texts: Set<String> = [
    "text", "secondaryText", "title", "subtitle", "prompt", "placeholder", "headerTitle", "footerTitle", "label",
    "hint", "identifier", "reuseIdentifier", "storyboardIdentifier", "restorationIdentifier", "image",
    "symbol", "selectedImage", "highlightedImage", "backgroundImage", "landscapeImage", "largeContentImage",
    "badgeValue",
    "content", "toolTip", "largeContentTitle", "minimumValueImage", "maximumValueImage", "shadowImage",
    "backIndicatorImage", "backIndicatorTransitionMaskImage", "background", "disabledBackground", "progressImage",
    "trackImage", "input", "discoverabilityTitle", "nibName", "storyboardName", "referencedIdentifier",
    "bundleIdentifier", "focusGroupIdentifier",
  ]

  /// Words that are shorter or clearer than an attribute's name.
  private static let names = [
    "horizontalHuggingPriority": "horizontal hugging", "verticalHuggingPriority": "vertical hugging",
    "horizontalCompressionResistancePriority": "horizontal compression resistance",
    "verticalCompressionResistancePriority": "vertical compression resistance", "numberOfLines": "lines",
    "fontDescription": "font", "textAlignment": "alignment",
  ]

  static func label(_ name: String) -> String { names[name] ?? name }
}
