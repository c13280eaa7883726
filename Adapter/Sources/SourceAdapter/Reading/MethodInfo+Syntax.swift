import Foundation
import SwiftSyntax

extension MethodInfo {
  init(_ node: FunctionDeclSyntax, at place: MemberPlace) {
    let result = node.signature.returnClause?.type.trimmedDescription.onOneLine
    self.init(
      place: place, name: node.name.plainText,
      parameters: node.signature.parameterClause.parameters.map(Parameter.init),
      result: result == "Void" || result == "()" ? nil : result, attributes: Attributes(node.attributes),
      modifiers: Set(node.modifiers.map(\.name.text)), signature: node.signature.trimmedDescription.withoutComments,
      offset: node.startOffset)
    isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
    isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
    generics = node.genericParameterClause?.trimmedDescription.withoutComments
    whereClause = node.genericWhereClause?.trimmedDescription.withoutComments
  }
}

extension MethodInfo.Parameter {
  init(_ node: FunctionParameterSyntax) {
    label = node.firstName.text
    name = (node.secondName ?? node.firstName).text
    type = node.type.trimmedDescription.withoutComments
    isVariadic = node.ellipsis != nil
    defaultValue = node.defaultValue?.value.trimmedDescription.withoutComments
  }
}

extension InitializerInfo {
  init(_ node: InitializerDeclSyntax, at place: MemberPlace) {
    let body = node.body.map { " \($0.trimmedDescription)" } ?? ""
    self.init(
      place: place, parameters: node.signature.parameterClause.parameters.map(MethodInfo.Parameter.init),
      text: node.signature.trimmedDescription + body,
      isPlain: node.optionalMark == nil && node.signature.effectSpecifiers == nil && node.genericParameterClause == nil
        && node.genericWhereClause == nil,
      offset: node.startOffset)
  }
}

extension PropertyInfo {
  /// Returns the properties of a declaration, which can have several: `var a, b: Int`.
  static func all(of node: VariableDeclSyntax, at place: MemberPlace) -> [PropertyInfo] {
    let attributes = Attributes(node.attributes)
    let modifiers = Set(node.modifiers.map { $0.detail == nil ? $0.name.text : "\($0.name.text)(set)" })
    return node.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else { return nil }
      let type = binding.typeAnnotation?.type.trimmedDescription.withoutComments
      var info = PropertyInfo(
        place: place, name: name, type: type, attributes: attributes, modifiers: modifiers,
        offset: binding.startOffset)
      info.readAccessors(binding.accessorBlock, isConstant: node.bindingSpecifier.text == "let")
      return info
    }
  }

  private mutating func readAccessors(_ block: AccessorBlockSyntax?, isConstant: Bool) {
    hasSetter = !isConstant
    guard let block else { return }
    guard case .accessors(let list) = block.accessors else {
      isComputed = true
      hasSetter = false
      return
    }
    let words = Set(list.map(\.accessorSpecifier.text))
    observers = words.intersection(["willSet", "didSet"])
    isComputed = !hasObservers
    hasSetter = hasObservers || words.contains("set") || words.contains("_modify")
  }
}

extension String {
  /// The text of code on one line, without line comments.
  var withoutComments: String {
    guard contains("//") || contains(where: \.isNewline) else { return self }
    let lines = split(whereSeparator: \.isNewline).map { line -> Substring in
      guard let comment = line.range(of: " //") ?? (line.hasPrefix("//") ? line.range(of: "//") : nil) else {
        return line
      }
      return line[..<comment.lowerBound]
    }
    return lines.map { String($0).trimmed }.joined(separator: " ")
  }
}
