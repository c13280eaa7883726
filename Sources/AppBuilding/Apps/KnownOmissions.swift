import CoreTypes

/// The places of a project that do not compile here, kept from one build to the next.
///
/// Once an app has been shown, a new error is the user's own: it is reported instead of left out. An error that was left
/// out before may be at another line of a changed file; it is recognized by its message.
struct KnownOmissions {
  private var kept: Kept
  /// The messages of the last build, by file.
  private let messages: [String: Set<String>]
  private let file: URL

  private struct Kept: Codable {
    var omissions: [String: [AdapterPlan.Omission]] = [:]
    /// The state of the files, by path.
    var keys: [String: String] = [:]
    /// Identifies the tools by which the places were found.
    var tools = ""
  }

  /// - Parameter tools: Identifies the kit and the adapter; other ones may compile more.
  init(in workspace: URL, tools: String) {
    file = workspace.appendingPathComponent("omissions.json")
    let old = FileManager.default.contents(atPath: file.path).flatMap { try? JSONDecoder().decode(Kept.self, from: $0) }
    let known = old.flatMap { $0.tools == tools ? $0 : nil } ?? Kept()
    messages = known.omissions.values.joined().reduce(into: [:]) { $0[$1.file, default: []].insert($1.message) }
    kept = Kept(tools: tools)
    for (module, omissions) in known.omissions {
      kept.omissions[module] = omissions.filter { Self.key($0.file) == known.keys[$0.file] }
    }
  }

  /// The places by module, in the order in which they were found.
  var omissions: [String: [AdapterPlan.Omission]] { kept.omissions }

  /// Leaves out nothing.
  mutating func forget() { kept.omissions = [:] }

  /// Leaves places out, too.
  ///
  /// - Parameter repairsOnly: Whether the places are repaired or stay as they are.
  mutating func add(_ places: [CompilerErrors.Place], repairsOnly: Bool = false) {
    let round = (kept.omissions.values.joined().map(\.round).max() ?? 0) + 1
    for place in places {
      var omission = place.omission
      omission.round = round
      if repairsOnly { omission.repairsOnly = true }
      kept.omissions[place.module, default: []].append(omission)
    }
  }

  /// Whether a place was left out before its file changed.
  func isKnown(_ place: CompilerErrors.Place) -> Bool {
    messages[place.omission.file]?.contains(place.omission.message) ?? false
  }

  /// Keeps the places for the next build.
  mutating func keep() throws(BuildFailure) {
    for omission in kept.omissions.values.joined() { kept.keys[omission.file] = Self.key(omission.file) }
    guard let json = try? JSONEncoder().encode(kept) else { return }
    try file.replace(with: String(decoding: json, as: UTF8.self))
  }

  private static func key(_ path: String) -> String {
    BuildCache.key(String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self))
  }
}
