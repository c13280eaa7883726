import SystemProfiles
import Testing

@testable import UIKit

/// The reading direction of a container and of what it makes.
@MainActor struct GivenDirectionTests {
  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
  }

  @Test("cells, their labels and headers follow the table, and what the program puts into them does not")
  func tables() throws {
    let session = Session(
      environment: SystemEnvironment(profile: .profile(for: .iOS(13)), device: try DeviceCatalog.find("iphone-8")))
    try session.perform {
      let source = Source(), controller = UITableViewController(style: .plain), table = controller.tableView!
      table.dataSource = source
      _ = session.show(controller)
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      let label = try #require(cell.textLabel), own = UILabel()
      cell.contentView.addSubview(own)
      let start = label.convert(label.bounds, to: cell).minX
      #expect(label.effectiveUserInterfaceLayoutDirection == .leftToRight)
      table.semanticContentAttribute = .forceRightToLeft
      session.commitWindows()
      let header = try #require(table.headerView(forSection: 0))
      for view in [cell, cell.contentView, label, header] {
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(view.semanticContentAttribute == .unspecified)
      }
      #expect(own.effectiveUserInterfaceLayoutDirection == .leftToRight)
      #expect(label.convert(label.bounds, to: cell).maxX == cell.bounds.width - start)
      cell.semanticContentAttribute = .forceLeftToRight
      session.commitWindows()
      #expect(label.effectiveUserInterfaceLayoutDirection == .leftToRight)
      cell.semanticContentAttribute = .unspecified
      table.semanticContentAttribute = .unspecified
      session.commitWindows()
      #expect(label.effectiveUserInterfaceLayoutDirection == .leftToRight && cell.layout.givenDirection == .unspecified)
    }
  }

  @Test("a proxy sets the direction of all views")
  func proxies() throws {
    let session = Session(
      environment: SystemEnvironment(profile: .profile(for: .iOS(13)), device: try DeviceCatalog.find("iphone-8")))
    session.perform {
      UIView.appearance().semanticContentAttribute = .forceRightToLeft
      let controller = UIViewController(), view = UIView(), kept = UIView()
      kept.semanticContentAttribute = .forceLeftToRight
      for view in [view, kept] { controller.view.addSubview(view) }
      _ = session.show(controller)
      #expect(view.semanticContentAttribute == .forceRightToLeft && kept.semanticContentAttribute == .forceLeftToRight)
    }
  }
}
