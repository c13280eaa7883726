import Foundation
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// A controller that accesses its view as soon as a property is set.
final class NibOrderTestsScreen: UIViewController, ObjCExposed {
  var item: UIBarButtonItem? { didSet { heard.append("item, view \(view.subviews.count)") } }
  var label: UILabel? { didSet { heard.append("label") } }
  private(set) var heard: [String] = []

  override func awakeFromNib() {
    super.awakeFromNib()
    heard.append("awake")
  }

  override func viewDidLoad() { heard.append("loaded") }

  static var objcMembers: [ObjCMember] {
    [.outlet("item", \NibOrderTestsScreen.item), .outlet("label", \NibOrderTestsScreen.label)]
  }
}

final class NibOrderTestsPart: UIView {
  private(set) var awakened = 0
  override func awakeFromNib() {
    super.awakeFromNib()
    awakened += 1
  }
}

/// The order of connections when controllers access views early, omitted objects, and views of controllers in
/// documents. Basis: Resource Programming Guide, "The Nib Object Life Cycle"; UIViewController reference, `nibName` and
/// `loadView`.
@MainActor struct NibOrderTests {
  private let nibs = NibFolder()

  @Test("an outlet may load the view: all is connected, and every object awakes once")
  func earlyView() throws {
    let part = "<view id=\"p\" customClass=\"NibOrderTestsPart\" customModule=\"UIKitTests\"/>"
    let scene = NibText.scene(
      "c", "viewController", "customClass=\"NibOrderTestsScreen\" customModule=\"UIKitTests\"",
      NibText.view("<subviews>\(NibText.label("a"))\(part)</subviews>")
        + """
        <navigationItem key="navigationItem" id="ni"><barButtonItem key="rightBarButtonItem" title="B" id="b"/>
        </navigationItem>
        """
        + NibText.connections(
          """
          <outlet property="item" destination="b" id="o1"/><outlet property="label" destination="a" id="o2"/>
          """))
    let session = try Session.phone5(.iOS(7, 1)), bundle = try nibs.storyboard(initial: "c", scene)
    let made = session.perform { UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController() }
    let screen = try #require(made as? NibOrderTestsScreen)
    #expect(screen.heard == ["label", "awake", "loaded", "item, view 2"] && screen.label?.text == "a")
    #expect((screen.view.subviews.last as? NibOrderTestsPart)?.awakened == 1 && session.diagnostics.isEmpty)
  }

  @Test("a controller without a view in its document has that of the nib it names")
  func nibOfController() throws {
    let window = NibText.document("<viewController nibName=\"Form\" id=\"c\"/>")
    let form = NibText.document(NibText.owner() + NibText.root(NibText.label("unused")))
    let bundle = try nibs.bundle(["Window": window, "Form": form]), session = try Session.phone5(.iOS(6, 1))
    let made = session.perform { UINib(nibName: "Window", bundle: bundle).instantiate(withOwner: nil) }
    let controller = try #require(made.first as? UIViewController)
    #expect(controller.nibName == "Form" && controller.nibBundle == bundle && !controller.isViewLoaded)
    #expect(controller.view.source?.id == "v")
  }

  @Test("actions in prototype cells go to the first responder, too")
  func firstResponder() throws {
    let table = """
      <tableView key="view" dataMode="prototypes" id="t"><rect key="frame" x="0" y="0" width="320" height="568"/>
      <prototypes><tableViewCell reuseIdentifier="row" id="p"><rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" id="pc"><rect key="frame" x="0" y="0" width="320" height="43"/>
      <subviews><button id="b"><connections><action selector="go:" destination="first-c" eventType="touchUpInside" id="x"/>
      </connections></button></subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>
      """
    let bundle = try nibs.storyboard(initial: "c", NibText.scene("c", "tableViewController", "", table))
    let session = try Session.phone5(.iOS(7, 1))
    let made = session.perform { UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController() }
    let controller = try #require(made as? UITableViewController)
    let cell = session.perform { controller.tableView.dequeueReusableCell(withIdentifier: "row") }
    let button = try #require(cell?.contentView.subviews.first as? UIButton)
    #expect(button.actions(forTarget: nil, forControlEvent: .touchUpInside) == ["go:"] && session.diagnostics.isEmpty)
  }

