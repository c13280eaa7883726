/// Reads a visual format, one character ahead. Spaces are errors, as in UIKit.
struct VisualFormatParser {
  private let characters: [Character]
  private var position = 0

  /// - Throws: `VisualFormatError` with the place of the first character that does not fit.
  static func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(characters: Array(format))
    return try parser.format()
  }

  private init(characters: [Character]) { self.characters = characters }

  // MARK: Grammar

  private mutating func format() throws(VisualFormatError) -> VisualFormat {
    var format = VisualFormat()
    format.axis = try axis()
    if take("|") { format.start = try connection() }
    format.views.append(try view())
    while !isAtEnd {
      let connection = try connection()
      if take("|") {
        format.end = connection
        break
      }
      format.connections.append(connection)
      format.views.append(try view())
    }
    guard isAtEnd else { throw error("Expected the end of the format string") }
    return format
  }

  private mutating func axis() throws(VisualFormatError) -> NSLayoutConstraint.Axis {
    guard let letter = peek, letter == "H" || letter == "V" else { return .horizontal }
    position += 1
    let word = letter == "H" ? "horizontal" : "vertical"
    guard take(":") else { throw error("Expected ':' after '\(letter)' to specify \(word) arrangement") }
    return letter == "H" ? .horizontal : .vertical
  }

  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard take("-") else { return .flush }
    if peek == "[" || peek == "|" { return .standard }
    let gaps: [VisualFormat.Predicate]
    if take("(") {
      gaps = try predicates()
      guard take(")") else { throw error("Expected a ')' after the predicates of a space") }
    } else {
      gaps = [VisualFormat.Predicate(object: try value())]
    }
    guard take("-") else { throw error("Expected a '-' after the space") }
    return .gaps(gaps)
  }

  private mutating func view() throws(VisualFormatError) -> VisualFormat.View {
    guard take("[") else { throw error("Expected a view") }
    var view = VisualFormat.View(name: try name("Expected a view name"))
    if take("(") {
      view.sizes = try predicates()
      guard take(")") else { throw sizeError() }
    }
    guard take("]") else { throw view.sizes.isEmpty ? error("Expected a ']' here") : sizeError() }
    return view
  }

  private func sizeError() -> VisualFormatError {
    error("A predicate on a view's thickness must end with ')' and the view must end with ']'")
  }

  private mutating func predicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var predicates = [try predicate()]
    while take(",") { predicates.append(try predicate()) }
    return predicates
  }

  private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    let relation = try relation()
    var predicate = VisualFormat.Predicate(relation: relation, object: try value())
    if take("@") { predicate.priority = try value() }
    return predicate
  }

  private mutating func relation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
    guard let first = peek, "=<>".contains(first) else { return .equal }
    position += 1
    guard take("=") else { throw error("Unknown relation. Must be ==, >=, or <=") }
    return first == "=" ? .equal : first == "<" ? .lessThanOrEqual : .greaterThanOrEqual
  }

  private mutating func value() throws(VisualFormatError) -> VisualFormat.Value {
    let start = position
    if let sign = peek, "+-".contains(sign) { position += 1 }
    while let character = peek, character.isNumber || character == "." { position += 1 }
    if position > start {
      guard let number = Double(String(characters[start..<position])) else { throw expectedNumber(at: start) }
      return .number(number)
    }
    return .named(try name(Self.expectedNumber))
  }

  private mutating func name(_ message: String) throws(VisualFormatError) -> VisualFormat.Name {
    let start = position
    while let character = peek, character.isLetter || character == "_" || (position > start && character.isNumber) {
      position += 1
    }
    guard position > start else { throw error(message) }
    return VisualFormat.Name(text: String(characters[start..<position]), offset: start)
  }

  // MARK: Characters

  private static let expectedNumber =
    "Expected a number or key from the metrics dictionary, but encountered something else"

  private func expectedNumber(at offset: Int) -> VisualFormatError {
    VisualFormatError(message: Self.expectedNumber, offset: offset)
  }

  private var isAtEnd: Bool { position == characters.count }

  private var peek: Character? { isAtEnd ? nil : characters[position] }

  private mutating func take(_ character: Character) -> Bool {
    guard peek == character else { return false }
    position += 1
    return true
  }

  private func error(_ message: String) -> VisualFormatError { VisualFormatError(message: message, offset: position) }
}
