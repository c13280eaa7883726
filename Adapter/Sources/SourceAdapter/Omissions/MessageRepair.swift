import SwiftSyntax

/// Small changes that fix what a message reports, so that no code is left out.
struct MessageRepair {
  /// An insertion or a replacement.
  struct Change: Equatable {
    var range: Range<Int>
    var text: String

    init(_ range: Range<Int>, _ text: String) { (self.range, self.text) = (range, text) }
    init(at offset: Int, _ text: String) { self.init(offset..<offset, text) }
  }

  private let message: String

  init(message: String) { self.message = message }

  /// Returns the changes for the error at a token; none if the message has no repair.
  func changes(at token: TokenSyntax) -> [Change] {
    if message.contains("requires an 'override' keyword") { return missingOverride(token) }
    if message.contains("'required' initializer 'init(coder:)' must be provided") { return missingCoder(token) }
    if message.contains("can only be satisfied by a 'required' initializer") { return missingRequired(token) }
    if message.contains("switch must be exhaustive") { return missingDefault(token) }
    if message.contains("initializer for conditional binding must have Optional type") { return optionalValue(token) }
    if let name = message.firstQuoted,
      message.contains("not initialized at") || message.contains("before being initialized")
    {
      return optionalProperty(named: name.replacing("self.", with: ""), token)
    }
    if message.contains("has no initializers") { return optionalProperties(token) }
    if message.contains("to type 'any CVarArg' in coercion") { return describedArgument(token) }
    if message.contains("value of type 'AnyObject") || message.contains("value of type 'any AnyObject") {
      return memberOfAnyObject(token)
    }
    return BridgingRepair(message: message).changes(at: token)
  }

  private func missingOverride(_ token: TokenSyntax) -> [Change] {
    guard let item = token.ancestor(where: { $0.is(MemberBlockItemSyntax.self) })?.as(MemberBlockItemSyntax.self),
      let keyword = item.decl.as(FunctionDeclSyntax.self)?.funcKeyword
        ?? item.decl.as(VariableDeclSyntax.self)?.bindingSpecifier
        ?? item.decl.as(InitializerDeclSyntax.self)?.initKeyword
    else { return [] }
    return [Change(at: keyword.startOffset, "override ")]
  }

  /// Initializers of Objective-C classes are implicitly required on iOS.
  private func missingRequired(_ token: TokenSyntax) -> [Change] {
    if let node = token.ancestor(where: { $0.is(InitializerDeclSyntax.self) })?.as(InitializerDeclSyntax.self) {
      return [Change(at: node.initKeyword.startOffset, "required ")]
    }
    guard message.contains("'init()'"),
      let node = token.ancestor(where: { $0.is(ClassDeclSyntax.self) })?.as(ClassDeclSyntax.self)
    else { return [] }
    return [Change(at: node.memberBlock.rightBrace.startOffset, "; required override init() { super.init() } ")]
  }

  /// Adds `init?(coder:)` to a class whose own was left out.
  private func missingCoder(_ token: TokenSyntax) -> [Change] {
    guard let node = token.ancestor(where: { $0.is(ClassDeclSyntax.self) })?.as(ClassDeclSyntax.self) else { return [] }
    let text = "; required init?(coder: NSCoder) { fatalError(\"left out: init(coder:)\") } "
    return [Change(at: node.memberBlock.rightBrace.startOffset, text)]
  }

  private func missingDefault(_ token: TokenSyntax) -> [Change] {
    guard let node = token.ancestor(where: { $0.is(SwitchExprSyntax.self) })?.as(SwitchExprSyntax.self) else {
      return []
    }
    return [Change(at: node.rightBrace.startOffset, " default: break ")]
  }

  /// `if let x = value` compiles for a value that is optional only on iOS.
  private func optionalValue(_ token: TokenSyntax) -> [Change] {
    guard
      let node = token.ancestor(where: { $0.is(OptionalBindingConditionSyntax.self) })?
        .as(OptionalBindingConditionSyntax.self), let value = node.initializer?.value
    else { return [] }
    return [Change(at: value.startOffset, "Optional("), Change(at: value.endOffset, ")")]
  }