  /// Basis: UINib reference.
  @Test("a nib is read once; another object for it reads it again")
  func cache() throws {
    let bundle = try nibs.bundle("X", NibText.label("old")), session = try Session.phone5(.iOS(7, 1))
    let nib = session.perform { UINib(nibName: "X", bundle: bundle) }
    func text(_ nib: UINib) -> String? {
      session.perform { (nib.instantiate(withOwner: nil).first as? UILabel)?.text }
    }
    #expect(text(nib) == "old")
    let url = bundle.bundleURL.appendingPathComponent("X.xib")
    try Data(NibText.document(NibText.label("new")).utf8).write(to: url)
    #expect(text(nib) == "old" && text(session.perform { UINib(nibName: "X", bundle: bundle) }) == "new")
  }

  /// Basis: the elements of saved documents; `pongPress` is Xcode's.
  @Test("gesture recognizers come with their views, know what the document says of them, and send their actions")
  func gestures() throws {
    let views = ["g1", "g2", "g3"].map { id in
      "<view id=\"w-\(id)\"><connections><outletCollection property=\"gestureRecognizers\" destination=\"\(id)\" "
        + "appends=\"YES\" id=\"c-\(id)\"/></connections></view>"
    }.joined()
    let gestures = """
      <tapGestureRecognizer numberOfTapsRequired="2" id="g1"><connections><action selector="go:" destination="-1"
      id="x"/><outlet property="delegate" destination="-1" id="y"/></connections></tapGestureRecognizer>
      <pongPressGestureRecognizer minimumPressDuration="0.25" allowableMovement="12" enabled="NO" id="g2"/>
      <swipeGestureRecognizer direction="up" id="g3"/>
      """
    final class Owner: UIViewController, ObjCExposed, UIGestureRecognizerDelegate {
      var sender: UIGestureRecognizer?
      func go(_ sender: UIGestureRecognizer) { self.sender = sender }
      static var objcMembers: [ObjCMember] { [.action("go:", Owner.go)] }
    }
    let bundle = try nibs.bundle("X", NibText.owner() + NibText.root("<subviews>\(views)</subviews>") + gestures)
    let session = try Session.phone5(.iOS(7, 1)), owner = session.perform { Owner(nibName: "X", bundle: bundle) }
    session.perform { owner.loadViewIfNeeded() }
    #expect(session.diagnostics.isEmpty)
    let found = owner.view.subviews.flatMap { $0.gestureRecognizers ?? [] }
    let tap = try #require(found[0] as? UITapGestureRecognizer)
    let press = try #require(found[1] as? UILongPressGestureRecognizer)
    #expect(tap.numberOfTapsRequired == 2 && tap.delegate === owner && tap.view === owner.view.subviews[0])
    #expect(press.minimumPressDuration == 0.25 && press.allowableMovement == 12 && !press.isEnabled)
    #expect((found[2] as? UISwipeGestureRecognizer)?.direction == .up)
    session.perform { tap.state = .recognized }
    #expect(owner.sender === tap)
  }

  @Test("attributed titles of configured buttons are as wide as their fonts make them")
  func attributedConfiguration() throws {
    func width(_ texts: String) throws -> CGFloat {
      let button = """
        <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="b">
        <rect key="frame" x="0" y="0" width="9" height="9"/><buttonConfiguration key="configuration" style="plain">\(texts)
        </buttonConfiguration></button>
        """
      let documents = try nibs.bundle("X", NibText.owner() + NibText.root("<subviews>\(button)</subviews>"))
      let session = try Session.of(.iOS(17), "iphone-15-pro")
      let owner = session.perform { UIViewController(nibName: "X", bundle: documents) }
      return try #require(owner.view.subviews.first).intrinsicContentSize.width
    }
    func text(_ key: String, _ points: Int) -> String {
      """
      <attributedString key="\(key)"><fragment content="Button"><attributes><font key="NSFont" size="\(points)"
      metaFont="system"/></attributes></fragment></attributedString>
      """
    }
    let small = try width(text("attributedTitle", 17)), large = try width(text("attributedTitle", 34))
    // "Button" in 17 points is 51 wide; insets are 12 at each side.
    #expect(small == 75 && large > small + 40)
    #expect(try width("<string key=\"title\">B</string>" + text("attributedSubtitle", 34)) == large)
  }
}
