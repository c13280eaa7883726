import SystemProfiles
import Testing

@testable import UIKit

/// Rows whose content follows the readable width. Basis: Readable Width of Table View Cells, Use Your Loaf, for the
/// conditions; 176 points at both sides of 1024 are captured, others follow from the widths of `readableContentGuide`.
@MainActor struct ReadableRowTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var fill: (UITableViewCell) -> Void = { _ in }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section" }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      fill(cell)
      return cell
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  }

  private func table<Answer>(
    _ version: SystemVersion = .iOS(10), width: CGFloat = 1024, _ style: UITableView.Style = .plain,
    follows: Bool? = nil, direction: UIUserInterfaceLayoutDirection = .leftToRight,
    _ fill: @escaping (UITableViewCell) -> Void = { _ in },
    _ answer: @MainActor (UITableView) throws -> Answer
  ) throws -> Answer {
    let session = try Session.of(version, "ipad-6", textSize: .large, direction)
    return try session.perform {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 600), style: style), rows = Rows()
      rows.fill = fill
      table.dataSource = rows
      table.delegate = rows
      if let follows { table.cellLayoutMarginsFollowReadableWidth = follows }
      table.layoutIfNeeded()
      return try withExtendedLifetime(rows) { try answer(table) }
    }
  }

  private func firstCell(_ table: UITableView) throws -> UITableViewCell { try #require(table.visibleCells.first) }

  @Test(
    "tables that code makes follow it in iOS 9 to 11",
    arguments: [(8, false), (9, true), (11, true), (12, false), (17, false)])
  func defaults(_ row: (version: Int, follows: Bool)) throws {
    #expect(try table(.iOS(row.version)) { $0.cellLayoutMarginsFollowReadableWidth } == row.follows)
  }

  @Test("labels begin 176 points from the side of 1024, and end as far from the other")
  func texts() throws {
    try table { table in
      let label = try #require(try firstCell(table).textLabel)
      #expect(label.frame.minX == 176 && label.frame.maxX == 848)
      #expect(try firstCell(table).contentView.frame.width == 1024)
    }
  }

  @Test("so they do in later generations where they are told to, and not in narrow tables")
  func chosen() throws {
    #expect(try table(.iOS(17), follows: true) { try firstCell($0).textLabel?.frame.minX } == 176)
    #expect(try table(.iOS(17)) { try firstCell($0).textLabel?.frame.minX } == 20)
    let narrow = try table(.iOS(17), width: 400) { try firstCell($0).textLabel?.frame.minX }
    #expect(try table(.iOS(17), width: 400, follows: true) { try firstCell($0).textLabel?.frame.minX } == narrow)
    #expect(try table(.iOS(10), follows: false) { try firstCell($0).textLabel?.frame.minX } == 15)
  }

  @Test("the margins of cell and content view are those of readable content")
  func margins() throws {
    try table { table in
      let cell = try firstCell(table)
      #expect(cell.contentView.layoutMargins.left == 176 && cell.contentView.layoutMargins.right == 176)
      #expect(cell.layoutMargins.left == 176 && cell.layoutMargins.right == 176)
    }
  }

  @Test("labels that are pinned to the margins are measured at that width")
  func selfSizing() throws {
    let text = String(repeating: "many words ", count: 20)
    func height(_ follows: Bool) throws -> CGFloat {
      try table(.iOS(17), follows: follows) { cell in
        let label = UILabel()
        (label.text, label.numberOfLines) = (text, 0)
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(label)
        let margins = cell.contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
          label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
          label.topAnchor.constraint(equalTo: margins.topAnchor),
          label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
      } _: {
        try firstCell($0).frame.height
      }
    }
    #expect(try height(true) > height(false))
  }

  /// Basis: published pictures of iOS 9: "the arrows get far from the right margin".
  @Test("an accessory stands where readable content ends, and the content view ends before it")
  func accessory() throws {
    func end(_ follows: Bool) throws -> (content: CGFloat, accessory: CGFloat) {
      try table(follows: follows) {
        $0.accessoryType = .disclosureIndicator
      } _: {
        let cell = try firstCell($0)
        return (1024 - cell.contentView.frame.maxX, cell.disclosureEnd)
      }
    }
    let (wide, readable) = (try end(false), try end(true))
    #expect(readable.content - wide.content == 161 && readable.accessory - wide.accessory == 161)
  }

  /// Basis: published pictures of iPads; separators end at the margin of the content.
  @Test("lines begin and end with the content; from iOS 11 on a program's insets count from the edges")
  func lines() throws {
    let row = CGRect(x: 0, y: 0, width: 1024, height: 44)
    func line(_ version: SystemVersion, follows: Bool, _ inset: UIEdgeInsets?) throws -> ClosedRange<CGFloat> {
      try table(version, follows: follows) { table in
        if let inset { table.separatorInset = inset }
        let line = table.separator(bottom: 44, in: row)
        return line.minX...line.maxX
      }
    }
    #expect(try line(.iOS(10), follows: true, nil) == 176...848)
    #expect(try line(.iOS(10), follows: false, nil) == 15...1024)
    #expect(try line(.iOS(17), follows: true, nil) == 176...848)
    let own = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
    #expect(try line(.iOS(17), follows: true, own) == 30...1014)
    #expect(try line(.iOS(10), follows: true, own) == 191...838)
  }

  @Test("right to left everything is mirrored")
  func rightToLeft() throws {
    try table(direction: .rightToLeft) {
      $0.accessoryType = .disclosureIndicator
    } _: { table in
      let cell = try firstCell(table), label = try #require(cell.textLabel)
      #expect(cell.convert(label.bounds, from: label).maxX == 848)
      #expect(cell.contentView.frame.minX > 161 && cell.contentView.frame.maxX == 1024)
      let line = table.separator(bottom: 44, in: cell.bounds)
      #expect(line.minX == 176 && line.maxX == 848)
    }
  }

  @Test("titles of sections begin with the rows", arguments: [UITableView.Style.plain, .grouped])
  func titles(_ style: UITableView.Style) throws {
    try table(.iOS(10), style) { table in
      let header = try #require(table.headerView(forSection: 0)), label = try #require(header.textLabel)
      #expect(table.convert(label.bounds, from: label).minX == 176)
    }
  }

  @Test("titles that are content configurations, too")
  func configuredTitles() throws {
    try table(.iOS(17), follows: true) { table in
      let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
      var content = header.defaultContentConfiguration()
      content.text = "Title"
      header.contentConfiguration = content
      header.frame = CGRect(x: 0, y: 0, width: 1024, height: 40)
      table.addSubview(header)
      header.layoutIfNeeded()
      let label = try #require(header.contentView.subviews.first { $0 is UILabel })
      #expect(label.frame.minX == 176)
    }
  }

  /// Basis: assumed.
  @Test("controls for editing stand where readable content begins and ends")
  func editing() throws {
    func places(_ follows: Bool) throws -> (control: CGFloat, grip: CGFloat, text: CGFloat) {
      try table(follows: follows) { table in
        table.setEditing(true, animated: false)
        table.visibleCells.forEach { $0.showsReorderControl = true }
        table.layoutIfNeeded()
        let cell = try firstCell(table), label = try #require(cell.textLabel)
        return (
          try #require(cell.editingControlFrame).minX, 1024 - (try #require(cell.reorderControlFrame)).maxX,
          cell.convert(label.bounds, from: label).minX
        )
      }
    }
    let (wide, readable) = (try places(false), try places(true))
    #expect(readable.control - wide.control == 161 && readable.grip - wide.grip == 161)
    #expect(readable.text - wide.text == 161)
  }

  /// Basis: assumed.
  @Test("groups that are inset are narrower themselves")
  func insetGroups() throws {
    try table(.iOS(17), .insetGrouped, follows: true) { table in
      let cell = try firstCell(table)
      #expect(cell.frame.minX == 176 && cell.frame.width == 672)
      #expect(cell.textLabel?.frame.minX == 20)
    }
  }

  @Test("a table that is told later is laid out again")
  func changed() throws {
    try table { table in
      table.cellLayoutMarginsFollowReadableWidth = false
      table.layoutIfNeeded()
      let cell = try firstCell(table)
      #expect(cell.textLabel?.frame.minX == 15 && cell.contentView.layoutMargins.left < 20)
    }
  }

  @Test("larger text may be wider")
  func textSize() throws {
    let session = try Session.of(.iOS(10), "ipad-6", textSize: .extraExtraExtraLarge)
    session.perform {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 1024, height: 600))
      #expect(table.readableSides.left == 64)
    }
  }
}
