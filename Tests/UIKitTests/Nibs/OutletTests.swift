import Foundation
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

@MainActor protocol OutletTestsBadgeDelegate: AnyObject {}

/// Nibs find classes by name, so the class is not nested.
final class OutletTestsBadge: UILabel, OutletTestsBadgeDelegate {
  weak var delegate: (any OutletTestsBadgeDelegate)?
  private(set) var subviewsAtInit = -1
  private(set) var delegateAtAwake: AnyObject?

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    subviewsAtInit = subviews.count
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    delegateAtAwake = delegate
  }
}

/// Outlets by name. Basis: NSKeyValueCoding, Resource Programming Guide.
@MainActor struct OutletTests {
  private let nibs = NibFolder()

  class Base: UIViewController {
    private weak var hidden: UILabel!
    final var shownHidden: UILabel? { hidden }
  }

  final class Form: Base {
    weak var weakLabel: UILabel?
    weak var anything: AnyObject?
    var strongLabel: UILabel?
    var implicit: UILabel!
    var height: NSLayoutConstraint!
    private var labels: [UILabel]!
    var shownLabels: [UILabel] { labels }
    lazy var late = UILabel()
    var hasDefault: UIView? = UIView()
  }

  private static func document(_ connections: String, _ more: String = "") -> String {
    NibText.owner(connections)
      + NibText.root("<subviews>\(NibText.label("a"))\(NibText.label("b"))\(more)</subviews>")
  }

  private static func outlet(_ property: String, _ id: String) -> String {
    "<outlet property=\"\(property)\" destination=\"\(id)\" id=\"o-\(property)\"/>"
  }

  private func load(_ document: String) throws -> (Form, Session) {
    let session = try Session.phone5(.iOS(7, 1)), documents = try nibs.bundle("Form", document)
    return session.perform {
      let form = Form(nibName: "Form", bundle: documents)
      form.loadViewIfNeeded()
      return (form, session)
    }
  }

  @Test("strong, weak, implicitly unwrapped, inherited and private properties are connected")
  func kinds() throws {
    let names = ["weakLabel", "anything", "strongLabel", "implicit", "hidden"]
    let (form, session) = try load(Self.document(names.map { Self.outlet($0, "b") }.joined()))
    let label = try #require(form.view.subviews[1] as? UILabel)
    #expect(form.weakLabel === label && form.anything === label && form.strongLabel === label)
    #expect(form.implicit === label && form.shownHidden === label)
    #expect(session.diagnostics.isEmpty)
  }

  @Test("a weak outlet lets go of a view that is gone")
  func weakness() throws {
    let (form, _) = try load(Self.document(Self.outlet("weakLabel", "a") + Self.outlet("hidden", "b")))
    for view in form.view.subviews { view.removeFromSuperview() }
    #expect(form.weakLabel == nil && form.shownHidden == nil)
  }

  @Test("an outlet's former value is released, and nil empties it")
  func release() throws {
    let (form, _) = try load(Self.document(""))
    weak let former = form.hasDefault
    form.setValue(form.view, forKey: "hasDefault")
    #expect(former == nil && form.hasDefault === form.view)
    form.setValue(nil, forKey: "hasDefault")
    #expect(form.hasDefault == nil)
  }

  @Test("a collection holds its views in the document's order")
  func collection() throws {
    let member = { (id: String) in "<outletCollection property=\"labels\" destination=\"\(id)\" id=\"c-\(id)\"/>" }
    let (form, _) = try load(Self.document(member("b") + member("a")))
    #expect(form.shownLabels.map { $0.text } == ["b", "a"])
  }

