import CoreTypes
import SystemProfiles

/// The frames of an alert's parts, in the coordinates of its view.
struct AlertArrangement: Equatable {
  /// The measured parts of an alert, in points.
  struct Parts {
    var width: CGFloat
    /// The sizes of the title and the message at the available width; zero if there is no text.
    var title = CGSize.zero
    var message = CGSize.zero
    var fieldCount = 0
    /// The number of buttons, in order from top to bottom or along the line; the cancel button is the last.
    var buttonCount = 0
    var hasCancel = false
    /// Whether two buttons share a row.
    var sharesRow = false
    var rowHeight: CGFloat
    /// The maximum height of the view.
    var maximumHeight: CGFloat
  }

  var size = CGSize.zero
  /// The panels behind the parts: one, or two if the cancel button has its own.
  var panels: [CGRect] = []
  /// The visible area of text and fields, and the height of its content. The area scrolls if the content is higher.
  var header = CGRect.zero
  var headerContent: CGFloat = 0
  var title = CGRect.zero
  var message = CGRect.zero
  var fields: [CGRect] = []
  var buttons: [CGRect] = []

  /// - Parameters:
  ///   - insets: the insets around the text.
  ///   - margin: the distance of buttons from the edges.
  ///   - gap: the distance between buttons.
  ///   - cancelGap: the distance between the two panels; 0 for one panel.
  init(
    _ parts: Parts, _ rules: AlertMetrics, insets: UIEdgeInsets, margin: CGFloat, gap: CGFloat, cancelGap: CGFloat
  ) {
    arrangeHeader(parts, rules, insets)
    let isSplit = cancelGap > 0 && parts.hasCancel && parts.buttonCount > 1
    let inPanel = parts.buttonCount - (isSplit ? 1 : 0)
    let rows = parts.sharesRow ? 1 : inPanel
    let buttonsHeight = rows == 0 ? 0 : CGFloat(rows) * parts.rowHeight + CGFloat(rows - 1) * gap + margin
    let apart = isSplit ? cancelGap + parts.rowHeight : 0
    let room = max(0, parts.maximumHeight - buttonsHeight - apart)
    header = CGRect(x: 0, y: 0, width: parts.width, height: min(headerContent, room))
    placeButtons(parts, count: inPanel, from: header.maxY, margin: margin, gap: gap)
    panels = [CGRect(x: 0, y: 0, width: parts.width, height: header.height + buttonsHeight)]
    if isSplit {
      let row = CGRect(x: 0, y: panels[0].maxY + cancelGap, width: parts.width, height: parts.rowHeight)
      panels.append(row)
      buttons.append(row)
    }
    size = CGSize(width: parts.width, height: panels[panels.count - 1].maxY)
  }

  private mutating func arrangeHeader(_ parts: Parts, _ rules: AlertMetrics, _ insets: UIEdgeInsets) {
    let width = parts.width - insets.left - insets.right
    var y = insets.top
    func line(_ height: CGFloat, after gap: CGFloat) -> CGRect {
      if y > insets.top { y += gap }
      defer { y += height }
      return CGRect(x: insets.left, y: y, width: width, height: height)
    }
    if parts.title != .zero { title = line(parts.title.height, after: 0) }
    if parts.message != .zero { message = line(parts.message.height, after: rules.textGap) }
    for index in 0..<parts.fieldCount {
      fields.append(line(rules.fieldHeight, after: index == 0 ? rules.fieldsGap : 0))
    }
    headerContent = y > insets.top ? y + insets.bottom : 0
  }

  /// Places the buttons. Two buttons in a row share its full width.
  private mutating func placeButtons(_ parts: Parts, count: Int, from top: CGFloat, margin: CGFloat, gap: CGFloat) {
    let width = parts.width - 2 * margin
    // Without text, the first button has the same margin above it as the last one has below it.
    var y = top == 0 ? margin : top
    if parts.sharesRow {
      let half = (width - gap) / 2
      buttons = [margin, margin + half + gap].map { CGRect(x: $0, y: y, width: half, height: parts.rowHeight) }
      return
    }
    for _ in 0..<count {
      buttons.append(CGRect(x: margin, y: y, width: width, height: parts.rowHeight))
      y += parts.rowHeight + gap
    }
  }
}
