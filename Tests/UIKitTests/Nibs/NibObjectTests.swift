import Foundation
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

@MainActor final class NibObjectTestsModel: NSObject, ObjCExposed {
  weak var label: UILabel?
  private(set) var labelAtAwake: UILabel?
  private func awake() { labelAtAwake = label }
  private func tap() { label?.text = "tapped" }
  static var objcMembers: [ObjCMember] {
    [
      .customObject(NibObjectTestsModel.init), .action("awakeFromNib", NibObjectTestsModel.awake),
      .action("tap", NibObjectTestsModel.tap),
    ]
  }
}

final class NibObjectTestsPlain: NSObject {
  let number: Int
  override init() { number = 7 }
}

final class NibObjectTestsTap: UITapGestureRecognizer {}
final class NibObjectTestsButton: UIBarButtonItem {}
final class NibObjectTestsItem: UINavigationItem {}

final class NibObjectTestsTabItem: UITabBarItem {
  private(set) var isFromDocument = false
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    isFromDocument = true
  }
}

final class NibObjectTestsOuter: UIView, ObjCExposed {
  nonisolated(unsafe) static let order = NSMutableArray()
  var label: UILabel? { didSet { Self.order.add("outlet") } }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Self.order.add("outer \(subviews.count)")
  }
  override func awakeFromNib() {
    super.awakeFromNib()
    Self.order.add("awake \(tag)")
  }
  static var objcMembers: [ObjCMember] { [.outlet("label", \NibObjectTestsOuter.label)] }
}

/// The order of a nib's objects. Basis: Resource Programming Guide, "The Nib Object Life Cycle"; UINib reference.
@MainActor struct NibObjectTests {
  private let nibs = NibFolder()

  private static let model = """
    <customObject id="m" customClass="NibObjectTestsModel" customModule="UIKitTests"><connections>
    <outlet property="label" destination="a" id="o-m"/></connections></customObject>
    """

  private static func text(_ more: String = "") -> String {
    NibText.document(
      NibText.root(
        """
        <subviews>\(NibText.label("a"))<button id="b"><connections>
        <action selector="tap" destination="m" eventType="touchUpInside" id="t"/></connections></button></subviews>
        """) + more)
  }

