import Foundation
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Segues between scenes. Basis: UIViewController and UIStoryboardSegue references, TN2298; recalled for cells.
@MainActor struct SegueTests {
  private let nibs = NibFolder()

  private func scenes(_ content: String, _ connections: String = "", _ more: String = "") -> String {
    let root = "relationship=\"rootViewController\""
    return NibText.scene("n", "navigationController", "", NibText.connections(NibText.segue("r", "relationship", root)))
      + NibText.scene("r", "viewController", StoryboardTests.screen, content + NibText.connections(connections))
      + NibText.scene(
        "d", "viewController", "\(StoryboardTests.screen) title=\"Destination\"",
        NibText.view()
          + NibText.connections(
            NibText.segue("exit-d", "unwind", "identifier=\"home\" unwindAction=\"comeBack:\""))) + more
  }

  private func show(_ scenes: String, _ version: SystemVersion = .iOS(7, 1)) throws -> (
    UINavigationController, StoryboardTestsScreen, Session
  ) {
    let session = try Session.phone5(version), bundle = try nibs.storyboard(initial: "n", scenes)
    let initial = session.perform { UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController() }
    let navigation = try #require(initial as? UINavigationController)
    session.launch { navigation }
    return (navigation, try #require(navigation.topViewController as? StoryboardTestsScreen), session)
  }

  private func button(_ segue: String) -> String {
    """
    <subviews><button id="b"><rect key="frame" x="20" y="100" width="80" height="40"/><connections>\(segue)
    </connections></button></subviews>
    """
  }

  @Test("a button pushes: the controller is asked, then prepares a destination without a view")
  func push() throws {
    let segue = NibText.segue("d", "push", "identifier=\"go\"")
    let (navigation, root, session) = try show(scenes(NibText.view(button(segue))))
    session.tap(at: CGPoint(x: 60, y: 120))
    #expect(root.heard.suffix(2) == ["should go", "prepare go false"])
    #expect(navigation.viewControllers.count == 2 && navigation.topViewController?.title == "Destination")
  }

  @Test("a controller that refuses stays where it is; code is not asked")
  func refusal() throws {
    let segue = NibText.segue("d", "push", "identifier=\"go\"")
    let (navigation, root, session) = try show(scenes(NibText.view(button(segue))))
    root.refuses = true
    session.tap(at: CGPoint(x: 60, y: 120))
    #expect(navigation.viewControllers.count == 1 && root.heard.last == "should go")
    session.perform { root.performSegue(withIdentifier: "go", sender: nil) }
    #expect(navigation.viewControllers.count == 2 && root.heard.last == "prepare go false")
  }

  @Test("code performs segues of the controller by name: modally, in a way of its own, and back")
  func byName() throws {
    let segues =
      NibText.segue("d", "modal", "identifier=\"modal\" modalTransitionStyle=\"crossDissolve\"")
      + NibText.segue(
        "d", "custom", "identifier=\"own\" customClass=\"StoryboardTestsSegue\" customModule=\"UIKitTests\"")
    let (navigation, root, session) = try show(scenes(NibText.view(), segues))
    session.perform { root.performSegue(withIdentifier: "modal", sender: nil) }
    session.advance(by: 1)
    let shown = try #require(root.presentedViewController as? StoryboardTestsScreen)
    #expect(shown.title == "Destination" && shown.modalTransitionStyle == .crossDissolve)
    session.perform { shown.performSegue(withIdentifier: "home", sender: nil) }
    session.advance(by: 1)
    #expect(root.presentedViewController == nil && root.heard.last == "back home false")
    #expect(shown.heard.last == "prepare home true")
    session.perform { root.performSegue(withIdentifier: "own", sender: nil) }
    #expect(navigation.viewControllers.map(\.title) == ["Destination"])
  }

  @Test("an unwind segue pops to the controller that takes its action")
  func unwind() throws {
    let (navigation, root, session) = try show(scenes(NibText.view(), NibText.segue("d", "push", "identifier=\"go\"")))
    session.perform { root.performSegue(withIdentifier: "go", sender: nil) }
    session.advance(by: 1)
    let destination = try #require(navigation.topViewController)
    session.perform { destination.performSegue(withIdentifier: "home", sender: nil) }
    #expect(navigation.topViewController === root && root.heard.last == "back home false")
  }

  @Test("a container view has its child when the view is loaded")
  func embed() throws {
    let container = """
      <subviews><containerView id="c"><rect key="frame" x="0" y="100" width="320" height="200"/><connections>
      \(NibText.segue("d", "embed", "identifier=\"inside\""))</connections></containerView></subviews>
      """
    let (_, root, _) = try show(scenes(NibText.view(container)))
    let child = try #require(root.children.first)
    #expect(root.heard == ["awake  false", "should inside", "prepare inside false", "loaded "])
    #expect(child.title == "Destination" && child.view.superview === root.view.subviews.first)
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 320, height: 200))
  }

  @Test("an item of a bar shows, and in a generation before show it pushes")
  func barItem() throws {
    let item = """
      <navigationItem key="navigationItem" id="item"><barButtonItem key="rightBarButtonItem" title="More" id="i">
      <connections>\(NibText.segue("d", "show"))</connections></barButtonItem></navigationItem>
      """
    let (navigation, _, session) = try show(scenes(NibText.view() + item), .iOS(8, 4))
    let bar = navigation.navigationBar, place = try #require(bar.touchTargets.first { $0.names.contains("More") })
    session.tap(at: session.perform { bar.convert(place.point, to: nil) })
    #expect(navigation.topViewController?.title == "Destination")
  }

  @Test("a segue that the scene does not have is an exception")
  func unknown() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIViewController().performSegue(withIdentifier: "x", sender: nil) }
    }
    #expect(result.says("Receiver (<UIKit.UIViewController: 0x"))
    #expect(result.says(">) has no segue with identifier 'x'"))
  }
}

