import Testing

@testable import SourceAdapter

struct OverrideOfExtensionTests {
  @Test func theExampleOfThePageIsTrue() async {
    let adapted = await OverrideOfExtension.adaptedExample()
    #expect(adapted == OverrideOfExtension.expectedExample)
  }

  @Test func anOverrideInAnotherExtensionGetsANameOfItsOwn() async {
    let source = """
      extension UIView { @discardableResult func fill(_ a: Int) -> Int { a } }
      extension UIButton { override func fill(_ a: Int) -> Int { 2 } }
      extension UIControl { override func fill(_ a: Int) -> Int { 3 } }
      """
    let text = await AdaptedProgram(["A.swift": source]).text("A.swift") ?? ""
    let button = "if let object = self as? UIButton { return object.fillInUIButton(a) }; "
    let control = "if let object = self as? UIControl { return object.fillInUIControl(a) }; "
    #expect(
      text.contains("@discardableResult func fill(_ a: Int) -> Int { \(button)\(control)return fillInExtension(a) }"))
    #expect(text.contains("func fillInUIControl(_ a: Int) -> Int { 3 }"))
  }

  @Test func furtherOverridesStay() async {
    let source = """
      extension UIView { @objc func fill() {} }
      class A: UIView { override func fill() {} }
      class B: A { override func fill() { super.fill() } }
      """
    let text = await AdaptedProgram(["A.swift": source]).text("A.swift") ?? ""
    #expect(text.contains("override func fill() { super.fill() }"))
  }

  @Test func aClassBelowAnExtensionComesFirst() async {
    let source = """
      extension UIView { @objc func fill() {} }
      extension UIControl { override func fill() { super.fill() } }
      class Card: UIButton { override func fill() { super.fill() } }
      """
    let text = await AdaptedProgram(["A.swift": source]).text("A.swift") ?? ""
    let card = "if let object = self as? Card { return object.fill() }; "
    #expect(text.contains("\(card)if let object = self as? UIControl { return object.fillInUIControl() }; return"))
    #expect(text.contains("func fill() { super.fillInUIControl() }"))
    #expect(text.contains("func fillInUIControl() { super.fillInExtension() }"))
  }

  @Test func propertiesAreOverriddenToo() async {
    let source = """
      internal extension UIViewController {
        @objc var isHidden: Bool { return presentingViewController == nil }
      }
      open class Menu: UINavigationController {
        open override var isHidden: Bool {
          return super.isHidden
        }
      }
      """
    let text = await AdaptedProgram(["A.swift": source]).text("A.swift") ?? ""
    #expect(text.contains("        var isHiddenInExtension: Bool { return presentingViewController == nil }"))
    #expect(text.contains("  open          var isHidden: Bool {\n    return super.isHiddenInExtension\n"))
    #expect(
      text.contains(
        "extension UIViewControllerIsHidden { internal var isHidden: Bool "
          + "{ get { if let object = self as? Menu { return object.isHidden }; return isHiddenInExtension } } }"))
  }

  @Test func aSetterIsPassedOn() async {
    let source = """
      @objc public extension UIView { var line: CGFloat { get { 0 } set { alpha = newValue } } }
      class Card: UIView { override var line: CGFloat { get { 1 } set { super.line = newValue } } }
      """
    let text = await AdaptedProgram(["A.swift": source]).text("A.swift") ?? ""
    #expect(
      text.contains(
        " set { if let object = self as? Card { object.line = newValue; return }; lineInExtension = newValue }"))
    #expect(text.contains("public protocol UIViewLine: UIView {}; extension UIView: UIViewLine {}; "))
    #expect(text.contains("        var line: CGFloat { get { 1 } set { super.lineInExtension = newValue } }"))
  }

  @Test func anOverrideInAnExtensionOfTheClassIsForwarded() async {
    let source = """
      extension UIViewController { @objc var isHidden: Bool { true } }
      open class Menu: UINavigationController {
      }
      extension Menu {
        open override var isHidden: Bool { super.isHidden }
      }
      """
    let text = await AdaptedProgram(["A.swift": source]).text("A.swift") ?? ""
    #expect(text.contains(" open var isHidden: Bool { get { isHiddenInMenuExtension } } }"))
    #expect(text.contains("var isHiddenInMenuExtension: Bool { super.isHiddenInExtension }"))
    #expect(text.contains("if let object = self as? Menu { return object.isHidden }; return isHiddenInExtension"))
  }

  @Test func aPropertyThatIsNotOfObjectiveCIsNotOverridden() async {
    let source = """
      import UIKit
      extension UIView { var text: String? { nil } }
      class Title: UILabel { override var text: String? { get { super.text } set {} } }
      """
    #expect(await AdaptedProgram(["A.swift": source]).text("A.swift") == nil)
  }
}
