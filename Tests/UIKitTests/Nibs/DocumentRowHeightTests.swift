import SystemProfiles
import Testing

@testable import UIKit

/// Custom heights of rows in documents.
/// Basis: derived: the table controller of static rows returns each height; a prototype's height is the canvas's alone,
/// and a table with self-sizing rows measures the cells (`UITableView.automaticDimension` reference).
@MainActor struct DocumentRowHeightTests {
  /// - Parameter pinned: Whether a label is pinned 10 points from top and bottom.
  private func cell(_ id: String, _ attributes: String = "", pinned: Bool = false, height: Double = 44) -> String {
    let edges = pinned ? ["top", "bottom"] : ["top"]
    let pins = edges.enumerated().map { number, edge in
      let items = number == 0 ? ("l\(id)", "k\(id)") : ("k\(id)", "l\(id)")
      return """
        <constraint firstItem="\(items.0)" firstAttribute="\(edge)" secondItem="\(items.1)" secondAttribute="\(edge)"
          constant="10" id="\(id)-\(edge)"/>
        """
    }
    return """
      <tableViewCell \(attributes) id="\(id)">\(NibText.rect(0, 50, 393, height))
      <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="k\(id)">\(NibText.rect(0, 0, 393, height))
      <subviews><label text="Text" translatesAutoresizingMaskIntoConstraints="NO" id="l\(id)"/></subviews><constraints>
      <constraint firstItem="l\(id)" firstAttribute="leading" secondItem="k\(id)" secondAttribute="leading" id="\(id)-x"/>
      \(pins.joined())</constraints></tableViewCellContentView></tableViewCell>
      """
  }

  private func heights(
    _ cells: [String], table: String = "rowHeight=\"-1\" estimatedRowHeight=\"-1\"", prototypes: Bool = false,
    _ version: SystemVersion = .iOS(17)
  ) throws -> [CGFloat] {
    let rows =
      prototypes
      ? "<prototypes>\(cells.joined())</prototypes>"
      : "<sections><tableViewSection headerTitle=\"Header\" id=\"s\"><cells>\(cells.joined())</cells></tableViewSection></sections>"
    let text = NibText.modernStoryboard(
      """
      <tableView key="view" dataMode="\(prototypes ? "prototypes" : "static")" style="grouped" \(table) id="t">
      \(NibText.rect(0, 0, 393, 852))<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      \(rows)</tableView>
      """, as: "tableViewController")
    let screen = try DocumentScreen(text, version)
    return screen.root.subviews.compactMap { ($0 as? UITableViewCell)?.frame.height }
  }

  @Test("rows keep their own heights beside rows that have none", arguments: [9, 12, 17])
  func mixed(release: Int) throws {
    let cells = [cell("a"), cell("b", "rowHeight=\"60\"", height: 60), cell("c", "rowHeight=\"200\"", pinned: true)]
    #expect(try heights(cells, .iOS(release)) == [44, 60, 200])
    #expect(try heights(cells, table: "rowHeight=\"50\"", .iOS(release)) == [50, 60, 200])
    #expect(try heights([cells[2], cells[0]], .iOS(release)) == [200, 44])
  }

  @Test("rows beside them size themselves still")
  func sized() throws {
    let found = try heights([cell("a", pinned: true), cell("b", "rowHeight=\"60\"")])
    #expect(found.count == 2 && found[0] < 44 && found[0] > 40 && found[1] == 60)
  }

  @Test("a prototype's own height counts where the table does not size its rows")
  func prototypes() throws {
    let cells = [cell("a", "rowHeight=\"120\"", pinned: true), cell("b", "rowHeight=\"60\"")]
    #expect(try heights(cells, table: "rowHeight=\"44\"", prototypes: true) == [120, 60])
    let sized = try heights(cells, prototypes: true)
    #expect(sized.count == 2 && sized[0] < 44 && sized[1] == 44)
    #expect(try heights(cells, table: "rowHeight=\"44\"", prototypes: true, .iOS(7)) == [120, 60])
  }
}
