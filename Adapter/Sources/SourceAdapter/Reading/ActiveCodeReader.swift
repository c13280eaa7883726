import SwiftIfConfig
import SwiftSyntax

/// Collects nodes and declarations of a file. Inactive clauses of `#if` are skipped.
final class ActiveCodeReader: SyntaxVisitor {
  struct Scope {
    var path: String
    var extensionOffset: Int?
    var isFunction = false
    var isProtocol = false

    /// The numbers of selectors and references before the scope.
    var selectorCount = 0
    var referenceCount = 0
  }

  let module: String
  let file: Int

  /// The name of the file without folder and extension, which is unique in a module.
  let fileName: String
  let configuration: IOSConfiguration
  var nodes = ActiveNodes()
  var declarations = FileDeclarations()
  var scopes: [Scope] = []

  init(module: String, file: Int, fileName: String, configuration: IOSConfiguration) {
    (self.module, self.file, self.fileName, self.configuration) = (module, file, fileName, configuration)
    super.init(viewMode: .sourceAccurate)
  }

  /// Types and functions around the current node, joined by dots.
  var path: String { scopes.map(\.path).joined(separator: ".") }

  var place: MemberPlace {
    MemberPlace(module: module, file: file, path: path, extensionOffset: scopes.last?.extensionOffset)
  }

  /// True if a declaration at the current node is a member of a type.
  var isInType: Bool { scopes.last.map { !$0.isFunction } ?? false }

  func enter(_ name: String, extensionOffset: Int? = nil, isProtocol: Bool = false) {
    scopes.append(Scope(path: name, extensionOffset: extensionOffset, isProtocol: isProtocol))
  }

  func enterFunction(_ name: String) {
    scopes.append(
      Scope(
        path: "\(name)()", isFunction: true, selectorCount: declarations.selectors.count,
        referenceCount: nodes.references.count))
  }

  func leaveFunction() {
    let scope = scopes.removeLast()
    let selectors = declarations.selectors[scope.selectorCount...]
    guard selectors.count == 2,
      nodes.references[scope.referenceCount...].contains(where: { $0.baseName.text == "method_exchangeImplementations" }
      )
    else { return }
    declarations.exchanges.append(SelectorExchange(first: selectors.first!, second: selectors.last!))
  }

  // MARK: Conditions

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    nodes.conditions += node.clauses.compactMap(\.condition)
    if let elements = node.activeClause(in: configuration).clause?.elements { walk(elements) }
    return .skipChildren
  }

  // MARK: Nodes

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    nodes.attributes.append(node)
    return .skipChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    nodes.modifiers.append(node)
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    nodes.imports.append(node)
    if node.path.first?.name.text == "UIKit" { declarations.moduleWithUIKit = module }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    nodes.macros.append(node)
    if let reference = SelectorReference(node, at: place) { declarations.selectors.append(reference) }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    nodes.macroDeclarations.append(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    nodes.calls.append(node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    nodes.members.append(node)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    nodes.references.append(node)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    nodes.typeNames.append(node)
    return .visitChildren
  }

  override func visit(_ node: UnresolvedAsExprSyntax) -> SyntaxVisitorContinueKind {
    nodes.unresolvedCasts.append(node)
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    enterFunction("closure")
    return .visitChildren
  }

  override func visitPost(_ node: ClosureExprSyntax) { leaveFunction() }

  // MARK: Declarations

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    nodes.classes.append(node)
    declare(.aClass, node, isGeneric: node.genericParameterClause != nil)
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(.anActor, node, isGeneric: node.genericParameterClause != nil)
    return .visitChildren
  }

  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    nodes.structures.append(node)
    declare(.aStruct, node, isGeneric: node.genericParameterClause != nil)
    return .visitChildren
  }

  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(.anEnum, node, isGeneric: node.genericParameterClause != nil)
    return .visitChildren
  }

  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    nodes.protocols.append(node)
    declare(.aProtocol, node, isGeneric: false)
    return .visitChildren
  }

  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    nodes.extensions.append(node)
    declareExtension(node)
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.genericParameterClause == nil, scopes.isEmpty {
      let key = TypeKey(module: module, path: node.name.plainText)
      declarations.aliases[key] = node.initializer.value.plainName
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    nodes.functions.append(node)
    if isInType { declarations.methods.append(MethodInfo(node, at: place)) }
    enterFunction(node.name.text)
    return .visitChildren
  }

  override func visitPost(_ node: FunctionDeclSyntax) { leaveFunction() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    nodes.initializers.append(node)
    if isInType, scopes.last?.isProtocol == true || place.extensionOffset != nil {
      declarations.initializers.append(InitializerInfo(node, at: place))
    }
    enterFunction("init")
    return .visitChildren
  }

  override func visitPost(_ node: InitializerDeclSyntax) { leaveFunction() }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    nodes.properties.append(node)
    if isInType { declarations.properties += PropertyInfo.all(of: node, at: place) }
    return .visitChildren
  }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    enterFunction(node.accessorSpecifier.text)
    return .visitChildren
  }

  override func visitPost(_ node: AccessorDeclSyntax) { leaveFunction() }
}
