import InterfaceDocuments

/// A property with several parts, which has lines of its own.
enum StructuredValue {
  /// - Parameter text: The text in the object's own line.
  static func lines(_ value: DocumentElement, text: String?) -> [String] {
    switch value.name {
    case "segments", "scopeButtonTitles":
      return value.children.map { line($0.name == "segment" ? "segment" : "scope button", $0) }
    case "state": return state(value, text: text)
    default: return [line(AttributeText.label(value.key ?? value.name), value)]
    }
  }

  private static func line(_ label: String, _ value: DocumentElement) -> String {
    let parts = ValueText.short(value).map { [$0] } ?? ValueText.parts(of: value)
    return "\(label): \(parts.isEmpty ? "none" : parts.joined(separator: ", "))"
  }

  /// Returns the line of a button's state. The normal title is in the button's own line.
  private static func state(_ state: DocumentElement, text: String?) -> [String] {
    var parts = ValueText.parts(of: state)
    if state.key == "normal", let title = state["title"], title == text {
      parts.removeAll { $0 == AttributeText.text("title", title) }
    }
    return parts.isEmpty ? [] : ["\(state.key ?? "state"): \(parts.joined(separator: ", "))"]
  }
}
