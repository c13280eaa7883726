import InterfaceDocuments

/// The attributes of objects that are not listed as they are written.
enum HeadingAttributes {
  /// Attributes for the editor, and those that other parts of the line contain.
  static let ignored: Set<String> = [
    "id", "key", "userLabel", "customClass", "customModule", "customModuleProvider", "sceneMemberID", "misplaced",
    "ambiguous", "verifyAmbiguity", "colorLabel", "simulatedAppContext", "usesAttributedText", "hasAttributedTitle",
    "fixedFrame", "translatesAutoresizingMaskIntoConstraints", "tableViewCell", "textLabel", "detailTextLabel",
    "placeholderIdentifier", "storyboardName", "referencedIdentifier", "sourceIdentifier", "autoshrinkMode",
  ]

  /// Attributes with the identifier of an object.
  static let references: Set<String> = ["popoverAnchorView", "popoverAnchorBarButtonItem", "rootItem"]

  /// Removes the attribute with the text, which follows the class.
  static func removeText(of object: DocumentElement, from attributes: inout [String: String]) {
    if object.name == "tableViewCell" { attributes["imageView"] = nil }
    // An archive's button has no title of its own.
    if object.name == "button" { return }
    guard let text = object.visibleText else { return }
    for name in textAttributes where attributes[name] == text {
      attributes[name] = nil
      return
    }
    if attributes["text"] == "" { attributes["text"] = nil }
  }

  private static let textAttributes = ["text", "title", "headerTitle"]

  /// Returns whether the element has the text of its object.
  static func isText(_ value: DocumentElement) -> Bool {
    ["text", "title", "attributedText", "attributedTitle"].contains(value.key)
      && ["string", "mutableString", "attributedString"].contains(value.name)
  }

  /// Sorts identifiers and strings before other attributes, and those by name.
  static func precedes(_ one: (key: String, value: String), _ other: (key: String, value: String)) -> Bool {
    (rank(one.key), one.key) < (rank(other.key), other.key)
  }

  private static func rank(_ name: String) -> Int { first.firstIndex(of: name) ?? first.count }

  private static let first = [
    "storyboardIdentifier", "reuseIdentifier", "title", "prompt", "placeholder", "headerTitle", "footerTitle",
    "systemItem", "image", "symbol", "style",
  ]
}
