import InterfaceDocuments

// Custom classes by their names in documents.
extension NibInstantiator {
  /// The class of a custom view; nil if there is none, or if it isn't a subclass of the expected one. Documents without
  /// a program are laid out without custom classes.
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

  /// The class of an item of a bar; nil if there is no custom one.
  func customClass(
    _ name: String?, _ module: String?, above base: AnyClass, id: String, at position: SourcePosition
  ) -> AnyClass? {
    customClass(name, module, above: base, Problem(id: id, position: position))
  }

  /// The location of a class that isn't available.
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
    // A document alone has no classes; nothing is wrong with it.
    let severity: Diagnostic.Severity = found == nil && session.hasNoProgram ? .note : .warning
    session.report(
      Diagnostic(
        rule: "unknown-class", severity: severity, view: problem.id, message: "\(message); \(base) is used.",
        position: problem.position))
    return nil
  }

  private func isSubclass(_ viewClass: AnyClass, of base: AnyClass) -> Bool {
    if base == PlaceholderView.self { return false }
    return sequence(first: viewClass, next: { _getSuperclass($0) }).contains { $0 == base }
  }
}
