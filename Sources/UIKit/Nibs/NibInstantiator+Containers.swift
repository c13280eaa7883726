import InterfaceDocuments

// Scroll views, tables and bars.
extension NibInstantiator {
  func configure(_ view: UIScrollView, _ content: ScrollViewContent) {
    view.contentInset = content.contentInset
    view.scrollIndicatorInsets = content.scrollIndicatorInsets
    view.isScrollEnabled = content.isScrollEnabled
    view.isPagingEnabled = content.isPagingEnabled
    view.bounces = content.bounces
    view.bouncesZoom = content.bouncesZoom
    (view.minimumZoomScale, view.maximumZoomScale) = (content.minimumZoomScale, content.maximumZoomScale)
    view.alwaysBounceHorizontal = content.alwaysBounceHorizontal
    if content.alwaysBounceVertical { view.alwaysBounceVertical = true }
    view.showsHorizontalScrollIndicator = content.showsHorizontalScrollIndicator
    view.showsVerticalScrollIndicator = content.showsVerticalScrollIndicator
    view.isDirectionalLockEnabled = content.isDirectionalLockEnabled
    view.delaysContentTouches = content.delaysContentTouches
    view.indicatorStyle =
      switch content.indicatorStyle {
      case "white": .white
      case "black": .black
      default: .default
      }
    view.contentInsetAdjustmentBehavior =
      switch content.contentInsetAdjustmentBehavior {
      case "scrollableAxes": .scrollableAxes
      case "never": .never
      case "always": .always
      default: .automatic
      }
    view.keyboardDismissMode =
      switch content.keyboardDismissMode {
      case "onDrag": .onDrag
      case "interactive": .interactive
      case "onDragWithAccessory": .onDragWithAccessory
      case "interactiveWithAccessory": .interactiveWithAccessory
      default: .none
      }
  }

  func configure(_ view: UIRefreshControl, _ title: InterfaceText?) {
    view.attributedTitle = title.map { NSAttributedString(string: $0.string) }
  }

  func configure(_ view: UITableView, _ content: TableViewContent) {
    if let height = content.rowHeight, height != 0 { view.rowHeight = height }
    if let estimate = content.estimatedRowHeight { view.estimatedRowHeight = estimate }
    configure(view, content.scroll)
  }

  func configure(_ cell: UITableViewCell, _ content: TableViewCellContent) {
    cell.accessoryType =
      switch content.accessoryType {
      case "disclosureIndicator": .disclosureIndicator
      case "detailDisclosureButton": .detailDisclosureButton
      case "checkmark": .checkmark
      case "detailButton": .detailButton
      default: .none
      }
  }

  func configure(_ view: UIStackView, _ content: StackViewContent) {
    view.axis = content.isVertical ? .vertical : .horizontal
    view.distribution = UIStackView.Distribution(content.distribution)
    view.alignment = UIStackView.Alignment(content.alignment)
    view.spacing = content.usesStandardSpacing ? UIStackView.spacingUseSystem : content.spacing
    view.isBaselineRelativeArrangement = content.isBaselineRelativeArrangement
    view.isLayoutMarginsRelativeArrangement = content.isLayoutMarginsRelativeArrangement
  }

  func configure(_ bar: UIToolbar, _ content: ToolbarContent) {
    bar.items = content.items.map(makeItem)
    bar.bar = makeLook(content.bar)
  }

  func configure(_ bar: UINavigationBar, _ content: NavigationBarContent) {
    bar.items = content.items.map(makeItem)
    bar.bar = makeLook(content.bar)
  }

  func configure(_ bar: UITabBar, _ content: TabBarContent) {
    bar.items = content.items.map(makeItem)
    bar.selectedItem = bar.items?.first
    bar.bar = makeLook(content.bar)
  }

  func makeLook(_ appearance: BarAppearance) -> BarLook {
    BarLook(
      style: appearance.style?.hasPrefix("black") == true ? .black : .default,
      isTranslucent: appearance.isTranslucent, barTint: appearance.barTintColor.map(color))
  }

  func makeItem(_ description: InterfaceBarButtonItem) -> UIBarButtonItem {
    let item = UIBarButtonItem()
    objects.note(item, as: description.id)
    item.title = description.title
    item.image = description.image.flatMap(image)
    item.systemItem = description.systemItem.flatMap(UIBarButtonItem.SystemItem.init(name:))
    item.style = description.style == "done" ? .done : description.style == "bordered" ? .bordered : .plain
    item.width = description.width
    item.isEnabled = description.isEnabled
    item.tintColor = description.tintColor.map(color)
    return item
  }

  func makeItem(_ description: InterfaceNavigationItem) -> UINavigationItem {
    let item = UINavigationItem()
    item.title = description.title
    item.prompt = description.prompt
    item.largeTitleDisplayMode = .init(name: description.largeTitleDisplayMode)
    item.leftBarButtonItems = description.leftItems.map(makeItem)
    item.rightBarButtonItems = description.rightItems.map(makeItem)
    return item
  }

  func makeItem(_ description: InterfaceTabBarItem) -> UITabBarItem {
    let item = UITabBarItem()
    item.title = description.title
    item.image = description.image.flatMap(image)
    item.systemName = description.systemItem
    item.badgeValue = description.badgeValue
    return item
  }
}

extension UITableView.Style {
  init(_ style: TableViewContent.Style) {
    self =
      switch style {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      }
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
