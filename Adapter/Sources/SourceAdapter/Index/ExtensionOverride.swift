/// A member of an extension of UIKit's class that other code of the module overrides.
///
/// Swift on Linux has no overrides of members of extensions. The member's own code gets another name, and a new member
/// with the old name asks for the type of the object. If a class overrides, the new member is one of a protocol
/// extension: next to one of an extension of the superclass, calls of the class's own would be ambiguous.
struct ExtensionOverride: Sendable {
  enum Member: Sendable { case method(MethodInfo), property(PropertyInfo) }

  /// An overriding member, with the type that declares it.
  struct Branch: Sendable {
    var site: MemberSite

    /// The type as written in a cast.
    var typeName: String

    /// The name of the member after the adaptation.
    var newName: String

    /// The words that replace `super`.
    var superName: String

    /// True in an extension of UIKit's class, where the member needs another name.
    var isInExtension: Bool

    /// True in an extension of the program's class, which forwards to the member.
    var isForwarded = false
  }

  var member: Member

  /// The name of the extended class.
  var owner: String
  var branches: [Branch]

  /// Returns the overridden members of all modules.
  static func all(in index: ProgramIndex) -> [ExtensionOverride] {
    let methods = index.frameworkMethods.mapValues { $0.map(Member.method) }
    let properties = index.frameworkProperties.mapValues { $0.map(Member.property) }
    let members = methods.merging(properties) { $0 + $1 }
    return members.keys.sorted().flatMap { owner in
      members[owner]!.compactMap { member in
        guard member.canChoose(index), index.adapts(member.place.module) else { return nil }
        let found = ExtensionOverride(member: member, owner: owner, branches: [])
        let extensions = found.extensions(members)
        let branches = found.classes(index, extensions) + extensions
        return branches.isEmpty ? nil : ExtensionOverride(member: member, owner: owner, branches: branches)
      }
    }
  }

  /// The overrides in extensions of subclasses, the farthest subclasses first.
  private func extensions(_ members: [String: [Member]]) -> [Branch] {
    let names = members.keys.filter { isBelow($0, owner) }.sorted { isBelow($0, $1) || $0 < $1 && !isBelow($1, $0) }
    var found = names.flatMap { name in
      members[name]!.filter { $0.isOverride(of: member) }.map {
        Branch(
          site: $0.site, typeName: name, newName: "\($0.name)In\(name)", superName: newName, isInExtension: true)
      }
    }
    for position in found.indices {
      let above = found[position...].dropFirst().first { isBelow(found[position].typeName, $0.typeName) }
      if let above { found[position].superName = above.newName }
    }
    return found
  }

  /// The program's classes that override first. Their subclasses override them as usual.
  private func classes(_ index: ProgramIndex, _ extensions: [Branch]) -> [Branch] {
    member.candidates(index).compactMap { key, candidate in
      let isForwarded = candidate.place.extensionOffset != nil
      guard candidate.isOverride(of: member), !isForwarded || Forward.isMoved(candidate.place, key, index),
        index.inherits(key, from: owner), index.types[key]?.isGeneric == false,
        index.types[key].map({ !$0.access.isFileOnly || $0.file == member.place.file }) == true,
        !index.ancestors(of: key).contains(where: { member.isOverridden(in: $0, index) })
      else { return nil }
      let above = extensions.first { index.inherits(key, from: $0.typeName) }
      return Branch(
        site: candidate.site, typeName: key.path, newName: candidate.name, superName: above?.newName ?? newName,
        isInExtension: false, isForwarded: isForwarded)
    }
  }

  private func isBelow(_ name: String, _ other: String) -> Bool {
    sequence(first: name) { FrameworkClasses.superclass(of: $0) }.dropFirst().contains(other)
  }
}

// MARK: - Code

extension ExtensionOverride {
  /// The name of the member's own code.
  var newName: String { member.name + "InExtension" }

  /// The protocol whose extension has the member that chooses.
  private var protocolName: String {
    let words = member.words.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return owner.filter { $0 != "." } + words.joined()
  }

  /// True if the member that chooses is one of a protocol extension.
  var needsProtocol: Bool { branches.contains { !$0.isInExtension } }

  /// The member that chooses, on one line.
  var declaration: String {
    let words = member.attributes.repeated + [member.access.map(\.rawValue)].compactMap(\.self)
    return words.map { $0 + " " }.joined() + chooser
  }

