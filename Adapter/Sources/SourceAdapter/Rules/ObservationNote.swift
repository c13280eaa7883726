import SwiftSyntax

/// Reports key-value observing.
enum ObservationNote: Rule {
  static let name = "key-value-observing"
  static let summary = "Key-value observing gets a note: properties do not report changes without Objective-C."
  static let example = RuleExample(
    """
    import UIKit
    func watch(_ view: UIView) { view.observe(\\.bounds) { _, _ in } }
    """,
    becomes: """
      import UIKit
      func watch(_ view: UIView) { view.observe(\\.bounds) { _, _ in } }
      """)

  static func apply(to file: inout FileAdaptation) {
    for node in file.nodes.calls {
      guard let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
        let first = node.arguments.first
      else { continue }
      let isKeyPath = name == "observe" && first.label == nil && first.expression.is(KeyPathExprSyntax.self)
      let isRegistration = name == "addObserver" && node.arguments.contains { $0.label?.text == "forKeyPath" }
      guard isKeyPath || isRegistration else { continue }
      file.note(
        "Key-value observing needs Objective-C, so this observer is not called when the value changes. Use the "
          + "property's didSet or a notification instead.", at: node, self)
    }
  }
}
