import CoreTypes
import ProjectFiles

/// The Swift file that Xcode 26 generates from string catalogs: a constant or a function for each string that was added by
/// hand.
///
/// > Basis: Xcode 26 release notes, and projects that use the symbols: `ClickScore` in `Game.xcstrings` with the text
/// > `%1$(score)lld flips` is `LocalizedStringResource.Game.clickScore(score:)`.
struct StringSymbols {
  static let fileName = "GeneratedStringSymbols.swift"

  private let tables: [(name: String, symbols: [Symbol])]

  private struct Symbol {
    let name: String
    let key: String
    let parameters: [Parameter]
  }

  private struct Parameter {
    let name: String?
    let type: String
  }

  init(of target: ProjectTarget) {
    guard target.settings.isOn("STRING_CATALOG_GENERATE_SYMBOLS") else {
      tables = []
      return
    }
    tables = target.resources.filter { $0.kind == .stringCatalog }.map { resource in
      let name = ((resource.path as NSString).lastPathComponent as NSString).deletingPathExtension
      return (name, Self.symbols(in: resource.path))
    }
  }

  /// The file; nil without symbols.
  var text: String? {
    guard tables.contains(where: { !$0.symbols.isEmpty }) else { return nil }
    let lines = tables.filter { !$0.symbols.isEmpty }.flatMap { table -> [String] in
      let isUsual = table.name == "Localizable"
      let members = table.symbols.map { Self.declaration($0, table: isUsual ? nil : table.name) }
      let name = SymbolName.escaped(SymbolName(table.name, without: "").capitalized)
      return isUsual ? members.map { "  \($0)" } : ["  enum \(name) {"] + members.map { "    \($0)" } + ["  }"]
    }
    return (["import Foundation", "import UIKit", "", "extension LocalizedStringResource {"] + lines + ["}", ""])
      .joined(separator: "\n")
  }

  private static func declaration(_ symbol: Symbol, table: String?) -> String {
    let rest = table.map { ", table: \(AppManifest.quoted($0))" } ?? ""
    let name = SymbolName.escaped(symbol.name), key = AppManifest.quoted(symbol.key)
    guard !symbol.parameters.isEmpty else {
      return "static var \(name): LocalizedStringResource { LocalizedStringResource(\(key)\(rest)) }"
    }
    let names = symbol.parameters.enumerated().map { $1.name ?? "argument\($0 + 1)" }
    let declared = zip(symbol.parameters, names).map { "\($0.name == nil ? "_ " : "")\($1): \($0.type)" }
    let value = names.map { "\\(\($0))" }.joined()
    return "static func \(name)(\(declared.joined(separator: ", "))) -> LocalizedStringResource { "
      + "LocalizedStringResource(\(key), defaultValue: \"\(value)\"\(rest)) }"
  }

  // MARK: Catalogs

  private struct Catalog: Decodable {
    let sourceLanguage: String?
    let strings: [String: Entry]

    struct Entry: Decodable {
      let extractionState: String?
      let localizations: [String: Localization]?
    }

    struct Localization: Decodable {
      let stringUnit: Unit?
    }

    struct Unit: Decodable {
      let value: String
    }
  }

  private static func symbols(in path: String) -> [Symbol] {
    guard let data = FileManager.default.contents(atPath: path),
      let catalog = try? JSONDecoder().decode(Catalog.self, from: data)
    else { return [] }
    var names: Set<String> = []
    return catalog.strings.sorted { $0.key < $1.key }.compactMap { key, entry in
      let name = StringSymbolName(key).text
      guard entry.extractionState == "manual", !name.isEmpty, names.insert(name).inserted else { return nil }
      let text = entry.localizations?[catalog.sourceLanguage ?? "en"]?.stringUnit?.value ?? key
      return Symbol(name: name, key: key, parameters: parameters(of: text))
    }
  }

  /// The arguments of a format in the order of their positions.
  private static func parameters(of format: String) -> [Parameter] {
    var found: [Int: Parameter] = [:], next = 1
    for match in format.matches(of: StringSymbolName.specifier) where match.3 != "%" {
      let position = match.1.flatMap { Int($0) } ?? next
      next = position + 1
      let type = match.3 == "@" ? "String" : "fFeEgG".contains(match.3) ? "Double" : "Int"
      found[position] = Parameter(name: match.2.map { SymbolName(String($0), without: "").text }, type: type)
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }
}
