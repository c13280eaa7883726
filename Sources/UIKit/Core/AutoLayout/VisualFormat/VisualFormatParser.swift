/// Parses a visual format with one character of lookahead and without recursion. Spaces are errors, as in UIKit.
///
/// Valid formats are ASCII, so bytes are characters up to the first error.
struct VisualFormatParser {
  private let bytes: [UInt8]
  private let names: VisualFormatNames
  private var position = 0

  /// - Throws: `VisualFormatError` for the first invalid character or unknown name.
  static func parse(_ format: String, names: VisualFormatNames) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(bytes: Array(format.utf8), names: names)
    return try parser.format()
  }

  private init(bytes: [UInt8], names: VisualFormatNames) { (self.bytes, self.names) = (bytes, names) }

  // MARK: Grammar

  private mutating func format() throws(VisualFormatError) -> VisualFormat {
    var format = VisualFormat(axis: try axis())
    if take("|") { format.start = try connection() }
    format.views.append(try view())
    if format.start != nil { try requireSuperview(of: format) }
    while !isAtEnd {
      let connection = try connection()
      if take("|") {
        format.end = connection
        try requireSuperview(of: format)
        break
      }
      format.connections.append(connection)
      format.views.append(try view())
    }
    guard isAtEnd else { throw error(VisualFormatError.leftOver) }
    return format
  }

  private mutating func axis() throws(VisualFormatError) -> VisualFormat.Axis {
    if take("H") {
      guard take(":") else { throw error(VisualFormatError.missingColon(after: "H", "horizontal")) }
    } else if take("V") {
      guard take(":") else { throw error(VisualFormatError.missingColon(after: "V", "vertical")) }
      return .vertical
    }
    return .horizontal
  }

  private func requireSuperview(of format: VisualFormat) throws(VisualFormatError) {
    if !names.hasSuperview(format.views[format.views.count - 1].name) { throw error(VisualFormatError.noSuperview) }
  }

  private mutating func view() throws(VisualFormatError) -> VisualFormat.View {
    guard take("[") else { throw error(VisualFormatError.expectedView) }
    guard let name = name() else { throw error(VisualFormatError.badViewName) }
    guard names.isView(name) else { throw error(VisualFormatError.unknownView(name)) }
    var view = VisualFormat.View(name: name)
    if take("(") {
      view.sizes = try predicates(ofSize: true)
      guard take(")"), take("]") else { throw error(VisualFormatError.openSize) }
    } else {
      guard take("]") else { throw error(VisualFormatError.openView) }
    }
    return view
  }

  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard take("-") else { return .flush }
    if isNext("[") || isNext("|") { return .standard }
    let gaps: [VisualFormat.Predicate]
    if take("(") {
      gaps = try predicates(ofSize: false)
      guard take(")") else { throw error(VisualFormatError.openSpace) }
    } else {
      if isNext("-") || isNext("+") { throw error(VisualFormatError.expectedNumber) }
      gaps = [VisualFormat.Predicate(length: try length(ofSize: false), priority: try priority())]
    }
    guard take("-") else { throw error(VisualFormatError.openConnection) }
    return .gaps(gaps)
  }

  private mutating func predicates(ofSize: Bool) throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var predicates: [VisualFormat.Predicate] = []
    repeat {
      let relation = try relation()
      predicates.append(
        VisualFormat.Predicate(relation: relation, length: try length(ofSize: ofSize), priority: try priority()))
    } while take(",")
    return predicates
  }

  private mutating func relation() throws(VisualFormatError) -> VisualFormat.Relation {
    let relation: VisualFormat.Relation
    if take("=") {
      relation = .equal
    } else if take("<") {
      relation = .lessThanOrEqual
    } else if take(">") {
      relation = .greaterThanOrEqual
    } else {
      return .equal
    }
    guard take("=") else { throw error(VisualFormatError.badRelation) }
    return relation
  }

  // MARK: Values

  private mutating func length(ofSize: Bool) throws(VisualFormatError) -> VisualFormat.Length {
    guard let name = name() else { return .points(try finite(try number())) }
    if ofSize, names.isView(name) { return .view(name) }
    return .points(try finite(try metric(name)))
  }

  private mutating func priority() throws(VisualFormatError) -> Float? {
    guard take("@") else { return nil }
    let number = if let name = name() { try metric(name) } else { try number() }
    let text = number.rounded() == number && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    if number > 1000 { throw error(VisualFormatError.tooHighPriority(text)) }
    guard number > 0, Float(number) > 0 else { throw error(VisualFormatError.tooLowPriority(text)) }
    return Float(number)
  }

  private func metric(_ name: String) throws(VisualFormatError) -> Double {
    guard let number = names.metric(name) else { throw error(VisualFormatError.unknownMetric(name)) }
    return number
  }

  private func finite(_ number: Double) throws(VisualFormatError) -> Double {
    guard number.isFinite else {
      throw VisualFormatError(message: VisualFormatError.notFinite(number), offset: nil)
    }
    return number
  }

  private mutating func number() throws(VisualFormatError) -> Double {
    let text = bytes[position..<NumberScanner.end(of: bytes, from: position)]
    guard !text.isEmpty, let number = Double(String(decoding: text, as: UTF8.self)) else {
      throw error(VisualFormatError.expectedNumber)
    }
    position = text.endIndex
    return number
  }

  /// Takes a C identifier; returns nil and takes nothing if there is none.
  private mutating func name() -> String? {
    guard let first = next, first.isLetter else { return nil }
    let start = position
    while let byte = next, byte.isLetter || byte.isDigit { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  // MARK: Characters

  private var isAtEnd: Bool { position == bytes.count }

  private var next: UInt8? { isAtEnd ? nil : bytes[position] }

  private func isNext(_ character: Unicode.Scalar) -> Bool { next == UInt8(ascii: character) }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard isNext(character) else { return false }
    position += 1
    return true
  }

  private func error(_ message: String) -> VisualFormatError { VisualFormatError(message: message, offset: position) }
}
