import SystemProfiles
import Testing

@testable import UIKit

/// Known heights of headers.
/// Headers whose heights the table determines. Basis: published traces: only views of visible sections are requested.
@MainActor struct SectionHeightTests {
  private final class Headers: NSObject, UITableViewDataSource, UITableViewDelegate {
    var counts = Array(repeating: 3, count: 500)
    var heights: [Int: CGFloat] = [:]
    var asked = 0

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      asked += 1
      let view = UIView(), inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: view.topAnchor), inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        inner.heightAnchor.constraint(equalToConstant: heights[section] ?? 30),
      ])
      return view
    }
  }

  private func table(_ style: UITableView.Style, _ headers: Headers) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
    (table.dataSource, table.delegate) = (headers, headers)
    table.layoutIfNeeded()
    return table
  }

  private func insertRow(_ table: UITableView, _ headers: Headers, _ section: Int = 0) {
    headers.counts[section] += 1
    table.insertRows(at: [IndexPath(row: 0, section: section)], with: .none)
    table.layoutIfNeeded()
  }

  @Test("headers out of sight are not asked for again when rows come", arguments: [UITableView.Style.plain, .grouped])
  func changes(_ style: UITableView.Style) throws {
    try Session.of(.iOS(17)).perform {
      let headers = Headers(), table = table(style, headers)
      #expect(headers.asked == 500 && table.rectForHeader(inSection: 499).height == 30)
      headers.asked = 0
      for _ in 0..<10 { insertRow(table, headers) }
      #expect(headers.asked <= 10 * 6)
      #expect(table.rectForHeader(inSection: 499).height == 30 && table.numberOfRows(inSection: 0) == 13)
    }
  }

  @Test("what is known of a header goes with its section, and is forgotten when that is reloaded")
  func sections() throws {
    try Session.of(.iOS(17)).perform {
      let headers = Headers()
      headers.heights[400] = 70
      let table = table(.grouped, headers)
      headers.counts.remove(at: 300)
      headers.heights = [399: 70]
      table.deleteSections([300], with: .none)
      #expect(table.rectForHeader(inSection: 399).height == 70 && table.rectForHeader(inSection: 400).height == 30)
      headers.heights[399] = 50
      table.reloadSections([399], with: .none)
      #expect(table.rectForHeader(inSection: 399).height == 50)
    }
  }

  @Test("headers in sight are measured again, those out of sight when they come back")
  func measuring() throws {
    try Session.of(.iOS(17)).perform {
      let headers = Headers(), table = table(.grouped, headers)
      headers.heights = [0: 60, 200: 90]
      insertRow(table, headers)
      #expect(table.rectForHeader(inSection: 0).height == 60 && table.rectForHeader(inSection: 200).height == 30)
      table.contentOffset.y = table.rectForHeader(inSection: 200).minY - 100
      table.layoutIfNeeded()
      #expect(table.rectForHeader(inSection: 200).height == 90)
      #expect(table.cellForRow(at: [200, 0])?.frame.minY == table.rectForRow(at: [200, 0]).minY)
    }
  }

  @Test("a new width, a new height of the table's and a reload ask for all again")
  func forgetting() throws {
    try Session.of(.iOS(17)).perform {
      let headers = Headers(), table = table(.grouped, headers)
      headers.heights[499] = 80
      table.frame.size.width = 400
      table.layoutIfNeeded()
      #expect(table.rectForHeader(inSection: 499).height == 80)
      headers.heights[499] = 90
      table.reloadData()
      #expect(table.rectForHeader(inSection: 499).height == 90)
      table.sectionHeaderHeight = 12
      #expect(table.rectForHeader(inSection: 499).height == 12)
    }
  }
}
