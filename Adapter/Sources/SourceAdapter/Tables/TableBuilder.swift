/// Decides which members of a class or an extension are listed.
struct TableBuilder {
  private let index: ProgramIndex
  private let extensionsByType: [TypeKey: [ExtensionInfo]]
  private let extensionsByFramework: [String: [ExtensionInfo]]

  init(_ index: ProgramIndex) {
    self.index = index
    var own: [TypeKey: [ExtensionInfo]] = [:]
    var framework: [String: [ExtensionInfo]] = [:]
    for info in index.extensions where !info.isConstrained && index.adapts(info.place.module) {
      if let key = index.owner(of: info.place) {
        own[key, default: []].append(info)
      } else {
        framework[info.extendedType, default: []].append(info)
      }
    }
    (extensionsByType, extensionsByFramework) = (own, framework)
  }

  func table(of key: TypeKey) -> ClassTable {
    var table = ClassTable()
    table.entries = entries(of: key, in: nil) + customClasses(of: key)
    let own = (extensionsByType[key] ?? []).filter { $0.place.module == key.module }
    table.parts = own.filter(hasEntries).map(\.tableName)
    if index.ownSuperclass(of: key) == nil { table.parts += frameworkParts(of: key) }
    return table
  }

  /// The tables of extensions of the framework's classes that the class inherits from.
  private func frameworkParts(of key: TypeKey) -> [String] {
    index.frameworkAncestors(of: key).flatMap { name in
      (extensionsByFramework[name] ?? []).filter { $0.place.module == key.module && hasEntries($0) }
        .map(\.tableName)
    }
  }

  private func hasEntries(_ info: ExtensionInfo) -> Bool { index.extensionEntries[info.tableName] != nil }

  // MARK: Members

  /// Returns the listed members of all extensions that have some, by the names of the tables.
  func entriesByExtension() -> [String: [TableEntry]] {
    let all = Array(extensionsByType.values.joined()) + Array(extensionsByFramework.values.joined())
    return all.reduce(into: [:]) { found, info in
      let entries = entries(of: info)
      if !entries.isEmpty { found[info.tableName] = entries }
    }
  }

  private func entries(of info: ExtensionInfo) -> [TableEntry] {
    if let key = index.owner(of: info.place) {
      guard index.types[key]?.kind == .aClass else { return [] }
      return entries(of: key, in: info)
    }
    guard FrameworkClasses.contains(info.extendedType) else { return [] }
    let methods = index.frameworkMethods[info.extendedType] ?? []
    let properties = index.frameworkProperties[info.extendedType] ?? []
    return list(methods.filter { $0.place == info.place && isListed($0, nil, info) }, methods, info.extendedType)
      + list(properties.filter { $0.place == info.place }, info.extendedType)
  }

  private func entries(of key: TypeKey, in info: ExtensionInfo?) -> [TableEntry] {
    let methods = index.methods[key] ?? []
    let properties = index.properties[key] ?? []
    let typeName = info?.extendedType ?? key.name
    func isHere(_ place: MemberPlace) -> Bool {
      info.map { place == $0.place } ?? (place.extensionOffset == nil)
    }
    let required = objcRequirements(of: key)
    let listed = methods.filter { method in
      isHere(method.place) && (isListed(method, index.types[key], info) || isRequired(method, required))
    }
    return list(listed, overloads(of: key), typeName) + list(properties.filter { isHere($0.place) }, typeName)
  }

  private func overloads(of key: TypeKey) -> [MethodInfo] {
    ([key] + index.ancestors(of: key)).flatMap { index.methods[$0] ?? [] }
  }

  private func list(_ methods: [MethodInfo], _ all: [MethodInfo], _ typeName: String) -> [TableEntry] {
    methods.compactMap { method in
      let others = all.filter { $0.name == method.name && $0.isStatic == method.isStatic }
      let kinds = Set(others.map { $0.parameters.map { "\($0.label):\($0.type)" } })
      return TableEntry(method, typeName: typeName, isOverloaded: kinds.count > 1)
    }
  }

