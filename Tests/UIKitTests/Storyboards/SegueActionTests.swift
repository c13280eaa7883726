import Foundation
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

final class SegueActionTestsDetail: UIViewController {
  let text: String

  required init?(coder: NSCoder) {
    text = "document"
    super.init(coder: coder)
  }

  init?(coder: NSCoder, text: String) {
    self.text = text
    super.init(coder: coder)
  }
}

final class SegueActionTestsList: UITableViewController, ObjCExposed {
  var heard: [String] = []

  private func makeDetail(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> SegueActionTestsDetail? {
    SegueActionTestsDetail(coder: coder, text: "\(type(of: sender ?? 0)) \(segueIdentifier ?? "")")
  }

  private func makeChild(_ coder: NSCoder, sender: Any?) -> UIViewController? { nil }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    heard.append((segue.identifier ?? "") + " prepared")
  }

  override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    heard.append("tapped")
  }

  static var objcMembers: [ObjCMember] {
    [
      .segueAction("makeDetail:sender:segueIdentifier:", SegueActionTestsList.makeDetail),
      .segueAction("makeChild:sender:", SegueActionTestsList.makeChild),
    ]
  }
}

final class SegueActionTestsStack: UINavigationController, ObjCExposed {
  private func makeRoot(_ coder: NSCoder) -> SegueActionTestsDetail {
    SegueActionTestsDetail(coder: coder, text: "root")!
  }
  static var objcMembers: [ObjCMember] { [.segueAction("makeRoot:", SegueActionTestsStack.makeRoot)] }
}

/// Segue actions, and containers of storyboards.
/// Segues, pages and columns in storyboards. Basis: the references of `@IBSegueAction`, UIPageViewController and
/// UISplitViewController; recalled for accessory buttons.
@MainActor struct SegueActionTests {
  private let nibs = NibFolder()

  private static func custom(_ name: String) -> String {
    "customClass=\"SegueActionTests\(name)\" customModule=\"UIKitTests\""
  }

  private func initial(_ session: Session, _ scenes: String) throws -> UIViewController {
    let bundle = try nibs.storyboard(initial: "n", scenes)
    let made = session.perform { UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController() }
    return try #require(made)
  }

  private func list(_ segues: String, _ rest: String = "") -> String {
    let table = """
      <tableView key="view" dataMode="static" rowHeight="44" id="t"><rect key="frame" x="0" y="0" width="320" height="568"/>
      <sections><tableViewSection id="s"><cells><tableViewCell accessoryType="detailDisclosureButton" id="row">
      <rect key="frame" x="0" y="0" width="320" height="44"/><tableViewCellContentView key="contentView" id="rc">
      <rect key="frame" x="0" y="0" width="280" height="43"/></tableViewCellContentView><connections>\(segues)
      </connections></tableViewCell></cells></tableViewSection></sections></tableView>
      """
    return NibText.scene(
      "n", "navigationController", "",
      NibText.connections(NibText.segue("r", "relationship", "relationship=\"rootViewController\"")))
      + NibText.scene("r", "tableViewController", Self.custom("List"), table + rest)
      + NibText.scene("d", "viewController", Self.custom("Detail"), NibText.view())
  }

