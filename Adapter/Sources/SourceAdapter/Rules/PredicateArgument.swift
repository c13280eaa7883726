import SwiftSyntax

/// Removes casts of a predicate's arguments.
///
/// Values of Foundation such as `Date` are no `CVarArg` on Linux. The initializer takes every value there.
enum PredicateArgument: Rule {
  static let name = "predicate-argument"
  static let summary = "The arguments of `NSPredicate(format:)` lose their casts to `CVarArg`."
  static let example = RuleExample(
    """
    import Foundation
    func after(_ date: Date) -> NSPredicate { NSPredicate(format: "date >= %@", date as CVarArg) }
    """,
    becomes: """
      import Foundation; import StandInPredicates
      func after(_ date: Date) -> NSPredicate { NSPredicate(format: "date >= %@", date           ) }
      """)

  static func apply(to file: inout FileAdaptation) {
    for node in file.nodes.unresolvedCasts {
      guard let cast = ArgumentCast(node), cast.typeName == "CVarArg", isPredicate(cast.call) else { continue }
      file.blank(cast.range, name)
    }
  }

  private static func isPredicate(_ call: FunctionCallExprSyntax) -> Bool {
    ["NSPredicate", "NSPredicate.init"].contains(call.calledExpression.trimmedDescription)
      && call.arguments.first?.label?.text == "format"
  }
}

/// A cast that is an argument of a call: `value as Type`.
struct ArgumentCast {
  let value: ExprSyntax
  let call: FunctionCallExprSyntax

  /// The type without `any`.
  let typeName: String

  /// The bytes from `as` to the type.
  let range: Range<Int>

  init?(_ node: UnresolvedAsExprSyntax) {
    guard let list = node.parent?.as(ExprListSyntax.self), let sequence = list.parent, list.count == 3,
      let value = list.first, let type = list.last?.as(TypeExprSyntax.self),
      node.questionOrExclamationMark?.text != "?",
      let argument = sequence.parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return nil }
    self.value = value
    self.call = call
    typeName = (type.type.as(SomeOrAnyTypeSyntax.self)?.constraint ?? type.type).trimmedDescription
    range = node.startOffset..<type.endOffset
  }

  /// Finds the cast whose value contains a token.
  init?(valueAt token: TokenSyntax) {
    let sequence = token.ancestor { node in
      node.as(SequenceExprSyntax.self)?.elements.contains { $0.is(UnresolvedAsExprSyntax.self) } == true
    }
    guard
      let node = sequence?.as(SequenceExprSyntax.self)?.elements.lazy.compactMap({ $0.as(UnresolvedAsExprSyntax.self) })
        .first
    else { return nil }
    self.init(node)
  }
}
