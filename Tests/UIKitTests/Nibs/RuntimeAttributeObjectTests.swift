import Foundation
import InterfaceDocuments
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

final class RuntimeAttributeObjectTestsScreen: UIViewController {
  var pageNumber = 0
  private(set) var awoke: [String] = []
  override func awakeFromNib() {
    super.awakeFromNib()
    awoke.append("\(pageNumber) \(title ?? "") \(isViewLoaded)")
  }
}

final class RuntimeAttributeObjectTestsModel: NSObject, ObjCExposed {
  var size: CGFloat = 0
  private(set) var sizeAtAwake: CGFloat = 0
  private func awake() { sizeAtAwake = size }
  static var objcMembers: [ObjCMember] {
    [
      .customObject(RuntimeAttributeObjectTestsModel.init),
      .action("awakeFromNib", RuntimeAttributeObjectTestsModel.awake),
    ]
  }
}

/// Runtime attributes of controllers and objects.
/// User defined runtime attributes of objects that are not views. Basis: Resource Programming Guide, "The Nib Object
/// Life Cycle".
@MainActor struct RuntimeAttributeObjectTests {
  private let nibs = NibFolder()

  private func attributes(_ all: String...) -> String {
    "<userDefinedRuntimeAttributes>\n\(all.joined(separator: "\n"))\n</userDefinedRuntimeAttributes>"
  }

  private func plain(_ path: String, _ type: String, _ value: String) -> String {
    "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(path)\" value=\"\(value)\"/>"
  }

  private func number(_ path: String, _ value: Double) -> String {
    """
    <userDefinedRuntimeAttribute type="number" keyPath="\(path)"><real key="value" value="\(value)"/>
    </userDefinedRuntimeAttribute>
    """
  }

  private func initial(_ scenes: String) throws -> (UIViewController, Session) {
    let session = try Session.phone5(.iOS(12)), bundle = try nibs.storyboard(initial: "c", scenes)
    let made = session.perform { UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController() }
    return (try #require(made), session)
  }

  private static let screen = "customClass=\"RuntimeAttributeObjectTestsScreen\" customModule=\"UIKitTests\""

  @Test("a controller has its own and UIKit's set before it awakes, without its view")
  func controller() throws {
    let scene = NibText.scene(
      "c", "viewController", Self.screen,
      attributes(
        number("pageNumber", 3), plain("title", "string", "Third"), plain("hidesBottomBarWhenPushed", "boolean", "YES"),
        number("modalPresentationStyle", 1), plain("navigationItem.prompt", "string", "Read"),
        plain("tabBarItem.badgeValue", "string", "2")))
    let (made, session) = try initial(scene)
    let screen = try #require(made as? RuntimeAttributeObjectTestsScreen)
    #expect(screen.awoke == ["3 Third false"] && screen.hidesBottomBarWhenPushed)
    #expect(screen.modalPresentationStyle == .pageSheet && screen.navigationItem.prompt == "Read")
    #expect(screen.tabBarItem.badgeValue == "2" && session.diagnostics.isEmpty)
  }

  @Test("a key path through the view loads it; who comes with it is told once")
  func view() throws {
    let scene = NibText.scene(
      "c", "viewController", Self.screen,
      NibText.view("<subviews>\(NibText.label("a"))</subviews>") + attributes(number("view.alpha", 0.5)))
    let (made, session) = try initial(scene)
    let screen = try #require(made as? RuntimeAttributeObjectTestsScreen)
    #expect(screen.view.alpha == 0.5 && screen.awoke == ["0  true"] && session.diagnostics.isEmpty)
  }

  @Test("a key that a controller does not have is told once, with its place, however often the scene is made")
  func unknown() throws {
    let scene = NibText.scene("c", "viewController", Self.screen, attributes(number("sparkle", 1)))
    let (made, session) = try initial(scene)
    _ = session.perform { made.storyboard?.instantiateInitialViewController() }
    let found = try #require(session.diagnostics.first)
    #expect(session.diagnostics.count == 1 && found.rule == "attribute-not-set" && found.severity == .warning)
    #expect(found.message.contains("(sparkle) user defined inspected property on (RuntimeAttributeObjectTestsScreen)"))
    #expect(found.position?.line == 4 && found.position?.column == 1)
  }

  @Test("controllers of a document without a program have UIKit's, and a note of the others")
  func layout() throws {
    let text = NibText.storyboard(
      NibText.scene(
        "c", "viewController", "", NibText.view() + attributes(plain("title", "string", "T"), number("sparkle", 1))))
    let layout = DocumentLayout(try DocumentReader.read(Array(text.utf8)))
    #expect(layout.scenes.first?.controller?.title == "T")
    #expect(layout.session.diagnostics.map(\.severity) == [.note])
  }

  @Test("a custom object has its properties set before it is told")
  func object() throws {
    let model = """
      <customObject id="m" customClass="RuntimeAttributeObjectTestsModel" customModule="UIKitTests">\(attributes(
        number("size", 4), number("weight", 1)))</customObject>
      """
    let session = try Session.phone5(.iOS(12)), bundle = try nibs.bundle("X", model)
    let made = session.perform { UINib(nibName: "X", bundle: bundle).instantiate(withOwner: nil) }
    let object = try #require(made.first as? RuntimeAttributeObjectTestsModel)
    #expect(object.size == 4 && object.sizeAtAwake == 4)
    #expect(session.diagnostics.map(\.rule) == ["attribute-not-set"])
  }

  @Test("items of tab bars take attributes and outlets")
  func tabItem() throws {
    final class Owner: UIViewController { var item: UITabBarItem! }
    let bar = """
      <tabBar id="t"><items><tabBarItem title="A" id="i">\(attributes(plain("badgeValue", "string", "9")))</tabBarItem>
      </items></tabBar>
      """
    let documents = try nibs.bundle(
      "X",
      NibText.owner("<outlet property=\"item\" destination=\"i\" id=\"o-i\"/>")
        + NibText.root("<subviews>\(bar)</subviews>"))
    let session = try Session.phone5(.iOS(12)), owner = session.perform { Owner(nibName: "X", bundle: documents) }
    owner.loadViewIfNeeded()
    #expect(owner.item?.title == "A" && owner.item?.badgeValue == "9" && session.diagnostics.isEmpty)
  }
}
