import SwiftSyntax

/// Reports exchanged implementations of methods.
enum SwizzlingNote: Rule {
  static let name = "method-swizzling"
  static let summary = "Method swizzling gets a note: there are no method tables to change."
  static let example = RuleExample(
    "func swap(_ a: Method, _ b: Method) { method_exchangeImplementations(a, b) }",
    becomes: "func swap(_ a: Method, _ b: Method) { method_exchangeImplementations(a, b) }")

  private static let functions: Set<String> = [
    "method_exchangeImplementations", "method_setImplementation", "class_addMethod", "class_replaceMethod",
    "class_getInstanceMethod", "object_setClass", "objc_allocateClassPair",
  ]

  static func apply(to file: inout FileAdaptation) {
    for node in file.nodes.references where functions.contains(node.baseName.text) {
      file.note(
        "Swizzling needs Objective-C, so this has no effect. Subclass or call the new code directly instead.", at: node,
        self)
    }
  }
}
