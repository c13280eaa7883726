import DisplayLists
import SystemProfiles
import Testing

@testable import UIKit

/// The background of plain section titles. Basis: recalled appearance of iOS 6, 14 and 15.
@MainActor struct TitleStripTests {
  private final class Source: NSObject, UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section" }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  private let source = Source()

  /// Returns the number of areas that the first header fills.
  private func fills(
    _ version: SystemVersion, scrolled: Bool, _ change: (UITableViewHeaderFooterView) -> Void = { _ in }
  )
    throws -> Int
  {
    try Session.of(version).perform {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
      table.dataSource = source
      table.layoutIfNeeded()
      if scrolled { table.contentOffset.y = 200 }
      table.layoutIfNeeded()
      let header = try #require(table.headerView(forSection: 0))
      change(header)
      var recorder = DisplayListRecorder(size: header.bounds.size)
      header.recordContent(into: &recorder)
      return recorder.list.commands.count
    }
  }

  @Test("titles are on a strip", arguments: [SystemVersion.iOS(6, 1), .iOS(7), .iOS(14)])
  func always(_ version: SystemVersion) throws {
    #expect(try fills(version, scrolled: false) == 1)
    #expect(try fills(version, scrolled: true) == 1)
  }

  @Test("from iOS 15 on only those that stay in sight while their rows scroll away", arguments: [15, 17, 26])
  func floating(_ release: Int) throws {
    #expect(try fills(.iOS(release), scrolled: false) == 0)
    #expect(try fills(.iOS(release), scrolled: true) == 1)
  }

  @Test("a background of the program takes the place of the strip")
  func ownBackground() throws {
    #expect(try fills(.iOS(14), scrolled: false) { $0.backgroundView = UIView() } == 0)
    #expect(try fills(.iOS(14), scrolled: false) { $0.backgroundColor = .clear } == 0)
  }

  @Test("titles of iOS 6 are white with a shadow")
  func glossy() throws {
    try Session.of(.iOS(6, 1)).perform {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
      table.dataSource = source
      table.layoutIfNeeded()
      let label = try #require(table.headerView(forSection: 0)?.textLabel)
      #expect(label.textColor.resolved(in: table.session) == .white && label.shadowColor != nil)
    }
  }
}
