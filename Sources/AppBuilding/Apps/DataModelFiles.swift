import CoreTypes
import ProjectFiles

/// The results of a target's Core Data models: files for the stand-in of Core Data, and the code that Xcode generates.
struct DataModelFiles {
  /// The models by their names, in order.
  private let models: [(name: String, model: DataModel)]
  /// The models that cannot be read.
  let notes: [String]

  init(of target: ProjectTarget) {
    var models: [(String, DataModel)] = [], notes: [String] = []
    for path in target.dataModels {
      let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
      do throws(ProjectError) { models.append((name, try DataModel(path: path))) } catch {
        notes.append("\(error)")
      }
    }
    (self.models, self.notes) = (models, notes)
  }

  /// The files in the app's bundle by their names, such as `Library.momd.json`.
  var resources: [(name: String, text: String)] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return models.compactMap { name, model in
      (try? encoder.encode(model)).map { ("\(name).momd.json", String(decoding: $0, as: UTF8.self) + "\n") }
    }
  }

  /// The generated Swift files by their names.
  var sources: [(name: String, text: String)] {
    models.flatMap { _, model in
      model.entities.compactMap { entity in
        GeneratedEntity(entity, in: model).text.map { ("\(entity.class ?? entity.name)+Generated.swift", $0) }
      }
    }
  }
}

/// The code that Xcode generates for an entity.
private struct GeneratedEntity {
  private let entity: DataModel.Entity
  private let model: DataModel

  init(_ entity: DataModel.Entity, in model: DataModel) { (self.entity, self.model) = (entity, model) }

  /// The file; nil if the project has the code.
  var text: String? {
    guard entity.codeGeneration != .manual, let name = entity.class else { return nil }
    let superclass = entity.parent.map(className) ?? "NSManagedObject"
    let declaration =
      entity.codeGeneration == .classAndProperties
      ? ["@objc(\(name))", "public class \(name): \(superclass) {}", ""] : []
    let request = [
      "  @nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> {",
      "    NSFetchRequest<\(name)>(entityName: \(AppManifest.quoted(entity.name)))", "  }",
    ]
    let lines =
      ["import CoreData", "import Foundation", ""] + declaration + ["extension \(name) {"]
      + (entity.parent == nil ? request : []) + entity.attributes.map(property)
      + entity.relationships.flatMap(members) + ["}", "", "extension \(name): Identifiable {}"]
    return lines.joined(separator: "\n") + "\n"
  }

  private func className(_ entityName: String) -> String {
    model.entities.first { $0.name == entityName }?.class ?? "NSManagedObject"
  }

  private func property(_ attribute: DataModel.Attribute) -> String {
    "  @NSManaged public var \(SymbolName.escaped(attribute.name)): \(Self.type(attribute))"
  }

  /// The type of the property. Values are optional unless they are scalars, as Xcode generates them.
  private static func type(_ attribute: DataModel.Attribute) -> String {
    let scalars = [
      "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double", "Float": "Float",
      "Boolean": "Bool",
    ]
    if let scalar = scalars[attribute.type] { return attribute.isScalar ? scalar : "NSNumber?" }
    switch attribute.type {
    case "String": return "String?"
    case "Date": return attribute.isScalar ? "TimeInterval" : "Date?"
    case "Binary": return "Data?"
    case "UUID": return "UUID?"
    case "URI": return "URL?"
    case "Decimal": return "NSDecimalNumber?"
    default: return "\(attribute.valueClass ?? "NSObject")?"
    }
  }

  private func members(_ relationship: DataModel.Relationship) -> [String] {
    let name = relationship.name, other = className(relationship.destination)
    guard relationship.toMany else { return ["  @NSManaged public var \(SymbolName.escaped(name)): \(other)?"] }
    let set = relationship.ordered ? "NSOrderedSet" : "NSSet"
    let capitalized = name.prefix(1).uppercased() + name.dropFirst()
    return ["  @NSManaged public var \(SymbolName.escaped(name)): \(set)?"]
      + [other, set].flatMap { type in
        ["addTo", "removeFrom"].map { "  @NSManaged public func \($0)\(capitalized)(_ value: \(type))" }
      }
  }
}
