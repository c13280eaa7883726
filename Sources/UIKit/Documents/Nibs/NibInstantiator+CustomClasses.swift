import InterfaceDocuments

// The program's own classes, by the names that documents have for them.
extension NibInstantiator {
  /// The class of a custom view; nil for one that has none, or none that could be in its place. Documents that no program
  /// loads are laid out without the program's classes.
  func customClass(of description: InterfaceView, above base: UIView.Type) -> UIView.Type? {
    guard description.customClass != description.className else { return nil }
    let problem = Problem(id: description.id, position: description.position)
    let found: AnyClass? = customClass(description.customClass, description.customModule, above: base, problem)
    return found as? UIView.Type
  }

  func customClass(
    of description: InterfaceController, above base: UIViewController.Type
  ) -> UIViewController.Type? {
    guard description.customClass != description.className else { return nil }
    let problem = Problem(id: description.id, position: description.position)
    let found: AnyClass? = customClass(description.customClass, description.customModule, above: base, problem)
    return found as? UIViewController.Type
  }

  /// Where a class is asked for that cannot be had.
  private struct Problem {
    let id: String
    let position: SourcePosition
  }

  private func customClass(
    _ name: String?, _ module: String?, above base: AnyClass, _ problem: Problem
  ) -> AnyClass? {
    guard let owner, let name else { return nil }
    let found: AnyClass? = CustomClasses(of: owner, in: session, bundle: bundle).find(name, module: module)
    if let found, isSubclass(found, of: base) { return found }
    objects.note(missingClass: name, of: problem.id)
    let message =
      found.map { "\(String(reflecting: $0)) is no \(base)" } ?? "Unknown class \(name) in Interface Builder file"
    session.report(
      Diagnostic(
        rule: "unknown-class", severity: .warning, view: problem.id, message: "\(message); \(base) is used.",
        position: problem.position))
    return nil
  }

  private func isSubclass(_ viewClass: AnyClass, of base: AnyClass) -> Bool {
    if base == PlaceholderView.self { return false }
    return sequence(first: viewClass, next: { _getSuperclass($0) }).contains { $0 == base }
  }
}
