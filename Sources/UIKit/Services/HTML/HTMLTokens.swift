/// A token of an HTML document.
enum HTMLToken: Equatable {
  case text(String)
  case open(name: String, attributes: [String: String], closesItself: Bool)
  case close(String)
}

/// Splits an HTML document into tags and text. Invalid markup becomes text or is omitted; parsing never fails.
struct HTMLTokens: Sequence, IteratorProtocol {
  private let text: [Character]
  private var place = 0
  /// The current element, if its content isn't markup.
  private var rawName: String?

  init(_ text: String) { self.text = Array(text) }

  mutating func next() -> HTMLToken? {
    while place < text.count {
      if let rawName {
        self.rawName = nil
        return rawText(until: rawName)
      }
      guard text[place] == "<" else { return .text(textUntilTag()) }
      if let token = tag() { return token }
    }
    return nil
  }

  private mutating func rawText(until name: String) -> HTMLToken {
    let end = "</" + name
    let start = place
    while place < text.count, !isAhead(end) { place += 1 }
    return .text(String(text[start..<place]))
  }

  private func isAhead(_ word: String) -> Bool {
    place + word.count <= text.count && String(text[place..<place + word.count]).lowercased() == word
  }

  private mutating func textUntilTag() -> String {
    let start = place
    while place < text.count, text[place] != "<" { place += 1 }
    return HTMLEntities.decoded(String(text[start..<place]))
  }

  /// - Returns: nil for comments and declarations.
  private mutating func tag() -> HTMLToken? {
    if isAhead("<!--") {
      while place < text.count, !isAhead("-->") { place += 1 }
      place = Swift.min(place + 3, text.count)
      return nil
    }
    let next = place + 1 < text.count ? text[place + 1] : " "
    guard next.isLetter || next == "/" || next == "!" || next == "?" else {
      place += 1
      return .text("<")
    }
    place += 1
    let body = tagBody()
    if next == "!" || next == "?" { return nil }
    var parts = HTMLTagParts(body)
    let closes = parts.takeSlash()
    let name = parts.name().lowercased()
    guard !name.isEmpty else { return nil }
    if closes { return .close(name) }
    let attributes = parts.attributes()
    if name == "script" || name == "style" { rawName = name }
    return .open(name: name, attributes: attributes, closesItself: body.last == "/")
  }

  /// The characters up to a `>` outside quotes.
  private mutating func tagBody() -> [Character] {
    var body: [Character] = [], quote: Character?
    while place < text.count {
      let character = text[place]
      place += 1
      if let open = quote {
        if character == open { quote = nil }
      } else if character == ">" {
        return body
      } else if character == "\"" || character == "'" {
        quote = character
      }
      body.append(character)
    }
    return body
  }
}

/// Parses the name and the attributes of a tag.
private struct HTMLTagParts {
  private var rest: ArraySlice<Character>

  init(_ body: [Character]) { rest = body[...] }

  mutating func takeSlash() -> Bool {
    guard rest.first == "/" else { return false }
    rest.removeFirst()
    return true
  }

  mutating func name() -> String { take { !$0.isWhitespace && $0 != "/" && $0 != "=" } }

  mutating func attributes() -> [String: String] {
    var found: [String: String] = [:]
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "/" || $0 == "=" }
      let key = name().lowercased()
      guard !key.isEmpty else { return found }
      rest = rest.drop { $0.isWhitespace }
      var value = ""
      if rest.first == "=" {
        rest = rest.dropFirst().drop { $0.isWhitespace }
        value = self.value()
      }
      if found[key] == nil { found[key] = HTMLEntities.decoded(value) }
    }
  }

  private mutating func value() -> String {
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return take { !$0.isWhitespace } }
    rest.removeFirst()
    let value = take { $0 != quote }
    if !rest.isEmpty { rest.removeFirst() }
    return value
  }

  private mutating func take(while condition: (Character) -> Bool) -> String {
    let taken = rest.prefix(while: condition)
    rest = rest[taken.endIndex...]
    return String(taken)
  }
}

/// Decodes characters given by name or number.
enum HTMLEntities {
  private static var named: [String: String] {
    [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
      "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
      "laquo": "«", "raquo": "»", "bull": "•", "middot": "·", "euro": "€", "pound": "£", "yen": "¥", "cent": "¢",
      "sect": "§", "para": "¶", "deg": "°", "plusmn": "±", "times": "×", "divide": "÷", "frac12": "½", "frac14": "¼",
      "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "eacute": "é",
      "egrave": "è", "ecirc": "ê", "agrave": "à", "aacute": "á", "acirc": "â", "ccedil": "ç", "ntilde": "ñ",
      "iacute": "í", "oacute": "ó", "uacute": "ú", "aring": "å", "oslash": "ø", "aelig": "æ", "larr": "←",
      "uarr": "↑", "rarr": "→", "darr": "↓", "shy": "\u{AD}", "zwj": "\u{200D}", "zwnj": "\u{200C}",
      "thinsp": "\u{2009}",
    ]
  }

  static func decoded(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var result = "", rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      let after = rest[rest.index(after: start)...]
      if let end = after.prefix(11).firstIndex(of: ";"), let character = character(String(after[..<end])) {
        result += character
        rest = after[after.index(after: end)...]
      } else {
        result += "&"
        rest = after
      }
    }
    return result + rest
  }

  private static func character(_ name: String) -> String? {
    guard name.hasPrefix("#") else { return named[name] }
    let digits = name.dropFirst()
    let number = digits.lowercased().hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String($0) }
  }
}