  /// Objective-C finds the members of `AnyObject` at run time. A member that one class of UIKit has is found by a cast.
  private func memberOfAnyObject(_ token: TokenSyntax) -> [Change] {
    guard let node = token.ancestor(where: { $0.is(MemberAccessExprSyntax.self) })?.as(MemberAccessExprSyntax.self),
      node.declName.baseName.id == token.id, let name = AnyObjectMember.owner(of: token.text), let base = node.base
    else { return [] }
    if let chain = base.as(OptionalChainingExprSyntax.self) {
      return [Change(at: chain.startOffset, "("), Change(at: chain.expression.endOffset, " as! \(name)?)")]
    }
    return [Change(at: base.startOffset, "("), Change(at: base.endOffset, " as! \(name))")]
  }

  /// A format writes the description of an object. Values of Foundation are no arguments of formats on Linux.
  private func describedArgument(_ token: TokenSyntax) -> [Change] {
    guard let cast = ArgumentCast(valueAt: token), cast.isOfFormat else { return [] }
    return [Change(at: cast.value.startOffset, "String(describing: "), Change(at: cast.value.endOffset, ")")]
  }

  // MARK: Stored properties

  private func optionalProperty(named name: String, _ token: TokenSyntax) -> [Change] {
    guard let type = enclosingType(token) else { return [] }
    return MessageRepair.relax(type.memberBlock) { $0 == name }
  }

  private func optionalProperties(_ token: TokenSyntax) -> [Change] {
    guard let type = enclosingType(token) else { return [] }
    return MessageRepair.relax(type.memberBlock) { _ in true }
  }

  private func enclosingType(_ token: TokenSyntax) -> (any DeclGroupSyntax)? {
    token.ancestor { $0.is(ClassDeclSyntax.self) || $0.is(StructDeclSyntax.self) || $0.is(ActorDeclSyntax.self) }?
      .asProtocol((any DeclGroupSyntax).self)
  }

  /// Makes stored properties without a value implicitly unwrapped, so that they are nil at first.
  static func relax(_ block: MemberBlockSyntax, where isChosen: (String) -> Bool) -> [Change] {
    block.members.flatMap { member -> [Change] in
      guard let node = member.decl.as(VariableDeclSyntax.self), node.bindings.count == 1,
        let binding = node.bindings.first, binding.initializer == nil, binding.accessorBlock == nil,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, isChosen(name),
        let type = binding.typeAnnotation?.type, !type.isOptional,
        !node.modifiers.contains(where: { ["static", "class", "lazy", "override"].contains($0.name.text) })
      else { return [] }
      let isFunction =
        type.is(FunctionTypeSyntax.self) || type.is(SomeOrAnyTypeSyntax.self) || type.is(AttributedTypeSyntax.self)
      let mark =
        isFunction
        ? [Change(at: type.startOffset, "("), Change(at: type.endOffset, ")!")] : [Change(at: type.endOffset, "!")]
      let isConstant = node.bindingSpecifier.text == "let"
      return mark + (isConstant ? [Change(node.bindingSpecifier.trimmedRange, "var")] : [])
    }
  }
}

extension ArgumentCast {
  /// True for an argument of a function that formats text.
  fileprivate var isOfFormat: Bool {
    let name = call.calledExpression.trimmedDescription
    return ["String", "NSString"].contains(name) && call.arguments.first?.label?.text == "format"
      || ["NSLog", "String.localizedStringWithFormat"].contains(name)
  }
}

extension TypeSyntax {
  fileprivate var isOptional: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }
}

extension String {
  /// The first text in single quotes.
  var firstQuoted: String? {
    let parts = split(separator: "'", omittingEmptySubsequences: false)
    return parts.count > 2 ? String(parts[1]) : nil
  }
}
