import CoreTypes
import SystemProfiles
import Testing

@testable import UIKit

/// Titles of grouped tables. Basis: that they wrap and increase the height is visible in every settings screen; the
/// sizes are recalled.
@MainActor struct SectionTitleTests {
  private final class Titles: NSObject, UITableViewDataSource {
    let footer: String
    init(footer: String) { self.footer = footer }

    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "General" }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footer }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  private func table(_ titles: Titles) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600), style: .grouped)
    table.dataSource = titles
    table.layoutIfNeeded()
    return table
  }

  @Test("a footer that wraps is higher by its further lines", arguments: [SystemVersion.iOS(6), .iOS(7), .iOS(17)])
  func wrapping(_ version: SystemVersion) throws {
    try Session.of(version).perform {
      let (few, many) = (Titles(footer: "Short."), Titles(footer: String(repeating: "many words ", count: 10)))
      let (short, long) = (table(few), table(many))
      let label = try #require(long.footerView(forSection: 0)?.textLabel)
      let line = try #require(short.footerView(forSection: 0)?.textLabel).frame.height
      #expect(label.frame.height > 1.5 * line)
      let growth = long.rectForFooter(inSection: 0).height - short.rectForFooter(inSection: 0).height
      #expect(abs(growth - (label.frame.height - line)) <= 1)
      #expect(label.frame.maxY <= long.rectForFooter(inSection: 0).height)
    }
  }

  @Test("titles keep clear of what covers the table at its sides")
  func sides() throws {
    let titles = Titles(footer: ""), device = try DeviceCatalog.find("iphone-x")
    let session = Session(
      environment: SystemEnvironment(
        profile: .profile(for: .iOS(13)), device: device, orientation: .landscapeRight))
    let controller = session.perform { UITableViewController(style: .grouped) }
    session.launch {
      controller.tableView.dataSource = titles
      return controller
    }
    let table = try #require(controller.tableView), label = try #require(table.headerView(forSection: 0)?.textLabel)
    #expect(table.safeAreaInsets.left > 40)
    #expect(label.frame.minX > table.safeAreaInsets.left)
  }

  @Test("headers stand just above their rows, in capitals from iOS 7 on")
  func headers() throws {
    for (version, text) in [(SystemVersion.iOS(6), "General"), (.iOS(7), "GENERAL")] {
      try Session.of(version).perform {
        let titles = Titles(footer: ""), table = table(titles),
          header = try #require(table.headerView(forSection: 1)?.textLabel)
        #expect(header.text == text)
        #expect(abs(table.rectForHeader(inSection: 1).height - header.frame.maxY - 7) <= 0.5)
      }
    }
  }
}