  private func show(_ scenes: String, in session: Session) throws -> (UINavigationController, SegueActionTestsList) {
    let navigation = try #require(try initial(session, scenes) as? UINavigationController)
    session.launch { navigation }
    return (navigation, try #require(navigation.topViewController as? SegueActionTestsList))
  }

  @Test("the accessory button of a row leads where its own segue does, a tap on the row elsewhere")
  func accessory() throws {
    let segue = NibText.segue("d", "push", "identifier=\"info\" trigger=\"accessoryAction\"")
    let session = try Session.phone5(.iOS(7, 1)), (navigation, list) = try show(list(segue), in: session)
    let first = IndexPath(row: 0, section: 0)
    session.perform { list.tableView.rowWasTapped(first) }
    #expect(navigation.topViewController === list)
    session.perform { list.tableView.accessoryWasTapped(first) }
    #expect(navigation.topViewController is SegueActionTestsDetail && list.heard == ["info prepared", "tapped"])
  }

  @Test("a method of the source makes the destination, with the sender and the identifier")
  func segueAction() throws {
    let segue = NibText.segue(
      "d", "push", "identifier=\"go\" destinationCreationSelector=\"makeDetail:sender:segueIdentifier:\"")
    let session = try Session.phone5(.iOS(13)), (navigation, list) = try show(list(segue), in: session)
    session.perform { list.tableView.rowWasTapped(IndexPath(row: 0, section: 0)) }
    #expect((navigation.topViewController as? SegueActionTestsDetail)?.text == "UITableViewCell go")
    #expect(session.diagnostics.isEmpty)
  }

  @Test(
    "one that returns nil, and an unknown one, leave it to the document; the latter is reported",
    arguments: [("makeChild:sender:", 0), ("makeNothing:", 1)])
  func declined(_ selector: String, _ count: Int) throws {
    let segue = NibText.segue("d", "push", "destinationCreationSelector=\"\(selector)\"")
    let session = try Session.phone5(.iOS(13)), (navigation, list) = try show(list(segue), in: session)
    session.perform { list.tableView.rowWasTapped(IndexPath(row: 0, section: 0)) }
    #expect((navigation.topViewController as? SegueActionTestsDetail)?.text == "document")
    #expect(session.diagnostics.map(\.rule) == Array(repeating: "segue-action-not-connected", count: count))
  }

  @Test("a container makes its children by such methods, too")
  func relationship() throws {
    let root = NibText.segue(
      "d", "relationship", "relationship=\"rootViewController\" destinationCreationSelector=\"makeRoot:\"")
    let scenes =
      NibText.scene("n", "navigationController", Self.custom("Stack"), NibText.connections(root))
      + NibText.scene("d", "viewController", Self.custom("Detail"), NibText.view())
    let navigation = try initial(try Session.phone5(.iOS(13)), scenes) as? UINavigationController
    #expect((navigation?.topViewController as? SegueActionTestsDetail)?.text == "root")
  }

  @Test("pages lie and move as the document says")
  func pages() throws {
    func pages(_ attributes: String) throws -> UIPageViewController {
      let made = try initial(try Session.phone5(.iOS(7, 1)), NibText.scene("n", "pageViewController", attributes))
      return try #require(made as? UIPageViewController)
    }
    let scrolling = try pages("transitionStyle=\"scroll\" navigationOrientation=\"vertical\" spineLocation=\"none\"")
    #expect(scrolling.transitionStyle == .scroll && scrolling.navigationOrientation == .vertical)
    #expect(scrolling.spineLocation == .none && !scrolling.isDoubleSided)
    let book = try pages("transitionStyle=\"pageCurl\" spineLocation=\"mid\" doubleSided=\"YES\"")
    #expect(book.transitionStyle == .pageCurl && book.spineLocation == .mid && book.isDoubleSided)
    #expect(try pages("transitionStyle=\"pageCurl\" spineLocation=\"none\"").spineLocation == .min)
  }

  @Test("columns come by their names and widths; a third one is told and left out")
  func columns() throws {
    func column(_ id: String, _ name: String) -> String {
      NibText.segue(id, "relationship", "relationship=\"\(name)ViewController\"")
    }
    let connections = NibText.connections(column("d", "detail") + column("s", "supplementary") + column("m", "master"))
    let scenes =
      NibText.scene(
        "n", "splitViewController", "minimumPrimaryColumnWidth=\"200\" maximumPrimaryColumnWidth=\"250\"", connections)
      + ["d", "s", "m"].map { NibText.scene($0, "viewController", "title=\"\($0)\"") }.joined()
    let session = try Session.of(.iOS(12), "ipad-air-2")
    let split = try #require(try initial(session, scenes) as? UISplitViewController)
    #expect(split.viewControllers.map(\.title) == ["m", "d"])
    #expect(split.minimumPrimaryColumnWidth == 200 && split.maximumPrimaryColumnWidth == 250)
    #expect(session.diagnostics.map(\.rule) == ["column-left-out"] && session.diagnostics[0].position != nil)
  }

  @Test("with the style of iOS 14, columns are named and wrapped in navigation controllers")
  func namedColumns() throws {
    let connections = NibText.connections(
      ["detail", "supplementary", "master"].map {
        NibText.segue(String($0.prefix(1)), "relationship", "relationship=\"\($0)ViewController\"")
      }.joined())
    let scenes =
      NibText.scene(
        "n", "splitViewController",
        "allowDoubleColumnStyle=\"YES\" preferredDisplayMode=\"twoBeside\" behavior=\"tile\"", connections)
      + ["d", "s", "m"].map { NibText.scene($0, "viewController", "title=\"\($0)\"") }.joined()
    let split = try #require(try initial(Session.of(.iOS(17), "ipad-air-2"), scenes) as? UISplitViewController)
    #expect(split.style == .tripleColumn && split.preferredDisplayMode == .twoBesideSecondary)
    #expect(split.preferredSplitBehavior == .tile)
    #expect(split.viewControllers.allSatisfy { $0 is UINavigationController })
    #expect(
      [.primary, .supplementary, .secondary].map { split.viewController(for: $0)?.title } == ["m", "s", "d"])
    let phone = try #require(try initial(Session.of(.iOS(17), "iphone-8"), scenes) as? UISplitViewController)
    #expect(phone.viewControllers.count == 3)
    let old = try #require(try initial(Session.of(.iOS(13), "ipad-air-2"), scenes) as? UISplitViewController)
    #expect(old.style == .unspecified && old.viewControllers.map(\.title) == ["m", "d"])
  }
}
