import SystemProfiles
import Testing

@testable import UIKit

/// Sticky headers. Basis: the UITableView reference ("headers and footers of plain tables float"); how the next section
/// pushes a header out is derived.
@MainActor struct TableHeaderTests {
  private func frames(at offset: CGFloat, inset: CGFloat = 0, style: UITableView.Style = .plain) throws -> [CGFloat?] {
    try Session.of(.iOS(6, 1)).perform {
      let rows = Rows([7, 7, 7], titles: ["A", "B", "C"])
      let table = UITableView.showing(rows, style: style, height: 300)
      table.contentInset.top = inset
      table.contentOffset.y = offset
      table.layoutIfNeeded()
      return (0..<3).map { table.headerView(forSection: $0)?.frame.minY }
    }
  }

  @Test("a plain header stays at the top until its section ends")
  func sticky() throws {
    #expect(try frames(at: 0) == [0, nil, nil])
    #expect(try frames(at: 100) == [100, 330, nil])
    #expect(try frames(at: 308) == [308, 330, nil])
    #expect(try frames(at: 320) == [308, 330, nil])
    #expect(try frames(at: 340) == [nil, 340, nil])
  }

  @Test("it stays below the inset")
  func inset() throws {
    #expect(try frames(at: -64, inset: 64) == [0, nil, nil])
    #expect(try frames(at: 36, inset: 64) == [100, 330, nil])
    #expect(try frames(at: 320, inset: 64) == [308, 384, nil])
  }

  @Test("grouped headers scroll with their rows")
  func grouped() throws {
    #expect(try frames(at: 20, style: .grouped) == [0, nil, nil])
    #expect(try frames(at: 100, style: .grouped) == [nil, 364, nil])
  }

  @Test("a footer stays at the bottom, no higher than below its header")
  func stickyFooter() {
    let section = TableSection(headerHeight: 22, rows: .uniform(count: 7, height: 44), footerHeight: 30)
    let geometry = TableGeometry(width: 320, headerHeight: 0, footerHeight: 0, sections: [section])
    func y(_ visible: Range<CGFloat>) -> CGFloat { geometry.stickyFooter(0, visible: visible).minY }
    #expect(y(0..<500) == 330)
    #expect(y(0..<200) == 170)
    #expect(y(-190..<10) == 22)
  }

  @Test("a delegate's views and heights replace titles")
  func delegateHeaders() throws {
    @MainActor final class Headers: NSObject, UITableViewDelegate {
      let view = UIView()
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 60 }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        section == 0 ? view : nil
      }
    }
    try Session.of(.iOS(7)).perform {
      let rows = Rows([1, 1], titles: ["A", "B"]), headers = Headers(), table = UITableView.showing(rows)
      table.delegate = headers
      table.reloadData()
      table.layoutIfNeeded()
      #expect(headers.view.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
      #expect(table.headerView(forSection: 0) == nil)
      #expect(table.headerView(forSection: 1)?.textLabel?.text == "B")
      #expect(table.headerView(forSection: 1)?.frame == CGRect(x: 0, y: 104, width: 320, height: 60))
    }
  }
}
