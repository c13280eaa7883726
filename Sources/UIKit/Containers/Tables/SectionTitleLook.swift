import SystemProfiles

/// The appearance of section titles in a table. In a grouped table, a header is just above the rows and a footer just
/// below them, both as high as their lines. In a plain table, a title is centered in a strip.
///
/// > Basis: assumed: recalled, colors as well as the distance from the rows.
@MainActor struct SectionTitleLook {
  enum Place { case header, footer }

  private let place: Place
  private let session: Session
  private let isPlain: Bool
  private let textSize: UIContentSizeCategory
  private let wrapsPlainTitles: Bool
  /// The distance from the table's sides to its rows.
  private let rowInset: CGFloat
  /// The distance from the table's sides to titles of a readable width.
  private let readableSide: CGFloat

  init(_ place: Place, in table: UITableView) {
    (self.place, session, rowInset) = (place, table.session, table.rowInset)
    (isPlain, textSize, wrapsPlainTitles) = (table.style == .plain, table.textSize, table.wrapsStandardTexts)
    readableSide = max(table.readableSides.left, table.readableSides.right)
  }

  private var isGlossy: Bool { session.behaves(.chromeIsGlossy) }

  var font: ControlFont {
    let metrics = session.metrics.table
    return isPlain ? metrics.plainTitleFont : place == .header ? metrics.groupHeaderFont : metrics.groupFooterFont
  }

  private var wraps: Bool { !isPlain || wrapsPlainTitles }

  /// 1 also where a label uses more lines at accessibility sizes.
  var lines: Int { isPlain ? 1 : 0 }

  /// Returns the height of a title beyond that of one line at the text size Large, because of further or larger lines.
  /// Negative at smaller text sizes.
  func growth(of title: String, tableWidth: CGFloat) -> CGFloat {
    let font = UIFont(font, in: session).at(textSize, in: session), growth = font.lineGrowth(in: session)
    guard wraps, !title.isEmpty else { return growth }
    var block = TextBlock(shown(title), font: font, session: session)
    block.numberOfLines = 0
    let width = max(0, tableWidth - 2 * inset(tableWidth: tableWidth))
    return growth + max(0, block.size(within: width).height - block.size().height)
  }

  var color: RGBAColor { isPlain ? session.palette.table.headerText : session.palette.table.groupedHeaderText }

  /// The shadow of white titles on the blue strips of glossy tables.
  var shadow: UIColor? { isPlain && isGlossy ? UIColor(white: 0, alpha: 0.44) : nil }

  var alignment: NSTextAlignment { isGlossy && place == .footer && !isPlain ? .center : .natural }

  /// Returns a title as it is shown. Headers of flat generations are uppercase, but not those of glass.
  func shown(_ title: String) -> String {
    place == .header && !isPlain && session.behaves(.groupedHeadersAreUppercase) ? title.uppercased() : title
  }

  func inset(tableWidth: CGFloat) -> CGFloat {
    let inset = session.metrics.table.cell.textInset(tableWidth: tableWidth)
    return max(inset + max(0, isGlossy ? rowInset - 1 : rowInset), readableSide)
  }

  private static let distanceFromRows: CGFloat = 7

  func frame(of label: UILabel, in area: CGRect) -> CGRect {
    let inset = min(inset(tableWidth: area.width), area.width / 2), width = area.width - 2 * inset
    let height = min(area.height, label.sizeThatFits(CGSize(width: width, height: 0)).height)
    let gap = min(Self.distanceFromRows, area.height - height)
    let y = place == .header ? area.maxY - gap - height : area.minY + gap
    return CGRect(x: area.minX + inset, y: session.pixelGrid.round(y), width: width, height: height)
  }
}
