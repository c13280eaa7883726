import SystemProfiles
import Testing

@testable import UIKit

/// Parts of standard cells. Basis: frames in documents that Interface Builder saved and in published view dumps.
@MainActor struct TableCellTests {
  private func cell(
    _ style: UITableViewCell.CellStyle, width: CGFloat = 320, height: CGFloat = 44,
    _ change: (UITableViewCell) -> Void = { _ in }
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: width, height: height)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    change(cell)
    cell.layoutIfNeeded()
    return cell
  }

  @Test("a new cell is at the origin, 320 points wide and as high as a row of its release")
  func newCell() throws {
    try Session.of(.iOS(12)).perform {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      #expect(cell.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
      cell.frame.size.width = 200
      #expect(cell.frame.origin == .zero)
    }
  }

  @Test("the content view leaves the separator free, the label its insets")
  func defaultStyle() throws {
    try Session.of(.iOS(6, 1)).perform {
      #expect(cell(.default).contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 43))
      #expect(cell(.default).textLabel?.frame == CGRect(x: 10, y: 0, width: 300, height: 43))
    }
    try Session.of(.iOS(7)).perform {
      #expect(cell(.default).contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 43.5))
      #expect(cell(.default).textLabel?.frame == CGRect(x: 15, y: 0, width: 290, height: 43.5))
      #expect(cell(.default, width: 375).textLabel?.frame == CGRect(x: 15, y: 0, width: 345, height: 43.5))
    }
    try Session.of(.iOS(11), "iphone-6").perform {
      #expect(cell(.default, width: 375).textLabel?.frame == CGRect(x: 16, y: 0, width: 343, height: 43.5))
    }
    try Session.of(.iOS(11), "iphone-8-plus").perform {
      let label = cell(.default, width: 414).textLabel
      #expect(label?.frame.minX == 20 && label?.frame.width == 374)
      #expect(abs((label?.frame.height ?? 0) - 43.667) < 0.001)
    }
    try Session.of(.iOS(13), "iphone-6").perform {
      #expect(cell(.default, width: 375).contentView.frame.height == 44)
    }
  }

  @Test("an accessory takes its width from the content")
  func accessories() throws {
    try Session.of(.iOS(7)).perform {
      let cell = cell(.default) { $0.accessoryType = .disclosureIndicator }
      #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 287, height: 43.5))
      #expect(cell.textLabel?.frame == CGRect(x: 15, y: 0, width: 270, height: 43.5))
    }
    try Session.of(.iOS(6, 1)).perform {
      #expect(cell(.default) { $0.accessoryType = .disclosureIndicator }.contentView.frame.width == 300)
    }
  }

  @Test("a changed accessory is laid out again")
  func changedAccessory() throws {
    try Session.of(.iOS(7)).perform {
      let cell = cell(.default)
      cell.accessoryType = .disclosureIndicator
      cell.layoutIfNeeded()
      #expect(cell.contentView.frame.width == 287)
    }
  }

  @Test("a subtitle is below its title: 5 and 25.5; 10 and 31.5 in the tall rows of iOS 11")
  func subtitle() throws {
    try Session.of(.iOS(7)).perform {
      let cell = cell(.subtitle)
      #expect(cell.textLabel?.frame.minY == 5 && cell.textLabel?.frame.height == 20.5)
      #expect(cell.detailTextLabel?.frame.minY == 25.5 && cell.detailTextLabel?.frame.height == 14.5)
      #expect(cell.textLabel?.frame.minX == 15)
    }
    try Session.of(.iOS(11), "iphone-6").perform {
      let cell = cell(.subtitle, width: 375, height: 56)
      #expect(cell.textLabel?.frame.origin == CGPoint(x: 16, y: 10))
      #expect(cell.detailTextLabel?.frame.origin == CGPoint(x: 16, y: 31.5))
    }
  }

  @Test("value1 puts the detail at the trailing edge, value2 in two columns")
  func values() throws {
    try Session.of(.iOS(7)).perform {
      let first = cell(.value1)
      #expect(first.textLabel?.frame.origin == CGPoint(x: 15, y: 12))
      #expect(first.detailTextLabel?.frame.maxX == 305 && first.detailTextLabel?.frame.minY == 12)
      let second = cell(.value2)
      #expect(second.textLabel?.frame.minX == 15 && second.textLabel?.frame.width == 91)
      #expect(second.detailTextLabel?.frame.minX == 112)
      #expect(second.imageView == nil && cell(.default).detailTextLabel == nil)
    }
  }

  /// Basis: insets captured, the gap between image and text assumed.
  @Test("an image moves the text")
  func image() throws {
    try Session.of(.iOS(7)).perform {
      let cell = cell(.default) { $0.imageView?.image = UIImage(name: "bird", size: CGSize(width: 30, height: 30)) }
      #expect(cell.imageView?.frame == CGRect(x: 15, y: 7, width: 30, height: 30))
      #expect(cell.textLabel?.frame == CGRect(x: 60, y: 0, width: 245, height: 43.5))
    }
  }

  /// Basis: the UITableView reference: cells of registered classes are created by `init(style:reuseIdentifier:)`.
  @Test("a registered class runs its own initializer, and is prepared before it is used again")
  func registered() {
    final class Cell: UITableViewCell {
      var log: [String] = []
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        log.append("init \(reuseIdentifier ?? "")")
      }
      required init?(coder: NSCoder) { nil }
      override func prepareForReuse() {
        super.prepareForReuse()
        log.append("prepare")
      }
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
    let cell = table.dequeueReusableCell(withIdentifier: "cell") as? Cell
    #expect(cell?.log == ["init cell"] && cell?.detailTextLabel != nil)
    table.table.idleCells["cell"] = cell.map { [$0] }
    #expect(table.dequeueReusableCell(withIdentifier: "cell") === cell)
    #expect(cell?.log == ["init cell", "prepare"])
  }

  /// Basis: captured for grouped rows of iOS 6, 300 of 320 points.
  @Test("rows of grouped tables of iOS 6 have narrower contents")
  func groupedContent() throws {
    try Session.of(.iOS(6, 1)).perform {
      let rows = Rows([1]), table = UITableView.showing(rows, style: .grouped)
      let cell = table.visibleCells.first
      cell?.textLabel?.text = "Title"
      table.layoutIfNeeded()
      #expect(cell?.frame.width == 320)
      #expect(cell?.contentView.frame == CGRect(x: 10, y: 0, width: 300, height: 43))
    }
  }
}
