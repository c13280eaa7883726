import SwiftSyntax

/// Removes `override` where the compiler finds nothing to override.
///
/// Only the compiler knows the members of superclasses, so this rule starts from its message.
enum FalseOverride: DescribedRule {
  static let name = "false-override"
  static let summary =
    "An override of a member that UIKit does not have here loses `override` and its calls of `super`."
  static let example = RuleExample(
    """
    import UIKit
    class Form: UIViewController {
      override func printPage() {
        super.printPage()
        title = "Print"
      }
    }
    """,
    becomes: """
      import UIKit
      class Form: UIViewController {
                 func printPage() {

          title = "Print"
        }
      }
      """)

  static func applies(to message: String) -> Bool {
    message.contains("does not override any") || message.contains("does not override a designated")
  }

  /// Returns the ranges to blank; empty if the place has no override.
  static func ranges(at token: TokenSyntax) -> [Range<Int>] {
    guard
      let declaration = token.ancestor(where: { $0.asProtocol((any DeclSyntaxProtocol).self) != nil && isMember($0) }),
      let modified = declaration.asProtocol((any WithModifiersSyntax).self), let override = modified.overrideModifier
    else { return [] }
    let calls = SuperCalls(named: name(of: declaration))
    calls.walk(declaration)
    return [override.trimmedRange] + calls.statements
  }

  private static func isMember(_ node: Syntax) -> Bool { node.parent?.is(MemberBlockItemSyntax.self) == true }

  private static func name(of declaration: Syntax) -> String {
    if let function = declaration.as(FunctionDeclSyntax.self) { return function.name.text }
    if let property = declaration.as(VariableDeclSyntax.self) {
      return property.bindings.first?.pattern.trimmedDescription ?? ""
    }
    return "init"
  }
}

/// Finds the statements that consist of a call `super.name(…)`.
final class SuperCalls: SyntaxVisitor {
  private let name: String
  private(set) var statements: [Range<Int>] = []

  init(named name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard let call = node.item.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base?.is(SuperExprSyntax.self) == true,
      member.declName.baseName.text == name, name != "init"
    else { return .visitChildren }
    statements.append(node.trimmedRange)
    return .skipChildren
  }
}

extension SyntaxProtocol {
  /// Returns the nearest node around that fulfills a condition, or the node itself.
  func ancestor(where fulfills: (Syntax) -> Bool) -> Syntax? {
    sequence(first: Syntax(self), next: { $0.parent }).first(where: fulfills)
  }
}
