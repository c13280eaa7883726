import AppBuilding
import ProjectFiles

/// Refuses targets whose files come from build tool plugins, which are not run here.
struct PluginCheck {
  private let users: [String]

  init(_ app: ProjectTarget, in project: Project) {
    users = (project.dependencies(of: app) + [app]).filter { !$0.buildToolPlugins.isEmpty }
      .map { "\($0.name) (\($0.buildToolPlugins.joined(separator: ", ")))" }
  }

  /// - Throws: `BuildFailure` that names the targets.
  func refuse(unless isAllowed: Bool) throws(BuildFailure) {
    guard !users.isEmpty, !isAllowed else { return }
    throw BuildFailure(
      "these targets use build tool plugins, which Tinamou does not run for Xcode projects: \(users.joined(separator: ", ")). "
        + "--allow-plugins builds the app without what they generate.")
  }
}
