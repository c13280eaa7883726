import Foundation
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Nibs of one size in containers of another size.
@MainActor struct NibLayoutTests {
  private let nibs = NibFolder()

  private func push(_ name: String, _ documents: Bundle, on session: Session, edges: UIRectEdge = .all)
    -> UIViewController
  {
    let controller = session.perform { UIViewController(nibName: name, bundle: documents) }
    controller.edgesForExtendedLayout = edges
    _ = session.show(session.perform { UINavigationController(rootViewController: controller) })
    return controller
  }

  private func frame(_ id: String, in view: UIView) throws -> CGRect {
    var found: CGRect?
    view.forEachInTree { if $0.source?.id == id { found = $0.frame } }
    return try #require(found)
  }

  /// Basis: frames that Xcode 4.6 saved at 320x548; derived for landscape.
  @Test("the search form of Xcode 4 below a navigation bar of iOS 6")
  func searchForm() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Examples/SearchForm-Xcode4.xib").standardizedFileURL
    let documents = try nibs.bundle(["SearchForm": String(contentsOf: file, encoding: .utf8)])
    let portrait = push("SearchForm", documents, on: try .phone5(.iOS(6, 1)))
    #expect(portrait.view.bounds == CGRect(x: 0, y: 0, width: 320, height: 504))
    #expect(try frame("10", in: portrait.view) == CGRect(x: 20, y: 20, width: 197, height: 30))
    #expect(try frame("17", in: portrait.view) == CGRect(x: 225, y: 20, width: 75, height: 33))
    #expect(try frame("78", in: portrait.view) == CGRect(x: 204, y: 98, width: 96, height: 44))
    let landscape = push(
      "SearchForm", documents, on: try .phone(CGSize(width: 568, height: 320), .iOS(6, 1)))
    #expect(landscape.view.bounds.size == CGSize(width: 568, height: 268))
    #expect(try frame("10", in: landscape.view) == CGRect(x: 20, y: 20, width: 445, height: 30))
    #expect(try frame("17", in: landscape.view) == CGRect(x: 473, y: 20, width: 75, height: 33))
  }

  /// Basis: the four labels that Interface Builder saved at 320x548 and the rules of autoresizing masks.
  @Test("labels at the edges follow their masks from 548 to 504 and to landscape")
  func edges() throws {
    let label = { (id: String, x: Double, y: Double, width: Double, mask: String) in
      """
      <label text="\(id)" id="\(id)"><rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="21"/>
      <autoresizingMask key="autoresizingMask" \(mask)/></label>
      """
    }
    let documents = try nibs.bundle(
      "Edges", autoLayout: false,
      NibText.owner()
        + NibText.root(
          height: 548,
          "<subviews>"
            + label("rt", 226, 20, 74, "flexibleMinX=\"YES\" flexibleMaxY=\"YES\"")
            + label("rb", 201, 507, 99, "flexibleMinX=\"YES\" flexibleMinY=\"YES\"") + "</subviews>"))
    let portrait = push("Edges", documents, on: try .phone5(.iOS(6, 1)))
    #expect(try frame("rb", in: portrait.view) == CGRect(x: 201, y: 463, width: 99, height: 21))
    let landscape = push("Edges", documents, on: try .phone(CGSize(width: 568, height: 320), .iOS(6, 1)))
    #expect(try frame("rt", in: landscape.view) == CGRect(x: 474, y: 20, width: 74, height: 21))
    #expect(try frame("rb", in: landscape.view) == CGRect(x: 449, y: 227, width: 99, height: 21))
  }

  /// Basis: an autoresizing mask refers to the saved size of a superview, however that is placed.
  @Test("a mask inside a view that constraints place refers to the saved size")
  func masksInsideConstraints() throws {
    let inner = """
      <view id="m"><rect key="frame" x="10" y="10" width="280" height="20"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></view>
      """
    let outer = """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="s">
      <rect key="frame" x="0.0" y="0.0" width="300" height="40"/><subviews>\(inner)</subviews>
      <constraints><constraint firstAttribute="height" constant="40" id="c1"/></constraints></view></subviews>
      <constraints><constraint firstItem="s" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c2"/>
      <constraint firstItem="s" firstAttribute="trailing" secondItem="v" secondAttribute="trailing" id="c3"/>
      <constraint firstItem="s" firstAttribute="top" secondItem="v" secondAttribute="top" id="c4"/></constraints>
      """
    let documents = try nibs.bundle("Masks", NibText.owner() + NibText.root(outer))
    let controller = push("Masks", documents, on: try .phone5(.iOS(7, 1)))
    #expect(try frame("s", in: controller.view) == CGRect(x: 0, y: 0, width: 320, height: 40))
    #expect(try frame("m", in: controller.view) == CGRect(x: 10, y: 10, width: 300, height: 20))
  }

  /// Basis: viewControllerLayoutGuide; 84 is 64 and 20, 40 is 20 and 20.
  @Test("a layout guide of the document is the controller's")
  func guides() throws {
    let guides = "<viewControllerLayoutGuide type=\"top\" id=\"g\"/>"
    let label = """
      <subviews><label text="l" translatesAutoresizingMaskIntoConstraints="NO" id="l"/></subviews><constraints>
      <constraint firstItem="l" firstAttribute="top" secondItem="g" secondAttribute="bottom" constant="20" id="c1"/>
      <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c2"/></constraints>
      """
    let documents = try nibs.bundle("Guides", NibText.owner(guides: guides) + NibText.root(label))
    let pushed = push("Guides", documents, on: try .phone5(.iOS(7, 1)))
    #expect(try frame("l", in: pushed.view).minY == 84 && pushed.topLayoutGuide.length == 64)
    #expect(pushed.view.constraints.contains { $0.secondItem === pushed.topLayoutGuide })
    let early = push("Guides", documents, on: try .phone5(.iOS(6, 1)))
    #expect(try frame("l", in: early.view).minY == 20)
    let session = try Session.phone5(.iOS(7, 1))
    let root = session.perform { UIViewController(nibName: "Guides", bundle: documents) }
    _ = session.show(root)
    #expect(try frame("l", in: root.view).minY == 40)
  }

  private func deltas(_ insets: String, mask: String = "", on version: SystemVersion, autoLayout: Bool = false)
    throws -> CGRect
  {
    let view = """
      <subviews><view id="d"><rect key="frame" x="50" y="150" width="200" height="100"/>
      <autoresizingMask key="autoresizingMask" \(mask)/><inset key="insetFor6xAndEarlier" \(insets)/></view></subviews>
      """
    let objects = NibText.owner() + NibText.root(height: 568, view)
    let session = try Session.phone5(version)
    let documents = try nibs.bundle("Deltas", autoLayout: autoLayout, objects)
    let controller = session.perform { UIViewController(nibName: "Deltas", bundle: documents) }
    controller.wantsFullScreenLayout = true
    _ = session.show(controller)
    return try frame("d", in: controller.view)
  }

  /// Basis: a published document and its frames in Interface Builder.
  @Test("deltas move and grow views on iOS 6, and only there")
  func deltas() throws {
    let usual = "minX=\"0.0\" minY=\"20\" maxX=\"0.0\" maxY=\"-20\""
    #expect(try deltas(usual, on: .iOS(6, 1)) == CGRect(x: 50, y: 130, width: 200, height: 100))
    #expect(try deltas(usual, on: .iOS(5)) == CGRect(x: 50, y: 130, width: 200, height: 100))
    #expect(try deltas(usual, on: .iOS(7)) == CGRect(x: 50, y: 150, width: 200, height: 100))
    let all = "minX=\"-50\" minY=\"-100\" maxX=\"-50\" maxY=\"300\""
    #expect(try deltas(all, on: .iOS(6, 1)) == CGRect(x: 100, y: 250, width: 100, height: 300))
  }

  /// Basis: same; documented: "only without Auto Layout".
  @Test("documents with Auto Layout have no deltas")
  func deltasWithAutoLayout() throws {
    let usual = "minX=\"0.0\" minY=\"20\" maxX=\"0.0\" maxY=\"-20\""
    #expect(try deltas(usual, on: .iOS(6, 1), autoLayout: true).minY == 150)
  }
}
