import InterfaceDocuments

// Scroll views, tables and bars.
extension NibInstantiator {
  func makeScrollView(_ content: ScrollViewContent) -> UIScrollView {
    let view = UIScrollView()
    configure(view, content)
    return view
  }

  private func configure(_ view: UIScrollView, _ content: ScrollViewContent) {
    view.contentInset = content.contentInset
    view.scrollIndicatorInsets = content.scrollIndicatorInsets
    view.isScrollEnabled = content.isScrollEnabled
    view.isPagingEnabled = content.isPagingEnabled
    view.bounces = content.bounces
    view.alwaysBounceHorizontal = content.alwaysBounceHorizontal
    if content.alwaysBounceVertical { view.alwaysBounceVertical = true }
    view.showsHorizontalScrollIndicator = content.showsHorizontalScrollIndicator
    view.showsVerticalScrollIndicator = content.showsVerticalScrollIndicator
    view.contentInsetAdjustmentBehavior =
      switch content.contentInsetAdjustmentBehavior {
      case "scrollableAxes": .scrollableAxes
      case "never": .never
      case "always": .always
      default: .automatic
      }
  }

  func makeTableView(_ content: TableViewContent) -> UITableView {
    let style: UITableView.Style =
      switch content.style {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      }
    let view = UITableView(frame: .zero, style: style)
    if let height = content.rowHeight, height > 0 { view.rowHeight = height }
    configure(view, content.scroll)
    return view
  }

  func makeTableViewCell(_ content: TableViewCellContent) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.accessoryType =
      switch content.accessoryType {
      case "disclosureIndicator": .disclosureIndicator
      case "detailDisclosureButton": .detailDisclosureButton
      case "checkmark": .checkmark
      case "detailButton": .detailButton
      default: .none
      }
    return cell
  }

  func makeStackView(_ content: StackViewContent) -> UIStackView {
    let view = UIStackView()
    view.axis = content.isVertical ? .vertical : .horizontal
    view.distribution = UIStackView.Distribution(content.distribution)
    view.alignment = UIStackView.Alignment(content.alignment)
    view.spacing = content.usesStandardSpacing ? session.metrics.margins.siblingSpacing : content.spacing
    view.isBaselineRelativeArrangement = content.isBaselineRelativeArrangement
    view.isLayoutMarginsRelativeArrangement = content.isLayoutMarginsRelativeArrangement
    return view
  }

  func makeToolbar(_ content: ToolbarContent) -> UIToolbar {
    let bar = UIToolbar()
    bar.items = content.items.map(makeItem)
    bar.bar = makeLook(content.bar)
    return bar
  }

  func makeNavigationBar(_ content: NavigationBarContent) -> UINavigationBar {
    let bar = UINavigationBar()
    bar.items = content.items.map(makeItem)
    bar.bar = makeLook(content.bar)
    return bar
  }

  func makeTabBar(_ content: TabBarContent) -> UITabBar {
    let bar = UITabBar()
    bar.items = content.items.map(makeItem)
    bar.selectedItem = bar.items?.first
    bar.bar = makeLook(content.bar)
    return bar
  }

  private func makeLook(_ appearance: BarAppearance) -> BarLook {
    BarLook(
      style: appearance.style?.hasPrefix("black") == true ? .black : .default,
      isTranslucent: appearance.isTranslucent, barTint: appearance.barTintColor.map(color))
  }

  private func makeItem(_ description: InterfaceBarButtonItem) -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.title = description.title
    item.image = description.image.flatMap(image)
    item.systemItem = description.systemItem.flatMap(UIBarButtonItem.SystemItem.init(name:))
    item.style = description.style == "done" ? .done : description.style == "bordered" ? .bordered : .plain
    item.width = description.width
    item.isEnabled = description.isEnabled
    item.tintColor = description.tintColor.map(color)
    return item
  }

  private func makeItem(_ description: InterfaceNavigationItem) -> UINavigationItem {
    let item = UINavigationItem()
    item.title = description.title
    item.prompt = description.prompt
    item.leftBarButtonItems = description.leftItems.map(makeItem)
    item.rightBarButtonItems = description.rightItems.map(makeItem)
    return item
  }

  private func makeItem(_ description: InterfaceTabBarItem) -> UITabBarItem {
    let item = UITabBarItem()
    item.title = description.title
    item.image = description.image.flatMap(image)
    item.systemName = description.systemItem
    item.badgeValue = description.badgeValue
    return item
  }
}

extension UIStackView.Distribution {
  init(_ distribution: StackViewContent.Distribution) {
    self =
      switch distribution {
      case .fill: .fill
      case .fillEqually: .fillEqually
      case .fillProportionally: .fillProportionally
      case .equalSpacing: .equalSpacing
      case .equalCentering: .equalCentering
      }
  }
}

extension UIStackView.Alignment {
  init(_ alignment: StackViewContent.Alignment) {
    self =
      switch alignment {
      case .fill: .fill
      case .leading, .top: .leading
      case .firstBaseline: .firstBaseline
      case .center: .center
      case .trailing, .bottom: .trailing
      case .lastBaseline: .lastBaseline
      }
  }
}

extension UIBarButtonItem.SystemItem {
  /// - Parameter name: as documents write it.
  init?(name: String) {
    let names: [String: Self] = [
      "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
      "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
      "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
      "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
      "undo": .undo, "redo": .redo, "close": .close,
    ]
    guard let item = names[name] else { return nil }
    self = item
  }
}
