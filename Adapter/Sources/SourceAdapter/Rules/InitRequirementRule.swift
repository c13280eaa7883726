import SwiftSyntax

/// Lets UIKit's classes get a protocol of the program that requires `init()`.
enum InitRequirementRule: Rule {
  static let name = "init-requirement"
  static let summary =
    "The requirement `init()` of a protocol that UIKit's classes get moves to a protocol for the program's types."
  static let example = RuleExample(
    """
    import UIKit
    protocol Creatable: AnyObject {
      init()
    }
    extension NSObject: Creatable {}
    extension Creatable {
      init(_ change: (Self) -> Void) {
        self.init()
        change(self)
      }
    }
    let label = UILabel { $0.text = "Hello" }
    """,
    becomes: """
      import UIKit
      protocol Creatable: AnyObject {

      }
      extension NSObject: Creatable {}
      extension Creatable {
        init(_ change: (Self) -> Void) where Self: CreatableWithInit {
          self.init()
          change(self)
        }
      }
      let label = UILabel { $0.text = "Hello" }
      protocol CreatableWithInit: Creatable { init() }
      fileprivate extension UILabel { convenience init(_ change: (UILabel) -> Void) {
          self.init()
          change(self)
        } }
      """)

  static func apply(to file: inout FileAdaptation) {
    for requirement in file.index.initRequirements.values.sorted(by: { $0.key < $1.key }) {
      move(requirement, &file)
      name(requirement, &file)
      for node in file.nodes.initializers { limit(requirement, node, &file) }
      addInitializers(requirement, &file)
    }
  }

  /// Removes the requirement and adds the protocol that has it.
  private static func move(_ requirement: InitRequirement, _ file: inout FileAdaptation) {
    guard requirement.site.file == file.file.index,
      let node = file.nodes.initializers.first(where: { $0.startOffset == requirement.site.offset })
    else { return }
    file.blank(node, self)
    let access = file.index.types[requirement.key]?.access ?? .internal
    let reach = access == .internal ? "" : (access == .private ? "fileprivate" : access.rawValue) + " "
    file.appendLine("\(reach)protocol \(requirement.newName): \(requirement.key.path) { init() }", self)
  }

  /// Lets the program's types name the new protocol.
  private static func name(_ requirement: InitRequirement, _ file: inout FileAdaptation) {
    let types =
      file.nodes.classes.compactMap(\.inheritanceClause) + file.nodes.structures.compactMap(\.inheritanceClause)
    let extensions = file.nodes.extensions.filter {
      file.index.resolve($0.extendedType.plainName, module: file.module.name) != nil
    }
    for type in (types + extensions.compactMap(\.inheritanceClause)).flatMap(\.inheritedTypes).map(\.type)
    where file.index.resolve(type.plainName, module: file.module.name) == requirement.key {
      file.replace(type, by: requirement.newName, self, counts: false)
    }
  }

  /// Limits the initializers of the protocol's extensions to types with `init()`.
  private static func limit(
    _ requirement: InitRequirement, _ node: InitializerDeclSyntax, _ file: inout FileAdaptation
  ) {
    let isChosen = requirement.initializers.contains {
      $0.place.file == file.file.index && $0.offset == node.startOffset
    }
    guard isChosen, let body = node.body else { return }
    let condition = "Self: \(requirement.newName)"
    if let clause = node.genericWhereClause {
      file.insert(", \(condition)", at: clause.endOffset, self, counts: false)
    } else {
      file.insert("where \(condition) ", at: body.startOffset, self, counts: false)
    }
  }

  /// Adds the initializers that the file calls to classes of frameworks and their subclasses.
  private static func addInitializers(_ requirement: InitRequirement, _ file: inout FileAdaptation) {
    var added: Set<String> = []
    for call in file.nodes.calls {
      guard let type = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        type.first?.isUppercase == true, let initializer = initializer(for: call, requirement),
        requirement.reaches(type, module: file.module.name, file.index)
      else { continue }
      let text = initializer.text.replacing(/\bSelf\b/, with: type)
      guard added.insert("\(type) \(text)").inserted else { continue }
      file.appendLine("fileprivate extension \(type) { convenience init\(text) }", self)
    }
  }

  /// Returns the initializer that a call with a closure means.
  private static func initializer(
    for call: FunctionCallExprSyntax, _ requirement: InitRequirement
  ) -> InitializerInfo? {
    guard call.trailingClosure != nil || call.arguments.last?.expression.is(ClosureExprSyntax.self) == true else {
      return nil
    }
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    let closures = (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
    return requirement.initializers.first { $0.isPlain && $0.fits(labels: labels, closures: closures) }
  }
}
