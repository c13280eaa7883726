import SystemProfiles

/// How a table shows the titles above and below its sections. In a grouped one a header stands just above the rows, a
/// footer just below them, both as high as their lines; in a plain one they stand in the middle of a strip.
///
/// > Basis: assumed: recalled, colours as well as the distance from the rows.
@MainActor struct SectionTitleLook {
  enum Place { case header, footer }

  private let place: Place
  private let session: Session
  private let isPlain: Bool
  private let textSize: UIContentSizeCategory
  private let wrapsPlainTitles: Bool
  /// From the table's sides to its rows.
  private let rowInset: CGFloat
  /// From there to titles of a readable width.
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

  /// 1 also for what a label makes more of at accessibility sizes.
  var lines: Int { isPlain ? 1 : 0 }

  /// What a title needs besides the height of one line at the text size Large: further lines, and larger ones. Less than
  /// 0 at smaller text sizes.
  func growth(of title: String, tableWidth: CGFloat) -> CGFloat {
    let font = UIFont(font, in: session).at(textSize, in: session), growth = font.lineGrowth(in: session)
    guard wraps, !title.isEmpty else { return growth }
    var block = TextBlock(shown(title), font: font, session: session)
    block.numberOfLines = 0
    let width = max(0, tableWidth - 2 * inset(tableWidth: tableWidth))
    return growth + max(0, block.size(within: width).height - block.size().height)
  }

  var color: RGBAColor { isPlain ? session.palette.table.headerText : session.palette.table.groupedHeaderText }

  /// Of white titles on the blue strips of glossy tables.
  var shadow: UIColor? { isPlain && isGlossy ? UIColor(white: 0, alpha: 0.44) : nil }

  var alignment: NSTextAlignment { isGlossy && place == .footer && !isPlain ? .center : .natural }

  /// Flat headers are in capitals, until those of glass.
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
