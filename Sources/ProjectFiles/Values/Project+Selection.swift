import CoreTypes

extension Project {
  /// The applications for iOS, without watch apps and extensions.
  package var applications: [ProjectTarget] {
    targets.filter { $0.kind == .application && $0.supportsIOS }
  }

  /// The application to show.
  ///
  /// Without a name it is the only application; of several, the one of the scheme that is named like the project, the
  /// one that is itself named like it, the first that a shared scheme runs, or the first.
  package func application(scheme: String? = nil, target: String? = nil) throws(ProjectError) -> ProjectTarget {
    if let target { return try application(named: target) }
    if let scheme { return try application(ofScheme: scheme) }
    guard let first = applications.first else { throw noApplication }
    let ids = Set(applications.map(\.id))
    let scheme = schemes.first { $0.name == name && $0.target.map(ids.contains) == true }
    let run = Set(schemes.compactMap(\.target))
    return scheme?.target.flatMap { self.target($0) } ?? applications.first { $0.name == name }
      ?? applications.first { run.contains($0.id) } ?? first
  }

  private var noApplication: ProjectError {
    let others = targets.filter { $0.kind == .application }.map(\.name)
    if !others.isEmpty {
      let message = "the project has no iOS app; its apps for other platforms are \(Self.list(others))"
      return ProjectError(message, file: container)
    }
    let kinds = targets.isEmpty ? "it has no targets" : "its targets are \(Self.list(targets.map(\.name)))"
    return ProjectError("the project has no application; \(kinds)", file: container)
  }

  private func application(named name: String) throws(ProjectError) -> ProjectTarget {
    if let target = applications.first(where: { $0.name == name }) { return target }
    if let target = targets.first(where: { $0.name == name }) { return target }
    let list = Self.list(targets.map(\.name))
    throw ProjectError("no target is named '\(name)'; the project has \(list)", file: container)
  }

  private func application(ofScheme name: String) throws(ProjectError) -> ProjectTarget {
    guard let scheme = schemes.first(where: { $0.name == name }) else {
      // Xcode makes a scheme for each target if the project shares none.
      if let target = targets.first(where: { $0.name == name }) { return target }
      let list = Self.list(schemes.map(\.name))
      throw ProjectError("no shared scheme is named '\(name)'; the project has \(list)", file: container)
    }
    guard let target = scheme.target.flatMap({ self.target($0) }) else {
      throw ProjectError(
        "the scheme '\(name)' runs no target of this project; choose a target with --target instead", file: container)
    }
    return target
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.map { "'\($0)'" }.joined(separator: ", ")
  }
}
