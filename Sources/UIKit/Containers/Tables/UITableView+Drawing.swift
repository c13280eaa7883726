import DisplayLists
import SystemProfiles

extension UITableView {
  func draw(into recorder: inout DisplayListRecorder) {
    if look.backgroundColor == nil { drawBackground(into: &recorder) }
    if style == .plain, tableFooterView == nil, separatorStyle != .none, emptyRowHeight > 0 {
      drawEmptyRows(into: &recorder)
    }
  }

  /// The background color unless the app sets another.
  ///
  /// > Basis: documented for `systemBackground` and `systemGroupedBackground`, since iOS 13; recalled of earlier
  /// > releases.
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

  /// The height of empty rows; 0 if none are drawn.
  private var emptyRowHeight: CGFloat {
    if fillerRowHeight > 0 { return fillerRowHeight }
    let isRuled = fillerRowHeight < 0 || session.behaves(.plainTablesRuleEmptyRows)
    return isRuled ? effectiveRowHeight : 0
  }

  /// The end of the last row or of the table's own footer.
  private var endOfRows: CGFloat {
    guard showsDocument else { return settledGeometry().sectionsEnd }
    return subviews.filter { $0 !== table.background }.map(\.frame.maxY).max() ?? 0
  }

  /// Draws the separators of empty rows below the last row of a plain table.
  private func drawEmptyRows(into recorder: inout DisplayListRecorder) {
    let rowHeight = emptyRowHeight, last = endOfRows
    var bottom = last + rowHeight
    while bottom <= bounds.maxY, rowHeight > 0 {
      if bottom > bounds.minY { recorder.fill(separator(bottom: bottom, in: bounds), lineColor) }
      bottom += rowHeight
    }
  }

  /// Returns the separator that ends a row at `bottom`. It starts at the text, in generations that inset it.
  ///
  /// - Parameters:
  ///   - isInset: whether the row is inset and needs no margin at the table's sides.
  ///   - inset: the row's own inset; nil for the table's.
  ///   - shift: the distance by which the row's content moves, and with it a separator that starts at the text.
  ///   - textStart: the start of text beside an image, at which the automatic separator starts.
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

  /// Returns the distance of an automatic separator's end from the row's end, unless a readable width determines it.
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

  /// The separator inset, added to the automatic inset if that is the reference.
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
