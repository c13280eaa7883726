/// The declarations of all modules of the plan, with names resolved to types.
struct ProgramIndex: Sendable {
  let modules: [PlanModule]
  private(set) var types: [TypeKey: TypeInfo] = [:]
  private(set) var keysByName: [String: [TypeKey]] = [:]
  private(set) var aliases: [TypeKey: String] = [:]
  private(set) var extensions: [ExtensionInfo] = []
  private(set) var methods: [TypeKey: [MethodInfo]] = [:]
  private(set) var properties: [TypeKey: [PropertyInfo]] = [:]

  /// The initializers of the program's protocols, and those of extensions of its types.
  private(set) var initializers: [TypeKey: [InitializerInfo]] = [:]
  private(set) var initRequirements: [TypeKey: InitRequirement] = [:]

  /// Members of extensions of framework types, by the name of the type.
  private(set) var frameworkMethods: [String: [MethodInfo]] = [:]
  private(set) var frameworkProperties: [String: [PropertyInfo]] = [:]

  /// The modules with a file that imports UIKit.
  private(set) var importsUIKit: Set<String> = []

  /// The names of all methods and properties of the program.
  private var memberNames: Set<String> = []

  /// The names of properties whose values are functions.
  private(set) var functionProperties: Set<String> = []
  private(set) var selectors: [SelectorReference] = []
  private(set) var inherited: [TypeKey: [String]] = [:]

  /// The program's direct subclasses of a class of the program.
  private(set) var subclasses: [TypeKey: [TypeKey]] = [:]

  /// The types within a type.
  private(set) var nested: [TypeKey: [TypeKey]] = [:]
  private(set) var constrainedExtensions: Set<MemberSite> = []
  private(set) var usage = SelectorUsage()
  private(set) var exchanges: [SelectorExchange] = []

  /// The methods that take the place of another one by swizzling, with the other one.
  private(set) var swizzled: [MemberSite: SelectorReference] = [:]
  private(set) var forwards: [TypeKey: [Forward]] = [:]
  private(set) var extensionOverrides: [ExtensionOverride] = []

  /// The overriding methods of the program's classes, by name.
  private var overridesByName: [String: [(TypeKey, MethodInfo)]] = [:]
  private var propertyOverridesByName: [String: [(TypeKey, PropertyInfo)]] = [:]
  private(set) var tables: [TypeKey: ClassTable] = [:]

  /// The listed members of extensions, by the names of their tables.
  private(set) var extensionEntries: [String: [TableEntry]] = [:]
  private(set) var optionals = OptionalRequirements()

  init(modules: [PlanModule], files: [FileDeclarations]) {
    self.modules = modules
    for file in files {
      add(types: file.types)
      aliases.merge(file.aliases) { first, _ in first }
      if let module = file.moduleWithUIKit { importsUIKit.insert(module) }
    }
    for file in files { addMembers(of: file) }
    for key in types.keys.sorted() { addRelations(of: key) }
    usage = SelectorUsage(self)
    swizzled = SwizzledMethods.all(in: self)
    optionals = OptionalRequirements(self)
    initRequirements = InitRequirement.all(in: self)
    extensionOverrides = ExtensionOverride.all(in: self)
    forwards = Forward.all(in: self)
    extensionEntries = TableBuilder(self).entriesByExtension()
    tables = ClassTable.all(in: self, TableBuilder(self))
  }

  private mutating func addRelations(of key: TypeKey) {
    if let base = ownSuperclass(of: key) { subclasses[base, default: []].append(key) }
    let outer = TypeKey(module: key.module, path: key.path.split(separator: ".").dropLast().joined(separator: "."))
    if types[outer] != nil { nested[outer, default: []].append(key) }
  }

  private mutating func add(types declared: [TypeInfo]) {
    for info in declared {
      types[info.key] = info
      keysByName[info.key.name, default: []].append(info.key)
      inherited[info.key, default: []] += info.inherited
    }
  }

  private mutating func addMembers(of file: FileDeclarations) {
    extensions += file.extensions
    selectors += file.selectors
    exchanges += file.exchanges
    memberNames.formUnion(file.methods.map(\.name) + file.properties.map(\.name))
    for info in file.extensions { add(info) }
    for method in file.methods { add(method) }
    for property in file.properties { add(property) }
    for initializer in file.initializers {
      if let key = owner(of: initializer.place) { initializers[key, default: []].append(initializer) }
    }
  }

  private mutating func add(_ info: ExtensionInfo) {
    if info.isConstrained, let offset = info.place.extensionOffset {
      constrainedExtensions.insert(MemberSite(file: info.place.file, offset: offset))
    }
    if let key = owner(of: info.place) { inherited[key, default: []] += info.inherited }
  }

