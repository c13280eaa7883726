import SystemProfiles

/// The layout of a navigation bar's content, in the bar's coordinates.
struct NavigationBarArrangement {
  /// The layout of the back button.
  struct Back {
    var title: String
    /// The area that responds to touches.
    var touch: CGRect
    /// The arrow-shaped or round body; empty in the generations without one.
    var body: CGRect
    var indicator: CGRect
    var text: CGRect
  }

  var row: CGRect
  var back: Back?
  var left: [CGRect] = []
  var right: [CGRect] = []
  /// The frames of the items in the center groups.
  var centre: [CGRect] = []
  /// The frame of the title, or the slot of a title view.
  var title = CGRect.zero
  var prompt = CGRect.zero
  var largeTitle = CGRect.zero
  var search = CGRect.zero

  /// The frames of all items.
  var slots: [CGRect] { left + right + centre }
}

// The rows of a navigation bar and their content.
extension UINavigationBar {
  private var rules: BarItemMetrics { session.metrics.bars.items }

  var margin: CGFloat {
    environmentOfTraits.sizeClasses.horizontal == .regular ? rules.wideMargin : rules.margin
  }

  var showsLargeTitle: Bool {
    let extra = session.metrics.bars.largeTitle
    return extra > 0 && bounds.height - searchStripHeight >= environmentOfTraits.navigationBarHeight + extra - 1
  }

  private var searchStripHeight: CGFloat { min(bounds.height, environmentOfTraits.searchStripHeight(of: self)) }

  /// The row of buttons: the bar between the safe areas at the sides, without the prompt above and the strips below.
  var row: CGRect {
    var room = clearOfSides
    room.size.height -= searchStripHeight
    let height = min(room.height, environmentOfTraits.navigationBarHeight)
    if showsLargeTitle { return CGRect(x: room.minX, y: room.minY, width: room.width, height: height) }
    guard topItem?.prompt != nil else { return room }
    return CGRect(x: room.minX, y: room.maxY - height, width: room.width, height: height)
  }

  /// The layout of the content. It is computed from left to right, then mirrored in right-to-left layouts.
  var arrangement: NavigationBarArrangement {
    var found = NavigationBarArrangement(row: row)
    guard let item = topItem, found.row.height > 0 else { return withStrips(found) }
    let painter = painter, left = item.shownLeftItems, right = item.shownRightItems
    found.right = place(right, fromLeft: false, after: nil, painter, in: found.row)
    let end = found.right.last.map { $0.minX - 6 } ?? found.row.maxX - margin
    for candidate in backTitles {
      found.back = back(to: candidate, in: found.row, painter)
      found.left = place(left, fromLeft: true, after: found.back, painter, in: found.row)
      if titleWidth(painter) <= end - start(found) { break }
    }
    placeMiddle(&found, before: end, painter)
    return mirrored(withStrips(found))
  }

  /// > Source: `UINavigationItem.ItemStyle` reference. The distance of 16 points between a title and the center items
  /// > is assumed.
  private func placeMiddle(_ found: inout NavigationBarArrangement, before end: CGFloat, _ painter: BarPainter) {
    let width = titleWidth(painter), start = start(found)
    guard titleIsLeading else {
      found.title = BarArrangement.title(width: width, in: found.row, after: start, before: end)
      return
    }
    let shown = min(width, max(0, end - start))
    found.title = CGRect(x: start, y: found.row.minY, width: shown, height: found.row.height)
    let widths = centreItems.map { $0.naturalWidth(in: painter) ?? 0 }
    guard !widths.isEmpty else { return }
    let total = widths.reduce(0, +) + rules.spacing * CGFloat(widths.count - 1)
    let slot = BarArrangement.title(width: total, in: found.row, after: found.title.maxX + 16, before: end)
    found.centre = BarArrangement.row(widths, in: slot, fromLeft: true, margin: 0, spacing: rules.spacing)
  }

  /// Whether the title is at the leading edge instead of in the middle.
  private var titleIsLeading: Bool {
    session.behaves(.navigationItemsHaveStyles) && topItem?.style ?? .navigator != .navigator
  }

  /// The items of the center groups, which only wide bars show.
  var centreItems: [UIBarButtonItem] {
    guard titleIsLeading, environmentOfTraits.sizeClasses.horizontal == .regular else { return [] }
    return topItem?.centreItems ?? []
  }

