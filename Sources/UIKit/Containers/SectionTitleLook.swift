import SystemProfiles

/// How a grouped table shows the titles above and below its sections: a header just above the rows, a footer just below
/// them, both as high as their lines.
///
/// > Basis: assumed: recalled, sizes and colours as well as the distance from the rows.
@MainActor struct SectionTitleLook {
  enum Place { case header, footer }

  private let place: Place
  private let session: Session

  init(_ place: Place, in session: Session) { (self.place, self.session) = (place, session) }

  private var isGlossy: Bool { session.behaves(.chromeIsGlossy) }

  var font: UIFont {
    guard isGlossy else { return .systemFont(ofSize: 13) }
    return place == .header ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 15)
  }

  var color: RGBAColor {
    session.palette[.secondaryLabel] ?? RGBAColor(hex: isGlossy ? 0x4C566C : 0x6D6D72)
  }

  var alignment: NSTextAlignment { isGlossy && place == .footer ? .center : .natural }

  /// Flat headers are in capitals.
  func shown(_ title: String) -> String { isGlossy || place == .footer ? title : title.uppercased() }

  func inset(tableWidth: CGFloat) -> CGFloat {
    let inset = session.metrics.table.cell.textInset(tableWidth: tableWidth)
    return isGlossy ? inset + session.metrics.table.groupedRowInset - 1 : inset
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
