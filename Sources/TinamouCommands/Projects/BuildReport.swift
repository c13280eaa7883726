import AppBuilding
import CoreTypes

/// Lists the code that an app is shown without, and the modules that are replaced.
@MainActor struct BuildReport {
  private let built: AppBuild.Built
  private let isVerbose: Bool
  private static let mostPlaces = 10
  /// The beginning of the adapter's notes about places that are left out.
  private static let leftOut = "left out: "

  init(_ built: AppBuild.Built, isVerbose: Bool) { (self.built, self.isVerbose) = (built, isVerbose) }

  func print(on console: Console) {
    console.showStatus("")
    for note in built.notes { console.say(.note, note, at: "tinamou") }
    let report = built.prepared.report
    let shown = isVerbose ? report.omitted.count : Self.mostPlaces
    for place in report.omitted.prefix(shown) {
      let reason = reasons["\(place.file):\(place.line)"].map { ", because \($0)" } ?? ""
      console.say(
        .note, "left out: \(place.what) (\(place.kind))\(reason)", at: "\(place.file):\(place.line):\(place.column)")
    }
    if report.omitted.count > shown {
      let rest = report.omitted.count - shown
      console.say(
        .note, "\(rest == 1 ? "1 more place is" : "\(rest) more places are") left out; --verbose lists all.",
        at: "tinamou")
    }
    if !report.omitted.isEmpty || isVerbose {
      for line in FileCounts(report, app: built.modules).lines(isVerbose: isVerbose) {
        console.say(.note, line, at: "tinamou")
      }
    }
    if isVerbose {
      for note in report.notes where !note.message.hasPrefix(Self.leftOut) {
        console.say(.note, note.message, at: "\(note.file):\(note.line):\(note.column)")
      }
      for rule in report.rules.sorted(by: { $0.count > $1.count }) {
        console.say(.note, "\(rule.count) × \(rule.rule)", at: "tinamou")
      }
    }
    say(
      "Linux does not have these modules of Apple's; modules of the same name (stand-ins) replace them",
      built.prepared.standIns, console)
    say(
      "these modules were not found, and code that uses them is left out (to provide them, set the key stand-ins in "
        + ".tinamou.yml to a folder with a module of each name)", built.prepared.emptyModules, console)
  }

  /// The compiler's messages by the places that they led to.
  private var reasons: [String: String] {
    built.prepared.report.notes.reduce(into: [:]) { reasons, note in
      guard note.message.hasPrefix(Self.leftOut) else { return }
      reasons["\(note.file):\(note.line)"] = String(note.message.dropFirst(Self.leftOut.count))
    }
  }

  private func say(_ what: String, _ modules: [String], _ console: Console) {
    if !modules.isEmpty { console.say(.note, "\(what): \(modules.joined(separator: ", "))", at: "tinamou") }
  }
}
