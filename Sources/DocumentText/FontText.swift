import InterfaceDocuments

/// A `<fontDescription>`, or the `<font>` of an attributed string, as text.
enum FontText {
  static func text(_ font: DocumentElement) -> String {
    if let style = font["style"] ?? font["metaFont"], style.hasPrefix(stylePrefix) {
      return style.dropFirst(stylePrefix.count).prefix(1).lowercased() + style.dropFirst(stylePrefix.count + 1)
    }
    let size = font["pointSize"] ?? font["size"]
    return ([face(font)] + [font["weight"], size.map(Numbers.text)].compactMap(\.self)).joined(separator: " ")
  }

  private static let stylePrefix = "UICTFontTextStyle"

  private static func face(_ font: DocumentElement) -> String {
    font["name"].map(Quoting.identifier) ?? font["metaFont"] ?? font["style"] ?? font["type"] ?? "system"
  }
}
