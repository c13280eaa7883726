/// A uniform type, which identifies the kind of data in a file or a pasteboard item.
///
/// Apple's is in the module UniformTypeIdentifiers. This one knows the system's types that
/// ``UTType/types(tag:tagClass:conformingTo:)`` finds, and the types that a program declares by
/// ``init(exportedAs:conformingTo:)``.
public struct UTType: Hashable, Sendable, CustomStringConvertible {
  public let identifier: String
  /// The types that an undeclared type conforms to.
  private var ownParents: [UTType] = []

  init(known identifier: String) { self.identifier = identifier }

  /// Creates a type from an identifier. A type that is neither declared nor dynamic conforms to no other.
  ///
  /// - Returns: nil for a string that is not an identifier.
  public init?(_ identifier: String) {
    guard identifier.contains(".") else { return nil }
    self.identifier = identifier
  }

  /// Creates a type that another program declares.
  ///
  /// - Parameter parentType: the supertype, if `UTImportedTypeDeclarations` of the program's property list lacks the
  ///   type.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
    ownParents = [parentType ?? .data]
  }

  /// Creates a type that the program declares.
  ///
  /// - Parameter parentType: the supertype, if `UTExportedTypeDeclarations` of the program's property list lacks the
  ///   type.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(importedAs: identifier, conformingTo: parentType)
  }

  /// Creates the type of files with an extension. Unknown extensions get a dynamic type.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// - Returns: nil for an empty tag.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard !tag.isEmpty else { return nil }
    if let known = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first {
      self = known
    } else {
      identifier = DynamicType(tag, tagClass, conformingTo: supertype?.identifier).identifier
    }
  }

  /// Returns the declared types with a tag, the preferred one first.
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

  // MARK: Properties

  public var description: String { identifier }
  /// The declared description, in English for the system's types; nil for an undeclared type.
  public var localizedDescription: String? { declaration?.name }
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  public var isDeclared: Bool { declaration != nil }
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  /// The version. Always nil: the declarations of the system's types have no versions here.
  public var version: Int? { nil }
  public var referenceURL: URL? { nil }

  // MARK: Conformance

  private var parents: [UTType] {
    (declaration?.parents ?? dynamic?.parents)?.map { UTType(known: $0) } ?? ownParents
  }

  /// The types that this type conforms to, directly or indirectly.
  public var supertypes: Set<UTType> {
    parents.reduce(into: []) {
      $0.formUnion([$1]); $0.formUnion($1.supertypes)
    }
  }

  /// Returns whether the type conforms to another. Every type conforms to itself.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
  public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }

  // MARK: Equality by identifier

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

/// A kind of type name outside the system of uniform types, such as a file name extension.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let filenameExtension = Self(rawValue: "public.filename-extension")
  public static let mimeType = Self(rawValue: "public.mime-type")
}

extension URL {
  /// Returns the URL with the type's extension, unless its extension already denotes a conforming type.
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
