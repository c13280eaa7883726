/// Finds the classes that a document names: among those listed by the owner and the application's delegate, in the
/// module that the document names, and then in modules that can be inferred.
///
/// > Source: NSClassFromString finds `Module.Class`, neither nested classes nor private ones.
@MainActor struct CustomClasses {
  private let named: [MethodTable]
  private let modules: [String]

  /// - Parameters:
  ///   - owner: The owner of the document, an object of the program. The modules of its superclasses are searched, too.
  ///   - bundle: The document's bundle. One that the Swift package manager created is named after its module.
  init(of owner: AnyObject, in session: Session, bundle: Bundle? = nil) {
    let delegate = session.launchedDelegate ?? session.application.delegate
    let objects: [AnyObject] = [owner] + (delegate.map { [$0] } ?? [])
    named = objects.map { MethodTable.of($0) }
    let families = objects.flatMap { sequence(first: type(of: $0) as AnyClass, next: { _getSuperclass($0) }) }
    modules = families.map(ClassName.module) + (bundle?.moduleName.map { [$0] } ?? [])
  }

  func find(_ name: String, module: String?) -> AnyClass? {
    if let found = named.lazy.compactMap({ $0.made[name] }).first { return found.type }
    // Xcode compiles a document that says `customModuleProvider="target"` for the module of its target, whatever module it
    // names: targets share documents.
    let candidates = [module].compactMap(\.self) + modules
    return candidates.lazy.compactMap { NSClassFromString("\($0).\(name)") }.first ?? FrameworkClasses.find(name)
  }

  /// Creates an object with the initializer that a class lists, or else with its `init()`; a gesture recognizer without a
  /// target.
  func make(_ name: String, module: String?) -> NSObject? {
    if let found = named.lazy.compactMap({ $0.made[name] }).first { return found.make?() }
    guard let found = find(name, module: module) else { return nil }
    if let made = MethodTable.of(class: found).made[name]?.make?() { return made }
    guard let recognizer = found as? UIGestureRecognizer.Type else { return ObjectMaker.make(found) }
    return recognizer.initialized(target: nil, action: nil)
  }
}

extension Bundle {
  /// The module of a resource bundle: `Gallery` for `Tinamou_Gallery.resources`.
  fileprivate var moduleName: String? {
    guard bundleURL.pathExtension == "resources" else { return nil }
    return bundleURL.deletingPathExtension().lastPathComponent.split(separator: "_").last.map(String.init)
  }
}
