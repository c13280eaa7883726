import DisplayLists

/// A row of items at the bottom of a screen.
@preconcurrency @MainActor open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }
  var bar = BarLook()
  /// The subviews that stand for items.
  var customViews: [UIView] = []

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeCustomItems()
  }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

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

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight)
  }

  /// Higher above a home indicator.
  private var naturalHeight: CGFloat {
    var root: UIView = self
    while let superview = root.superview { root = superview }
    return environmentOfTraits.toolbarHeight(reachesHomeIndicator: root === self || root.safeAreaInsets.bottom > 0)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: naturalHeight)
  }

  override func contextMenuOffer(at point: CGPoint) -> ContextMenuOffer? {
    menuOffer(of: itemFrames, at: point) ?? super.contextMenuOffer(at: point)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { use(itemsPlaces, touches) }

  override var touchTargets: [TouchTarget] { targets(itemsPlaces) }

  override func recordContent(into recorder: inout DisplayListRecorder) { draw(into: &recorder) }
}
