import CoreTypes

/// The entities of a Core Data model: a `.xcdatamodel`, or the current version of a `.xcdatamodeld`.
package struct DataModel: Sendable, Hashable, Encodable {
  package var entities: [Entity] = []

  /// The part of Xcode's code generation that an entity uses.
  package enum CodeGeneration: Sendable, Hashable {
    /// The project declares the class and its properties.
    case manual
    /// The project declares the class; Xcode generates an extension with the properties.
    case properties
    /// Xcode generates both.
    case classAndProperties
  }

  package struct Entity: Sendable, Hashable, Encodable {
    package var name: String
    /// The class without its module.
    package var `class`: String?
    package var parent: String?
    package var abstract = false
    package var attributes: [Attribute] = []
    package var relationships: [Relationship] = []
    package var codeGeneration = CodeGeneration.manual

    enum CodingKeys: String, CodingKey { case name, `class`, parent, abstract, attributes, relationships }
  }

  package struct Attribute: Sendable, Hashable, Encodable {
    package var name: String
    /// `Integer 16`, `Boolean`, `String` and so on, as in Xcode's model editor.
    package var type = ""
    package var optional = false
    package var transient = false
    /// The default as text.
    package var `default`: String?
    /// Whether the property is a number of Swift instead of an object.
    package var isScalar = false
    /// The class of a transformable value.
    package var valueClass: String?

    enum CodingKeys: String, CodingKey { case name, type, optional, transient, `default` }
  }

  package struct Relationship: Sendable, Hashable, Encodable {
    package var name: String
    package var destination: String
    package var inverse: String?
    package var toMany = false
    package var ordered = false
    package var optional = false
    package var deleteRule: String?
  }
}

// MARK: - Reading

extension DataModel {
  private static let largestFile = 20_000_000

  /// - Parameter path: The path of the model's folder.
  /// - Throws: `ProjectError` if it cannot be read.
  package init(path: String) throws(ProjectError) {
    let file = Self.contents(of: path)
    guard let data = FileManager.default.contents(atPath: file), data.count <= Self.largestFile else {
      throw ProjectError(
        "the Core Data model cannot be read: it is missing, unreadable or larger than 20 MB", file: file)
    }
    do {
      try read([UInt8](data))
    } catch {
      throw ProjectError(error.message, file: file, line: error.line)
    }
  }

  /// The file of the current version: the one that `.xccurrentversion` names, or the first.
  private static func contents(of path: String) -> String {
    guard path.hasSuffix(".xcdatamodeld") else { return "\(path)/contents" }
    let list = FileManager.default.contents(atPath: "\(path)/.xccurrentversion")
    let named = list.flatMap { try? PropertyListFile.parse($0) }?["_XCCurrentVersionName"]?.string
    let all = (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted() ?? []
    let versions = all.filter { $0.hasSuffix(".xcdatamodel") }
    let current = versions.first { $0 == named } ?? versions.first ?? ""
    return "\(path)/\(current)/contents"
  }

  private mutating func read(_ bytes: [UInt8]) throws(TextFailure) {
    var scanner = XMLScanner(bytes)
    while let event = try scanner.next() {
      guard case .start(let name, let attributes) = event else { continue }
      switch name {
      case "entity": if let entity = Entity(attributes) { entities.append(entity) }
      case "attribute": if let attribute = Attribute(attributes) { add { $0.attributes.append(attribute) } }
      case "relationship": if let relation = Relationship(attributes) { add { $0.relationships.append(relation) } }
      default: break
      }
    }
  }

  private mutating func add(_ change: (inout Entity) -> Void) {
    if !entities.isEmpty { change(&entities[entities.count - 1]) }
  }
}

extension DataModel.Entity {
  fileprivate init?(_ attributes: [String: String]) {
    guard let name = attributes["name"] else { return nil }
    self.init(name: name)
    // ".Book" is the class Book of the product's module, "App.Book" that of another.
    `class` = attributes["representedClassName"]?.split(separator: ".").last.map(String.init)
    parent = attributes["parentEntity"]
    abstract = attributes["isAbstract"] == "YES"
    switch attributes["codeGenerationType"] {
    case "class": codeGeneration = .classAndProperties
    case "category": codeGeneration = .properties
    default: codeGeneration = .manual
    }
  }
}

extension DataModel.Attribute {
  fileprivate init?(_ attributes: [String: String]) {
    guard let name = attributes["name"] else { return nil }
    self.init(name: name)
    type = attributes["attributeType"] ?? ""
    optional = attributes["optional"] == "YES"
    transient = attributes["transient"] == "YES"
    `default` = attributes["defaultValueString"]
    isScalar = attributes["usesScalarValueType"] == "YES"
    valueClass = attributes["customClassName"]
  }
}

extension DataModel.Relationship {
  fileprivate init?(_ attributes: [String: String]) {
    guard let name = attributes["name"], let destination = attributes["destinationEntity"] else { return nil }
    self.init(name: name, destination: destination)
    inverse = attributes["inverseName"]
    toMany = attributes["toMany"] == "YES"
    ordered = attributes["ordered"] == "YES"
    optional = attributes["optional"] == "YES"
    deleteRule = attributes["deletionRule"]
  }
}
