/// A protocol of the program that requires `init()` and that a class of a framework gets in an extension.
///
/// Classes of Objective-C may satisfy the requirement on iOS. On Linux the initializer would have to be `required`.
/// So the requirement moves to a protocol of its own, which the program's types get.
struct InitRequirement: Sendable {
  var key: TypeKey

  /// The place of the requirement.
  var site: MemberSite

  /// The classes of frameworks with the protocol.
  var classes: Set<String>

  /// The initializers of the protocol's extensions.
  var initializers: [InitializerInfo]

  /// The name of the protocol with the requirement.
  var newName: String { key.name + "WithInit" }

  static func all(in index: ProgramIndex) -> [TypeKey: InitRequirement] {
    var found: [TypeKey: InitRequirement] = [:]
    for info in index.extensions
    where !info.isConstrained && FrameworkClasses.contains(info.extendedType) && index.owner(of: info.place) == nil {
      for name in info.inherited {
        guard let key = index.resolve(name, module: info.place.module), index.adapts(key.module),
          index.types[key]?.kind == .aProtocol, let requirement = requirement(of: key, index)
        else { continue }
        let site = MemberSite(file: requirement.place.file, offset: requirement.offset)
        let initializers = (index.initializers[key] ?? []).filter { $0.place.extensionOffset != nil }
        found[key, default: InitRequirement(key: key, site: site, classes: [], initializers: initializers)]
          .classes.insert(info.extendedType)
      }
    }
    return found
  }

  private static func requirement(of key: TypeKey, _ index: ProgramIndex) -> InitializerInfo? {
    index.initializers[key]?.first { $0.place.extensionOffset == nil && $0.parameters.isEmpty }
  }

  /// True if a class has the protocol only through its superclass of a framework.
  func reaches(_ name: String, module: String, _ index: ProgramIndex) -> Bool {
    if let own = index.resolve(name, module: module) {
      return !index.protocolsAsWritten(of: own).contains(key)
        && index.frameworkAncestors(of: own).contains { isReached($0) }
    }
    return FrameworkClasses.contains(name) && isReached(name)
  }

  private func isReached(_ name: String) -> Bool {
    classes.contains("NSObject")
      || sequence(first: name) { FrameworkClasses.superclass(of: $0) }.contains(where: classes.contains)
  }
}

extension ProgramIndex {
  /// The protocols that a class and its superclasses in the program name.
  fileprivate func protocolsAsWritten(of key: TypeKey) -> Set<TypeKey> {
    Set(
      ([key] + ancestors(of: key)).flatMap { type in
        (inherited[type] ?? []).compactMap { resolve($0, module: type.module, within: type.path) }
      })
  }
}
