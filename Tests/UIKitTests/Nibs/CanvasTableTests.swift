import SystemProfiles
import Testing

@testable import UIKit

/// Tables of documents on their canvas.
/// Basis: captured for the positions of rows, which documents save; derived for titles: around their rows.
@MainActor struct CanvasTableTests {
  private func cell(_ id: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double = 44) -> String {
    """
    <tableViewCell id="\(id)">\(NibText.rect(x, y, width, height))
    <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="k\(id)">\(NibText.rect(0, 0, width, height))
    </tableViewCellContentView></tableViewCell>
    """
  }

  private func table(_ style: String, _ sections: [(titles: String, cells: [String])]) throws -> (
    DocumentScreen, UITableView
  ) {
    let sections = sections.enumerated().map { number, section in
      "<tableViewSection \(section.titles) id=\"s\(number)\"><cells>\(section.cells.joined())</cells></tableViewSection>"
    }
    let screen = try DocumentScreen(
      NibText.modernStoryboard(
        """
        <tableView key="view" dataMode="static" style="\(style)" rowHeight="-1" estimatedRowHeight="-1" id="t">
        \(NibText.rect(0, 0, 414, 896))<sections>\(sections.joined())</sections></tableView>
        """, as: "tableViewController"))
    return (screen, try screen.view("t", as: UITableView.self))
  }

  @Test("rows of inset groups keep their sides, and the content ends with the last row")
  func insetGroups() throws {
    let cells = [cell("a", 20, 18, 374), cell("b", 20, 62, 374)]
    let (screen, table) = try table("insetGrouped", [("", cells)])
    #expect(try screen.view("a").frame == CGRect(x: 20, y: 18, width: 374, height: 44))
    #expect(try screen.view("ka").frame.width == 374)
    #expect(table.contentSize == CGSize(width: 414, height: 106))
    table.frame.size.width = 500
    table.layoutIfNeeded()
    #expect(try screen.view("b").frame == CGRect(x: 20, y: 62, width: 460, height: 44))
  }

  @Test("rows of other tables are as wide as these")
  func plain() throws {
    let (screen, _) = try table("grouped", [("", [cell("a", 0, 18, 320)])])
    #expect(try screen.view("a").frame.width == 414)
  }

  private func titles(_ table: UITableView) -> [UITableViewHeaderFooterView] {
    table.subviews.compactMap { $0 as? UITableViewHeaderFooterView }
  }

  @Test("headers are above the rows of their sections, footers below")
  func titles() throws {
    let (_, table) = try table(
      "grouped",
      [
        ("headerTitle=\"First\" footerTitle=\"Below\"", [cell("a", 0, 49.5, 414, 60)]),
        ("", [cell("b", 0, 160, 414)]), ("headerTitle=\"Third\"", [cell("c", 0, 240, 414)]),
      ])
    let shown = titles(table)
    #expect(shown.map { $0.textLabel?.text } == ["FIRST", "Below", "THIRD"])
    #expect(shown[0].frame == CGRect(x: 0, y: 0, width: 414, height: 49.5) && shown[1].frame.minY == 109.5)
    #expect(shown[2].frame == CGRect(x: 0, y: 204, width: 414, height: 36))
    let label = try #require(shown[0].textLabel)
    #expect(label.frame.maxY > 36 && label.frame.maxY < 49.5)
  }

  @Test("the title of a plain table is a strip just above its rows")
  func strip() throws {
    let (_, table) = try table("plain", [("headerTitle=\"First\"", [cell("a", 0, 50, 414)])])
    let header = try #require(titles(table).first)
    #expect(header.frame.maxY == 50 && header.frame.height == table.session.metrics.table.plainHeaderHeight)
  }

  @Test("a section without titles has no views for them, nor has one with nothing in them")
  func untitled() throws {
    let (_, table) = try table("grouped", [("footerTitle=\"\"", [cell("a", 0, 18, 414)]), ("headerTitle=\"X\"", [])])
    #expect(titles(table).count == 1)
  }
}