/// Rows of documents. Basis: UITableViewController reference; Table View Programming Guide.
@MainActor struct StoryboardRowTests {
  private let nibs = NibFolder()

  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
  }

  private func cell(_ id: String, _ attributes: String = "", _ connections: String = "") -> String {
    """
    <tableViewCell id="\(id)" \(attributes)><rect key="frame" x="0" y="0" width="320" height="44"/>
    <tableViewCellContentView key="contentView" id="c-\(id)"><rect key="frame" x="0" y="0" width="320" height="43"/>
    <subviews>\(NibText.label("l-\(id)"))</subviews></tableViewCellContentView>
    <connections>\(connections)</connections></tableViewCell>
    """
  }

  private func table(_ mode: String, _ content: String) -> String {
    """
    <tableView key="view" dataMode="\(mode)" style="plain" rowHeight="44" id="t">
    <rect key="frame" x="0" y="0" width="320" height="568"/>\(content)</tableView>
    """
  }

  private func make(_ content: String, _ session: Session) throws -> (UINavigationController, UITableViewController) {
    let root = "relationship=\"rootViewController\""
    let scenes =
      NibText.scene("n", "navigationController", "", NibText.connections(NibText.segue("r", "relationship", root)))
      + NibText.scene("r", "tableViewController", "", content)
      + NibText.scene("d", "viewController", "title=\"Destination\"", NibText.view())
    let bundle = try nibs.storyboard(initial: "n", scenes)
    let made = session.perform { UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController() }
    let navigation = try #require(made as? UINavigationController)
    return (navigation, try #require(navigation.topViewController as? UITableViewController))
  }

  @Test("a table shows the sections and rows of its document, at their heights")
  func staticRows() throws {
    let sections = """
      <sections><tableViewSection headerTitle="First" id="s1"><cells>\(cell("a"))\(cell("b", "rowHeight=\"60\""))</cells>
      </tableViewSection><tableViewSection id="s2"><cells>\(cell("c"))</cells></tableViewSection></sections>
      """
    let session = try Session.phone5(.iOS(7, 1)),
      (navigation, controller) = try make(table("static", sections), session)
    session.launch { navigation }
    let table = try #require(controller.tableView)
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 2)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 60)
    #expect(controller.tableView(table, titleForHeaderInSection: 0) == "First")
    let label = table.cellForRow(at: IndexPath(row: 0, section: 1))?.contentView.subviews.first as? UILabel
    #expect(label?.text == "l-c")
  }

  @Test("a tapped row of the document pushes where it leads")
  func segueOfCell() throws {
    let segue = NibText.segue("d", "push")
    let sections =
      "<sections><tableViewSection id=\"s\"><cells>\(cell("a", "", segue))</cells></tableViewSection></sections>"
    let session = try Session.phone5(.iOS(7, 1)), (navigation, _) = try make(table("static", sections), session)
    session.launch { navigation }
    session.tap(at: CGPoint(x: 160, y: 80))
    #expect(navigation.topViewController?.title == "Destination")
  }

  @Test("prototypes are made by identifier, each with its own views and its segue")
  func prototypes() throws {
    let segue = NibText.segue("d", "push")
    let prototypes = "<prototypes>\(cell("a", "reuseIdentifier=\"row\"", segue))</prototypes>"
    let session = try Session.phone5(.iOS(7, 1)), source = Source()
    let (navigation, controller) = try make(table("prototypes", prototypes), session)
    controller.tableView.dataSource = source
    session.launch { navigation }
    let cells = controller.tableView.visibleCells
    #expect(cells.count == 2 && cells[0] !== cells[1] && cells.map(\.reuseIdentifier) == ["row", "row"])
    #expect(cells.allSatisfy { ($0.contentView.subviews.first as? UILabel)?.text == "l-a" })
    session.tap(at: CGPoint(x: 160, y: 120))
    #expect(navigation.topViewController?.title == "Destination")
  }

  @Test("cells of collections are made by identifier")
  func collectionCells() throws {
    final class Items: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
    }
    let collection = """
      <collectionView key="view" id="c"><rect key="frame" x="0" y="0" width="320" height="568"/>
      <collectionViewFlowLayout key="collectionViewLayout" id="f"><size key="itemSize" width="70" height="80"/>
      </collectionViewFlowLayout><cells><collectionViewCell reuseIdentifier="item" id="i">
      <rect key="frame" x="0" y="0" width="70" height="80"/><view key="contentView">
      <rect key="frame" x="0" y="0" width="70" height="80"/><subviews>\(NibText.label("x"))</subviews></view>
      </collectionViewCell></cells></collectionView>
      """
    let bundle = try nibs.storyboard(initial: "v", NibText.scene("v", "collectionViewController", "", collection))
    let session = try Session.phone5(.iOS(7, 1)), items = Items()
    let made = session.perform { UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController() }
    let controller = try #require(made as? UICollectionViewController)
    controller.collectionView.dataSource = items
    session.launch { controller }
    let cells = controller.collectionView.visibleCells
    #expect(cells.count == 3 && cells.allSatisfy { $0.bounds.size == CGSize(width: 70, height: 80) })
    #expect(cells.allSatisfy { ($0.contentView.subviews.first as? UILabel)?.text == "x" })
  }
}
