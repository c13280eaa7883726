import SwiftSyntax

/// The nodes of the active code that rules look at, in the order of the file.
struct ActiveNodes: Sendable {
  var attributes: [AttributeSyntax] = []
  var modifiers: [DeclModifierSyntax] = []
  var imports: [ImportDeclSyntax] = []
  var macros: [MacroExpansionExprSyntax] = []
  var calls: [FunctionCallExprSyntax] = []
  var members: [MemberAccessExprSyntax] = []
  var references: [DeclReferenceExprSyntax] = []
  var typeNames: [IdentifierTypeSyntax] = []
  var casts: [AsExprSyntax] = []
  var unresolvedCasts: [UnresolvedAsExprSyntax] = []
  var assignments: [InfixOperatorExprSyntax] = []
  var classes: [ClassDeclSyntax] = []
  var protocols: [ProtocolDeclSyntax] = []
  var extensions: [ExtensionDeclSyntax] = []
  var structures: [StructDeclSyntax] = []
  var macroDeclarations: [MacroExpansionDeclSyntax] = []
  var functions: [FunctionDeclSyntax] = []
  var initializers: [InitializerDeclSyntax] = []
  var properties: [VariableDeclSyntax] = []

  /// The conditions of every `#if`, also of inactive clauses.
  var conditions: [ExprSyntax] = []
}
