import SystemProfiles

/// A request to open a menu.
@MainActor struct MenuRequest {
  var menu: UIMenu
  /// The view to which the menu belongs, and the area of its source.
  var source: UIView
  var rect: CGRect
  /// The sender that actions receive.
  var sender: AnyObject?
  var order = UIContextMenuConfiguration.ElementOrder.automatic
  /// The preview above all other content; nil for a menu that drops down from its source.
  var preview: MenuPreview?
  var didChoose: ((any UIMenuLeaf) -> Void)?
}

/// An open menu in front of a window: its panel, the panels of submenus, and the preview.
@MainActor final class MenuOverlay: OverlayContainer {
  private(set) var request: MenuRequest
  private(set) var panels: [MenuPanel] = []
  private let backdrop = UIView()
  private var previewSize = CGSize.zero

  init(_ request: MenuRequest) {
    self.request = request
    super.init(frame: .zero)
    backdrop.isUserInteractionEnabled = false
    if let preview = request.preview {
      for view in [backdrop, preview] { addSubview(view) }
      previewSize = preview.bounds.size
    }
    add(request.menu)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("a stage is made for its menu") }

  override var floating: [UIView] { panels }

  private var rules: MenuMetrics { session.metrics.menu }

  /// The opacity of a menu while a submenu is open.
  ///
  /// > Basis: assumed.
  private static let shareBehind: CGFloat = 0.6

  // MARK: Panels

  /// Adds a panel for a menu and requests its deferred elements. The panel shows them once they arrive.
  private func add(_ menu: UIMenu) {
    let panel = session.perform { MenuPanel(menu, in: self, isInside: !panels.isEmpty) }
    panels.append(panel)
    addSubview(panel)
    let late = menu.deferredElements
    guard !late.isEmpty else { return }
    for element in late { element.prepare(in: session) { [weak self] in self?.refresh() } }
    panel.takeContent()
  }

  /// Updates the panels after a change of the menu.
  func refresh() {
    session.perform { panels.forEach { $0.takeContent() } }
    place()
  }

  func open(_ menu: UIMenu, from row: MenuRow) {
    let top = row.convert(row.bounds, to: self).minY
    panels.last?.isUserInteractionEnabled = false
    panels.last?.alpha = Self.shareBehind
    add(menu)
    guard let panel = panels.last, panels.count > 1 else { return }
    place()
    var size = panel.naturalSize
    let room = room(margin: rules.screenMargin), below = panels[panels.count - 2].frame
    size.height = min(size.height, room.height)
    panel.frame = CGRect(
      x: below.minX, y: max(room.minY, min(top, room.maxY - size.height)), width: size.width, height: size.height)
  }

  func closeInnermost() {
    guard panels.count > 1 else { return }
    panels.removeLast().removeFromSuperview()
    panels.last?.isUserInteractionEnabled = true
    panels.last?.alpha = 1
  }

  /// Replaces the menu while it is open.
  func replace(_ menu: UIMenu) {
    request.menu = menu
    panels.forEach { $0.removeFromSuperview() }
    panels = []
    add(menu)
    place()
  }

  // MARK: Layout

  override func place() {
    backdrop.frame = bounds
    guard let panel = panels.first else { return }
    let grid = session.pixelGrid, room = room(margin: rules.screenMargin), size = panel.naturalSize
    let placement: MenuPlacement
    if let preview = request.preview {
      let source = preview.preferredFrame(in: self)
      placement = MenuPlacement(
        size, besidePreview: source, in: room, gap: rules.sourceGap * 2, isRightToLeft: isRightToLeft,
        grid: grid)
      preview.show(in: placement.preview)
    } else {
      let source = request.source.convert(request.rect, to: self)
      placement = MenuPlacement(
        size, beside: source, in: room, gap: rules.sourceGap, covers: session.behaves(.chromeIsGlass), grid: grid)
    }
    panel.frame = placement.panel
    if request.order != .fixed { panel.isReversed = placement.isAbove }
  }

  override func tintBackground(_ share: CGFloat) {
    guard request.preview != nil else { return }
    let isDark = session.environment.interfaceStyle == .dark
    backdrop.backgroundColor = isDark ? UIColor(white: 0, alpha: 0.5 * share) : UIColor(white: 0.5, alpha: 0.35 * share)
  }

  // MARK: Choosing elements

  /// Chooses an element. The menu closes before the element's action runs; an element that keeps the menu open updates
  /// it.
  ///
  /// > Basis: documented for `keepsMenuPresented`; the order is assumed.
  func choose(_ leaf: any UIMenuLeaf) {
    guard !leaf.attributes.contains(.disabled) else { return }
    let keeps = leaf.attributes.contains(.keepsMenuPresented)
    if !keeps { close(animated: true) }
    session.perform { leaf.performWithSender(request.sender, target: nil) }
    request.didChoose?(leaf)
    if keeps { refresh() }
  }
}

extension UIMenu {
  /// The deferred elements of the menu and of its inline submenus.
  fileprivate var deferredElements: [UIDeferredMenuElement] {
    children.flatMap { child -> [UIDeferredMenuElement] in
      if let deferred = child as? UIDeferredMenuElement { return [deferred] }
      guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else { return [] }
      return menu.deferredElements
    }
  }
}

extension Session {
  /// Opens a menu, unless its source is not in a window or the menu is empty.
  ///
  /// - Parameter willOpen: called only if the menu has something to show.
  /// - Returns: the overlay; nil if the menu does not open.
  @discardableResult
  func openMenu(_ request: MenuRequest, willOpen: () -> Void = {}) -> MenuOverlay? {
    guard let window = request.source.window else { return nil }
    closeFloatingStages()
    return perform {
      let stage = MenuOverlay(request)
      guard stage.panels.first?.rows.isEmpty == false else { return nil }
      willOpen()
      stage.overrideUserInterfaceStyle = request.source.traitCollection.userInterfaceStyle
      let place = request.source.convert(request.rect, to: window)
      stage.open(in: window, from: CGPoint(x: place.midX, y: place.midY))
      return stage
    }
  }

  /// The overlay of the open menu.
  var menuStage: MenuOverlay? {
    for window in windows.reversed() {
      for case let stage as MenuOverlay in window.subviews.reversed() where !stage.isClosing { return stage }
    }
    return nil
  }
}
