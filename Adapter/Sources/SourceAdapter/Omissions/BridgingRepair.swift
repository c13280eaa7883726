import SwiftSyntax

/// Conversions between Swift's and Foundation's collections that Swift makes on iOS only.
struct BridgingRepair {
  private let message: String

  init(message: String) { self.message = message }

  /// Returns the changes for the error at a token; none if the message is about something else.
  func changes(at token: TokenSyntax) -> [MessageRepair.Change] {
    if message.contains("to expected dictionary key type 'NSString'") { return nativeDictionary(token) }
    if message.contains("to expected argument type 'CFDictionary'"), message.contains("of type 'NSDictionary'") {
      return castArgument(token)
    }
    if message.contains("to type '[NSNumber]' in coercion") { return numbers(token) }
    return []
  }

  /// The keys of a query for the keychain are Swift's strings here.
  private func nativeDictionary(_ token: TokenSyntax) -> [MessageRepair.Change] {
    guard let binding = token.ancestor(where: { $0.is(PatternBindingSyntax.self) })?.as(PatternBindingSyntax.self),
      let type = binding.typeAnnotation?.type.as(DictionaryTypeSyntax.self),
      type.key.trimmedDescription == "NSString"
    else { return [] }
    return [MessageRepair.Change(type.trimmedRange, "[String: Any]")]
  }

  private func castArgument(_ token: TokenSyntax) -> [MessageRepair.Change] {
    guard let argument = token.ancestor(where: { $0.is(LabeledExprSyntax.self) })?.as(LabeledExprSyntax.self) else {
      return []
    }
    let value = argument.expression
    return [
      MessageRepair.Change(at: value.startOffset, "("),
      MessageRepair.Change(at: value.endOffset, " as! [AnyHashable: Any])"),
    ]
  }

  /// `lengths as [NSNumber]` for lengths of another type of number.
  private func numbers(_ token: TokenSyntax) -> [MessageRepair.Change] {
    guard let list = token.ancestor(where: { $0.is(SequenceExprSyntax.self) })?.as(SequenceExprSyntax.self) else {
      return []
    }
    let elements = Array(list.elements)
    guard let position = elements.firstIndex(where: { $0.is(UnresolvedAsExprSyntax.self) }), position > 0,
      position + 1 < elements.count, elements[position + 1].trimmedDescription == "[NSNumber]"
    else { return [] }
    let range = elements[position - 1].endOffset..<elements[position + 1].endOffset
    return [MessageRepair.Change(range, ".map { NSNumber(value: Double($0)) }")]
  }
}
