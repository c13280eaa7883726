import CoreTypes
import SystemProfiles

/// Where the parts of an alert are, in the coordinates of its view.
struct AlertArrangement: Equatable {
  /// What is to be arranged, in points.
  struct Parts {
    var width: CGFloat
    /// Of the texts at the width that is left for them; zero for no text.
    var title = CGSize.zero
    var message = CGSize.zero
    var fieldCount = 0
    /// Of each button, in the order from top to bottom or along the line; the way out is the last.
    var buttonCount = 0
    var hasCancel = false
    /// Two buttons stand beside each other.
    var sharesRow = false
    var rowHeight: CGFloat
    /// The most the view may be high.
    var maximumHeight: CGFloat
  }

  var size = CGSize.zero
  /// The bodies that parts stand on: one, or a second one for the way out.
  var panels: [CGRect] = []
  /// Where texts and fields are seen, and how high they are altogether: they scroll where that is more.
  var header = CGRect.zero
  var headerContent: CGFloat = 0
  var title = CGRect.zero
  var message = CGRect.zero
  var fields: [CGRect] = []
  var buttons: [CGRect] = []

  /// - Parameters:
  ///   - insets: around the texts.
  ///   - margin: of buttons from the edges; `gap`: between them.
  ///   - cancelGap: between the two panels; 0 for one panel.
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

  /// Beside each other they share the width to the last point.
  private mutating func placeButtons(_ parts: Parts, count: Int, from top: CGFloat, margin: CGFloat, gap: CGFloat) {
    let width = parts.width - 2 * margin
    // Without texts the first button keeps the distance that the last one has.
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
