import SystemProfiles

/// The fonts, colors and distances of a style of list content in the current session.
@MainActor struct ListContentLook {
  enum Style {
    case cell, subtitle, value
    case plainHeader, plainFooter, groupedHeader, groupedFooter, prominentHeader, extraProminentHeader, sidebarHeader
  }

  struct Text {
    var font: UIFont
    var color: UIColor
    var isUppercase = false
  }

  private let style: Style
  private let session = Session.current

  init(_ style: Style) { self.style = style }

  var metrics: ListContentMetrics { session.metrics.listContent }

  private var isRow: Bool { [.cell, .subtitle, .value].contains(style) }

  var isSideBySide: Bool { style == .value }

  /// The minimum height of rows. Headers are as high as their text.
  var minimumHeight: CGFloat { isRow ? metrics.minimumRowHeight : 0 }

  /// > Basis: captured for rows: the margins of content views, and 8 beside an accessory; assumed for the others.
  var margins: NSDirectionalEdgeInsets {
    let cell = session.metrics.table.cell.contentMargins
    let top: CGFloat, bottom: CGFloat
    switch style {
    case .cell, .subtitle, .value, .sidebarHeader: (top, bottom) = (cell.top, cell.bottom)
    case .plainHeader, .plainFooter: (top, bottom) = (metrics.plainHeaderMargin, metrics.plainHeaderMargin)
    case .groupedHeader: (top, bottom) = (metrics.groupedHeaderTop, metrics.groupedHeaderBottom)
    case .groupedFooter: (top, bottom) = (metrics.groupedHeaderBottom, metrics.groupedHeaderBottom)
    case .prominentHeader, .extraProminentHeader: (top, bottom) = (metrics.groupedHeaderTop, 10)
    }
    return NSDirectionalEdgeInsets(top: top, leading: cell.left, bottom: bottom, trailing: 8)
  }

  /// > Basis: body for rows is documented by pictures in the reference; the others are recalled.
  var text: Text {
    switch style {
    case .cell, .subtitle, .value: Text(font: preferred(.body), color: .label)
    case .plainHeader: Text(font: preferred(.headline), color: .label)
    case .groupedHeader:
      Text(
        font: preferred(.footnote), color: .secondaryLabel,
        isUppercase: session.behaves(.groupedHeadersAreUppercase))
    case .plainFooter, .groupedFooter: Text(font: preferred(.footnote), color: .secondaryLabel)
    case .prominentHeader: Text(font: preferred(.headline), color: .label)
    case .extraProminentHeader: Text(font: preferred(.title3), color: .label)
    case .sidebarHeader: Text(font: preferred(.headline), color: .label)
    }
  }

  /// > Basis: captured for subtitles: 14.5 points, the line height at 12 points; others assumed.
  var secondaryText: Text {
    switch style {
    case .value: Text(font: preferred(.body), color: .secondaryLabel)
    case .cell, .subtitle: Text(font: preferred(.caption1), color: .label)
    default: Text(font: preferred(.footnote), color: .secondaryLabel)
    }
  }

  private func preferred(_ style: UIFont.TextStyle) -> UIFont {
    session.perform { .preferredFont(forTextStyle: style) }
  }
}
