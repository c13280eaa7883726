import CoreTypes
import SystemProfiles
import Testing

@testable import UIKit

/// Standard cells at larger text sizes. Basis: documented that their labels follow the user's size from iOS 8 on and
/// that rows follow them by themselves from iOS 11 on; the styles have the sizes captured at Large; that labels wrap
/// and values are below their titles at accessibility sizes is recalled from WWDC 2017, 245.
@MainActor struct StandardCellTextSizeTests {
  private func sizes(
    _ version: SystemVersion, _ style: UITableViewCell.CellStyle, _ label: (UITableViewCell) -> UILabel?
  ) throws -> [CGFloat] {
    try TextSizes.three.map { textSize in
      try Session.of(version, textSize: textSize).perform {
        label(UITableViewCell(style: style, reuseIdentifier: nil))?.displayedFont.pointSize ?? 0
      }
    }
  }

  @Test("titles and values have the body style, subtitles the caption style")
  func styles() throws {
    for style in [UITableViewCell.CellStyle.default, .value1, .subtitle] {
      #expect(try sizes(.iOS(17), style) { $0.textLabel } == [17, 23, 40])
    }
    #expect(try sizes(.iOS(17), .value1) { $0.detailTextLabel } == [17, 23, 40])
    #expect(try sizes(.iOS(17), .subtitle) { $0.detailTextLabel } == [12, 18, 32])
    #expect(try sizes(.iOS(17), .value2) { $0.textLabel } == [12, 18, 32])
  }

  @Test("labels have the sizes of their release, and none before iOS 8")
  func releases() throws {
    #expect(try sizes(.iOS(6), .default) { $0.textLabel } == [20, 20, 20])
    #expect(try sizes(.iOS(7), .default) { $0.textLabel } == [17, 17, 17])
    #expect(try sizes(.iOS(8), .default) { $0.textLabel } == [17, 20, 40])
    #expect(try sizes(.iOS(10), .subtitle) { $0.detailTextLabel } == [12, 18, 32])
  }

