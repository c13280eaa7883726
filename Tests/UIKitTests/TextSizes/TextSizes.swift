import SystemProfiles

@testable import UIKit

/// The default text size, the largest ordinary one and the third of the accessibility sizes.
enum TextSizes {
  static var three: [UIContentSizeCategory] { [.large, .extraExtraExtraLarge, .accessibilityExtraLarge] }

  static var all: [UIContentSizeCategory] {
    [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
      .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
      .accessibilityExtraExtraExtraLarge,
    ]
  }
}

extension Session {
  static func of(
    _ version: SystemVersion, _ device: String = "iphone-5", textSize: UIContentSizeCategory,
    _ direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) throws -> Session {
    var environment = try Session.of(version, device).environment
    (environment.contentSizeCategory, environment.layoutDirection) = (textSize, direction)
    return Session(environment: environment)
  }
}

/// A table on a screen whose rows are standard cells of one style with the same text.
@MainActor final class StandardRows: NSObject, UITableViewDataSource {
  let session: Session
  let controller: UITableViewController
  private let style: UITableViewCell.CellStyle
  private let texts: (title: String, detail: String?)
  private let sectionTitle: String?
  private let fill: (UITableViewCell) -> Void

  init(
    in session: Session, _ style: UITableViewCell.CellStyle = .default, title: String = "Title",
    detail: String? = "Detail", section: String? = nil, table: UITableView.Style = .plain, rowHeight: CGFloat? = nil,
    fill: @escaping (UITableViewCell) -> Void = { _ in }
  ) {
    (self.session, self.style, texts, sectionTitle, self.fill) = (session, style, (title, detail), section, fill)
    let controller = session.perform { UITableViewController(style: table) }
    self.controller = controller
    super.init()
    session.launch {
      if let rowHeight { controller.tableView.rowHeight = rowHeight }
      controller.tableView.dataSource = self
      return controller
    }
  }

  var table: UITableView { controller.tableView }
  var cell: UITableViewCell? { table.visibleCells.first }
  var title: UILabel? { cell?.textLabel }
  var detail: UILabel? { cell?.detailTextLabel }
  var rowHeight: CGFloat { cell?.frame.height ?? 0 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sectionTitle }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { sectionTitle }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = texts.title
    cell.detailTextLabel?.text = texts.detail
    fill(cell)
    return cell
  }
}