  @Test("constraints are connected, and move views by their constants")
  func constraint() throws {
    let view = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="c"><rect key="frame" x="0" y="0" width="9" height="30"/>
      <constraints><constraint firstAttribute="height" constant="30" id="k"/></constraints></view>
      """
    let (form, session) = try load(Self.document(Self.outlet("height", "k"), view))
    let subview = form.view.subviews[2]
    #expect(subview.frame == CGRect(x: 0, y: 0, width: 9, height: 30))
    form.height.constant = 50
    session.commitFrame(of: form.view)
    #expect(subview.frame.height == 50)
  }

  @Test("a custom class is made by init(coder:) with its subviews, then connected, then awoken")
  func customClass() throws {
    let badge = """
      <label text="c" id="c" customClass="OutletTestsBadge" customModule="UIKitTests">
      <rect key="frame" x="1" y="2" width="3" height="4"/><subviews>\(NibText.label("d"))</subviews>
      <connections><outlet property="delegate" destination="c" id="o-d"/></connections></label>
      """
    let (form, session) = try load(Self.document(Self.outlet("weakLabel", "c"), badge))
    let made = try #require(form.weakLabel as? OutletTestsBadge)
    #expect(made.subviewsAtInit == 1 && made.text == "c" && made.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(made.delegate === made && made.delegateAtAwake === made)
    #expect(session.diagnostics.isEmpty)
  }

  @Test("without a module the owner's counts; a class that is nowhere is told, and its base class used")
  func moduleOfOwner() throws {
    let (form, session) = try load(
      Self.document(
        Self.outlet("weakLabel", "e") + Self.outlet("anything", "f"),
        NibText.label("e", "customClass=\"OutletTestsBadge\"") + NibText.label("f", "customClass=\"Gone\"")))
    #expect(form.weakLabel is OutletTestsBadge && form.anything is UILabel)
    #expect(session.diagnostics.map(\.rule) == ["unknown-class"])
    #expect(session.diagnostics[0].message == "Unknown class Gone in Interface Builder file; UILabel is used.")
  }

  @Test("tables are given their data source and delegate")
  func table() throws {
    final class Owner: UIViewController, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let table = """
      <tableView rowHeight="40" id="t"><rect key="frame" x="0" y="0" width="320" height="504"/>
      <connections><outlet property="dataSource" destination="-1" id="d1"/>
      <outlet property="delegate" destination="-1" id="d2"/></connections></tableView>
      """
    let documents = try nibs.bundle("Form", NibText.owner() + NibText.root("<subviews>\(table)</subviews>"))
    let owner = try Session.phone5(.iOS(7, 1)).perform { Owner(nibName: "Form", bundle: documents) }
    let made = try #require(owner.view.subviews.first as? UITableView)
    #expect(made.dataSource === owner && made.delegate === owner && made.contentSize.height == 120)
  }

  @Test("text fields and text views are given their delegates")
  func textDelegates() throws {
    final class Owner: UIViewController, UITextFieldDelegate, UITextViewDelegate {}
    let connections = { (id: String) in
      "<connections><outlet property=\"delegate\" destination=\"-1\" id=\"d-\(id)\"/></connections>"
    }
    let content =
      "<subviews><textField id=\"f\">\(connections("f"))</textField>"
      + "<textView id=\"t\">\(connections("t"))</textView></subviews>"
    let documents = try nibs.bundle("Form", NibText.owner() + NibText.root(content))
    let owner = try Session.phone5(.iOS(7, 1)).perform { Owner(nibName: "Form", bundle: documents) }
    let views = try #require(owner.view?.subviews)
    #expect((views[0] as? UITextField)?.delegate === owner && (views[1] as? UITextView)?.delegate === owner)
  }

  @Test("an action is told as a diagnostic")
  func action() throws {
    let (_, session) = try load(
      Self.document(
        "",
        """
        <button id="x"><connections><action selector="search:" destination="-1" eventType="touchUpInside" id="x1"/>
        </connections></button>
        """))
    #expect(session.diagnostics.map(\.rule) == ["action-not-connected"])
    #expect(session.diagnostics[0].message.contains("search:"))
  }

  @Test("an item of a toolbar can be connected, its action is told")
  func barItem() throws {
    final class Owner: UIViewController { var item: UIBarButtonItem! }
    let toolbar = """
      <toolbar id="t"><items><barButtonItem title="Go" id="i"><connections>
      <action selector="go:" destination="-1" id="i1"/></connections></barButtonItem></items></toolbar>
      """
    let documents = try nibs.bundle(
      "Form", NibText.owner(Self.outlet("item", "i")) + NibText.root("<subviews>\(toolbar)</subviews>"))
    let session = try Session.phone5(.iOS(7, 1))
    let owner = session.perform { Owner(nibName: "Form", bundle: documents) }
    #expect((owner.view.subviews.first as? UIToolbar)?.items?.first === owner.item && owner.item.title == "Go")
    #expect(session.diagnostics.map(\.rule) == ["action-not-connected"])
  }

  @Test("an object that is not made is told, and so is the outlet that leads there")
  func customObject() throws {
    let object = "<customObject id=\"x\" customClass=\"Model\"/>"
    let (form, session) = try load(Self.document(Self.outlet("anything", "x")) + object)
    #expect(form.anything == nil)
    #expect(session.diagnostics.map(\.rule) == ["object-not-made", "outlet-not-connected"])
  }

  @Test("an override decides itself")
  func override() throws {
    final class Own: UIViewController {
      var taken: [String] = []
      override func setValue(_ value: Any?, forUndefinedKey key: String) { taken.append(key) }
    }
    let documents = try nibs.bundle("Form", Self.document(Self.outlet("computed", "a")))
    let own = try Session.phone5(.iOS(7, 1)).perform { Own(nibName: "Form", bundle: documents) }
    #expect(own.view.subviews.count == 2 && own.taken == ["computed"])
  }

  @Test("an unknown key raises UIKit's exception", arguments: ["nowhere", "late", "loadedView"])
  func unknownKey(key: String) async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [key] in
      await MainActor.run { Form(nibName: nil, bundle: nil).setValue(UILabel(), forKey: key) }
    }
    #expect(result.says("NSUnknownKeyException"))
    #expect(
      result.says(
        "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."))
  }

  @Test("an unknown key of a view of UIKit's own is reported: it may be a private property")
  func privateKey() throws {
    let session = try Session.phone5(.iOS(7, 1))
    session.perform { UINavigationBar().setValue(true, forKey: "hidesShadow") }
    #expect(session.diagnostics.map(\.rule) == ["unknown-key"])
  }

  @Test("a value of another class is reported, and the property keeps its value")
  func mismatch() throws {
    let session = try Session.phone5(.iOS(7, 1))
    session.perform { Form(nibName: nil, bundle: nil).setValue(UIView(), forKey: "weakLabel") }
    #expect(session.diagnostics.map(\.rule) == ["value-of-other-class"])
    #expect(session.diagnostics.first?.message.contains("UIKit.UILabel, so it cannot be set to an object") == true)
  }
}