  /// The protocol with the member that chooses, on one line.
  ///
  /// - Parameter access: The access of the extension.
  func protocolDeclaration(extensionAccess access: Access?) -> String {
    let reach = (member.access ?? access).map { $0 == .open ? .public : $0 }
    // In a file, `private` outside of types is `fileprivate`.
    let word = reach.map { ($0 == .private ? "fileprivate" : $0.rawValue) + " " } ?? ""
    let repeated = member.attributes.repeated.map { $0 + " " }.joined()
    return "\(word)protocol \(protocolName): \(owner) {}; extension \(owner): \(protocolName) {}; "
      + "extension \(protocolName) { \(repeated)\(word)\(chooser) }"
  }

  private var chooser: String {
    switch member {
    case .method(let method): chooser(method)
    case .property(let property): chooser(property)
    }
  }

  private func chooser(_ method: MethodInfo) -> String {
    let effects = (method.isThrowing ? "try " : "") + (method.isAsync ? "await " : "")
    let own = "return \(effects)\(newName)(\(method.passedArguments))"
    let cases = cases { "return \(effects)object.\($0)(\(method.passedArguments))" }
    return "func \(method.declaredSignature) { \(cases)\(own) }"
  }

  private func chooser(_ property: PropertyInfo) -> String {
    let getter = "get { \(cases { "return object.\($0)" })return \(newName) }"
    let setter = " set { \(cases { "object.\($0) = newValue; return" })\(newName) = newValue }"
    return "var \(property.name.asName): \(property.type!) { \(getter)\(property.hasSetter ? setter : "") }"
  }

  private func cases(_ statements: (String) -> String) -> String {
    branches.map { "if let object = self as? \($0.typeName) { \(statements($0.newName)) }; " }.joined()
  }
}

// MARK: - Members

extension ExtensionOverride.Member {
  var name: String {
    switch self {
    case .method(let method): method.name
    case .property(let property): property.name
    }
  }

  var place: MemberPlace {
    switch self {
    case .method(let method): method.place
    case .property(let property): property.place
    }
  }

  var site: MemberSite {
    switch self {
    case .method(let method): MemberSite(file: method.place.file, offset: method.offset)
    case .property(let property): MemberSite(file: property.place.file, offset: property.offset)
    }
  }

  var attributes: Attributes {
    switch self {
    case .method(let method): method.attributes
    case .property(let property): property.attributes
    }
  }

  var access: Access? {
    switch self {
    case .method(let method): method.access
    case .property(let property): property.access
    }
  }

  /// The name and the labels.
  fileprivate var words: [String] {
    guard case .method(let method) = self else { return [name] }
    return [name] + method.labels.filter { $0 != "_" }
  }

  /// True for a member that can pass on what it receives.
  ///
  /// Only properties of Objective-C can be overridden on iOS. An override of the name of another property overrides one
  /// of UIKit's: a label's `text`, though an extension of `UIView` has a `text`, too.
  fileprivate func canChoose(_ index: ProgramIndex) -> Bool {
    switch self {
    case .method(let method): !method.isStatic && !method.isOverride && method.isForwardable
    case .property(let property):
      !property.isStatic && !property.isOverride && property.isComputed && property.type != nil
        && (property.attributes.isObjC || property.attributes.isInspectable
          || index.extensions.contains { $0.place == property.place && $0.attributes.isObjC })
    }
  }

  fileprivate func isOverride(of other: Self) -> Bool {
    guard place.module == other.place.module else { return false }
    switch (self, other) {
    case (.method(let one), .method(let other)):
      return one.isOverride && !one.isStatic && one.name == other.name && one.labels == other.labels
    case (.property(let one), .property(let other)):
      return one.isOverride && !one.isStatic && one.isComputed && one.name == other.name
    default: return false
    }
  }

  /// The overriding members of the program's classes with the name.
  fileprivate func candidates(_ index: ProgramIndex) -> [(TypeKey, Self)] {
    switch self {
    case .method: index.overrides(named: name).map { ($0, .method($1)) }
    case .property: index.propertyOverrides(named: name).map { ($0, .property($1)) }
    }
  }

  fileprivate func isOverridden(in key: TypeKey, _ index: ProgramIndex) -> Bool {
    switch self {
    case .method: (index.methods[key] ?? []).contains { Self.method($0).isOverride(of: self) }
    case .property: (index.properties[key] ?? []).contains { Self.property($0).isOverride(of: self) }
    }
  }
}
