/// A uniform type: what kind of data a file or a pasteboard item holds.
///
/// Apple's is in the module UniformTypeIdentifiers. This one knows the system's types that ``UTType/types(tag:tagClass:conformingTo:)``
/// finds, and those that a program declares by ``init(exportedAs:conformingTo:)``.
public struct UTType: Hashable, Sendable, CustomStringConvertible {
  public let identifier: String
  /// What a type conforms to that neither the system nor the program's property list declares.
  private var ownParents: [UTType] = []

  init(known identifier: String) { self.identifier = identifier }

  /// The type of an identifier. One that is neither declared nor dynamic conforms to nothing.
  ///
  /// - Returns: nil for text that is no identifier.
  public init?(_ identifier: String) {
    guard identifier.contains(".") else { return nil }
    self.identifier = identifier
  }

  /// A type that another program declares.
  ///
  /// - Parameter parentType: for a type that `UTImportedTypeDeclarations` of the program's property list does not have.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
    ownParents = [parentType ?? .data]
  }

  /// A type that the program declares.
  ///
  /// - Parameter parentType: for a type that `UTExportedTypeDeclarations` of the program's property list does not have.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(importedAs: identifier, conformingTo: parentType)
  }

  /// The type of files with this extension. Unknown extensions get a type of their own.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// - Returns: nil for an empty tag, and where no type of this tag conforms to `supertype`.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard !tag.isEmpty else { return nil }
    if let known = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first {
      self = known
    } else {
      identifier = DynamicType(tag, tagClass, conformingTo: supertype?.identifier).identifier
    }
  }

  /// The declared types with a tag, the preferred one first.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    let tag = tag.lowercased(), declared = TypeDeclaration.all + Session.current.declaredTypes.withLock(\.self)
    let found = declared.filter { $0.tags(tagClass).contains(tag) }.map { UTType(known: $0.identifier) }
    return supertype.map { supertype in found.filter { $0.conforms(to: supertype) } } ?? found
  }

  private var declaration: TypeDeclaration? {
    TypeDeclaration.byIdentifier[identifier]
      ?? Session.current.declaredTypes.withLock { $0.first { $0.identifier == identifier } }
  }

  private var dynamic: DynamicType? { DynamicType(identifier: identifier) }

  // MARK: Tags

  public var tags: [UTTagClass: [String]] {
    if let dynamic { return [dynamic.tagClass: [dynamic.tag]] }
    let declaration = declaration
    return [UTTagClass.filenameExtension, .mimeType].reduce(into: [:]) { tags, tagClass in
      if let found = declaration?.tags(tagClass), !found.isEmpty { tags[tagClass] = found }
    }
  }

  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }
  public var preferredMIMEType: String? { tags[.mimeType]?.first }

  // MARK: What it is

  public var description: String { identifier }
  /// The system's are in English; nil for a type without a declaration.
  public var localizedDescription: String? { declaration?.name }
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  public var isDeclared: Bool { declaration != nil }
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  /// The declarations of the system's types have no numbers here.
  public var version: Int? { nil }
  public var referenceURL: URL? { nil }

  // MARK: Conformance

  private var parents: [UTType] {
    (declaration?.parents ?? dynamic?.parents)?.map { UTType(known: $0) } ?? ownParents
  }

  /// Those that the type conforms to, directly or not.
  public var supertypes: Set<UTType> {
    parents.reduce(into: []) {
      $0.formUnion([$1]); $0.formUnion($1.supertypes)
    }
  }

  /// Every type conforms to itself.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
  public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }

  // MARK: Equality: the identifier alone counts

  public static func == (one: UTType, other: UTType) -> Bool { one.identifier == other.identifier }
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(known: try decoder.singleValueContainer().decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

/// A way of writing types outside the system of uniform types.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let filenameExtension = Self(rawValue: "public.filename-extension")
  public static let mimeType = Self(rawValue: "public.mime-type")
}

extension URL {
  /// With the type's extension, unless the last component has one of that type.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    let known = UTType(filenameExtension: pathExtension)
    guard known?.conforms(to: contentType) != true, let suffix = contentType.preferredFilenameExtension else {
      return self
    }
    return appendingPathExtension(suffix)
  }

  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    appendingPathComponent(partialName).appendingPathExtension(for: contentType)
  }

  public mutating func appendPathExtension(for contentType: UTType) { self = appendingPathExtension(for: contentType) }

  public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }
}
