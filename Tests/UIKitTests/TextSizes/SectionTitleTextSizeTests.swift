import CoreTypes
import SystemProfiles
import Testing

@testable import UIKit

/// Titles of sections at larger text sizes. Basis: assumed: that titles and the labels of cells grow from the same
/// release on, in the styles that have their sizes at Large.
@MainActor struct SectionTitleTextSizeTests {
  private typealias Title = (size: CGFloat, header: CGFloat, footer: CGFloat)

  private func title(
    _ version: SystemVersion, _ style: UITableView.Style, _ textSize: UIContentSizeCategory, _ words: String = "Title"
  ) throws -> Title {
    let rows = try StandardRows(
      in: .of(version, "iphone-15-pro", textSize: textSize), section: words, table: style)
    let label = rows.table.headerView(forSection: 0)?.textLabel
    return (
      label?.displayedFont.pointSize ?? 0, rows.table.rectForHeader(inSection: 0).height,
      rows.table.rectForFooter(inSection: 0).height
    )
  }

  @Test("plain ones have the headline style, those of groups the footnote style")
  func styles() throws {
    #expect(try TextSizes.three.map { try title(.iOS(17), .plain, $0).size } == [17, 23, 40])
    #expect(try TextSizes.three.map { try title(.iOS(17), .grouped, $0).size } == [13, 19, 33])
    #expect(try TextSizes.three.map { try title(.iOS(8), .grouped, $0).size } == [13, 16, 33])
    #expect(try TextSizes.three.map { try title(.iOS(7), .grouped, $0).size } == [13, 13, 13])
    #expect(try TextSizes.three.map { try title(.iOS(6), .plain, $0).size } == [17, 17, 17])
  }

  @Test("headers and footers are higher by what a line is higher", arguments: [UITableView.Style.plain, .insetGrouped])
  func heights(_ style: UITableView.Style) throws {
    let points: [CGFloat] = style == .plain ? [17, 23, 40] : [13, 19, 33], line: CGFloat = 2444 / 2048
    let titles = try TextSizes.three.map { try title(.iOS(17), style, $0) }
    for (title, size) in zip(titles, points) {
      let growth = (size - points[0]) * line
      #expect(abs(title.header - titles[0].header - growth) < 0.7)
      #expect(abs(title.footer - titles[0].footer - growth) < 0.7)
    }
    #expect(try title(.iOS(7), style, .accessibilityExtraLarge) == title(.iOS(7), style, .large))
  }

  @Test("smaller text makes lower headers")
  func smaller() throws {
    #expect(try title(.iOS(17), .plain, .extraSmall).header < title(.iOS(17), .plain, .large).header)
  }

  @Test("plain ones wrap at accessibility sizes only")
  func wrapping() throws {
    let words = "A title of a section that has very many words"
    for (textSize, wraps) in zip(TextSizes.three, [false, false, true]) {
      let growth = try title(.iOS(17), .plain, textSize, words).header - title(.iOS(17), .plain, textSize).header
      #expect((growth > 40) == wraps)
    }
  }

  /// Basis: recalled.
  @Test("labels of a program's section views have the style's font until it sets another")
  func ownViews() throws {
    try Session.of(.iOS(17), textSize: .extraExtraExtraLarge).perform {
      for (style, size) in [(UITableView.Style.plain, CGFloat(23)), (.grouped, 19)] {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100), style: style)
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil), label = try #require(view.textLabel)
        table.addSubview(view)
        #expect(label.displayedFont.pointSize == size)
        label.font = .systemFont(ofSize: 11)
        view.removeFromSuperview()
        table.addSubview(view)
        #expect(label.displayedFont.pointSize == 11)
      }
    }
  }

  @Test("a change of the text size changes titles on screen at once")
  func following() throws {
    let session = try Session.of(.iOS(17), textSize: .large)
    let rows = StandardRows(in: session, section: "Title", table: .grouped), table = rows.table
    let old = table.rectForHeader(inSection: 0).height
    session.change { $0.contentSizeCategory = .accessibilityExtraLarge }
    #expect(table.headerView(forSection: 0)?.textLabel?.displayedFont.pointSize == 33)
    #expect(table.rectForHeader(inSection: 0).height > old + 20)
  }
}
