import InterfaceDocuments

// The program's own classes, by the names that documents have for them.
extension NibInstantiator {
  /// The class of a custom view; nil for one that has none, or none that could be in its place. Documents that no program
  /// loads are laid out without the program's classes.
  func customClass(of description: InterfaceView, above base: UIView.Type) -> UIView.Type? {
    guard let owner, let name = description.customClass, name != description.className else { return nil }
    let found: AnyClass? = CustomClasses(of: owner).find(name, module: description.customModule)
    if let found, let viewClass = found as? UIView.Type, isSubclass(viewClass, of: base) { return viewClass }
    let problem =
      found.map { "\(String(reflecting: $0)) is no \(base)" } ?? "Unknown class \(name) in Interface Builder file"
    report("unknown-class", "\(problem); \(base) is used.", description)
    return nil
  }

  private func isSubclass(_ viewClass: AnyClass, of base: AnyClass) -> Bool {
    if base == PlaceholderView.self { return false }
    return sequence(first: viewClass, next: { _getSuperclass($0) }).contains { $0 == base }
  }

  private func report(_ rule: String, _ message: String, _ view: InterfaceView) {
    session.report(
      Diagnostic(rule: rule, severity: .warning, view: view.id, message: message, position: view.position))
  }
}

/// Where classes are looked for: in the module that the document names, else in those that can be guessed.
///
/// > Source: NSClassFromString finds `Module.Class`, neither nested classes nor private ones.
struct CustomClasses {
  private let modules: [String]

  /// - Parameter owner: an object of the program whose document is being loaded; its superclasses' modules count, too.
  init(of owner: AnyObject) {
    let family = sequence(first: type(of: owner) as AnyClass, next: { _getSuperclass($0) })
    modules = family.map(ClassName.module)
  }

  func find(_ name: String, module: String?) -> AnyClass? {
    let candidates = module.map { [$0] } ?? modules
    return candidates.lazy.compactMap { NSClassFromString("\($0).\(name)") }.first
  }
}

enum ClassName {
  /// `Gallery` of `Gallery.FormController`.
  static func module(of type: Any.Type) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }

  /// `FormController` of `Gallery.FormController`.
  static func plain(_ type: Any.Type) -> String { String(describing: type) }

  static func isUIKits(_ type: Any.Type) -> Bool { module(of: type) == module(of: UIResponder.self) }
}
