import Foundation
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Methods by name. Basis: UIControl reference, "The target-action mechanism"; Resource Programming Guide.
@MainActor struct ActionTests {
  private let nibs = NibFolder()

  class Form: UIViewController, ObjCExposed {
    var heard: [String] = []
    private func search(_ sender: UIButton) { heard.append("search \(sender.currentTitle ?? "")") }
    private func reset() { heard.append("reset") }
    private func change(_ sender: Any?, _ event: UIEvent?) { heard.append("change \(event != nil)") }
    class var objcMembers: [ObjCMember] {
      [
        .action("search:", Form.search), .action("reset", Form.reset),
        .action("change:forEvent:", Form.change),
      ]
    }
  }

  final class OtherForm: Form {
    private func reset() { heard.append("other reset") }
    override static var objcMembers: [ObjCMember] { super.objcMembers + [.action("reset", OtherForm.reset)] }
  }

  private func action(_ selector: String, _ destination: String = "-1", _ event: String = "touchUpInside") -> String {
    "<action selector=\"\(selector)\" destination=\"\(destination)\" eventType=\"\(event)\" id=\"a-\(selector)\"/>"
  }

  private func button(_ connections: String) -> String {
    """
    <subviews><button id="b"><rect key="frame" x="20" y="20" width="80" height="40"/><state key="normal" title="Go"/>
    <connections>\(connections)</connections></button></subviews>
    """
  }

  private func load(_ content: String, _ make: (Bundle) -> Form = { Form(nibName: "Form", bundle: $0) }) throws -> (
    Form, Session
  ) {
    let documents = try nibs.bundle("Form", NibText.owner() + NibText.root(content))
    let session = try Session.phone5(.iOS(7, 1)), form = session.perform { make(documents) }
    session.launch { form }
    return (form, session)
  }

  @Test("a touch sends each of a button's actions, with the sender and the event that they take")
  func touch() throws {
    let all = action("search:") + action("reset") + action("change:forEvent:", "-1", "touchDown")
    let (form, session) = try load(button(all))
    session.tap(at: CGPoint(x: 60, y: 40))
    #expect(form.heard == ["change true", "search Go", "reset"])
    #expect(session.diagnostics.isEmpty)
  }

  @Test("a subclass adds names to those of its superclass, or takes them over")
  func subclass() throws {
    let (form, session) = try load(button(action("reset") + action("search:"))) {
      OtherForm(nibName: "Form", bundle: $0)
    }
    session.tap(at: CGPoint(x: 60, y: 40))
    #expect(form.heard == ["other reset", "search Go"])
  }

  @Test("an action of First Responder goes up the chain from the sender, or from whoever is first responder")
  func chain() throws {
    let (form, session) = try load(button(action("reset", "-2")))
    session.tap(at: CGPoint(x: 60, y: 40))
    #expect(form.heard == ["reset"])
    let field = session.perform { UITextField() }
    form.view.addSubview(field)
    #expect(session.perform { field.becomeFirstResponder() })
    #expect(session.application.sendAction("reset", to: nil, from: nil, for: nil))
    #expect(!session.application.sendAction("missing:", to: nil, from: nil, for: nil))
    #expect(form.heard == ["reset", "reset"])
  }

  @Test("an item of a bar sends its action")
  func barItem() throws {
    let session = try Session.phone5(.iOS(7, 1)), form = session.perform { Form() }
    session.perform {
      form.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Clear", style: .plain, target: form, action: "reset")
    }
    session.launch { UINavigationController(rootViewController: form) }
    let bar = try #require(form.navigationController?.navigationBar)
    let place = try #require(bar.touchTargets.first { $0.names.contains("Clear") })
    session.tap(at: session.perform { bar.convert(place.point, to: nil) })
    #expect(form.heard == ["reset"])
  }

