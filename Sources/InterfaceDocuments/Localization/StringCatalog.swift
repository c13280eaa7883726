import CoreTypes

/// A string catalog, `X.xcstrings` of Xcode 15 and later, with translations into several languages. Strings count in
/// every state, as in a build.
package struct StringCatalog: Sendable {
  private var strings: [String: Entry] = [:]
  package private(set) var problem: StringsProblem?

  /// Creates an empty catalog.
  init() {}

  package init(_ bytes: [UInt8]) {
    do {
      strings = try JSONDecoder().decode(File.self, from: Data(bytes)).strings
    } catch {
      problem = StringsProblem(error, inCatalog: bytes)
    }
  }

  /// The languages with at least one translation.
  package var languages: Set<String> { Set(strings.values.flatMap { ($0.localizations ?? [:]).keys }) }

  /// - Returns: The strings by key; for strings that vary by number, the form for other numbers, and their keys.
  package func entries(in language: String, on idiom: UIUserInterfaceIdiom) -> (
    values: [String: String], varying: [String]
  ) {
    var values: [String: String] = [:], varying: [String] = []
    for (key, entry) in strings {
      guard let text = entry.localizations?[language]?.text(on: idiom == .pad ? "ipad" : "iphone") else { continue }
      values[key] = text.value
      if text.varies { varying.append(key) }
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

  /// A localization: one string, or variations by device or number, which may be nested.
  private struct Localization: Decodable, Sendable {
    struct Unit: Decodable, Sendable {
      var value: String
    }
    var stringUnit: Unit?
    var variations: [String: [String: Localization]]?

    /// Returns the string for a device; nil without a form for it or for other numbers, which counts as not translated.
    func text(on device: String) -> (value: String, varies: Bool)? {
      if let stringUnit { return (stringUnit.value, false) }
      if let forms = variations?["device"] { return (forms[device] ?? forms["other"])?.text(on: device) }
      return variations?["plural"]?["other"]?.text(on: device).map { ($0.value, true) }
    }
  }
}

extension StringsProblem {
  fileprivate init(_ error: any Error, inCatalog bytes: [UInt8]) {
    switch error {
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.keyNotFound(_, let context):
      self.init(context.codingPath.map(\.stringValue), inCatalog: bytes)
    default: self.init(inDamagedCatalog: bytes)
    }
  }

  /// Reports JSON that is not a string catalog.
  private init(_ path: [String], inCatalog bytes: [UInt8]) {
    self.init(message: "this is not a string catalog", position: .start)
    guard path.count > 1 else { return }
    message = "the entry \u{201C}\(path[1])\u{201D} does not have the format of a string catalog"
    let key = Data(bytes).range(of: Data("\"\(path[1])\"".utf8))
    position = Self.position(of: key?.lowerBound ?? 0, in: bytes)
  }

  /// Reports damaged JSON. Only one of Foundation's two readers gives the place, and only in words: "around character
  /// 21".
  private init(inDamagedCatalog bytes: [UInt8]) {
    self.init(message: "the JSON is damaged", position: .start)
    do {
      _ = try JSONSerialization.jsonObject(with: Data(bytes))
    } catch {
      let words = (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
      let offset = words.firstMatch(of: /character (\d+)/).flatMap { Int($0.1) } ?? bytes.count
      position = Self.position(of: min(offset, bytes.count), in: bytes)
    }
  }

  private static func position(of offset: Int, in bytes: [UInt8]) -> SourcePosition {
    bytes.withUnsafeBufferPointer { bytes in
      var locator = LineLocator(bytes)
      return locator.position(of: offset)
    }
  }
}
