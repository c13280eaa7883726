import SystemProfiles

/// How a grouped table shows the titles above and below its sections: a header just above the rows, a footer just below
/// them, both as high as their lines.
///
/// > Basis: assumed: recalled, sizes and colours as well as the distance from the rows.
@MainActor struct SectionTitleLook {
  enum Place { case header, footer }

  private let place: Place
  private let session: Session
  /// From the table's sides to its rows.
  private let rowInset: CGFloat

  init(_ place: Place, in table: UITableView) {
    (self.place, session, rowInset) = (place, table.session, table.rowInset)
  }

  private var isGlossy: Bool { session.behaves(.chromeIsGlossy) }

  var font: UIFont {
    guard isGlossy else { return .systemFont(ofSize: 13) }
    return place == .header ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 15)
  }

  var color: RGBAColor {
    session.palette[.secondaryLabel] ?? RGBAColor(hex: isGlossy ? 0x4C566C : 0x6D6D72)
  }

  var alignment: NSTextAlignment { isGlossy && place == .footer ? .center : .natural }

  /// Flat headers are in capitals, until those of glass.
  func shown(_ title: String) -> String {
    place == .header && session.behaves(.groupedHeadersAreUppercase) ? title.uppercased() : title
  }

  func inset(tableWidth: CGFloat) -> CGFloat {
    let inset = session.metrics.table.cell.textInset(tableWidth: tableWidth)
    return inset + max(0, isGlossy ? rowInset - 1 : rowInset)
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
