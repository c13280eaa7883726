import DisplayLists
import SystemProfiles

extension UITableView {
  func draw(into recorder: inout DisplayListRecorder) {
    if backgroundColor == nil { drawBackground(into: &recorder) }
    if style == .plain, tableFooterView == nil { drawEmptyRows(into: &recorder) }
  }

  private var colors: ColorScheme.TableColors { session.palette.table }

  private func drawBackground(into recorder: inout DisplayListRecorder) {
    guard style != .plain else { return recorder.fill(bounds, colors.background) }
    recorder.fill(bounds, colors.groupedBackground)
    guard let stripe = colors.groupedStripe else { return }
    let middle = Path.line(
      from: CGPoint(x: bounds.minX, y: bounds.midY), to: CGPoint(x: bounds.maxX, y: bounds.midY))
    recorder.stroke(middle, stripe, StrokeStyle(width: bounds.height, dashes: [2, 5]))
  }

  /// A plain table rules the paper below its last row, too.
  private func drawEmptyRows(into recorder: inout DisplayListRecorder) {
    let rowHeight = session.metrics.table.rowHeight, last = subviews.map(\.frame.maxY).max() ?? 0
    var bottom = last + rowHeight
    while bottom <= bounds.maxY, rowHeight > 0 {
      if bottom > bounds.minY { recorder.fill(separator(bottom: bottom, in: bounds), colors.separator) }
      bottom += rowHeight
    }
  }

  /// The line that ends a row at `bottom`; it starts where the texts do, in generations that inset it.
  ///
  /// - Parameter isInset: the row is, and needs no room beside the table's sides.
  func separator(bottom: CGFloat, in row: CGRect, isInset: Bool = false) -> CGRect {
    let height = session.metrics.table.separatorHeight ?? hairline
    let textInset = session.metrics.table.cell.textInset(tableWidth: bounds.width)
    let side = isInset ? 0 : isRightToLeft ? sideInsets.right : sideInsets.left
    let inset = session.behaves(.separatorsAreInset) ? side + textInset : 0
    return CGRect(
      x: isRightToLeft ? row.minX : row.minX + inset, y: bottom - height, width: max(0, row.width - inset),
      height: height)
  }
}
