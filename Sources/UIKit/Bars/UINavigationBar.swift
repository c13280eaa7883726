import DisplayLists

/// A title between buttons at the top of a screen.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  open var items: [UINavigationItem]? {
    didSet {
      for item in items ?? [] { item.changed = { [weak self] in self?.itemDidChange() } }
      itemDidChange()
    }
  }
  var bar = BarLook()
  /// The subviews that stand for items.
  var customViews: [UIView] = []

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeCustomItems()
  }

  /// Its controller may have to make the bar higher.
  private func itemDidChange() {
    setNeedsLayout()
    wishForTraits()
  }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }

  /// - Returns: the item that was on top.
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }

  /// Of the background; nil for the system's material.
  open var barTintColor: UIColor? {
    get { bar.barTint }
    set { bar.barTint = newValue }
  }

  open var barStyle: UIBarStyle {
    get { bar.style }
    set { bar.style = newValue }
  }

  /// True from iOS 7 on unless set: content reaches under the bar.
  open var isTranslucent: Bool {
    get { bar.isTranslucent ?? session.behaves(.barsAreTranslucentByDefault) }
    set { bar.isTranslucent = newValue }
  }

  /// Titles of the bar's items stand below the buttons, in large type.
  open var prefersLargeTitles = false

  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// Of the controller that owns the bar.
  var backWasTapped: (() -> Void)?

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: environmentOfTraits.navigationBarHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: environmentOfTraits.navigationBarHeight)
  }

  override func contextMenuOffer(at point: CGPoint) -> ContextMenuOffer? {
    menuOffer(of: itemSlots, at: point) ?? super.contextMenuOffer(at: point)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { use(itemsPlaces, touches) }

  override var touchTargets: [TouchTarget] { targets(itemsPlaces) }

  override func recordContent(into recorder: inout DisplayListRecorder) { draw(into: &recorder) }
}
