import Testing

@testable import SourceAdapter

struct SelectorTableTests {
  @Test func theExampleOfThePageIsTrue() async {
    let adapted = await SelectorTable.adaptedExample()
    #expect(adapted == SelectorTable.expectedExample)
  }

  private func table(_ source: String) async -> String {
    let text = await AdaptedProgram(["Form.swift": source]).text("Form.swift") ?? ""
    return text.split(separator: "\n").last { $0.contains("objcMembers") }.map(String.init) ?? ""
  }

  @Test func aSubclassAddsToTheTableOfItsSuperclass() async {
    let source = "class A: UIView { @objc func a(_ x: Any) {} }\nclass B: A { @objc func b(_ x: Any) {} }"
    let text = await table(source)
    #expect(
      text.contains("override class var objcMembers: [ObjCMember] { super.objcMembers + [.action(\"b:\", B.b(_:)), ]"))
    #expect(!text.contains("ObjCExposed"))
  }

  @Test func aSubclassInAnotherModuleAddsToTheTableOfItsSuperclass() async {
    let modules = [PlanModule(name: "Kit", files: ["A.swift"]), PlanModule(name: "App", files: ["B.swift"])]
    let texts = [
      "A.swift": "open class A: UIView { @objc open func a(_ x: Any) {} }",
      "B.swift": "class B: A { @objc func b(_ x: Any) {} }",
    ]
    let program = await AdaptedProgram(modules: modules, texts: texts)
    #expect(program.text("A.swift")?.contains("@MainActor open class var objcMembers") == true)
    #expect(program.text("B.swift")?.contains("super.objcMembers") == true)
  }

  @Test func methodsWithoutAFormAreNotListed() async {
    let text = await table(
      """
      class A: UIView {
        @objc static func one() {}
        @objc func two(_ a: Any, b: Any, c: Any, d: Any) {}
        @objc func three() throws {}
        @objc func four(_ a: Any) {}
      }
      """)
    #expect(text.contains("[.action(\"four:\", A.four(_:)), ]"))
  }

  @Test func overloadsAreListedWithTheirTypes() async {
    let text = await table("class A: UIView { @objc func go(_ x: Int) {}; @objc(goText:) func go(_ x: String) {} }")
    #expect(text.contains(".action(\"go:\", { (object: A) in { (argument0: Int) -> Void in object.go(argument0) } })"))
  }

  @Test func outletsAreListedOnlyWithObservers() async {
    let text = await table(
      """
      class A: UIView {
        @IBOutlet var plain: UILabel!
        @IBOutlet var observed: UILabel! { didSet {} }
      }
      """)
    #expect(text.contains("[.outlet(\"observed\", \\A.observed), ]"))
  }

  @Test func nestedViewsAreListed() async {
    let text = await table("class A: UIViewController {\n  private class Row: UIView {}\n}")
    #expect(text.contains("[.customClass(Row.self), ]"))
  }

  @Test func resultsAndSegueActionsHaveTheirOwnForms() async {
    let text = await table(
      """
      class A: UIViewController {
        @objc func count(_ x: Int) -> Int { x }
        @IBSegueAction func detail(_ coder: NSCoder) -> A? { nil }
      }
      """)
    #expect(text.contains(".method(\"count:\", A.count(_:)), .segueAction(\"detail:\", A.detail(_:))"))
  }

  @Test func anAliasOfTheSuperclassCounts() async {
    let text = await table(
      """
      class A: UIView { @objc func a(_ x: Any) {} }
      typealias Base = A
      class B: Base { @objc func b(_ x: Any) {} }
      """)
    #expect(text.contains("override class var objcMembers: [ObjCMember] { super.objcMembers"))
  }

  @Test func aClassOnOneLineStaysOnItsLine() async {
    let source = "import UIKit\nclass A: UIView { @objc func a(_ x: Any) {} }\nlet after = 1"
    let text = await AdaptedProgram(["A.swift": source]).text("A.swift")
    #expect(text?.split(separator: "\n").last == "let after = 1")
    #expect(text?.split(separator: "\n").count == 3)
  }

  @Test func unavailableMethodsAreNotListed() async {
    let text = await table(
      """
      class A: UIView {
        @available(*, unavailable, renamed: "b") @objc func a(_ x: Any) {}
        @available(iOS 11, *) @objc func b(_ x: Any) {}
      }
      """)
    #expect(text.contains("[.action(\"b:\", A.b(_:)), ]"))
  }

  /// Programs make selectors from strings, such as `routeTo\(scene)WithSegue:`.
  @Test func requirementsOfObjCProtocolsAreListed() async {
    let source =
      "import UIKit\n@objc protocol Routing {\n  func route(segue: UIStoryboardSegue?)\n}\n"
      + "class Router: NSObject, Routing {\n  func route(segue: UIStoryboardSegue?) {}\n  func other() {}\n}"
    let text = await AdaptedProgram(["A.swift": source]).text("A.swift") ?? ""
    #expect(text.contains("\"routeWithSegue:\"") && !text.contains("\"other\""))
  }
}