  private func list(_ properties: [PropertyInfo], _ typeName: String) -> [TableEntry] {
    properties.flatMap { property -> [TableEntry] in
      if property.attributes.isUnavailable { return [] }
      var entries: [TableEntry] = []
      if property.attributes.isOutlet || property.attributes.isInspectable {
        entries += TableEntry(outlet: property, typeName: typeName).map { [$0] } ?? []
      }
      if index.usage.contains(property) {
        entries += TableEntry(getter: property, typeName: typeName).map { [$0] } ?? []
      }
      return entries
    }
  }

  private func isListed(_ method: MethodInfo, _ type: TypeInfo?, _ info: ExtensionInfo?) -> Bool {
    guard !method.isStatic, !method.attributes.isUnavailable, info?.attributes.isUnavailable != true else {
      return false
    }
    if method.attributes.isAction || method.attributes.isSegueAction || index.usage.contains(method) { return true }
    if let type, AwakeFromNib.isFirst(method, of: type.key, index) { return true }
    if method.isOverride || method.attributes.isNonObjC { return false }
    if method.attributes.isObjC || info?.attributes.isObjC == true { return true }
    guard type?.attributes.isObjCMembers == true else { return false }
    let access = method.access ?? info?.access ?? .internal
    return !access.isFileOnly && !isTest(type)
  }

  /// The required methods of the program's `@objc` protocols that a class conforms to. Selectors reach the implementations.
  private func objcRequirements(of key: TypeKey) -> [MethodInfo] {
    (index.types[key]?.inherited ?? []).flatMap { index.keysByName[$0] ?? [] }
      .filter { index.types[$0]?.kind == .aProtocol && index.types[$0]?.attributes.isObjC == true }
      .flatMap { index.methods[$0] ?? [] }.filter { !$0.modifiers.contains("optional") }
  }

  private func isRequired(_ method: MethodInfo, _ required: [MethodInfo]) -> Bool {
    !method.isStatic && !method.attributes.isUnavailable && !method.attributes.isNonObjC
      && required.contains { $0.name == method.name && $0.labels == method.labels }
  }

  private func isTest(_ type: TypeInfo?) -> Bool {
    type.flatMap { index.module(named: $0.key.module) }?.isTest ?? false
  }

  // MARK: Classes

  private func customClasses(of key: TypeKey) -> [TableEntry] {
    guard let info = index.types[key] else { return [] }
    return nestedClasses(of: key, info) + renamedClasses(info)
  }

  /// Nested views and controllers, which a document cannot find by their names.
  private func nestedClasses(of key: TypeKey, _ info: TypeInfo) -> [TableEntry] {
    guard isVisual(key), !info.isGeneric else { return [] }
    return (index.nested[key] ?? []).compactMap { nested in
      guard let inner = index.types[nested], inner.kind == .aClass, !inner.isGeneric, isVisual(nested) else {
        return nil
      }
      return TableEntry(customClass: nested.name, as: nil, site: MemberSite(file: inner.file, offset: inner.offset))
    }
  }

  /// Classes with another name in Objective-C, for the table of the application's delegate.
  private func renamedClasses(_ info: TypeInfo) -> [TableEntry] {
    guard info.attributes.isApplicationMain || info.inherited.contains("UIApplicationDelegate") else { return [] }
    return index.types.keys.sorted().compactMap { key in
      guard key.module == info.key.module, let type = index.types[key], type.kind == .aClass, isVisual(key),
        let name = type.attributes.objcName, name != key.name, !type.isGeneric, !type.isLocal,
        !type.access.isFileOnly
      else { return nil }
      return TableEntry(customClass: key.path, as: name, site: MemberSite(file: type.file, offset: type.offset))
    }
  }

  private func isVisual(_ key: TypeKey) -> Bool {
    index.inherits(key, from: "UIView") || index.inherits(key, from: "UIViewController")
  }
}
