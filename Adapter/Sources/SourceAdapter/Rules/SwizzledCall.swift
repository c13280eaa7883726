import SwiftSyntax

/// Lets a method that swizzling puts in place of another one call the other one instead of itself.
///
/// On iOS the two implementations are exchanged, so that the call of the own name reaches the original.
enum SwizzledCall: Rule {
  static let name = "swizzled-call"
  static let summary = "A method that swizzling exchanges with another one calls the other one instead of itself."
  static let example = RuleExample(
    """
    import UIKit
    extension UINavigationController {
      @objc func watchDelegate(_ delegate: UINavigationControllerDelegate?) {
        self.watchDelegate(delegate)
      }
      static func swap(_ type: AnyClass) {
        let original = #selector(setter: UINavigationController.delegate)
        let watching = #selector(UINavigationController.watchDelegate(_:))
        guard let one = class_getInstanceMethod(type, original),
          let other = class_getInstanceMethod(type, watching)
        else { return }
        method_exchangeImplementations(one, other)
      }
    }
    """,
    becomes: """
      import UIKit
      extension UINavigationController {
              func watchDelegate(_ delegate: UINavigationControllerDelegate?) {
          self.delegate = (delegate)
        }
        static func swap(_ type: AnyClass) {
          let original = Selector("setDelegate:")
          let watching = Selector("watchDelegate:")
          guard let one = class_getInstanceMethod(type, original),
            let other = class_getInstanceMethod(type, watching)
          else { return }
          method_exchangeImplementations(one, other)
        }
       @MainActor internal static var objcMembersOfAppExample1: [ObjCMember] { \
      [.action("watchDelegate:", UINavigationController.watchDelegate(_:)), ] } }
      """)

  static func apply(to file: inout FileAdaptation) {
    guard !file.index.swizzled.isEmpty else { return }
    for node in file.nodes.functions {
      let site = MemberSite(file: file.file.index, offset: node.startOffset)
      guard let original = file.index.swizzled[site] else { continue }
      for call in file.nodes.calls where node.trimmedRange.contains(call.trimmedRange) {
        guard let name = ownName(call, node) else { continue }
        redirect(call, name, to: original, &file)
      }
    }
  }

  /// Returns the name in a call of the method on the same object; nil for another call.
  private static func ownName(_ call: FunctionCallExprSyntax, _ node: FunctionDeclSyntax) -> TokenSyntax? {
    let parameters = node.signature.parameterClause.parameters.map(\.firstName.text)
    guard call.arguments.map({ $0.label?.text ?? "_" }) == parameters, call.trailingClosure == nil else { return nil }
    let name: TokenSyntax
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      guard ["self", "self?", "self!"].contains(member.base?.trimmedDescription) else { return nil }
      name = member.declName.baseName
    } else if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      name = reference.baseName
    } else {
      return nil
    }
    return name.text == node.name.text ? name : nil
  }

  private static func redirect(
    _ call: FunctionCallExprSyntax, _ name: TokenSyntax, to original: SelectorReference, _ file: inout FileAdaptation
  ) {
    switch original.kind {
    case .getter:
      guard call.arguments.isEmpty, let left = call.leftParen, let right = call.rightParen else { return }
      file.replace(name, by: original.name.asName, self)
      file.blank(left.startOffset..<right.endOffset, self.name, counts: false)
    case .setter:
      guard let argument = call.arguments.first, call.arguments.count == 1 else { return }
      // A parameter of the method may have the name of the property.
      let isBare = call.calledExpression.is(DeclReferenceExprSyntax.self)
      file.replace(name, by: (isBare ? "self." : "") + original.name + " = ", self)
      blankLabel(argument, &file)
    case .method:
      let labels = original.labels ?? call.arguments.map { $0.label?.text ?? "_" }
      guard labels.count == call.arguments.count else { return }
      file.replace(name, by: original.name.asName, self)
      for (label, argument) in zip(labels, call.arguments) where label != argument.label?.text ?? "_" {
        blankLabel(argument, &file)
        if label != "_" { file.insert("\(label): ", at: argument.expression.startOffset, self, counts: false) }
      }
    }
  }

  private static func blankLabel(_ argument: LabeledExprSyntax, _ file: inout FileAdaptation) {
    guard let label = argument.label, let colon = argument.colon else { return }
    file.blank(label.startOffset..<colon.endOffset, name, counts: false)
  }
}
