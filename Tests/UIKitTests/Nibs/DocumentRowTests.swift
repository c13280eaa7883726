import InterfaceDocuments
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Rows of documents on a device, shown as by an app whose table controller overrides nothing. Basis: the rules of
/// `UITableView`, and UIKit's log about content without height.
@MainActor struct DocumentRowTests {
  /// Returns two sections with a row each, saved on a canvas 414 wide.
  private func table(_ style: String, _ kind: String = "static") -> String {
    let rows = ["a", "b"].enumerated().map { number, id in
      """
      <tableViewCell accessoryType="disclosureIndicator" id="\(id)">
      <rect key="frame" x="0" y="\(28 + 80 * number)" width="414" height="44"/>
      <tableViewCellContentView key="contentView" id="\(id)c"><rect key="frame" x="0" y="0" width="380" height="44"/>
      <subviews>\(NibText.label("\(id)l"))</subviews></tableViewCellContentView></tableViewCell>
      """
    }
    let content =
      kind == "static"
      ? "<sections><tableViewSection headerTitle=\"First\" id=\"s1\"><cells>\(rows[0])</cells></tableViewSection>"
        + "<tableViewSection id=\"s2\"><cells>\(rows[1])</cells></tableViewSection></sections>"
      : "<prototypes>\(rows.joined())</prototypes>"
    return """
      <tableView key="view" style="\(style)" dataMode="\(kind)" alwaysBounceVertical="YES" id="t">
      <rect key="frame" x="0" y="0" width="414" height="896"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>\(content)</tableView>
      """
  }

  private func shown(
    _ view: String, _ version: SystemVersion?, on device: String = "iphone-x",
    in container: LayoutRequest.Container? = nil, as element: String = "tableViewController"
  ) throws -> UIView {
    var request = LayoutRequest()
    (request.version, request.container) = (version, container)
    if version != nil { request.device = try DeviceCatalog.find(device) }
    let text = NibText.storyboard(NibText.scene("c", element, "", view))
    return try #require(DocumentLayout(try DocumentReader.read(Array(text.utf8)), request).scenes.first?.root)
  }

  private func cells(_ table: UIView) -> [UITableViewCell] { table.subviews.compactMap { $0 as? UITableViewCell } }

  @Test("rows are as wide as the generation makes them, with their content beside the accessory")
  func widths() throws {
    let glossy = try cells(shown(table("grouped"), .iOS(6, 1), on: "iphone-5"))
    #expect(glossy.map(\.frame.width) == [320, 320])
    #expect(glossy.map(\.contentView.frame) == Array(repeating: CGRect(x: 10, y: 0, width: 280, height: 43), count: 2))
    let inset = try cells(shown(table("insetGrouped"), .iOS(16)))
    #expect(inset.map(\.frame.minX) == [16, 16] && inset.map(\.frame.width) == [343, 343])
    #expect(inset.allSatisfy { $0.contentView.frame.width < 343 - 20 })
  }

  /// Basis: captured: apps of that time compute it so.
  @Test(
    "groups of pads are inset by 6 % of wide tables, from 31 to 45 points",
    arguments: [(CGFloat(768), CGFloat(45)), (540, 32), (400, 31), (320, 10)])
  func pads(width: CGFloat, inset: CGFloat) throws {
    let view = try #require(try shown(table("grouped"), .iOS(6, 1), on: "ipad-4") as? UITableView)
    view.frame.size.width = width
    view.layoutIfNeeded()
    #expect(view.rowInset == inset)
    #expect(cells(view).map(\.contentView.frame.minX) == [inset, inset])
  }

  @Test("the style of inset groups is one of groups before iOS 13")
  func oldStyle() throws {
    let old = try #require(try shown(table("insetGrouped"), .iOS(12)) as? UITableView)
    #expect(old.style == .grouped && cells(old).map(\.frame.width) == [375, 375])
  }

  @Test("sections have their titles and heights, prototypes are rows of one section")
  func sections() throws {
    let table = try #require(try shown(table("grouped"), .iOS(12)) as? UITableView)
    #expect(table.numberOfSections == 2 && table.headerView(forSection: 0)?.textLabel?.text?.uppercased() == "FIRST")
    let rows = [0, 1].map { table.rectForRow(at: [$0, 0]).minY }
    #expect(zip(cells(table).map(\.frame.minY), rows).allSatisfy { abs($0 - $1) < 1e-9 })
    let prototypes = try #require(try shown(self.table("plain", "prototypes"), .iOS(12)) as? UITableView)
    #expect(cells(prototypes).map(\.source?.id) == ["a", "b"] && prototypes.numberOfRows(inSection: 0) == 2)
    #expect(cells(prototypes).first?.frame.minY == 0)
  }

  @Test("the canvas has rows where the document has them")
  func canvas() throws {
    let rows = try cells(shown(table("grouped"), nil))
    #expect(rows.map(\.frame.minY) == [28, 108] && rows.map(\.contentView.frame.width) == [380, 380])
  }

  @Test("the first row is below the status bar and the bar around it, and the canvas begins at the top")
  func offsets() throws {
    func offset(_ version: SystemVersion?, in container: LayoutRequest.Container? = nil) throws -> CGFloat? {
      try (shown(table("grouped"), version, in: container) as? UITableView)?.contentOffset.y
    }
    #expect(try offset(.iOS(12)) == -44)
    #expect(try offset(.iOS(12), in: .navigation) == -88)
    #expect(try offset(.iOS(16), in: .navigation) == -88)
    #expect(try offset(nil) == 0)
  }

  /// Its content is too short to scroll. Basis: documented below a navigation bar; assumed for the status bar alone.
  @Test("a collection is below the bar around it, and below the status bar alone")
  func collection() throws {
    let view = """
      <collectionView key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <collectionViewFlowLayout key="collectionViewLayout" id="f"/></collectionView>
      """
    func offset(in container: LayoutRequest.Container?) throws -> CGFloat? {
      let root = try shown(view, .iOS(12), in: container, as: "collectionViewController")
      return (root.subviews.first as? UIScrollView)?.contentOffset.y
    }
    #expect(try offset(in: .navigation) == -88)
    #expect(try offset(in: nil) == -44)
  }

  @Test("a row whose constraints leave it no height has the usual one")
  func collapse() throws {
    let label = """
      <label text="L" translatesAutoresizingMaskIntoConstraints="NO" id="l"/></subviews><constraints>
      <constraint firstItem="l" firstAttribute="centerY" secondItem="k" secondAttribute="centerY" id="c1"/>
      <constraint firstItem="l" firstAttribute="leading" secondItem="k" secondAttribute="leading" id="c2"/></constraints>
      """
    let view = """
      <tableView key="view" rowHeight="-1" estimatedRowHeight="-1" id="t"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <prototypes><tableViewCell id="a"><rect key="frame" x="0" y="28" width="375" height="51"/>
      <tableViewCellContentView key="contentView" id="k"><rect key="frame" x="0" y="0" width="375" height="51"/>
      <subviews>\(label)</tableViewCellContentView></tableViewCell></prototypes></tableView>
      """
    #expect(try cells(shown(view, .iOS(16))).map(\.frame.height) == [44])
  }
}
