/// The supported rules of a document's `style` elements: elements, classes, identifiers and lists of them.
struct StyleSheet {
  private struct Rule {
    /// The selector: `p`, `.note`, `p.note`, `#top`, or `*` for every element.
    let element: String?
    let classes: [String]
    let identifier: String?
    let declarations: [(String, String)]

    var weight: Int { (identifier == nil ? 0 : 100) + 10 * classes.count + (element == nil ? 0 : 1) }
  }

  private var rules: [Rule] = []

  mutating func add(_ text: String) {
    for block in text.withoutStyleComments.components(separatedBy: "}") {
      let parts = block.components(separatedBy: "{")
      guard parts.count == 2 else { continue }
      let declarations = Self.declarations(parts[1])
      for selector in parts[0].components(separatedBy: ",") {
        if let rule = Self.rule(selector, declarations) { rules.append(rule) }
      }
    }
  }

  /// Returns a rule, or nil for selectors with several parts or with states.
  private static func rule(_ selector: String, _ declarations: [(String, String)]) -> Rule? {
    let words = selector.split(whereSeparator: \.isWhitespace)
    guard words.count == 1, let word = words.first, !word.contains(where: { ":>+~[@".contains($0) }) else { return nil }
    var element = "", classes: [String] = [], identifier: String?, mark: Character = " "
    for part in String(word).splitKeepingMarks {
      mark = part.mark
      switch mark {
      case ".": classes.append(part.name)
      case "#": identifier = part.name
      default: element = part.name
      }
    }
    return Rule(
      element: element.isEmpty || element == "*" ? nil : element.lowercased(), classes: classes, identifier: identifier,
      declarations: declarations)
  }

  /// Parses `name: value; name: value`, with names in lowercase.
  static func declarations(_ text: String) -> [(String, String)] {
    text.components(separatedBy: ";").compactMap { declaration in
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      let value = parts[1].trimmingCharacters(in: .whitespacesAndNewlines)
        .replacingOccurrences(of: "!important", with: "")
      return (parts[0].trimmingCharacters(in: .whitespacesAndNewlines).lowercased(), value)
    }
  }

  /// Returns the declarations for an element in ascending order of precedence.
  func declarations(for name: String, _ attributes: [String: String]) -> [(String, String)] {
    let classes = Set((attributes["class"] ?? "").split(separator: " ").map(String.init))
    let matching = rules.enumerated().filter { _, rule in
      (rule.element == nil || rule.element == name) && classes.isSuperset(of: rule.classes)
        && (rule.identifier == nil || rule.identifier == attributes["id"])
    }
    let ordered = matching.sorted { ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset) }
    return ordered.flatMap(\.element.declarations) + Self.declarations(attributes["style"] ?? "")
  }
}

extension String {
  fileprivate var withoutStyleComments: String {
    components(separatedBy: "/*").enumerated().map { index, part in
      index == 0 ? part : part.components(separatedBy: "*/").dropFirst().joined(separator: "*/")
    }.joined()
  }

  /// Splits `p.note#top` into names with their leading marks.
  fileprivate var splitKeepingMarks: [(mark: Character, name: String)] {
    var parts: [(mark: Character, name: String)] = [(" ", "")]
    for character in self {
      if character == "." || character == "#" {
        parts.append((character, ""))
      } else {
        parts[parts.count - 1].name.append(character)
      }
    }
    return parts.filter { !$0.name.isEmpty }
  }
}
