import SystemProfiles
import Testing

@testable import UIKit

/// Runs every row of the tables in `Conformance/controls`, which were counted in saved frames, in each release.
@MainActor struct MeasuredControlTests {
  @Test("natural sizes", arguments: try MeasuredSize.all("sizes"))
  func sizes(_ row: MeasuredSize) throws {
    #expect(!row.versions.isEmpty)
    for version in row.versions {
      var environment = try Session.of(version, row.device ?? "iphone-5").environment
      if let category = row.textSize { environment.contentSizeCategory = UIContentSizeCategory(rawValue: category) }
      let session = Session(environment: environment)
      try session.perform { try check(try #require(row.make(), "\(row.control)"), row, version) }
    }
  }

  private func check(_ view: UIView, _ row: MeasuredSize, _ version: SystemVersion) throws {
    let basis = Comment(rawValue: "iOS \(version), \(row.basis)")
    if let size = row.size {
      var fitting = view.sizeThatFits(.zero)
      if row.roundedUp == true {
        fitting = CGSize(width: fitting.width.rounded(.up), height: fitting.height.rounded(.up))
      }
      #expect(agrees([fitting.width, fitting.height], size), "is \(fitting): \(basis)")
    }
    let own = view.intrinsicContentSize
    if let intrinsic = row.intrinsic {
      #expect(agrees([own.width, own.height], intrinsic.map { $0 ?? UIView.noIntrinsicMetric }), basis)
    }
    if let height = row.intrinsicHeight { #expect(own.height == height, basis) }
    if let insets = row.insets {
      let actual = view.alignmentRectInsets
      #expect([actual.top, actual.left, actual.bottom, actual.right] == insets, basis)
    }
    let text = (view as? UITextField)?.measuredText ?? (view as? UIButton)?.measuredTitle
    if let beyond = row.beyondText {
      let text = try #require(text, "only fields and buttons have a width beyond their text")
      let extra = own.width - text.size().width
      #expect(beyond[0] <= extra && extra <= beyond[1], basis)
    }
  }

  @Test("numbers of bars, buttons and cells", arguments: try MeasuredNumber.all("numbers"))
  func numbers(_ row: MeasuredNumber) throws {
    #expect(!row.versions.isEmpty)
    for version in row.versions {
      let value = try #require(SystemProfile.profile(for: version).metrics.measured(row.number))
      #expect(abs(value - row.value) < 0.001, "\(row.number) of iOS \(version), \(row.basis)")
    }
  }

  @Test("parts of cells", arguments: try MeasuredCell.all("cells"))
  func cells(_ row: MeasuredCell) throws {
    #expect(!row.versions.isEmpty)
    for version in row.versions {
      var environment = try Session.of(version, row.device ?? "iphone-6").environment
      if row.wholePoints == true { environment.measuresInWholePoints = true }
      try Session(environment: environment).perform {
        let cell = row.make()
        for (view, expected) in [(cell.contentView, row.content), (cell.textLabel, row.title)] + [
          (cell.detailTextLabel, row.detail)
        ] as [(UIView?, [CGFloat?]?)] {
          guard let expected else { continue }
          let frame = try #require(view).frame
          let isSame = agrees([frame.minX, frame.minY, frame.width, frame.height], expected)
          #expect(isSame, "\(frame) in iOS \(version), \(row.basis)")
        }
        if let end = row.detailMaxX { #expect(cell.detailTextLabel?.frame.maxX == end, "iOS \(version)") }
      }
    }
  }

  @Test("every entry has rows or a reason why it has none", arguments: try MeasuredEntry.all())
  func entries(_ entry: MeasuredEntry) throws {
    let names = try Self.allRows()
    #expect((entry.rows?.isEmpty == false) != (entry.untested?.isEmpty == false))
    for row in entry.rows ?? [] { #expect(names.contains(row), "there is no row \(row)") }
  }

  @Test("every row tests an entry, and no name is used twice")
  func rowsOfEntries() throws {
    let rows = try Self.allRows(), entries = try MeasuredEntry.all()
    #expect(Set(rows).count == rows.count && Set(entries.map(\.entry)).count == entries.count)
    #expect(Set(rows).subtracting(entries.flatMap { $0.rows ?? [] }) == [])
  }

  private static func allRows() throws -> [String] {
    try MeasuredSize.all("sizes").map(\.name) + MeasuredNumber.all("numbers").map(\.name)
      + MeasuredCell.all("cells").map(\.name) + MeasuredRow.all("rows").map(\.name)
      + MeasuredProperty.all("saved").map(\.name)
  }

  private func agrees(_ actual: [CGFloat], _ expected: [CGFloat?]) -> Bool {
    zip(actual, expected).allSatisfy { a, b in b.map { abs(a - $0) < 0.001 } ?? true }
  }
}

extension MeasuredCell {
  @MainActor fileprivate func make() -> UITableViewCell {
    let styles: [String: UITableViewCell.CellStyle] = [
      "default": .default, "subtitle": .subtitle, "value1": .value1, "value2": .value2,
    ]
    let cell = UITableViewCell(style: styles[style] ?? .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: size[0], height: size[1])
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    if let fonts {
      cell.textLabel?.font = .systemFont(ofSize: fonts[0])
      cell.detailTextLabel?.font = .systemFont(ofSize: fonts[1])
    }
    if accessory == true { cell.accessoryType = .disclosureIndicator }
    cell.layoutIfNeeded()
    return cell
  }
}
