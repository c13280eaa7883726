import CoreTypes
import SystemProfiles

extension DocumentFailure {
  private static let mostHints = 3

  /// Returns the error for an unknown name, with similar names.
  ///
  /// - Parameter screens: The screens of the executable.
  static func unknown(_ name: String, among screens: [String]) -> DocumentFailure {
    if name == ProcessInfo.processInfo.environment[ScreenVariable.name] {
      return DocumentFailure(
        path: name,
        message:
          "the app has no view controller class with this name; for a class of another module, write Module.Class.")
    }
    let nearest = Array(nearest(to: name, among: screens + documents(beside: name)).prefix(mostHints))
    let hint = nearest.isEmpty ? "" : " Did you mean \(nearest.joined(separator: " or "))?"
    if screens.isEmpty { return DocumentFailure(path: name, message: "there is no such file.\(hint)") }
    return DocumentFailure(
      path: name,
      message: "this is neither a screen of this executable nor a file.\(hint) The command 'screens' lists the screens."
    )
  }

  private static func nearest(to name: String, among names: [String]) -> [String] {
    let ranked = names.map { (distance: EditDistance.between(name.lowercased(), $0.lowercased()), name: $0) }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
    guard let best = ranked.first?.distance else { return [] }
    return ranked.filter { $0.distance <= best + 1 }.map(\.name)
  }

  private static func documents(beside name: String) -> [String] {
    let folder = (name as NSString).deletingLastPathComponent
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
    return files.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
      .map { (folder as NSString).appendingPathComponent($0) }
  }
}
