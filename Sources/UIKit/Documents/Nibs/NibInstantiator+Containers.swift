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
    configureSeparators(view, content)
    configureSections(view, content)
    view.insetsContentViewsToSafeArea = content.insetsContentViewsToSafeArea
    view.allowsSelection = content.selection.isAllowed
    view.allowsSelectionDuringEditing = content.selection.isAllowedDuringEditing
    view.allowsMultipleSelection = content.selection.allowsSeveral
    view.allowsMultipleSelectionDuringEditing = content.selection.allowsSeveralDuringEditing
    configure(view, content.scroll)
  }

  private func configureSeparators(_ view: UITableView, _ content: TableViewContent) {
    view.separatorStyle =
      switch content.separatorStyle {
      case .none: .none
      case .singleLine: .singleLine
      case .singleLineEtched: .singleLineEtched
      }
    if let color = content.separatorColor { view.separatorColor = self.color(color) }
    if let inset = content.separatorInset { view.separatorInset = inset }
  }

  /// Configures sections. Saved heights of headers and footers apply to the canvas only: tables use those of their
  /// generation.
  private func configureSections(_ view: UITableView, _ content: TableViewContent) {
    if let estimate = content.estimatedSectionHeaderHeight { view.estimatedSectionHeaderHeight = estimate }
    if let estimate = content.estimatedSectionFooterHeight { view.estimatedSectionFooterHeight = estimate }
    view.sectionIndexMinimumDisplayRowCount = content.sectionIndex.minimumRowCount
    view.sectionIndexColor = content.sectionIndex.color.map(color)
    view.sectionIndexBackgroundColor = content.sectionIndex.backgroundColor.map(color)
    view.sectionIndexTrackingBackgroundColor = content.sectionIndex.trackingBackgroundColor.map(color)
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
    bar.prefersLargeTitles = content.prefersLargeTitles
    dressTitles(of: bar, content.bar)
  }

  func configure(_ bar: UITabBar, _ content: TabBarContent) {
    bar.items = content.items.map(makeItem)
    bar.selectedItem = bar.items?.first
    bar.bar = makeLook(content.bar)
  }

  func dressTitles(of bar: UINavigationBar, _ appearance: BarAppearance) {
    if let title = appearance.titleAttributes { bar.titleTextAttributes = attributes(title) }
    if let title = appearance.largeTitleAttributes { bar.largeTitleTextAttributes = attributes(title) }
  }

  private func attributes(_ saved: BarTextAttributes) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font = saved.font { attributes[.font] = self.font(font) }
    if let color = saved.color { attributes[.foregroundColor] = self.color(color) }
    if let color = saved.shadowColor, saved.shadowOffset != .zero {
      let shadow = NSShadow()
      (shadow.shadowColor, shadow.shadowOffset) = (self.color(color), saved.shadowOffset)
      attributes[.shadow] = shadow
    }
    return attributes
  }

  func makeLook(_ appearance: BarAppearance) -> BarLook {
    BarLook(
      style: appearance.style?.hasPrefix("black") == true ? .black : .default,
      isTranslucent: appearance.isTranslucent, barTint: appearance.barTintColor.map(color))
  }

  func makeItem(_ description: InterfaceBarButtonItem) -> UIBarButtonItem {
    let itemClass: AnyClass? = customClass(
      description.customClass, description.customModule, above: UIBarButtonItem.self, id: description.id,
      at: description.position)
    let item = (itemClass as? UIBarButtonItem.Type)?.init(coder: DocumentCoder()) ?? UIBarButtonItem()
    objects.note(item, as: description.id)
    note(description.runtimeAttributes, for: item)
    item.title = description.title
    item.image = description.image.flatMap(image)
    item.systemItem = description.systemItem.flatMap(UIBarButtonItem.SystemItem.init(name:))
    item.style = description.style == "done" ? .done : description.style == "bordered" ? .bordered : .plain
    item.tag = description.tag
    item.width = description.width
    item.isEnabled = description.isEnabled
    item.tintColor = description.tintColor.map(color)
    return item
  }

  func makeItem(_ description: InterfaceNavigationItem) -> UINavigationItem {
    let itemClass: AnyClass? = customClass(
      description.customClass, description.customModule, above: UINavigationItem.self, id: description.id,
      at: description.position)
    let item = (itemClass as? UINavigationItem.Type)?.init(coder: DocumentCoder()) ?? UINavigationItem()
    objects.note(item, as: description.id)
    item.title = description.title
    item.prompt = description.prompt
    item.largeTitleDisplayMode = .init(name: description.largeTitleDisplayMode)
    item.leftBarButtonItems = description.leftItems.map(makeItem)
    item.rightBarButtonItems = description.rightItems.map(makeItem)
    item.backBarButtonItem = description.backItem.map(makeItem)
    item.hidesBackButton = description.hidesBackButton
    return item
  }

  /// Links custom views, which were created as the bar's subviews, to its items. Identifiers in a damaged document can
  /// denote any object, so items are matched by order, and views must be subviews of the bar.
  func linkViews(of descriptions: [InterfaceBarButtonItem], to items: [UIBarButtonItem]?, in bar: UIView) {
    for (description, item) in zip(descriptions, items ?? []) {
      if let view = child(description.customView, of: bar) { item.customView = view }
    }
  }

  func linkViews(of description: InterfaceNavigationItem, to item: UINavigationItem, in bar: UIView) {
    linkViews(of: description.leftItems, to: item.leftBarButtonItems, in: bar)
    linkViews(of: description.rightItems, to: item.rightBarButtonItems, in: bar)
    if let view = child(description.titleView, of: bar) { item.titleView = view }
  }

  private func child(_ description: InterfaceView?, of bar: UIView) -> UIView? {
    guard let description, let view = items[description.id] as? UIView, view.superview === bar else { return nil }
    return view
  }

  func makeItem(_ description: InterfaceTabBarItem) -> UITabBarItem {
    let itemClass: AnyClass? = customClass(
      description.customClass, description.customModule, above: UITabBarItem.self, id: description.id,
      at: description.position)
    let item = (itemClass as? UITabBarItem.Type)?.init(coder: DocumentCoder()) ?? UITabBarItem()
    objects.note(item, as: description.id)
    note(description.runtimeAttributes, for: item)
    item.title = description.title
    item.image = description.image.flatMap(image)
    item.systemName = description.systemItem
    item.selectedImage = description.selectedImage.flatMap(image)
    item.badgeValue = description.badgeValue
    item.isEnabled = description.isEnabled
    item.tag = description.tag
    return item
  }
}

extension UITableView.Style {
  /// > Basis: documented that the third style is younger; assumed that a generation without it shows groups.
  @MainActor init(_ style: TableViewContent.Style, in session: Session) {
    self =
      switch style {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: session.behaves(.tablesHaveInsetGroups) ? .insetGrouped : .grouped
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
  /// - Parameter name: the name in documents.
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
