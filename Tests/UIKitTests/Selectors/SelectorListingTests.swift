import Foundation
import Testing
import UIKit

@testable import UIKit

/// The method table of a class, and the report about methods that it does not list.
@MainActor struct SelectorListingTests {
  final class Form: UIViewController, ObjCExposed {
    var heard: [String] = []
    func search(_ sender: UIButton) { heard.append("search") }
    func moved(_ recognizer: UIGestureRecognizer) { heard.append("moved") }
    func forgotten() {}
    func sum(_ a: Int, _ b: Int) -> Int { a + b }
    func word() -> String? { "word" }
    func nothing() -> String? { nil }
    func reset() { heard.append("reset") }
    static var objcMembers: [ObjCMember] {
      [
        .action("search:", Form.search), .action("moved:", Form.moved), .action("reset", Form.reset),
        .method("sum:and:", Form.sum), .method("word", Form.word), .method("nothing", Form.nothing),
      ]
    }
  }

  final class Plain: NSObject { func forgotten() {} }

  private let session: Session

  init() throws { session = try Session.phone5(.iOS(12)) }

  private var problems: [String] {
    session.diagnostics.filter { $0.rule == "selector-not-listed" }.map(\.message)
  }

  @Test("a selector that the class lists is registered without a diagnostic")
  func listed() {
    session.perform {
      let form = Form(), button = UIButton()
      button.addTarget(form, action: Selector("search:"), for: .touchUpInside)
      button.addTarget(nil, action: Selector("anything:"), for: .touchUpInside)
      _ = UITapGestureRecognizer(target: form, action: Selector("moved:"))
      _ = UIBarButtonItem(title: "a", style: .plain, target: form, action: Selector("reset"))
      button.sendActions(for: .touchUpInside)
      #expect(form.heard == ["search"])
    }
    #expect(problems == [])
  }

  @Test("one that it does not list is reported at each kind of registration, with the line to add")
  func unlisted() {
    let line =
      "Form does not list the selector \u{201C}forgotten\u{201D}, so sending it will fail: add "
      + ".action(\"forgotten\", Form.forgotten) to Form.objcMembers."
    let registrations: [@MainActor (Form) -> Void] = [
      { UIButton().addTarget($0, action: "forgotten", for: .touchUpInside) },
      { _ = UITapGestureRecognizer(target: $0, action: "forgotten") },
      { _ = UIBarButtonItem(title: "a", style: .plain, target: $0, action: "forgotten") },
      { _ = CADisplayLink(target: $0, selector: "forgotten") },
      { _ = Timer(timeInterval: 1, target: $0, selector: "forgotten", userInfo: nil, repeats: false) },
      { NotificationCenter.default.addObserver($0, selector: "forgotten", name: nil, object: nil) },
      { $0.registerForTraitChanges([UITraitUserInterfaceStyle.self], action: "forgotten") },
      { _ = UIAccessibilityCustomAction(name: "a", target: $0, selector: "forgotten") },
    ]
    for register in registrations {
      let session = Session(environment: session.environment)
      session.perform {
        let form = Form()
        register(form)
      }
      #expect(session.diagnostics.filter { $0.rule == "selector-not-listed" }.map(\.message) == [line])
    }
  }

  @Test("a class without a table is told to have one, once")
  func noTable() {
    session.perform {
      for _ in 0..<2 { UIButton().addTarget(Plain(), action: "forgotten:", for: .touchUpInside) }
    }
    #expect(
      problems == [
        "Plain does not list the selector \u{201C}forgotten:\u{201D}, so sending it will fail: make Plain conform to "
          + "ObjCExposed, with .action(\"forgotten:\", Plain.forgotten) in its objcMembers."
      ])
  }

  /// Basis: NSObject protocol reference, `responds(to:)` and `perform(_:with:)`.
  @Test("objects respond to what their classes list and to UIKit's own methods, and perform it")
  func perform() {
    session.perform {
      let form = Form(), object: any NSObjectProtocol = form
      #expect(form.responds(to: "search:") && !form.responds(to: "forgotten") && object.responds(to: "viewDidLoad"))
      #expect(UITableView().responds(to: "reloadData") && !UIView().responds(to: "reloadData"))
      #expect(Form.instancesRespond(to: "word") && !UIView.instancesRespond(to: "word"))
      form.perform("reset")
      object.perform("search:", with: UIButton())
      #expect(form.heard == ["reset", "search"])
      #expect(form.perform("sum:and:", with: 1, with: 2)?.takeUnretainedValue() as? Int == 3)
      #expect(form.perform("word")?.takeUnretainedValue() as? String == "word")
      #expect(form.perform("nothing") == nil && form.perform("reset") == nil)
    }
  }

  /// Basis: common code, `UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing))`.
  @Test("UIKit's own methods are targets, too, and a flag is true for any object")
  func ownMethods() {
    let controller = session.perform { UIViewController() }
    session.launch { controller }
    let field = session.perform { UITextField(frame: CGRect(x: 20, y: 100, width: 100, height: 30)) }
    session.perform {
      controller.view.addSubview(field)
      controller.view.addGestureRecognizer(
        UITapGestureRecognizer(target: controller.view!, action: Selector("endEditing:")))
      field.becomeFirstResponder()
    }
    #expect(field.isFirstResponder)
    session.tap(at: CGPoint(x: 200, y: 300))
    #expect(!field.isFirstResponder && problems == [])
  }

  /// Basis: the names of the table before it supported selectors.
  @available(*, deprecated)
  @Test("the former names of the table still work")
  func formerNames() {
    let form = session.perform { NewerForm() }
    session.perform { _ = form.perform("reset") }
    #expect(form.heard == ["subclass"])
  }

  @available(*, deprecated)
  class OldForm: UIViewController, NibConnectable {
    var heard: [String] = []
    func reset() { heard.append("reset") }
    class var nibMembers: [NibMember] { [.action("reset", OldForm.reset)] }
  }

  @available(*, deprecated)
  final class NewerForm: OldForm {
    func replaced() { heard.append("subclass") }
    override static var nibMembers: [NibMember] { super.nibMembers + [.action("reset", NewerForm.replaced)] }
  }
}
