import DisplayLists
import SystemProfiles

extension UITableView {
  func draw(into recorder: inout DisplayListRecorder) {
    if look.backgroundColor == nil { drawBackground(into: &recorder) }
    if style == .plain, tableFooterView == nil, separatorStyle != .none, emptyRowHeight > 0 {
      drawEmptyRows(into: &recorder)
    }
  }

  /// What is behind the rows unless the program has another colour.
  ///
  /// > Basis: documented for `systemBackground` and `systemGroupedBackground`, since iOS 13; recalled of earlier releases.
  var defaultBackgroundColor: UIColor {
    let isNamed = session.palette[.systemBackground] != nil
    if style == .plain { return isNamed ? .systemBackground : .white }
    return isNamed ? .systemGroupedBackground : .groupTableViewBackground
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

  /// 0 for none.
  private var emptyRowHeight: CGFloat {
    if fillerRowHeight > 0 { return fillerRowHeight }
    let isRuled = fillerRowHeight < 0 || session.behaves(.plainTablesRuleEmptyRows)
    return isRuled ? effectiveRowHeight : 0
  }

  /// Where the last row or the table's own footer ends.
  private var endOfRows: CGFloat {
    guard showsDocument else { return settledGeometry().sectionsEnd }
    return subviews.filter { $0 !== table.background }.map(\.frame.maxY).max() ?? 0
  }

  /// A plain table rules the paper below its last row, too.
  private func drawEmptyRows(into recorder: inout DisplayListRecorder) {
    let rowHeight = emptyRowHeight, last = endOfRows
    var bottom = last + rowHeight
    while bottom <= bounds.maxY, rowHeight > 0 {
      if bottom > bounds.minY { recorder.fill(separator(bottom: bottom, in: bounds), lineColor) }
      bottom += rowHeight
    }
  }

  /// The line that ends a row at `bottom`; it starts where the texts do, in generations that inset it.
  ///
  /// - Parameters:
  ///   - isInset: the row is, and needs no room beside the table's sides.
  ///   - inset: the row's own; nil for the table's.
  ///   - shift: what moves the content of the row, and the line with it where it starts at the text.
  ///   - textStart: where the text begins that is beside an image: the line starts there by itself.
  func separator(
    bottom: CGFloat, in row: CGRect, isInset: Bool = false, inset own: UIEdgeInsets? = nil, shift: CGFloat = 0,
    textStart: CGFloat? = nil
  ) -> CGRect {
    let height = session.metrics.table.separatorHeight ?? hairline
    let side = isInset ? 0 : isRightToLeft ? sideInsets.right : sideInsets.left
    var inset = readableSeparator(own ?? shownSeparatorInset, isOwn: own != nil || table.separators.inset != nil)
    if isRightToLeft, inset.right > 0 { inset.right += shift }
    if !isRightToLeft, inset.left > 0 { inset.left += shift }
    var left = inset.left + (isRightToLeft || inset.left == 0 ? 0 : side)
    var right = inset.right + (isRightToLeft && inset.right != 0 ? side : 0)
    if let textStart, own == nil, table.separators.inset == nil, session.behaves(.separatorsAreInset) {
      if isRightToLeft { right = textStart } else { left = textStart }
    }
    let end = own == nil && table.separators.inset == nil ? separatorEnd(isInset: isInset) : 0
    return CGRect(
      x: row.minX + left + (isRightToLeft ? end : 0), y: bottom - height, width: max(0, row.width - left - right - end),
      height: height)
  }

  /// How far before a row's end its line ends by itself, unless a readable width has it end there.
  private func separatorEnd(isInset: Bool) -> CGFloat {
    guard session.behaves(.separatorsEndAtTheMargin), readableSides == .zero else { return 0 }
    let side = isRightToLeft ? sideInsets.left : sideInsets.right
    return session.metrics.table.cell.textInset(tableWidth: bounds.width) + (isInset ? 0 : side)
  }

  var defaultSeparatorInset: UIEdgeInsets {
    guard session.behaves(.separatorsAreInset) else { return .zero }
    let inset = session.metrics.table.cell.textInset(tableWidth: bounds.width)
    return UIEdgeInsets(top: 0, left: isRightToLeft ? 0 : inset, bottom: 0, right: isRightToLeft ? inset : 0)
  }

  /// Counted from where lines start by themselves, if that is the reference.
  private var shownSeparatorInset: UIEdgeInsets {
    guard let set = table.separators.inset, separatorInsetReference == .fromAutomaticInsets else {
      return separatorInset
    }
    let start = defaultSeparatorInset
    return UIEdgeInsets(top: 0, left: start.left + set.left, bottom: 0, right: start.right + set.right)
  }

  var lineColor: RGBAColor {
    if let blur = separatorEffect as? UIBlurEffect { return blur.style.glass(in: session).tint }
    return resolve(table.separators.color) ?? colors.separator
  }
}
