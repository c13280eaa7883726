import InterfaceDocuments
import Testing
import UIKit

@testable import UIKit

/// The canvas of scenes in Xcode 5 to 7. Basis: frames that Interface Builder saved.
@MainActor struct CanvasTests {
  /// Returns the frame of the view `id` in a storyboard of Xcode 6 with size classes.
  private func frame(of id: String, in scenes: String, closing: String = "") throws -> CGRect {
    let document = try DocumentReader.read(
      Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="7531"
          targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES"><scenes>\(scenes)</scenes>\(closing)
        </document>
        """.utf8))
    var found: CGRect?
    for scene in DocumentLayout(document).scenes {
      scene.root?.forEachInTree { view in if view.source?.id == id { found = view.frame } }
    }
    return try #require(found)
  }

  private func scene(_ id: String, _ content: String) -> String {
    "<scene sceneID=\"scene-\(id)\"><objects>\(content)</objects></scene>"
  }

  private var navigation: String {
    scene(
      "n",
      "<navigationController id=\"n\"><connections><segue destination=\"a\" kind=\"relationship\""
        + " relationship=\"rootViewController\" id=\"n-a\"/></connections></navigationController>")
  }

  /// Returns a controller whose view has a bar button item with segues, and a view below the top layout guide.
  private func controller(_ id: String, segues: String = "") -> String {
    scene(
      id,
      """
      <viewController id="\(id)"><layoutGuides><viewControllerLayoutGuide type="top" id="\(id)-top"/></layoutGuides>
      <view key="view" id="\(id)-root"><rect key="frame" x="0" y="0" width="600" height="600"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-view"><constraints>
      <constraint firstAttribute="height" constant="10" id="\(id)-1"/></constraints></view></subviews><constraints>
      <constraint firstItem="\(id)-view" firstAttribute="top" secondItem="\(id)-top" secondAttribute="bottom" id="\(id)-2"/>
      </constraints></view><navigationItem key="navigationItem" id="\(id)-item">
      <barButtonItem key="rightBarButtonItem" id="\(id)-button"><connections>\(segues)</connections></barButtonItem>
      </navigationItem></viewController>
      """)
  }

  private let show = "<segue destination=\"b\" kind=\"show\" id=\"a-show-b\"/>"
  private let present = "<segue destination=\"b\" kind=\"presentation\" id=\"a-present-b\"/>"

  @Test("a controller shown from a bar button item is below the navigation bar, on the square canvas too")
  func segueOfBarButtonItem() throws {
    let scenes = navigation + controller("a", segues: show) + controller("b")
    #expect(try frame(of: "a-view", in: scenes).minY == 64)
    #expect(try frame(of: "b-view", in: scenes).minY == 64)
  }

  @Test("of several segues to a controller, the tie breaker decides")
  func decidingSegue() throws {
    let scenes = navigation + controller("a", segues: show + present) + controller("b")
    let closing = "<inferredMetricsTieBreakers><segue reference=\"a-present-b\"/></inferredMetricsTieBreakers>"
    #expect(try frame(of: "b-view", in: scenes, closing: closing).minY == 20)
  }

  @Test("rows and content views without frames fill table and row")
  func cellsWithoutFrames() throws {
    let table = scene(
      "t",
      """
      <tableViewController id="t"><tableView key="view" rowHeight="60" id="table">
      <rect key="frame" x="0" y="0" width="600" height="600"/><prototypes>
      <tableViewCell id="cell"><autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content"/></tableViewCell>
      <tableViewCell accessoryType="disclosureIndicator" rowHeight="76" id="cell2">
      <tableViewCellContentView key="contentView" tableViewCell="cell2" id="content2"/></tableViewCell>
      </prototypes></tableView></tableViewController>
      """)
    #expect(try frame(of: "content", in: table) == CGRect(x: 0, y: 0, width: 600, height: 59))
    #expect(try frame(of: "cell2", in: table) == CGRect(x: 0, y: 60, width: 600, height: 76))
    #expect(try frame(of: "content2", in: table) == CGRect(x: 0, y: 0, width: 567, height: 75))
  }

  @Test("a row's own height wins over its saved frame, and a content view from another cell follows its row")
  func staleCells() throws {
    let table = scene(
      "t",
      """
      <tableViewController id="t"><tableView key="view" rowHeight="44" id="table">
      <rect key="frame" x="0" y="0" width="375" height="667"/><prototypes><tableViewCell rowHeight="212" id="cell">
      <rect key="frame" x="0" y="86" width="320" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="287" height="43"/></tableViewCellContentView></tableViewCell>
      </prototypes></tableView></tableViewController>
      """)
    #expect(try frame(of: "cell", in: table) == CGRect(x: 0, y: 86, width: 375, height: 212))
    #expect(try frame(of: "content", in: table) == CGRect(x: 0, y: 0, width: 375, height: 211))
  }
}