  @Test("a font that a program sets stays as it is")
  func ownFont() throws {
    try Session.of(.iOS(17), textSize: .accessibilityExtraLarge).perform {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil), label = try #require(cell.textLabel)
      label.font = .systemFont(ofSize: 15)
      #expect(label.displayedFont.pointSize == 15)
      let traits = UITraitCollection(preferredContentSizeCategory: .large)
      label.font = .preferredFont(forTextStyle: .title1, compatibleWith: traits)
      #expect(label.displayedFont.pointSize == 28)
      label.adjustsFontForContentSizeCategory = true
      #expect(label.displayedFont.pointSize == 48)
    }
  }

  @Test("rows are as high as their text and its margins, but no lower than their release has them")
  func rowHeights() throws {
    let sizes = [UIContentSizeCategory.extraSmall] + TextSizes.three
    let rows = try sizes.map { StandardRows(in: try .of(.iOS(17), "iphone-15-pro", textSize: $0)).rowHeight }
    #expect(zip(rows, [43.667, 43.667, 50, 70.333]).allSatisfy { abs($0 - $1) < 0.001 })
    let glass = try StandardRows(in: .of(.iOS(26), "iphone-15-pro", textSize: .accessibilityExtraLarge))
    #expect(abs(glass.rowHeight - 78.333) < 0.001)
    let subtitles = try TextSizes.three.map {
      StandardRows(in: try .of(.iOS(17), "iphone-15-pro", textSize: $0), .subtitle).rowHeight
    }
    #expect(zip(subtitles, [55, 69.667, 106.667]).allSatisfy { abs($0 - $1) < 0.001 })
  }

  @Test("rows of a fixed height stay, and so do those of releases without estimates")
  func fixedHeights() throws {
    for textSize in TextSizes.three {
      #expect(try StandardRows(in: .of(.iOS(17), textSize: textSize), rowHeight: 50).rowHeight == 50)
      #expect(try StandardRows(in: .of(.iOS(10), textSize: textSize)).rowHeight == 44)
    }
  }

  @Test("labels wrap at accessibility sizes from iOS 11 on, until a program sets the number of lines")
  func wrapping() throws {
    let title = "A title of many words that is too long"
    func lines(_ version: SystemVersion, _ textSize: UIContentSizeCategory, own: Int? = nil) throws -> Int {
      let rows = try StandardRows(in: .of(version, textSize: textSize), title: title) { cell in
        if let own { cell.textLabel?.numberOfLines = own }
      }
      let label = try #require(rows.title)
      return Int((label.sizeThatFits(label.bounds.size).height / label.displayedFont.lineHeight).rounded())
    }
    #expect(try lines(.iOS(17), .extraExtraExtraLarge) == 1 && lines(.iOS(10), .accessibilityExtraLarge) == 1)
    #expect(try lines(.iOS(17), .accessibilityExtraLarge) > 2)
    #expect(try lines(.iOS(17), .accessibilityExtraLarge, own: 1) == 1)
    #expect(try lines(.iOS(17), .extraExtraExtraLarge, own: 0) > 1)
    let session = try Session.of(.iOS(17), textSize: .accessibilityExtraLarge)
    let rows = StandardRows(in: session, title: title), label = try #require(rows.title)
    #expect(rows.rowHeight >= label.sizeThatFits(label.bounds.size).height + 22)
  }

  @Test("values are below their titles at accessibility sizes from iOS 11 on")
  func values() throws {
    func frames(
      _ textSize: UIContentSizeCategory, _ version: SystemVersion = .iOS(17),
      _ direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) throws -> (title: CGRect, detail: CGRect, row: CGRect) {
      let rows = StandardRows(in: try .of(version, textSize: textSize, direction), .value1)
      return (rows.title?.frame ?? .zero, rows.detail?.frame ?? .zero, rows.cell?.bounds ?? .zero)
    }
    for beside in [try frames(.extraExtraExtraLarge), try frames(.accessibilityExtraLarge, .iOS(10))] {
      #expect(beside.detail.minX >= beside.title.maxX && beside.detail.midY == beside.title.midY)
    }
    let below = try frames(.accessibilityExtraLarge)
    #expect(below.detail.minY >= below.title.maxY && below.detail.minX == below.title.minX)
    #expect(below.title.minY >= 9 && below.row.maxY - below.detail.maxY >= 9)
    let mirrored = try frames(.accessibilityExtraLarge, .iOS(17), .rightToLeft)
    #expect(mirrored.detail.maxX == mirrored.title.maxX && mirrored.title.maxX == 320 - below.title.minX)
  }

  /// Basis: assumed.
  @Test("where title and value do not fit both keep clear of each other, the title with half of the row")
  func crowded() throws {
    let long = "many words that do not fit"
    let rows = try StandardRows(in: .of(.iOS(10), textSize: .accessibilityMedium), .value1, title: long, detail: long)
    let title = try #require(rows.title?.frame), detail = try #require(rows.detail?.frame)
    #expect(title.width == 141 && detail.minX == title.maxX + 8 && detail.maxX == 305)
    let short = try StandardRows(in: .of(.iOS(10), textSize: .accessibilityMedium), .value1, detail: long)
    let room = try #require(short.title?.frame)
    #expect(room.width < 100 && room.width == short.title?.intrinsicContentSize.width)
    #expect(short.detail?.frame.minX == room.maxX + 8)
  }

  @Test("labels of several lines in two-line styles count with all of their lines")
  func severalLines() throws {
    let rows = try StandardRows(
      in: .of(.iOS(17), textSize: .large), .subtitle, detail: String(repeating: "many words ", count: 12)
    ) { $0.detailTextLabel?.numberOfLines = 0 }
    let detail = try #require(rows.detail)
    #expect(detail.frame.height > 40 && rows.rowHeight > detail.frame.maxY && detail.frame.maxX <= 304)
  }

  @Test("a change of the text size changes rows on screen at once, and back")
  func following() throws {
    let session = try Session.of(.iOS(17), "iphone-15-pro", textSize: .large), rows = StandardRows(in: session)
    session.change { $0.contentSizeCategory = .accessibilityExtraLarge }
    #expect(abs(rows.rowHeight - 70.333) < 0.001 && rows.title?.displayedFont.pointSize == 40)
    session.change { $0.contentSizeCategory = .large }
    #expect(abs(rows.rowHeight - 43.667) < 0.001 && rows.title?.displayedFont.pointSize == 17)
  }

  @Test("a text size that a parent says instead of the user's counts")
  func traits() throws {
    let session = try Session.of(.iOS(17), "iphone-15-pro", textSize: .large)
    let rows = StandardRows(in: session), parent = session.perform { UIViewController() }
    let window = session.show(parent)
    session.perform {
      parent.addChild(rows.controller)
      parent.view.addSubview(rows.controller.view)
      rows.controller.view.frame = parent.view.bounds
      parent.setOverrideTraitCollection(
        UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge), forChild: rows.controller)
    }
    session.commitWindows()
    #expect(window.isHidden == false && abs(rows.rowHeight - 70.333) < 0.001)
  }
}
