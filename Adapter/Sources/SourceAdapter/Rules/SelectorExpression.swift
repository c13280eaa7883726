import SwiftSyntax

/// Replaces `#selector` by the Objective-C name of the method.
enum SelectorExpression: Rule {
  static let name = "selector"
  static let summary = "`#selector(…)` becomes `Selector(\"…\")` with the method's Objective-C name."
  static let example = RuleExample(
    """
    import UIKit
    struct Names {
      let name = #selector(UIView.endEditing(_:))
    }
    """,
    becomes: """
      import UIKit
      struct Names {
        let name = Selector("endEditing:")
      }
      """)

  static func apply(to file: inout FileAdaptation) {
    let references = Dictionary(
      file.file.declarations.selectors.map { ($0.offset, $0) }, uniquingKeysWith: { first, _ in first })
    for macro in file.nodes.macros where macro.macroName.text == "selector" {
      guard let reference = references[macro.startOffset], let name = file.index.usage.name(of: reference) else {
        file.note(
          "Tinamou cannot find the method of this selector. Write its Objective-C name instead, such as "
            + "Selector(\"send:\").", at: macro, self)
        continue
      }
      file.replace(macro, by: "Selector(\"\(name)\")", self)
    }
  }
}
