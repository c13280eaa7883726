import CoreTypes

/// Decodes the base64 of archives: no padding, and often one character too many.
enum ArchiveBytes {
  static func decode(_ text: String) -> [UInt8]? {
    var characters = text.filter { !$0.isWhitespace && $0 != "=" }
    if characters.count % 4 == 1 { characters.removeLast() }
    characters += String(repeating: "=", count: (4 - characters.count % 4) % 4)
    return Data(base64Encoded: characters).map(Array.init)
  }

  /// Returns UTF-8 text up to the first NUL.
  static func string(_ text: String) -> String? {
    guard let bytes = decode(text) else { return nil }
    return String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }

  /// Returns the numbers of `NSRGB`, `NSWhite` and similar values.
  static func numbers(_ text: String) -> [Double] {
    (string(text) ?? "").split(separator: " ").compactMap { Scalars.number(String($0)) }
  }
}
