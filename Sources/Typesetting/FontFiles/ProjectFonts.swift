import Synchronization

/// The fonts that a project bundles, found by the names that documents and code use.
///
/// Nothing is read until a name is requested. Then the names of all fonts, and the tables of the requested ones, are
/// read once.
package final class ProjectFonts: Sendable {
  private let findFiles: @Sendable () -> [String]
  private let state = Mutex(State())

  private struct State {
    /// The names of all fonts; nil before the first request.
    var records: [FontRecord]?
    var fonts: [String: ShippedFont] = [:]
    var answers: [Query: ShippedFont?] = [:]
    var problems: [String] = []
  }

  private struct Query: Hashable {
    let name: String
    let weight: FontWeight
    let isItalic: Bool
  }

  /// - Parameter findFiles: Returns the paths of font files, the preferred ones first; called at most once.
  package init(_ findFiles: @escaping @Sendable () -> [String]) { self.findFiles = findFiles }

  /// An empty set of fonts, without a project.
  package static let none = ProjectFonts { [] }

  /// Returns the font with a PostScript name, a full name, or a family and a style. For a family alone, it is the
  /// nearest face.
  ///
  /// - Parameters: Weight and slant of the wanted face of a family.
  package func font(named name: String, weight: FontWeight, isItalic: Bool) -> ShippedFont? {
    state.withLock { state in
      let query = Query(name: name, weight: weight, isItalic: isItalic)
      if let known = state.answers[query] { return known }
      let font = find(query, &state)
      state.answers[query] = .some(font)
      return font
    }
  }

  /// The PostScript names of all faces, by family.
  package var families: [String: [String]] {
    state.withLock { state in
      if state.records == nil { readNames(&state) }
      return Dictionary(grouping: state.records ?? []) { $0.families.first ?? $0.postScriptName }
        .mapValues { $0.map(\.postScriptName) }
    }
  }

  /// The problems of the font files that were read.
  package var problems: [String] { state.withLock { $0.problems } }

  private func find(_ query: Query, _ state: inout State) -> ShippedFont? {
    if state.records == nil { readNames(&state) }
    for record in FontNameSearch(state.records ?? []).matches(query.name, query.weight, query.isItalic) {
      let key = "\(record.path):\(record.index)"
      if let known = state.fonts[key] { return known }
      if let file = try? FontFileBytes(path: record.path), let font = ShippedFont(record, file) {
        state.fonts[key] = font
        return font
      }
      let problem = "\(record.path): the font \(record.postScriptName) is damaged; it is skipped."
      if !state.problems.contains(problem) { state.problems.append(problem) }
    }
    return nil
  }

  private func readNames(_ state: inout State) {
    var records: [FontRecord] = []
    for path in findFiles() {
      do throws(FontFileBytes.Problem) {
        let found = FontRecord.all(of: try FontFileBytes(path: path), path: path)
        if found.isEmpty { state.problems.append("\(path) is not a font that can be read; it is skipped.") }
        records += found
      } catch {
        let limit = FontFileBytes.mostBytes >> 20
        let reason = error == .tooLarge ? "is larger than \(limit) MiB" : "cannot be opened"
        state.problems.append("\(path) \(reason); it is skipped.")
      }
    }
    state.records = records
  }
}

/// A search for fonts by name.
struct FontNameSearch {
  private let records: [FontRecord]

  init(_ records: [FontRecord]) { self.records = records }

  /// Returns the matches, best first.
  func matches(_ name: String, _ weight: FontWeight, _ isItalic: Bool) -> [FontRecord] {
    let exact = records.filter { $0.postScriptName == name }
    if !exact.isEmpty { return exact }
    let plain = name.plainFontName
    // Families come before full names: the regular face of a family is often named like the family.
    let family = records.filter { record in record.families.contains { $0.plainFontName == plain } }
    if family.isEmpty { return records.filter { record in record.names.contains { $0.plainFontName == plain } } }
    return family.enumerated().sorted { left, right in
      let (leftRank, rightRank) = (left.element.distance(weight, isItalic), right.element.distance(weight, isItalic))
      return leftRank == rightRank ? left.offset < right.offset : leftRank < rightRank
    }.map(\.element)
  }
}

extension FontRecord {
  fileprivate var names: [String] {
    [postScriptName] + [fullName].compactMap(\.self) + zip(families, styles).map { "\($0) \($1)" }
  }

  fileprivate func distance(_ weight: FontWeight, _ isItalic: Bool) -> Int {
    abs(self.weight.rawValue - weight.rawValue) + (self.isItalic == isItalic ? 0 : 100)
  }
}

extension String {
  /// The name in lower case, without spaces, hyphens and underscores.
  fileprivate var plainFontName: String { lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" } }
}
