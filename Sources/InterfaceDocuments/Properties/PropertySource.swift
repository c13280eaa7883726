import CoreTypes

/// The named values of one object, in either dialect. A value that cannot be read is reported, and the field keeps its
/// default.
protocol PropertySource {
  var log: DecodingLog { get }
  var objectID: String? { get }

  /// Returns the value as written, and its position; nil if the object does not have it.
  func value(_ name: String) -> (text: String, position: SourcePosition)?
}

extension PropertySource {
  func string(_ name: String) -> String? { value(name)?.text }

  /// - Parameter parse: Returns nil for text that is not a value of the field.
  func parsed<Value>(_ name: String, _ parse: (String) -> Value?) -> Value? {
    guard let (text, position) = value(name) else { return nil }
    if let value = parse(text) { return value }
    log.report(.oddValue, "\(name)=\"\(text)\" cannot be read; the default is used", at: position, objectID: objectID)
    return nil
  }

  func number(_ name: String) -> Double? { parsed(name, Scalars.number) }
  func integer(_ name: String) -> Int? { parsed(name, Scalars.integer) }
  func flag(_ name: String) -> Bool? { parsed(name, Scalars.flag) }

  func read(_ name: String, into field: inout Double) { field = number(name) ?? field }
  func read(_ name: String, into field: inout Double?) { field = number(name) ?? field }
  func read(_ name: String, into field: inout Int) { field = integer(name) ?? field }
  func read(_ name: String, into field: inout Bool) { field = flag(name) ?? field }
  func read(_ name: String, into field: inout Bool?) { field = flag(name) ?? field }
  func read(_ name: String, into field: inout String?) { field = string(name) ?? field }
  func read(_ name: String, into field: inout Float?) { field = number(name).map { Float($0) } ?? field }

  func read<Name: RawRepresentable<String>>(_ name: String, into field: inout Name) {
    field = parsed(name, Name.init(rawValue:)) ?? field
  }

  func read<Name: RawRepresentable<String>>(_ name: String, into field: inout Name?) {
    field = parsed(name, Name.init(rawValue:)) ?? field
  }

  /// - Parameter codes: The values in the order of their numbers.
  func read<Option>(_ name: String, into field: inout Option, codes: [Option]) {
    field = option(name, codes: codes) ?? field
  }

  func read<Option>(_ name: String, into field: inout Option?, codes: [Option]) {
    field = option(name, codes: codes) ?? field
  }

  func option<Option>(_ name: String, codes: [Option]) -> Option? {
    parsed(name) { text in
      Scalars.integer(text).flatMap { codes.indices.contains($0) ? codes[$0] : nil }
    }
  }
}
