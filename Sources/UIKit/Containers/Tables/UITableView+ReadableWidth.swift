import SystemProfiles

// Row content that follows the readable width.
extension UITableView {
  /// The insets from the accessible area of the table to content of a readable width, in the middle of the table. Zero
  /// if rows do not follow that width, or follow it as a whole.
  var readableSides: UIEdgeInsets {
    guard style != .insetGrouped, let distance = readableDistance else { return .zero }
    let sides = sideInsets
    return UIEdgeInsets(top: 0, left: max(0, distance - sides.left), bottom: 0, right: max(0, distance - sides.right))
  }

  /// The distance from the table's own sides. An inset group is narrower itself, and its content keeps its usual
  /// margins.
  ///
  /// > Basis: captured for plain tables: 176 points on both sides of 1024. Assumed for inset groups, from published
  /// > code that imitates them.
  var readableDistance: CGFloat? {
    guard cellLayoutMarginsFollowReadableWidth, let width = session.metrics.margins.readableWidth(for: textSize) else {
      return nil
    }
    return max(0, (bounds.width - width) / 2)
  }

  func readableWidthDidChange() {
    table.measured = [:]
    recycleSectionViews()
    subviews.forEach { $0.setNeedsLayout() }
    markNeedsTraitUpdate()
    countAnew()
  }

  /// Returns the inset of a separator, counted from content of a readable width: for automatic insets and, before iOS
  /// 11, for all insets.
  ///
  /// > Source: What's New in Tables, iOS 11: insets "from the cell edges" by default, from the automatic ones before.
  /// > Basis: published pictures of iPad, where separators end on both sides; assumed, that the app's inset is added.
  ///
  /// - Parameter inset: the inset where rows do not follow a readable width.
  func readableSeparator(_ inset: UIEdgeInsets, isOwn: Bool) -> UIEdgeInsets {
    let readable = readableSides
    guard readable != .zero else { return inset }
    let counts = separatorInsetReference == .fromAutomaticInsets || !session.behaves(.separatorInsetsCountFromEdges)
    guard !isOwn || counts else { return inset }
    let start = session.metrics.table.cell.textInset(tableWidth: bounds.width), sides = sideInsets
    var inset = inset
    if isRightToLeft {
      inset.right += max(0, readable.right - start)
      inset.left += max(start, readable.left) + sides.left
    } else {
      inset.left += max(0, readable.left - start)
      inset.right += max(start, readable.right) + sides.right
    }
    return inset
  }
}

extension UITableViewCell {
  /// The distances by which controls and accessories move inwards to follow the readable width.
  var readableShift: (leading: CGFloat, trailing: CGFloat) {
    guard let table, !isInset else { return (0, 0) }
    let sides = table.readableSides
    guard sides != .zero else { return (0, 0) }
    let ends = isRightToLeft ? (sides.right, sides.left) : (sides.left, sides.right)
    return (max(0, ends.0 - textInset), max(0, ends.1 - textInset - table.indexWidth))
  }

  /// Returns the margins for content of a readable width. Beside a control or an accessory, which are placed at the
  /// readable width's edge, content has its usual margin.
  func readable(_ margins: NSDirectionalEdgeInsets, besideAccessory hasAccessory: Bool) -> NSDirectionalEdgeInsets {
    guard let table, !isInset else { return margins }
    let sides = table.readableSides.directional(isRightToLeft: isRightToLeft), widths = editingWidths
    var margins = margins
    if widths.leading == 0 { margins.leading = max(margins.leading, sides.leading) }
    if widths.trailing == 0, !hasAccessory {
      margins.trailing = max(margins.trailing, sides.trailing - table.indexWidth)
    }
    return margins
  }
}
