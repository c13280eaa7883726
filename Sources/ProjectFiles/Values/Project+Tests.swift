import CoreTypes

extension Project {
  /// The unit tests to run, and the target that is built for them: the app, or without one the first test target.
  ///
  /// With an app, its own tests and those without a host are run, such as those of a framework.
  ///
  /// - Parameter target: The app, or a test target.
  /// - Throws: `ProjectError` if the project has no target with the name, or no unit tests.
  package func unitTests(scheme: String? = nil, target: String? = nil) throws(ProjectError) -> (
    subject: ProjectTarget, tests: [ProjectTarget]
  ) {
    let all = targets.filter { $0.kind == .unitTests && $0.supportsIOS && !$0.swiftFiles.isEmpty }
    if let target, let named = all.first(where: { $0.name == target }) {
      return (named.testHost.flatMap { self.target($0) } ?? named, [named])
    }
    guard !applications.isEmpty || target != nil || scheme != nil else {
      guard let first = all.first else { throw ProjectError("the project has no unit tests in Swift", file: container) }
      return (first, all)
    }
    let app = try application(scheme: scheme, target: target)
    let tests = all.filter { $0.testHost == app.id || $0.testHost == nil || $0.dependencies.contains(app.id) }
    guard !tests.isEmpty else {
      let others = all.map { "'\($0.name)'" }.joined(separator: ", ")
      let advice = all.isEmpty ? "" : "; choose a test target with --target: \(others)"
      throw ProjectError("no unit tests in Swift belong to '\(app.name)'\(advice)", file: container)
    }
    return (app, tests)
  }
}