  private mutating func add(_ method: MethodInfo) {
    guard let key = owner(of: method.place) else {
      frameworkMethods[method.place.path, default: []].append(method)
      return
    }
    methods[key, default: []].append(method)
    if method.isOverride { overridesByName[method.name, default: []].append((key, method)) }
  }

  private mutating func add(_ property: PropertyInfo) {
    if property.type?.contains("->") == true { functionProperties.insert(property.name) }
    if let key = owner(of: property.place) {
      properties[key, default: []].append(property)
      if property.isOverride { propertyOverridesByName[property.name, default: []].append((key, property)) }
    } else {
      frameworkProperties[property.place.path, default: []].append(property)
    }
  }
}

// MARK: - Names

extension ProgramIndex {
  /// Returns the program's type that contains a member; nil if it is one of a framework.
  func owner(of place: MemberPlace) -> TypeKey? {
    if place.extensionOffset == nil {
      let key = TypeKey(module: place.module, path: place.path)
      if types[key] != nil { return key }
    }
    return resolve(place.path, module: place.module)
  }

  /// Returns the type that a name stands for within a module.
  ///
  /// - Parameter path: The types around the place where the name is written.
  func resolve(_ name: String, module: String, within path: String = "") -> TypeKey? {
    let plain = name.prefix { $0 != "<" && $0 != "?" && $0 != "!" }.description.trimmed
    var outer = path.split(separator: ".").map(String.init)
    while true {
      let key = TypeKey(module: module, path: (outer + [plain]).joined(separator: "."))
      if types[key] != nil { return key }
      if let name = aliases[key], name != plain { return resolve(name, module: module) }
      guard outer.popLast() != nil else { break }
    }
    return resolveElsewhere(plain, module: module)
  }

  private func resolveElsewhere(_ name: String, module: String) -> TypeKey? {
    if let dot = name.firstIndex(of: "."), modules.contains(where: { $0.name == name[..<dot] }) {
      let key = TypeKey(module: String(name[..<dot]), path: String(name[name.index(after: dot)...]))
      if types[key] != nil { return key }
    }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return keysByName[last]?.first { $0.module != module && $0.path == name && types[$0]?.isLocal == false }
  }
}

// MARK: - Classes

extension ProgramIndex {
  /// Returns the superclass if the program declares it.
  func ownSuperclass(of key: TypeKey) -> TypeKey? {
    guard let info = types[key], info.kind == .aClass else { return nil }
    let outer = key.path.split(separator: ".").dropLast().joined(separator: ".")
    for name in info.inherited {
      guard let found = resolve(name, module: key.module, within: outer), found != key else { continue }
      if types[found]?.kind == .aClass { return found }
    }
    return nil
  }

  /// Returns the program's superclasses of a class, nearest first.
  func ancestors(of key: TypeKey) -> [TypeKey] {
    var chain: [TypeKey] = []
    var current = key
    while let base = ownSuperclass(of: current), !chain.contains(base), base != key {
      chain.append(base)
      current = base
    }
    return chain
  }

  /// Returns the framework's superclasses of a class, nearest first.
  func frameworkAncestors(of key: TypeKey) -> [String] {
    let top = ancestors(of: key).last ?? key
    let names = (types[top]?.inherited ?? []).map { aliases[TypeKey(module: top.module, path: $0)] ?? $0 }
    guard let first = names.first(where: { FrameworkClasses.contains($0) }) else { return [] }
    return Array(sequence(first: first) { FrameworkClasses.superclass(of: $0) })
  }

  func declaresMember(_ name: String) -> Bool { memberNames.contains(name) }

  func overrides(named name: String) -> [(TypeKey, MethodInfo)] { overridesByName[name] ?? [] }

  func propertyOverrides(named name: String) -> [(TypeKey, PropertyInfo)] { propertyOverridesByName[name] ?? [] }

  func descendants(of key: TypeKey) -> [TypeKey] {
    var found: [TypeKey] = []
    var open = subclasses[key] ?? []
    while let next = open.popLast() {
      guard !found.contains(next) else { continue }
      found.append(next)
      open += subclasses[next] ?? []
    }
    return found
  }

  func inherits(_ key: TypeKey, from name: String) -> Bool { frameworkAncestors(of: key).contains(name) }

  func module(named name: String) -> PlanModule? { modules.first { $0.name == name } }

  /// True if the module's files may be changed.
  func adapts(_ module: String) -> Bool { self.module(named: module)?.adapts ?? false }

  /// Returns the protocols of the program that a type conforms to, also through others.
  func protocols(of key: TypeKey) -> Set<TypeKey> {
    var found: Set<TypeKey> = []
    var open = [key] + ancestors(of: key)
    while let next = open.popLast() {
      for name in inherited[next] ?? [] {
        guard let base = resolve(name, module: next.module, within: next.path), types[base]?.kind == .aProtocol,
          found.insert(base).inserted
        else { continue }
        open.append(base)
      }
    }
    return found
  }
}
