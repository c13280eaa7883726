/// A member of an extension that the class itself has to declare, because Swift on Linux overrides neither in nor from
/// extensions. The member in the extension gets another name, and the class forwards to it.
struct Forward: Sendable {
  enum Form: Sendable, Equatable { case method, property, observers(type: String) }

  var site: MemberSite
  var form: Form

  /// The name of the member in the extension.
  var newName: String

  /// The declaration in the body of the class, on one line.
  var declaration: String

  static func all(in index: ProgramIndex) -> [TypeKey: [Forward]] {
    var all: [TypeKey: [Forward]] = [:]
    let released = Set(index.extensionOverrides.flatMap { $0.branches.map(\.site) })
    for (key, info) in index.types where info.kind == .aClass && index.adapts(key.module) {
      let below = index.descendants(of: key)
      let methods = (index.methods[key] ?? []).filter { isMoved($0.place, key, index) }
        .filter { $0.isOverride || isOverridden($0, below, index) }
      let properties = (index.properties[key] ?? []).filter { isMoved($0.place, key, index) }
        .filter { $0.isOverride || isOverridden($0, below, index) }
      let forwards =
        methods.compactMap { Forward($0.released(released), of: info) }
        + properties.compactMap { Forward($0.released(released), of: info) }
      if !forwards.isEmpty { all[key] = forwards }
    }
    return all
  }

  static func isMoved(_ place: MemberPlace, _ key: TypeKey, _ index: ProgramIndex) -> Bool {
    guard let offset = place.extensionOffset, place.module == key.module else { return false }
    return index.constrainedExtensions.contains(MemberSite(file: place.file, offset: offset)) == false
  }

  private static func isOverridden(_ method: MethodInfo, _ below: [TypeKey], _ index: ProgramIndex) -> Bool {
    below.contains { key in
      (index.methods[key] ?? []).contains { $0.isOverride && $0.name == method.name && $0.labels == method.labels }
    }
  }

  private static func isOverridden(_ property: PropertyInfo, _ below: [TypeKey], _ index: ProgramIndex) -> Bool {
    below.contains { key in (index.properties[key] ?? []).contains { $0.isOverride && $0.name == property.name } }
  }
}

extension Forward {
  init?(_ method: MethodInfo, of type: TypeInfo) {
    guard method.isForwardable else { return nil }
    site = MemberSite(file: method.place.file, offset: method.offset)
    form = .method
    newName = method.name + Forward.suffix(type)
    let head = Forward.words(method.attributes, method.modifiers, method.access, type)
    let effects = (method.isThrowing ? "try " : "") + (method.isAsync ? "await " : "")
    declaration = "\(head)func \(method.declaredSignature) { \(effects)\(newName)(\(method.passedArguments)) }"
  }

  init?(_ property: PropertyInfo, of type: TypeInfo) {
    guard let valueType = property.type else { return nil }
    site = MemberSite(file: property.place.file, offset: property.offset)
    let head = Forward.words(property.attributes, property.modifiers, property.access, type)
    if property.hasObservers {
      form = .observers(type: valueType)
      let name = property.name + Forward.suffix(type)
      newName = name
      let calls = Observer.all.filter { property.observers.contains($0.keyword) }
        .map { "\($0.keyword) { \($0.methodName(name))(\($0.value)) }" }
      declaration = "\(head)var \(property.name.asName): \(valueType) { \(calls.joined(separator: " ")) }"
      return
    }
    form = .property
    newName = property.name + Forward.suffix(type)
    let setter = property.hasSetter ? " set { \(newName) = newValue }" : ""
    declaration = "\(head)var \(property.name.asName): \(valueType) { get { \(newName) }\(setter) }"
  }

  /// The end of the new name. It has the class's name, because a superclass may have the same member in an extension.
  private static func suffix(_ type: TypeInfo) -> String { "In\(type.key.name)Extension" }

  /// The attributes and modifiers of the declaration. An override is as accessible as its class.
  private static func words(
    _ attributes: Attributes, _ modifiers: Set<String>, _ access: Access?, _ type: TypeInfo
  ) -> String {
    var words = attributes.repeated
    let reach: Access? = modifiers.contains("override") ? (type.access > .internal ? .public : nil) : access
    if let reach, reach != .internal { words.append(reach.rawValue) }
    for word in ["override", "class", "static", "nonisolated"] where modifiers.contains(word) { words.append(word) }
    return words.map { $0 + " " }.joined()
  }
}

/// An observer of a property, which becomes a method in the extension.
struct Observer: Sendable {
  let keyword: String
  /// The value that it receives, by the name that it has without a name of its own.
  let value: String
  private let prefix: String

  static let all = [
    Observer(keyword: "willSet", value: "newValue", prefix: "willSet_"),
    Observer(keyword: "didSet", value: "oldValue", prefix: "didSet_"),
  ]

  /// The name of the method for a property with a new name.
  func methodName(_ newName: String) -> String { prefix + newName }
}

extension MethodInfo {
  /// The method without `override` if it overrides one of an extension of UIKit's class.
  fileprivate func released(_ sites: Set<MemberSite>) -> MethodInfo {
    var method = self
    if sites.contains(MemberSite(file: place.file, offset: offset)) { method.modifiers.remove("override") }
    return method
  }
}

extension PropertyInfo {
  /// The property without `override` if it overrides one of an extension of UIKit's class.
  fileprivate func released(_ sites: Set<MemberSite>) -> PropertyInfo {
    var property = self
    if sites.contains(MemberSite(file: place.file, offset: offset)) { property.modifiers.remove("override") }
    return property
  }
}

extension Forward {
  /// Members of NSObject that belong to no actor. An override in the class belongs to none, either, so the renamed
  /// member has to say so.
  static let nonisolatedNames: Set<String> = ["debugDescription", "description", "hash", "isEqual"]
}

extension MethodInfo {
  /// False for methods whose arguments cannot be passed on.
  var isForwardable: Bool { !parameters.contains(where: \.isVariadic) }

  /// The name, the parameters and the result, on one line.
  var declaredSignature: String {
    let declared = parameters.enumerated().map { $1.declaration(at: $0) }.joined(separator: ", ")
    let effects = (isAsync ? " async" : "") + (isThrowing ? " throws" : "")
    let suffix = (result.map { " -> \($0)" } ?? "") + (whereClause.map { " \($0)" } ?? "")
    return "\(name.asName)\(generics ?? "")(\(declared))\(effects)\(suffix)"
  }

  /// The arguments that pass the parameters on.
  var passedArguments: String { parameters.enumerated().map { $1.argument(at: $0) }.joined(separator: ", ") }
}

extension MethodInfo.Parameter {
  fileprivate func passedName(at index: Int) -> String { name == "_" ? "argument\(index)" : name }

  fileprivate func declaration(at index: Int) -> String {
    let own = passedName(at: index)
    let names = label == own ? own : "\(label) \(own)"
    return "\(names): \(type)" + (defaultValue.map { " = \($0)" } ?? "")
  }

  fileprivate func argument(at index: Int) -> String {
    let value = (type.hasPrefix("inout ") ? "&" : "") + passedName(at: index)
    return label == "_" ? value : "\(label): \(value)"
  }
}
