/// An undeclared type, created for a tag. Its identifier encodes the tag and the types that it conforms to.
///
/// > Basis: captured: identifiers in published logs, such as `dyn.ah62d4rv4ge81g6xy` for the extension `srt`; recalled:
/// > the meaning of the digits, and that files without a known type are data.
struct DynamicType {
  var parents: [String]
  let tagClass: UTTagClass
  let tag: String

  /// The names with a short form: a name's index is its hexadecimal digit.
  private static let names = [
    "UTTypeConformsTo", "public.filename-extension", "com.apple.ostype", "public.mime-type", "com.apple.nspboard-type",
    "public.url-scheme", "public.data", "public.text", "public.plain-text", "public.utf16-plain-text",
    "com.apple.traditional-mac-plain-text", "public.image", "public.video", "public.audio", "public.directory",
    "public.folder",
  ]
  private static let prefix = "dyn.a"
  private static let alphabet = Array("abcdefghkmnpqrstuvwxyz0123456789".utf8)

  init(_ tag: String, _ tagClass: UTTagClass, conformingTo parent: String?) {
    (self.tag, self.tagClass, parents) = (tag.lowercased(), tagClass, parent.map { [$0] } ?? [])
  }

  /// - Returns: nil unless the string identifies a dynamic type.
  init?(identifier: String) {
    guard identifier.hasPrefix(Self.prefix), let text = Self.decoded(identifier.dropFirst(Self.prefix.count)) else {
      return nil
    }
    let fields = text.drop { $0 == "?" }.parts(between: ":").map { $0.parts(between: "=") }
    guard fields.allSatisfy({ $0.count == 2 }), let last = fields.last else { return nil }
    tagClass = UTTagClass(rawValue: Self.name(last[0]))
    tag = last[1].unescaped
    parents = fields.dropLast().filter { Self.name($0[0]) == Self.names[0] }
      .flatMap { $0[1].parts(between: ",").map(Self.name) }
    if parents.isEmpty, tagClass == .filenameExtension { parents = ["public.data"] }
  }

  var identifier: String {
    let kinds = parents.map(Self.digit).joined(separator: ",")
    let own = "\(Self.digit(tagClass.rawValue))=\(tag.escaped)"
    return Self.prefix + Self.encoded(kinds.isEmpty ? own : "?0=\(kinds):\(own)")
  }

  private static func digit(_ name: String) -> String {
    names.firstIndex(of: name).map { String($0, radix: 16, uppercase: true) } ?? name.escaped
  }

  private static func name(_ text: Substring) -> String {
    guard text.count == 1, let place = Int(text, radix: 16) else { return text.unescaped }
    return names[place]
  }

  // MARK: Encoding of five bits per letter

  private static func encoded(_ text: String) -> String {
    var bits = 0, count = 0, letters: [UInt8] = []
    for byte in text.utf8 {
      (bits, count) = ((bits << 8 | Int(byte)) & 0xFFF, count + 8)
      while count >= 5 {
        count -= 5
        letters.append(alphabet[bits >> count & 31])
      }
    }
    if count > 0 { letters.append(alphabet[bits << (5 - count) & 31]) }
    return String(decoding: letters, as: UTF8.self)
  }

  private static func decoded(_ letters: Substring) -> String? {
    var bits = 0, count = 0, bytes: [UInt8] = []
    for letter in letters.utf8 {
      guard let value = alphabet.firstIndex(of: letter) else { return nil }
      (bits, count) = ((bits << 5 | value) & 0xFFF, count + 5)
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> count))
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }
}

// Characters with a special meaning are escaped by a backslash.
extension StringProtocol {
  fileprivate var escaped: String {
    reduce(into: "") { text, letter in
      if ":,=?\\".contains(letter) { text.append("\\") }
      text.append(letter)
    }
  }

  fileprivate var unescaped: String {
    var isEscaped = false
    return reduce(into: "") { text, letter in
      isEscaped = letter == "\\" && !isEscaped
      if !isEscaped { text.append(letter) }
    }
  }
}

extension Substring {
  fileprivate func parts(between separator: Character) -> [Substring] {
    var parts: [Substring] = [], start = startIndex, isEscaped = false
    for place in indices {
      if self[place] == separator, !isEscaped {
        parts.append(self[start..<place])
        start = index(after: place)
      }
      isEscaped = self[place] == "\\" && !isEscaped
    }
    return parts + [self[start...]]
  }
}
