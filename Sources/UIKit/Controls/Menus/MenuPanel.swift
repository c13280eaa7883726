import DisplayLists
import SystemProfiles

/// The panel of an open menu or submenu: a list of rows, which scrolls if there is not enough room.
@MainActor final class MenuPanel: UIView {
  let menu: UIMenu
  private unowned let stage: MenuOverlay
  private let list = MenuList()
  private let header = UILabel()
  private var head: MenuRow?
  private(set) var rows: [MenuRow] = []
  private var titles: [UILabel] = []
  private var content: MenuContent
  private(set) var hasMarks = false
  private(set) var hasImages = false
  /// Whether the order is reversed, with the first element next to the source below the menu.
  var isReversed = false { didSet { if isReversed != oldValue { takeContent() } } }

  /// - Parameter isInside: whether the menu is a submenu, whose head leads back to the outer menu.
  init(_ menu: UIMenu, in stage: MenuOverlay, isInside: Bool) {
    (self.menu, self.stage, content) = (menu, stage, MenuContent(menu))
    super.init(frame: .zero)
    addSubview(list)
    header.text = menu.title
    style(header)
    if isInside {
      let row = MenuRow(menu, .row, in: self, isHead: true)
      head = row
      list.addSubview(row)
    } else if !menu.title.isEmpty {
      list.addSubview(header)
    }
    takeContent()
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("a panel is made by its menu") }

  private var rules: MenuMetrics { session.metrics.menu }
  private var isGlass: Bool { session.behaves(.chromeIsGlass) }

  private func style(_ label: UILabel) {
    label.font = UIFont(rules.headerFont, in: session)
    (label.textColor, label.backgroundColor, label.numberOfLines) = (.secondaryLabel, nil, 2)
  }

  /// Rebuilds the rows from the menu's current elements.
  func takeContent() {
    content = MenuContent(menu)
    if isReversed { content.reverse() }
    (hasMarks, hasImages) = (content.hasMarks(chevronsLead: !isGlass) || (head != nil && !isGlass), content.hasImages)
    for view in rows as [UIView] + titles { view.removeFromSuperview() }
    rows = content.sections.flatMap { section in
      section.elements.map { MenuRow($0, section.style, in: self) }
    }
    titles = content.sections.map { section in
      let label = UILabel()
      label.text = section.title
      style(label)
      return label
    }
    for view in titles as [UIView] + rows { list.addSubview(view) }
    setNeedsLayout()
  }

  // MARK: Layout

  private func arrangement(in width: CGFloat) -> MenuArrangement {
    var index = 0
    let sections = content.sections.map { section in
      let own = rows[index..<index + section.elements.count]
      index += section.elements.count
      let columns = section.columns, tile = width / CGFloat(max(1, columns))
      let heights = own.map { $0.height(in: tile) }
      return MenuArrangement.Section(
        titleHeight: section.title.isEmpty ? 0 : height(of: section.title, in: width),
        heights: columns > 1 ? [heights.max() ?? 0] : heights, columns: columns, count: own.count)
    }
    let headerHeight = head?.height(in: width) ?? (menu.title.isEmpty ? 0 : height(of: menu.title, in: width))
    return MenuArrangement(
      width: width, headerHeight: headerHeight, sections, rules, hairline: isGlass ? 0 : hairline,
      isRightToLeft: isRightToLeft)
  }

  private func height(of title: String, in width: CGFloat) -> CGFloat {
    var block = TextBlock(title, font: UIFont(rules.headerFont, in: session), session: session)
    block.numberOfLines = 2
    return session.pixelGrid.ceil(block.size(within: width - 2 * rules.margin).height) + 14
  }

  /// The largest standard size of body text, in points. Larger sizes are accessibility sizes.
  private static let largestPlainSize: CGFloat = 23

  var isLarge: Bool { UIFont(rules.font, in: session).pointSize > Self.largestPlainSize }

  var naturalSize: CGSize {
    let width = min(isLarge ? rules.widthOfLargeText : rules.width, stage.room(margin: rules.screenMargin).width)
    return CGSize(width: width, height: arrangement(in: width).height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let arrangement = arrangement(in: bounds.width)
    list.frame = bounds
    list.layer.cornerRadius = rules.cornerRadius
    list.contentSize = CGSize(width: bounds.width, height: arrangement.height)
    list.isScrollEnabled = arrangement.height > bounds.height
    let edge = rules.margin
    header.frame = arrangement.header.insetBy(dx: edge, dy: 0)
    head?.frame = arrangement.header
    for (label, frame) in zip(titles, arrangement.titles) { label.frame = frame.insetBy(dx: edge, dy: 0) }
    for (row, frame) in zip(rows, arrangement.elements) { row.frame = frame }
    list.show(arrangement, inset: isGlass ? edge : nil)
  }

  override func recordContent(into recorder: inout DisplayListRecorder) {
    drawFloatingShadow(radius: rules.cornerRadius, into: &recorder)
    recorder.fill(bounds, radius: rules.cornerRadius, floatingPaper)
  }

  // MARK: Choosing elements

  func choose(_ row: MenuRow) {
    if row === head { return stage.closeInnermost() }
    if let menu = row.element as? UIMenu { return stage.open(menu, from: row) }
    if let leaf = row.element.leaf { stage.choose(leaf) }
  }
}

/// A list of rows with the lines between them.
final class MenuList: UIScrollView {
  private var arrangement: MenuArrangement?
  /// The inset of the lines between sections; nil for bands.
  private var inset: CGFloat?

  override func applyClassDefaults() {
    super.applyClassDefaults()
    clipsToBounds = true
  }

  func show(_ arrangement: MenuArrangement, inset: CGFloat?) { (self.arrangement, self.inset) = (arrangement, inset) }

  override func recordContent(into recorder: inout DisplayListRecorder) {
    guard let arrangement else { return }
    let line = session.palette[.separator] ?? session.palette.table.separator
    for rule in arrangement.hairlines { recorder.fill(rule, line) }
    for gap in arrangement.gaps {
      if let inset {
        let middle = session.pixelGrid.floor(gap.midY)
        recorder.fill(CGRect(x: inset, y: middle, width: gap.width - 2 * inset, height: hairline), line)
      } else {
        let isDark = session.environment.interfaceStyle == .dark
        recorder.fill(gap, RGBAColor(white: 0, alpha: isDark ? 0.35 : 0.08))
      }
    }
  }
}

extension MenuContent.Section {
  fileprivate var style: MenuRow.Style { size == .large ? .row : size == .medium ? .titledTile : .tile }

  /// The number of elements side by side.
  ///
  /// > Basis: documented for at most four small and three medium ones; that fewer elements share the width is assumed.
  fileprivate var columns: Int {
    let most = isPalette ? 8 : size == .small ? 4 : size == .medium ? 3 : 1
    return min(most, max(1, elements.count))
  }
}
