import CoreTypes

/// Translations into several languages: `X.xcstrings`, of Xcode 15 and later.
package struct StringCatalog: Sendable {
  private var strings: [String: Entry] = [:]
  package private(set) var problem: StringsProblem?

  package init(_ bytes: [UInt8]) {
    do {
      strings = try JSONDecoder().decode(File.self, from: Data(bytes)).strings
    } catch {
      problem = StringsProblem(inCatalog: bytes)
    }
  }

  /// The languages that something is translated into.
  package var languages: Set<String> { Set(strings.values.flatMap { ($0.localizations ?? [:]).keys }) }

  /// - Returns: by key; of texts that vary, the form for everything else, and their keys.
  package func entries(in language: String) -> (values: [String: String], varying: [String]) {
    var values: [String: String] = [:], varying: [String] = []
    for (key, entry) in strings {
      guard let localization = entry.localizations?[language], let value = localization.value else { continue }
      values[key] = value
      if localization.stringUnit == nil { varying.append(key) }
    }
    return (values, varying.sorted())
  }
}

extension StringCatalog {
  private struct File: Decodable {
    var strings: [String: Entry]
  }

  private struct Entry: Decodable, Sendable {
    var localizations: [String: Localization]?
  }

  /// One text, or one for each kind of device or number, and these may vary again.
  private struct Localization: Decodable, Sendable {
    struct Unit: Decodable, Sendable {
      var value: String
    }
    var stringUnit: Unit?
    var variations: [String: [String: Localization]]?

    var value: String? {
      if let stringUnit { return stringUnit.value }
      let forms = variations?["device"] ?? variations?["plural"] ?? variations?.values.first
      return (forms?["iphone"] ?? forms?["other"] ?? forms?.min { $0.key < $1.key }?.value)?.value
    }
  }
}

extension StringsProblem {
  /// Where the JSON is damaged, which one of Foundation's two readers tells, and only in words: "around character 21".
  fileprivate init(inCatalog bytes: [UInt8]) {
    self.init(message: "this is no string catalogue", position: .start)
    do {
      _ = try JSONSerialization.jsonObject(with: Data(bytes))
    } catch {
      let words = (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
      let offset = words.firstMatch(of: /character (\d+)/).flatMap { Int($0.1) } ?? bytes.count
      (message, position) = ("the JSON is damaged", Self.position(of: min(offset, bytes.count), in: bytes))
    }
  }

  private static func position(of offset: Int, in bytes: [UInt8]) -> SourcePosition {
    bytes.withUnsafeBufferPointer { bytes in
      var locator = LineLocator(bytes)
      return locator.position(of: offset)
    }
  }
}