  @Test("a custom object is made, connected both ways, told, and returned with the views")
  func customObject() throws {
    let session = try Session.phone5(.iOS(7, 1)), documents = try nibs.bundle(["Parts": Self.text(Self.model)])
    let made = try #require(session.perform { documents.loadNibNamed("Parts", owner: nil) })
    let view = try #require(made[0] as? UIView), model = try #require(made[1] as? NibObjectTestsModel)
    #expect(made.count == 2 && model.label === view.subviews[0] && model.labelAtAwake === model.label)
    (view.subviews[1] as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(model.label?.text == "tapped" && session.diagnostics.isEmpty)
  }

  @Test("a class that lists no initializer is made with init(), a recognizer without a target")
  func unlistedObjects() throws {
    let session = try Session.phone5(.iOS(13))
    let objects = """
      <customObject id="p" customClass="NibObjectTestsPlain" customModule="UIKitTests"/>
      <tapGestureRecognizer id="r" customClass="NibObjectTestsTap" customModule="UIKitTests"/>
      """
    let documents = try nibs.bundle(["Parts": Self.text(Self.model + objects)])
    let made = try #require(session.perform { documents.loadNibNamed("Parts", owner: nil) })
    let plain = made.compactMap { $0 as? NibObjectTestsPlain }, taps = made.compactMap { $0 as? NibObjectTestsTap }
    #expect(plain.map(\.number) == [7] && taps.count == 1)
    #expect(!session.diagnostics.contains { $0.rule == "object-not-made" })
  }

  @Test("a document that names the module of another target finds the owner's classes")
  func sharedDocument() throws {
    final class Owner: NSObject {}
    let session = try Session.phone5(.iOS(13))
    let object = "<customObject id=\"p\" customClass=\"NibObjectTestsPlain\" customModule=\"Beta\"/>"
    let documents = try nibs.bundle(["Parts": Self.text(object)])
    let made = session.perform { documents.loadNibNamed("Parts", owner: Owner()) } ?? []
    #expect(made.contains { $0 is NibObjectTestsPlain })
  }

  @Test("items of bars are of their custom classes")
  func customItems() throws {
    let session = try Session.phone5(.iOS(13)), module = "customModule=\"UIKitTests\""
    let bars = """
      <tabBar id="t"><items><tabBarItem title="One" customClass="NibObjectTestsTabItem" \(module) id="i"/></items></tabBar>
      <toolbar id="b"><items><barButtonItem title="Go" customClass="NibObjectTestsButton" \(module) id="g"/></items></toolbar>
      <navigationBar id="n"><items>
      <navigationItem title="Home" customClass="NibObjectTestsItem" \(module) id="h"/></items></navigationBar>
      """
    let text = NibText.document(NibText.root("<subviews>\(bars)</subviews>") + Self.model)
    let documents = try nibs.bundle(["Bars": text])
    let made = try #require(session.perform { documents.loadNibNamed("Bars", owner: nil) })
    let views = (made[0] as? UIView)?.subviews ?? []
    let tab = try #require((views[0] as? UITabBar)?.items?.first as? NibObjectTestsTabItem)
    #expect(tab.title == "One" && tab.isFromDocument)
    #expect((views[1] as? UIToolbar)?.items?.first is NibObjectTestsButton)
    #expect((views[2] as? UINavigationBar)?.topItem is NibObjectTestsItem)
  }

  @Test("every instance of a nib is another one, also of one that is data")
  func instances() throws {
    let session = try Session.phone5(.iOS(7, 1))
    let nib = UINib(data: Data(Self.text(Self.model).utf8), bundle: nil)
    let pairs = session.perform { (nib.instantiate(withOwner: nil), nib.instantiate(withOwner: nil)) }
    #expect(pairs.0.count == 2 && pairs.1.count == 2)
    #expect(pairs.0[0] as? UIView !== pairs.1[0] as? UIView)
  }

  @Test("placeholders stand for objects from outside")
  func externalObjects() throws {
    final class Owner: NSObject {
      var partner: UILabel?
      required override init() { super.init() }
    }
    let document = NibText.document(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
      <outlet property="partner" destination="x" id="o-x"/></connections></placeholder>
      <placeholder placeholderIdentifier="Partner" id="x"/>
      """)
    let session = try Session.phone5(.iOS(7, 1)), owner = Owner(), label = session.perform { UILabel() }
    _ = session.perform {
      UINib(data: Data(document.utf8), bundle: nil).instantiate(
        withOwner: owner, options: [.externalObjects: ["Partner": label]])
    }
    #expect(owner.partner === label && session.diagnostics.isEmpty)
  }

  @Test("children are there when init(coder:) returns; outlets follow, awakeFromNib is last")
  func order() throws {
    let outer = """
      <view tag="7" id="w" customClass="NibObjectTestsOuter" customModule="UIKitTests"><subviews>\(NibText.label("c"))
      </subviews><connections><outlet property="label" destination="c" id="o-c"/></connections></view>
      """
    let session = try Session.phone5(.iOS(7, 1)), documents = try nibs.bundle("Parts", outer)
    NibObjectTestsOuter.order.removeAllObjects()
    _ = session.perform { documents.loadNibNamed("Parts", owner: nil) }
    #expect(NibObjectTestsOuter.order.compactMap { $0 as? String } == ["outer 1", "outlet", "awake 7"])
  }

  @Test("a nib has controllers with children; they are notified of their views when all is connected")
  func controllers() throws {
    let navigation = """
      <navigationController id="n"><navigationBar key="navigationBar" id="bar"/><viewControllers>
      <viewController id="r" \(StoryboardTests.screen)>\(NibText.view("<subviews>\(NibText.label("a"))</subviews>"))
      <connections><outlet property="label" destination="a" id="o-a"/></connections></viewController>
      </viewControllers></navigationController>
      """
    let session = try Session.phone5(.iOS(7, 1)), documents = try nibs.bundle("Window", navigation)
    let made = session.perform { documents.loadNibNamed("Window", owner: nil) }
    let root = (made?.first as? UINavigationController)?.topViewController as? StoryboardTestsScreen
    #expect(root?.heard == ["awake  true", "loaded a"])
  }

  @Test("a controller keeps what its nib has beside the view")
  func topLevelObjects() throws {
    final class Owner: UIViewController { weak var other: UILabel? }
    let documents = try nibs.bundle(
      "Form",
      NibText.owner("<outlet property=\"other\" destination=\"a\" id=\"o-a\"/>") + NibText.root("")
        + NibText.label("a"))
    let owner = try Session.phone5(.iOS(7, 1)).perform { Owner(nibName: "Form", bundle: documents) }
    owner.loadViewIfNeeded()
    #expect(owner.other?.text == "a" && owner.other?.superview == nil)
  }
}
