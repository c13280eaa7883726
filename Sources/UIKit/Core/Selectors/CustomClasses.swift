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
