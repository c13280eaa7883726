import Foundation
import DisplayLists
import InterfaceDocuments
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Scenes on a device are in the containers that lead to them. Basis: captured for the position of bars on phones with
/// a Dynamic Island (53⅔ below the top in iOS 17); the heights of bars as in their own tests.
@MainActor struct StagedSceneTests {
  private static let documents = ConformanceCase.repository.appendingPathComponent("Conformance/documents")

  private func layOut(
    _ name: String, _ version: SystemVersion? = .iOS(17), scene: String? = nil,
    in container: LayoutRequest.Container? = nil
  ) throws -> LaidOut {
    var request = LayoutRequest()
    (request.version, request.sceneID, request.container) = (version, scene, container)
    if version != nil { request.device = try DeviceCatalog.find("iphone-15-pro") }
    let url = Self.documents.appendingPathComponent(name)
    return LaidOut(DocumentLayout(try DocumentReader.read(contentsOf: url), at: url, request))
  }

  private func view(_ id: String, in layout: LaidOut) throws -> UIView {
    var found: UIView?
    for root in layout.scenes.compactMap(\.root) {
      root.forEachInTree { if $0.source?.id == id { found = found ?? $0 } }
    }
    return try #require(found)
  }

  @Test("every scene has its containers, and content begins below their bars")
  func containers() throws {
    let layout = try layOut("Bars.storyboard")
    #expect(layout.scenes.map(\.id) == ["s0", "s1", "s2", "s3", "s4", "s5"])
    let containers = layout.scenes.map { $0.containers.map(\.id) }
    #expect(containers == [[], ["s0"], ["s0", "s1"], ["s0", "s1"], ["s0"], ["s0", "s4"]])
    #expect(layout.scenes[2].containers.map(\.className) == ["UITabBarController", "UINavigationController"])
    #expect(layout.initialScene?.id == "s0")
    // 53⅔ + 44 + 52 + 8.
    #expect(abs(try view("l1", in: layout).frame.minY - (157 + 2.0 / 3)) < 0.01)
    layout.end()
  }

  @Test("bars have the items of their controllers")
  func items() throws {
    let layout = try layOut("Bars.storyboard")
    let inbox = try #require(layout.scenes[2].root?.session.windows.first?.rootViewController as? UITabBarController)
    #expect(inbox.tabBar.items?.map(\.title) == ["Home", nil] && inbox.tabBar.items?[1].badgeValue == "3")
    let stack = try #require(inbox.selectedViewController as? UINavigationController)
    #expect(abs(stack.navigationBar.frame.minY - (53 + 2.0 / 3)) < 0.01)
    let item = try #require(stack.navigationBar.topItem)
    #expect(item.title == "Inbox" && item.leftBarButtonItem?.title == "Edit" && item.rightBarButtonItems?.count == 2)
    let message = try #require(layout.scenes[3].root?.session.windows.first?.rootViewController as? UITabBarController)
    let pushed = try #require(message.selectedViewController as? UINavigationController)
    #expect(pushed.viewControllers.count == 2 && pushed.navigationBar.topItem?.prompt == "A prompt")
    let favorites = try #require(
      layout.scenes[5].root?.session.windows.first?.rootViewController as? UITabBarController)
    #expect(favorites.selectedIndex == 1)
    layout.end()
  }

  @Test("--scene names any scene, also by its controller; --in overrides its containers")
  func requests() throws {
    let named = try layOut("Bars.storyboard", scene: "v1")
    #expect(named.scenes.map(\.id) == ["s2"] && named.initialScene?.id == "s2")
    let alone = try layOut("Bars.storyboard", scene: "s2", in: .some(.none))
    #expect(alone.scenes[0].containers.isEmpty)
    #expect(try view("l1", in: alone).frame.minY == 67)
    let stack = try layOut("Bars.storyboard", scene: "s2", in: .navigation)
    #expect(stack.scenes[0].containers.map(\.id) == ["s1"])
    let tabs = try layOut("Bars.storyboard", scene: "s5", in: .tab)
    #expect(tabs.scenes[0].containers.map(\.id) == ["s0"])
    let made = try layOut("Collection.storyboard", in: .navigation)
    #expect(made.scenes[0].containers.map(\.className) == ["UINavigationController"])
    #expect(made.scenes[0].containers[0].id == nil)
  }

  @Test("as designed a scene keeps its saved metrics")
  func asDesigned() throws {
    let layout = try layOut("Bars.storyboard", nil)
    #expect(try view("l1", in: layout).frame.minY == 163 && layout.initialScene == nil)
    #expect(layout.scenes.allSatisfy { $0.containers.isEmpty })
  }

  @Test("a collection that no program fills is laid out with its prototypes")
  func collections() throws {
    let layout = try layOut("Collection.storyboard")
    let collection = try #require(layout.scenes[0].root?.subviews.first as? UICollectionView)
    #expect(collection.contentOffset.y == -59)
    #expect(try view("ch", in: layout).frame == CGRect(x: 0, y: 0, width: 393, height: 50))
    #expect(try view("ca", in: layout).frame == CGRect(x: 10, y: 50, width: 170, height: 100))
    #expect(try view("cb", in: layout).frame == CGRect(x: 213, y: 50, width: 170, height: 100))
    #expect(layout.diagnostics.contains { $0.rule == "prototypes-shown" && $0.position != nil })
  }

  /// Basis: the rule of the product: also as designed, a container shows the embedded scene's own drawing.
  @Test("as designed, containers are filled with the scenes that they embed, and bars are drawn")
  func canvas() throws {
    let label = NibText.label("Inside")
    let container = """
      <subviews><containerView id="box"><rect key="frame" x="20" y="100" width="200" height="300"/>
      \(NibText.connections(NibText.segue("e", "embed")))</containerView></subviews>
      """
    let text = NibText.storyboard(
      initial: "r",
      NibText.scene("r", "viewController", "", NibText.view(container))
        + NibText.scene(
          "e", "viewController", "", NibText.view("<subviews>\(label)</subviews>").replacing("\"v\"", with: "\"w\"")))
    let layout = LaidOut(DocumentLayout(try DocumentReader.read(Array(text.utf8))))
    let outer = try #require(layout.scenes[0].picture()).dumpLines()
    #expect(outer.contains { $0.contains("Inside") } && layout.scenes[0].root?.subviews[0].subviews.isEmpty == true)
    let bars = try layOut("Bars.storyboard", nil)
    let inbox = try #require(bars.scenes.first { $0.id == "s2" }?.picture()).dumpLines()
    for words in ["Inbox", "Edit", "Home"] { #expect(inbox.contains { $0.contains(words) }) }
  }

  /// Basis: deduced: a view of a freeform size that is no controller's own is a part of a screen.
  @Test("a piece of a screen keeps its size on a device, unless a container is asked for")
  func pieces() throws {
    let metrics = "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"
    func size(_ owner: String, in container: LayoutRequest.Container? = nil) throws -> CGSize? {
      let text = NibText.document(owner + NibText.root(height: 98, metrics))
      var request = LayoutRequest()
      (request.version, request.container) = (.iOS(17), container)
      request.device = try DeviceCatalog.find("iphone-15-pro")
      return DocumentLayout(try DocumentReader.read(Array(text.utf8)), request).scenes.first?.root?.bounds.size
    }
    #expect(try size("") == CGSize(width: 320, height: 98))
    #expect(try size("", in: .navigation) == CGSize(width: 393, height: 852))
    #expect(try size(NibText.owner()) == CGSize(width: 393, height: 852))
  }
}