  /// The items that the bar shows, in the order of `slots`.
  var shownItems: [UIBarButtonItem] {
    topItem.map { $0.shownLeftItems + $0.shownRightItems + centreItems } ?? []
  }

  /// Returns the inner edge of the items on the left.
  private func start(_ found: NavigationBarArrangement) -> CGFloat {
    if let last = found.left.last { return last.maxX + 6 }
    guard let back = found.back else { return found.row.minX + margin }
    return max(back.text.maxX, back.body.maxX, back.indicator.maxX) + 6
  }

  /// Returns the width between the buttons that the title needs. A large title replaces the title text there, but not a
  /// title view.
  ///
  /// > Basis: published screens with both.
  private func titleWidth(_ painter: BarPainter) -> CGFloat {
    guard let item = topItem else { return 0 }
    if let view = item.titleView { return view.sizeInBar.width }
    guard let title = item.title, !showsLargeTitle else { return 0 }
    return max(titleBlock(title).size().width, subtitleBlock?.size().width ?? 0)
  }

  // MARK: Items

  private func place(
    _ items: [UIBarButtonItem], fromLeft: Bool, after back: NavigationBarArrangement.Back?, _ painter: BarPainter,
    in row: CGRect
  ) -> [CGRect] {
    let widths = items.map { $0.naturalWidth(in: painter) ?? 0 }
    let distance = back.map { $0.touch.maxX - row.minX + rules.spacing } ?? margin
    return BarArrangement.row(widths, in: row, fromLeft: fromLeft, margin: distance, spacing: rules.spacing)
  }

  // MARK: Back button

  /// The candidates for the back button's title, the longest first: the title, "Back", and none, which shows only the
  /// indicator.
  private var backTitles: [String?] {
    guard let backTitle else { return [nil] }
    if session.behaves(.chromeIsGlass) || backTitle.isEmpty { return [backTitle] }
    let mode = backItem?.backButtonDisplayMode ?? .default, word = "Back"
    switch mode {
    case .default: return isGlossy ? [backTitle] : backTitle == word ? [word, ""] : [backTitle, word, ""]
    case .generic: return [word, ""]
    case .minimal: return [""]
    }
  }

  private var isGlossy: Bool { session.behaves(.chromeIsGlossy) }

  /// The title of the back button; nil if there is no item to go back to, or if other items replace the button.
  private var backTitle: String? {
    guard let topItem, let backItem, !topItem.hidesBackButton,
      topItem.leftItemsSupplementBackButton || topItem.shownLeftItems.isEmpty
    else { return nil }
    return backItem.backBarButtonItem?.title ?? backItem.backButtonTitle ?? backItem.title ?? "Back"
  }

  private func back(
    to title: String?, in row: CGRect, _ painter: BarPainter
  ) -> NavigationBarArrangement.Back? {
    guard let title else { return nil }
    let style = backStyle, width = title.isEmpty ? 0 : painter.titleBlock(title, style).size().width
    if painter.isGlossy { return glossyBack(title, width: width, style.background, in: row) }
    if painter.isGlass { return glassBack(title, side: min(painter.itemHeight, row.height), in: row) }
    let size = backImage?.size ?? rules.backIndicatorSize
    let offset = rules.backTitleOffset - rules.backIndicatorSize.width + size.width
    let touch = CGRect(x: row.minX, y: row.minY, width: margin + offset + width, height: row.height)
    return NavigationBarArrangement.Back(
      title: title, touch: touch, body: .zero,
      indicator: CGRect(
        x: row.minX + 8, y: session.pixelGrid.round(row.midY - size.height / 2), width: size.width,
        height: size.height),
      text: CGRect(x: row.minX + 8 + offset, y: row.minY, width: width, height: row.height))
  }

  /// - Parameter image: the image that replaces the arrow. The title keeps at least the arrow's space around it.
  private func glossyBack(
    _ title: String, width: CGFloat, _ image: UIImage?, in row: CGRect
  ) -> NavigationBarArrangement.Back {
    let caps = image.map { $0.capInsets.left + $0.capInsets.right } ?? 0
    let slot = CGRect(x: row.minX + margin, y: row.minY, width: width + max(24, caps), height: row.height)
    let body = painter.body(in: slot)
    let touch = CGRect(x: row.minX, y: row.minY, width: margin + body.width, height: row.height)
    return NavigationBarArrangement.Back(title: title, touch: touch, body: body, indicator: body, text: body)
  }