  @Test("code adds, lists and removes targets; the same one twice is one, and one that is gone is not told")
  func targets() throws {
    let session = try Session.phone5(.iOS(7, 1)), form = session.perform { Form() }
    let control = session.perform { UISwitch() }
    control.addTarget(form, action: "reset", for: .valueChanged)
    control.addTarget(form, action: "reset", for: [.valueChanged, .touchDown])
    control.sendActions(for: .valueChanged)
    #expect(form.heard == ["reset"])
    #expect(control.actions(forTarget: form, forControlEvent: .touchDown) == ["reset"])
    #expect(control.allTargets == [form] && control.allControlEvents == [.valueChanged, .touchDown])
    control.removeTarget(form, action: nil, for: .allEvents)
    control.sendActions(for: .valueChanged)
    #expect(form.heard == ["reset"] && control.allTargets.isEmpty)
    session.perform { control.addTarget(Form(), action: "reset", for: .valueChanged) }
    control.sendActions(for: .valueChanged)
  }

  @Test("a method that the class does not name fails when it is sent, not before")
  func unknown() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let control = UIControl(), form = Form()
        control.addTarget(form, action: "nowhere:", for: .touchDown)
        control.sendActions(for: .touchDown)
      }
    }
    #expect(result.says("NSInvalidArgumentException"))
    #expect(result.says("Form nowhere:]: unrecognized selector sent to instance 0x"))
  }
}

/// Properties by the names of classes and by those of documents. Basis: NSKeyValueCoding; recalled for attributes.
@MainActor struct NamedPropertyTests {
  private let nibs = NibFolder()

  final class Badge: UIView {
    var radius: CGFloat = 0
    var count = 0
    var isOn = false
    var text: String?
    var hiddenCount: Int { count }
  }

  final class Owner: UIViewController, ObjCExposed {
    private(set) var heard: [String] = []
    weak var label: UILabel! { didSet { heard.append("label") } }
    weak var badge: Badge!
    static var objcMembers: [ObjCMember] { [.outlet("label", \Owner.label), .customClass(Badge.self)] }
    override func viewDidLoad() { heard.append("loaded") }
  }

  private func load(_ attributes: String = "") throws -> (Owner, Session) {
    let badge = """
      <view id="b" customClass="Badge"><userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes></view>
      """
    let outlets = ["label": "a", "badge": "b"].map {
      "<outlet property=\"\($0)\" destination=\"\($1)\" id=\"o-\($0)\"/>"
    }
    let documents = try nibs.bundle(
      "Form", NibText.owner(outlets.joined()) + NibText.root("<subviews>\(NibText.label("a"))\(badge)</subviews>"))
    let session = try Session.phone5(.iOS(7, 1))
    let owner = session.perform { Owner(nibName: "Form", bundle: documents) }
    owner.loadViewIfNeeded()
    return (owner, session)
  }

  @Test("a property that the class names runs its didSet")
  func didSet() throws {
    let (owner, session) = try load()
    #expect(owner.heard == ["label", "loaded"] && owner.label.text == "a")
    #expect(session.diagnostics.isEmpty)
  }

  @Test("a nested class is made that the owner names")
  func nestedClass() throws { #expect(try load().0.badge != nil) }

  @Test("attributes of a document set stored properties and layers; an unknown one is reported")
  func attributes() throws {
    let (owner, session) = try load(
      """
      <userDefinedRuntimeAttribute type="number" keyPath="radius"><real key="value" value="1.5"/>
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="count"><integer key="value" value="3"/>
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="boolean" keyPath="isOn" value="YES"/>
      <userDefinedRuntimeAttribute type="string" keyPath="text" value="x"/>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/>
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="boolean" keyPath="nowhere" value="YES"/>
      """)
    let badge = try #require(owner.badge)
    #expect(badge.radius == 1.5 && badge.count == 3 && badge.isOn && badge.text == "x")
    #expect(badge.layer.cornerRadius == 8)
    #expect(session.diagnostics.map(\.rule) == ["attribute-not-set"])
  }
}
