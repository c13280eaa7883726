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

/// Where classes are looked for: among those that the owner and the application's delegate name, in the module that the
/// document names, else in those that can be guessed.
///
/// > Source: NSClassFromString finds `Module.Class`, neither nested classes nor private ones.
@MainActor struct CustomClasses {
  private let named: [MethodTable]
  private let modules: [String]

  /// - Parameters:
  ///   - owner: an object of the program whose document is being loaded; its superclasses' modules count, too.
  ///   - bundle: where the document is from; one that the package manager made is named after its module.
  init(of owner: AnyObject, in session: Session, bundle: Bundle? = nil) {
    let delegate = session.launchedDelegate ?? session.application.delegate
    let objects: [AnyObject] = [owner] + (delegate.map { [$0] } ?? [])
    named = objects.map { MethodTable.of($0) }
    let families = objects.flatMap { sequence(first: type(of: $0) as AnyClass, next: { _getSuperclass($0) }) }
    modules = families.map(ClassName.module) + (bundle?.moduleName.map { [$0] } ?? [])
  }

  func find(_ name: String, module: String?) -> AnyClass? {
    if let found = named.lazy.compactMap({ $0.made[name] }).first { return found.type }
    let candidates = module.map { [$0] } ?? modules
    return candidates.lazy.compactMap { NSClassFromString("\($0).\(name)") }.first
  }

  func make(_ name: String, module: String?) -> NSObject? {
    if let found = named.lazy.compactMap({ $0.made[name] }).first { return found.make?() }
    // A class that can be found may say itself how it is made.
    return find(name, module: module).flatMap { MethodTable.of(class: $0).made[name]?.make?() }
  }
}

extension Bundle {
  /// `Gallery` of `Tinamou_Gallery.resources`.
  fileprivate var moduleName: String? {
    guard bundleURL.pathExtension == "resources" else { return nil }
    return bundleURL.deletingPathExtension().lastPathComponent.split(separator: "_").last.map(String.init)
  }
}

enum ClassName {
  /// `Gallery` of `Gallery.FormController`.
  static func module(of type: Any.Type) -> String {
    String(_typeName(type, qualified: true).prefix { $0 != "." })
  }

  /// `FormController` of `Gallery.FormController`.
  static func plain(_ type: Any.Type) -> String { _typeName(type, qualified: false) }

  static func isUIKits(_ type: Any.Type) -> Bool { _typeName(type, qualified: true).utf8.starts(with: prefix.utf8) }

  /// `UIKit.`
  private static let prefix = module(of: UIResponder.self) + "."
}