  /// Lays out a chevron without a title on a round body.
  private func glassBack(_ title: String, side: CGFloat, in row: CGRect) -> NavigationBarArrangement.Back {
    let body = CGRect(x: row.minX + margin, y: row.midY - side / 2, width: side, height: side)
    let plain = body.centred(CGSize(width: 9, height: 17), grid: session.pixelGrid).offsetBy(dx: -1, dy: 0)
    let mark = backImage.map { body.centred($0.size, grid: session.pixelGrid) } ?? plain
    let touch = CGRect(x: row.minX, y: row.minY, width: margin + side, height: row.height)
    return NavigationBarArrangement.Back(title: title, touch: touch, body: body, indicator: mark, text: body)
  }

  // MARK: Strips

  private func withStrips(_ arrangement: NavigationBarArrangement) -> NavigationBarArrangement {
    var found = arrangement
    let row = found.row, strip = searchStripHeight
    found.search = CGRect(x: bounds.minX, y: bounds.maxY - strip, width: bounds.width, height: strip)
    if topItem?.prompt != nil {
      found.prompt = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: max(0, row.minY - bounds.minY))
    }
    if showsLargeTitle {
      found.largeTitle = CGRect(
        x: row.minX + margin, y: row.maxY, width: max(0, row.width - 2 * margin),
        height: max(0, found.search.minY - row.maxY))
    }
    return found
  }

  private func mirrored(_ arrangement: NavigationBarArrangement) -> NavigationBarArrangement {
    guard isRightToLeft else { return arrangement }
    var found = arrangement
    let axis = found.row.minX + found.row.maxX
    func flip(_ rect: CGRect) -> CGRect {
      CGRect(x: axis - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    (found.left, found.right, found.title) = (found.left.map(flip), found.right.map(flip), flip(found.title))
    found.centre = found.centre.map(flip)
    if let back = found.back {
      found.back = NavigationBarArrangement.Back(
        title: back.title, touch: flip(back.touch), body: flip(back.body), indicator: flip(back.indicator),
        text: flip(back.text))
    }
    return found
  }

  // MARK: Custom views and items

  /// The custom views of items and of the title, with their frames.
  var customPlaces: [(view: UIView, frame: CGRect)] {
    guard let item = topItem, hasCustomViews(item) else { return [] }
    let found = arrangement
    var places = zip(shownItems, found.slots).compactMap { item, slot in
      item.customView.map { ($0, $0.barFrame(in: slot)) }
    }
    if let titleView = item.titleView, found.row.height > 0 {
      places.append((titleView, titleView.barFrame(in: found.title)))
    }
    if found.search.height > 0, let search = item.search { places.append((search.searchBar, found.search)) }
    return places
  }

  /// Whether the item has custom views. Every layout pass asks for them, and most bars have none.
  private func hasCustomViews(_ item: UINavigationItem) -> Bool {
    item.titleView != nil || item.searchController != nil || shownItems.contains { $0.customView != nil }
  }

  /// The items and their frames, without the back button.
  var itemSlots: [(item: UIBarButtonItem, frame: CGRect)] {
    Array(zip(shownItems, arrangement.slots))
  }

  /// The frames of the buttons and their actions.
  var itemsPlaces: [BarItemFrame] {
    let found = arrangement
    let buttons = zip(shownItems, found.slots).map { BarItemFrame($0, frame: $1, in: self) }
    guard let back = found.back else { return buttons }
    let names = [back.title, TouchTarget.back].filter { !$0.isEmpty }
    let place = BarItemFrame(names: names, frame: back.touch) { [weak self] in self?.goBack() }
    return [place] + buttons
  }

  /// Performs the back action. A bar that the program manages pops its item; a navigation controller's bar notifies the
  /// controller, after asking its delegate.
  private func goBack() {
    if let action = topItem?.backAction { return action.run(sender: topItem, in: session) }
    guard let backWasTapped else {
      popItem(animated: true)
      return
    }
    let judge = delegate ?? manager as? any UINavigationBarDelegate
    guard let topItem, session.perform({ judge?.navigationBar(self, shouldPop: topItem) ?? true }) else { return }
    backWasTapped()
  }
}
