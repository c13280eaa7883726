import SystemProfiles

// The layout of the content view beside the accessory and above the separator, and of the labels in it.
extension UITableViewCell {
  private var metrics: CellMetrics { session.metrics.table.cell }

  private var tableWidth: CGFloat { table?.bounds.width ?? bounds.width }

  /// The background area of the row. In an inset group, it is inside a cell that is as wide as the table.
  var body: CGRect {
    guard isInset, bounds.width >= tableWidth else { return restingBounds }
    return restingBounds.inset(by: table?.sideInsets ?? .zero).insetBy(dx: table?.rowInset ?? 0, dy: 0)
  }

  /// The bounds without the offset of a cell that scrolls aside.
  var restingBounds: CGRect { CGRect(origin: .zero, size: bounds.size) }

  /// The body inside the safe area at the table's sides. The background extends beyond it.
  var reachableBody: CGRect { isInset ? body : restingBounds.inset(by: table?.sideInsets ?? .zero) }

  var isInset: Bool {
    guard let table else { return false }
    return table.style == .insetGrouped || table.style == .grouped && session.behaves(.groupedTablesAreInset)
  }

  var contentFrame: CGRect {
    let area = reachableBody, editing = editingWidths, shift = readableShift
    let start = editing.leading > 0 ? editing.leading + shift.leading : 0
    let end = editing.trailing + trailingWidth + (hasAccessory || editing.trailing > 0 ? shift.trailing : 0)
    let width = max(0, area.width - start - end), x = area.minX + (isRightToLeft ? end : start)
    let frame = CGRect(x: x, y: 0, width: width, height: max(0, bounds.height - separatorHeight))
    return session.pixelGrid.snapEdges(frame)
  }

  private var separatorHeight: CGFloat { session.behaves(.cellContentExcludesSeparator) ? separatorRoom : 0 }

  /// The height that a self-sizing row adds to its content for the separator, even where content then covers it.
  ///
  /// > Basis: captured. Published conflicts of iOS 13 and later: 34 points and twice 10 in a content view of 54.333,
  /// > 112 in 112.333. Saved cells of Xcode 12 and later end at half a pixel with separators and at whole points
  /// > without.
  var separatorRoom: CGFloat {
    guard table?.separatorStyle != UITableViewCell.SeparatorStyle.none else { return 0 }
    return session.metrics.table.separatorHeight ?? 1 / session.environment.measuringGrid.scale
  }

  /// The width of the accessory and the section index.
  private var trailingWidth: CGFloat { accessoryWidth + (table?.indexWidth ?? 0) }

  private var accessoryWidth: CGFloat {
    if let view = shownAccessoryView { return view.bounds.width + textInset }
    return switch shownAccessoryType {
    case .none: 0
    case .disclosureIndicator: metrics.disclosureIndicatorWidth(tableWidth: tableWidth)
    case .detailDisclosureButton: metrics.detailDisclosureWidth
    case .checkmark: metrics.checkmarkWidth
    case .detailButton: metrics.detailButtonWidth
    }
  }

  var textInset: CGFloat { metrics.textInset(tableWidth: tableWidth) }

  var hasAccessory: Bool { shownAccessoryType != .none || shownAccessoryView != nil }

  /// The offset of the content for the row's indentation level.
  var indentation: CGFloat { CGFloat(max(0, indentationLevel)) * indentationWidth }

  /// Returns whether a point is on the accessory's button.
  func isAccessory(_ point: CGPoint) -> Bool {
    guard shownAccessoryView == nil, [.detailButton, .detailDisclosureButton].contains(shownAccessoryType) else {
      return false
    }
    let content = contentFrame
    return isRightToLeft ? point.x < content.minX : point.x >= content.maxX
  }

  /// The distance from the trailing edge of the reachable body to the accessory.
  var accessoryEnd: CGFloat { editingWidths.trailing + (table?.indexWidth ?? 0) + readableShift.trailing }

  func layoutParts() {
    if let content = parts.content, content.frame != contentFrame { content.frame = contentFrame }
    for view in [accessoryView, editingAccessoryView] {
      view?.isHidden = view !== shownAccessoryView
      if let view { place(view) }
    }
    layoutBackgrounds()
    layoutLabels()
  }

  private func place(_ accessory: UIView) {
    let size = accessory.bounds.size, y = session.pixelGrid.round((bounds.height - size.height) / 2)
    let area = reachableBody
    let end = textInset + accessoryEnd
    let x = isRightToLeft ? area.minX + end : area.maxX - end - size.width
    accessory.frame = CGRect(x: session.pixelGrid.round(x), y: y, width: size.width, height: size.height)
  }

  private func layoutLabels() {
    guard let content = parts.content, parts.text != nil || parts.detail != nil || parts.image != nil else { return }
    let arrangement = arrangement(of: content.bounds.size), frames = arrangement.frames
    func mirrored(_ rect: CGRect) -> CGRect {
      guard isRightToLeft else { return rect }
      return CGRect(x: content.bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    parts.image?.frame = mirrored(arrangement.image ?? .zero)
    parts.text?.frame = mirrored(frames.text)
    parts.detail?.frame = mirrored(frames.detail)
  }

  /// Returns the arrangement of the standard parts in a content view of a size.
  func arrangement(of content: CGSize) -> CellArrangement {
    let editing = editingWidths, shift = readableShift
    let end = textInset + (editing.trailing > 0 ? 0 : shift.trailing)
    return CellArrangement(
      form, content: content, image: parts.image?.shownImageSize, text: parts.text?.measure,
      detail: parts.detail?.measure, inset: textInset + indentation + (editing.leading > 0 ? 0 : shift.leading),
      trailing: hasAccessory ? metrics.accessoryTextGap : end, metrics: metrics)
  }

  private var form: CellArrangement.Form {
    switch style {
    case .default: .line
    case .value1: wrapsStandardTexts ? .stacked : .sideBySide
    case .value2: wrapsStandardTexts ? .stacked : .columns
    case .subtitle: .stacked
    }
  }
}

extension UITableView {
  /// The insets of content at both sides: the safe area of an iPhone in landscape.
  var sideInsets: UIEdgeInsets {
    guard insetsContentViewsToSafeArea else { return .zero }
    return UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
  }
}

extension UILabel {
  /// Measures the natural size of the label; nil without text.
  fileprivate var measure: CellArrangement.Measure? {
    guard text?.isEmpty == false else { return nil }
    return { [unowned self] width in
      lineLimit == 1 ? intrinsicContentSize : sizeThatFits(CGSize(width: width, height: 0))
    }
  }
}
