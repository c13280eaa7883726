import SystemProfiles
import Testing

@testable import UIKit

/// Rows that change their height.
/// Visible rows whose content changes. Basis: the reference of `selfSizingInvalidation`, and What's new in UIKit, WWDC
/// 2022, that configurations invalidate by themselves.
@MainActor struct ResizingRowTests {
  private final class Rows: NSObject, UITableViewDataSource {
    var heights: [NSLayoutConstraint] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil), box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      let height = box.heightAnchor.constraint(equalToConstant: 50)
      height.priority = UILayoutPriority(999)
      heights.append(height)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor), height,
      ])
      return cell
    }
  }

  private func frames(
    _ version: SystemVersion = .iOS(17), _ mode: UITableView.SelfSizingInvalidation? = nil,
    after change: @MainActor (UITableView, Rows) throws -> Void
  ) throws -> [CGRect] {
    try Session.of(version).perform {
      let rows = Rows(), table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      if let mode { table.selfSizingInvalidation = mode }
      table.separatorStyle = .none
      table.dataSource = rows
      table.layoutIfNeeded()
      #expect(table.visibleCells.map(\.frame.height) == [50, 50])
      try change(table, rows)
      table.layoutIfNeeded()
      return table.visibleCells.map(\.frame)
    }
  }

  @Test("a cell, or its content view, asks for it from iOS 16 on", arguments: [true, false])
  func asked(_ byContent: Bool) throws {
    func heights(_ version: SystemVersion, _ mode: UITableView.SelfSizingInvalidation? = nil) throws -> [CGFloat] {
      try frames(version, mode) { table, rows in
        rows.heights[0].constant = 80
        let cell = try #require(table.visibleCells.first)
        if byContent {
          cell.contentView.invalidateIntrinsicContentSize()
        } else {
          cell.invalidateIntrinsicContentSize()
        }
      }.map(\.height)
    }
    #expect(try heights(.iOS(17)) == [80, 50])
    #expect(try heights(.iOS(15)) == [50, 50])
    #expect(try heights(.iOS(17), .disabled) == [50, 50])
  }

  @Test("rows below move")
  func rowsBelow() throws {
    let frames = try frames { table, rows in
      rows.heights[0].constant = 80
      table.visibleCells.first?.invalidateIntrinsicContentSize()
    }
    #expect(frames.map(\.minY) == [0, 80])
  }

  @Test("a constraint by itself does it only where constraints are included")
  func constraints() throws {
    func heights(_ mode: UITableView.SelfSizingInvalidation) throws -> [CGFloat] {
      try frames(.iOS(17), mode) { _, rows in rows.heights[1].constant = 20 }.map(\.height)
    }
    #expect(try heights(.enabled) == [50, 50])
    #expect(try heights(.enabledIncludingConstraints) == [50, 20])
  }

  @Test("a configuration that is replaced does it by itself", arguments: [(15, false), (17, true)])
  func configuration(_ row: (version: Int, grows: Bool)) throws {
    try Session.of(.iOS(row.version)).perform {
      let rows = ConfiguredRows(), table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      table.separatorStyle = .none
      table.dataSource = rows
      table.layoutIfNeeded()
      let cell = try #require(table.visibleCells.first)
      #expect(cell.frame.height == 44)
      cell.contentConfiguration = ConfiguredRows.content(String(repeating: "many words ", count: 12))
      table.layoutIfNeeded()
      #expect((cell.frame.height > 80) == row.grows)
    }
  }

  private final class ConfiguredRows: NSObject, UITableViewDataSource {
    var asked = 0

    static func content(_ text: String) -> UIListContentConfiguration {
      var content = UIListContentConfiguration.cell()
      content.text = text
      return content
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentConfiguration = Self.content("Row")
      return cell
    }
  }

  private final class MeasuredCell: UITableViewCell {
    static let counter = Counter()

    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      Self.counter.count += 1
      // Changes of the content during the measurement belong to it.
      invalidateIntrinsicContentSize()
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
  }

  @MainActor private final class Counter { var count = 0 }

  private final class MeasuredRows: NSObject, UITableViewDataSource {
    var text: String?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = MeasuredCell(style: .default, reuseIdentifier: nil)
      if let text { cell.contentConfiguration = ConfiguredRows.content(text) }
      return cell
    }
  }

  @Test("rows are measured once, whatever they say meanwhile", arguments: [nil, "Row"])
  func cost(_ text: String?) throws {
    try Session.of(.iOS(17)).perform {
      let rows = MeasuredRows(), table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      rows.text = text
      MeasuredCell.counter.count = 0
      table.separatorStyle = .none
      table.dataSource = rows
      table.layoutIfNeeded()
      #expect(MeasuredCell.counter.count == 5)
      table.visibleCells.first?.invalidateIntrinsicContentSize()
      table.layoutIfNeeded()
      table.layoutIfNeeded()
      #expect(MeasuredCell.counter.count == 6)
    }
  }
}
