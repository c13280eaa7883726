import SwiftSyntax

/// Gives `@NSManaged` properties accessors.
enum ManagedProperty: Rule {
  static let name = "managed-property"
  static let summary = "An `@NSManaged` property reads and writes the value of its key."
  static let example = RuleExample(
    """
    import CoreData
    class Note: NSManagedObject {
      @NSManaged var title: String?
    }
    """,
    becomes: """
      import CoreData; import Foundation
      class Note: NSManagedObject {
                   var title: String? { get { managedValue("title") } set { setManagedValue(newValue, "title") } }
      }
      """)

  static func apply(to file: inout FileAdaptation) {
    for node in file.nodes.properties where node.isManaged {
      guard let binding = node.bindings.first, node.bindings.count == 1, binding.accessorBlock == nil,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
        let type = binding.typeAnnotation?.type
      else { continue }
      let isLayer = isInLayer(node, file)
      let text = isLayer ? layerAccessors(name, type) : managedAccessors(name)
      file.insert(text, at: binding.endOffset, self)
    }
    for node in file.nodes.functions where node.attributes.contains("NSManaged") && node.body == nil {
      guard let body = relationshipBody(node) else {
        file.insert(" {}", at: node.endOffset, self)
        file.note(
          "Tinamou does not generate this Core Data accessor, so calling it does nothing. Use "
            + "mutableSetValue(forKey:) or mutableOrderedSetValue(forKey:) instead.", at: node, self)
        continue
      }
      file.insert(body, at: node.endOffset, self)
    }
  }

  /// The body of `addToBooks(_ value: Book)` and `removeFromBooks(_ values: NSSet)`; nil for other functions.
  private static func relationshipBody(_ node: FunctionDeclSyntax) -> String? {
    let parameters = node.signature.parameterClause.parameters
    guard parameters.count == 1, let parameter = parameters.first, node.signature.returnClause == nil else { return nil }
    let value = (parameter.secondName ?? parameter.firstName).text
    for (prefix, function) in [("addTo", "addManagedValue"), ("removeFrom", "removeManagedValue")] {
      let relationship = node.name.text.dropFirst(prefix.count)
      guard node.name.text.hasPrefix(prefix), !relationship.isEmpty else { continue }
      let key = relationship.prefix(1).lowercased() + relationship.dropFirst()
      return " { \(function)(\(value), \"\(key)\") }"
    }
    return nil
  }

  private static func managedAccessors(_ name: String) -> String {
    " { get { managedValue(\"\(name)\") } set { setManagedValue(newValue, \"\(name)\") } }"
  }

  private static func layerAccessors(_ name: String, _ type: TypeSyntax) -> String {
    let text = type.trimmedDescription
    let isOptional = text.hasSuffix("?") || text.hasSuffix("!")
    let value = isOptional ? "as? \(text.dropLast())" : "as? \(text) ?? \(defaultValue(of: text))"
    return " { get { value(forKey: \"\(name)\") \(value) } set { setValue(newValue, forKey: \"\(name)\") } }"
  }

  private static func defaultValue(of type: String) -> String {
    switch type {
    case "CGFloat", "Double", "Float", "Int", "Int32", "Int64", "TimeInterval": "0"
    case "Bool": "false"
    case "String": "\"\""
    case "CGPoint", "CGSize", "CGRect": ".zero"
    case "CGColor": "CGColor(gray: 0, alpha: 0)"
    default: "\(type)()"
    }
  }

  private static func isInLayer(_ node: VariableDeclSyntax, _ file: FileAdaptation) -> Bool {
    var current = node.parent
    while let parent = current {
      if let type = parent.as(ClassDeclSyntax.self) {
        guard let info = file.file.declarations.types.first(where: { $0.offset == type.name.startOffset }) else {
          return false
        }
        return file.index.inherits(info.key, from: "CALayer")
      }
      if parent.is(ExtensionDeclSyntax.self) { return false }
      current = parent.parent
    }
    return false
  }
}

extension VariableDeclSyntax {
  fileprivate var isManaged: Bool { attributes.contains("NSManaged") }
}

extension AttributeListSyntax {
  func contains(_ name: String) -> Bool {
    contains { element in
      guard case .attribute(let attribute) = element else { return false }
      return attribute.attributeName.trimmedDescription == name
    }
  }
}
