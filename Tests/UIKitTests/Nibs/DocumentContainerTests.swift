import InterfaceDocuments
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// A document's settings of a controller apply in requested containers. Basis: UIViewController and UINavigationBar
/// references; the table of view areas by generation and container.
@MainActor struct DocumentContainerTests {
  /// Returns a storyboard with a navigation controller `n` and its root `a`, which pushes `b`.
  private func scenes(
    _ attributes: String = "", _ children: String = "", view: String = "view", navigation: String = "",
    bar: String = "", pushed: String = ""
  ) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="4514"
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><scenes>
    <scene sceneID="sn"><objects><navigationController id="n" \(navigation)><navigationBar key="navigationBar" \(bar)
      id="nb"/><connections><segue destination="a" kind="relationship" relationship="rootViewController" id="s1"/>
      </connections></navigationController></objects></scene>
    <scene sceneID="sa"><objects><viewController id="a" \(attributes)><\(view) key="view" id="v">
      <rect key="frame" x="0" y="0" width="320" height="568"/></\(view)>\(children)
      <connections><segue destination="b" kind="push" id="s2"/></connections></viewController></objects></scene>
    <scene sceneID="sb"><objects><viewController id="b" \(pushed)><view key="view" id="w">
      <rect key="frame" x="0" y="0" width="320" height="568"/></view></viewController></objects></scene>
    </scenes></document>
    """
  }

  private func layOut(
    _ text: String, _ version: SystemVersion, in container: LayoutRequest.Container = .navigation,
    device: String = "iphone-5"
  ) throws -> DocumentLayout {
    var request = LayoutRequest()
    (request.version, request.container) = (version, container)
    request.device = try DeviceCatalog.find(device)
    return DocumentLayout(try DocumentReader.read(Array(text.utf8)), request)
  }

  private func root(_ id: String = "v", of layout: DocumentLayout) throws -> UIView {
    try #require(layout.scenes.compactMap(\.root).first { $0.source?.id == id })
  }

  private func frame(_ text: String, _ version: SystemVersion, in container: LayoutRequest.Container = .navigation)
    throws -> CGRect
  {
    try root(of: layOut(text, version, in: container)).frame
  }

  private let whole = CGRect(x: 0, y: 0, width: 320, height: 568)
  private let below = CGRect(x: 0, y: 64, width: 320, height: 504)
  private let noEdges = "<extendedEdge key=\"edgesForExtendedLayout\"/>"

  @Test("without extended edges the view starts below the bar, from iOS 7 on with that origin")
  func edges() throws {
    #expect(try frame(scenes(), .iOS(7, 1)) == whole)
    #expect(try frame(scenes("", noEdges), .iOS(7, 1)) == below)
    #expect(try frame(scenes("", noEdges), .iOS(6, 1)) == CGRect(x: 0, y: 0, width: 320, height: 504))
    let bottom = "<extendedEdge key=\"edgesForExtendedLayout\" bottom=\"YES\"/>"
    #expect(try frame(scenes("", bottom), .iOS(7, 1)) == below)
    let top = "<extendedEdge key=\"edgesForExtendedLayout\" top=\"YES\"/>"
    #expect(try frame(scenes("", top), .iOS(7, 1)) == whole)
    #expect(try frame(scenes("", top), .iOS(7, 1), in: .tab).height == 519)
    #expect(try frame(scenes("", noEdges), .iOS(7, 1), in: .none) == whole)
  }

  @Test("an opaque bar keeps the view below it, unless opaque bars are included")
  func opaqueBars() throws {
    let opaque = "translucent=\"NO\""
    #expect(try frame(scenes(bar: opaque), .iOS(7, 1)) == below)
    #expect(try frame(scenes("extendedLayoutIncludesOpaqueBars=\"YES\"", bar: opaque), .iOS(7, 1)) == whole)
    let layout = try layOut(scenes("extendedLayoutIncludesOpaqueBars=\"YES\"", bar: opaque), .iOS(7, 1))
    #expect(try root(of: layout).safeAreaInsets.top == 64)
  }

  @Test("a translucent bar of iOS 6 lies over the view, which still starts below the status bar")
  func translucentBar() throws {
    #expect(
      try frame(scenes(bar: "translucent=\"YES\""), .iOS(6, 1)) == CGRect(x: 0, y: 0, width: 320, height: 548))
  }

  @Test("a hidden bar takes no room")
  func hiddenBar() throws {
    let hidden = scenes("", noEdges, navigation: "navigationBarHidden=\"YES\"")
    #expect(try frame(hidden, .iOS(7, 1)) == whole)
    #expect(try root(of: layOut(hidden, .iOS(7, 1))).safeAreaInsets.top == 20)
    #expect(try frame(hidden, .iOS(6, 1)) == CGRect(x: 0, y: 0, width: 320, height: 548))
  }

  @Test("a toolbar that is not hidden takes its room, unless a pushed controller hides it")
  func toolbar() throws {
    let text = scenes(navigation: "toolbarHidden=\"NO\"", pushed: "hidesBottomBarWhenPushed=\"YES\"")
    let layout = try layOut(text, .iOS(6, 1))
    #expect(try root(of: layout).frame == CGRect(x: 0, y: 0, width: 320, height: 460))
    #expect(try root("w", of: layout).frame.height == 504)
  }

  @Test("wantsFullScreenLayout starts behind the status bar of iOS 6")
  func fullScreen() throws {
    let text = scenes("wantsFullScreenLayout=\"YES\"")
    #expect(try frame(text, .iOS(6, 1), in: .none) == whole)
    #expect(try frame(scenes(), .iOS(6, 1), in: .none) == CGRect(x: 0, y: 20, width: 320, height: 548))
  }

  @Test("prompts and large titles make the bar higher")
  func tallBars() throws {
    let prompt = "<navigationItem key=\"navigationItem\" title=\"T\" prompt=\"P\" id=\"i\"/>"
    #expect(try frame(scenes("", prompt), .iOS(6, 1)).height == 474)
    let large = scenes(bar: "largeTitles=\"YES\"")
    #expect(try root(of: layOut(large, .iOS(11))).safeAreaInsets.top == 116)
    #expect(try root(of: layOut(large, .iOS(10))).safeAreaInsets.top == 64)
    let never = "<navigationItem key=\"navigationItem\" largeTitleDisplayMode=\"never\" id=\"i\"/>"
    #expect(
      try root(of: layOut(scenes("", never, bar: "largeTitles=\"YES\""), .iOS(11))).safeAreaInsets.top == 64)
  }

  @Test("an item without a word about large titles follows the item before it")
  func largeTitleModes() throws {
    let session = try Session.phone(CGSize(width: 375, height: 667), .iOS(11))
    let controllers = session.perform { (0..<3).map { _ in UIViewController() } }
    let navigation = session.perform { UINavigationController(rootViewController: controllers[0]) }
    navigation.navigationBar.prefersLargeTitles = true
    controllers[1].navigationItem.largeTitleDisplayMode = .never
    _ = session.show(navigation)
    #expect(controllers[0].view.safeAreaInsets.top == 116)
    for controller in controllers.dropFirst() {
      navigation.pushViewController(controller, animated: false)
      session.commitWindows()
      #expect(controller.view.safeAreaInsets.top == 64)
    }
  }

  @Test("the first scroll view gets the bars' lengths as insets, unless the controller says no")
  func scrollInsets() throws {
    let table = try #require(root(of: layOut(scenes(view: "tableView"), .iOS(7, 1))) as? UITableView)
    #expect(table.contentInset.top == 64 && table.contentOffset.y == -64)
    let without = "automaticallyAdjustsScrollViewInsets=\"NO\""
    let other = try #require(root(of: layOut(scenes(without, view: "tableView"), .iOS(7, 1))) as? UITableView)
    #expect(other.contentInset.top == 0 && other.contentOffset.y == 0)
  }

  @Test("as designed, nothing of this counts")
  func asDesigned() throws {
    let document = try DocumentReader.read(Array(scenes("", noEdges, bar: "translucent=\"NO\"").utf8))
    #expect(try root(of: DocumentLayout(document)).frame == whole)
  }
}
