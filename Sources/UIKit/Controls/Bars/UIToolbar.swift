import DisplayLists

/// A row of items at the bottom of a screen.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning {
  open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }
  var bar = BarLook()
  var backgrounds = BarVariants<UIImage>()
  var shadows = BarVariants<UIImage>()
  private(set) final lazy var appearances = makeAppearances()
  /// The subviews that stand for items.
  var customViews: [UIView] = []

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeCustomItems()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  private func makeAppearances() -> BarAppearances<UIToolbarAppearance> {
    let made = BarAppearances<UIToolbarAppearance>()
    made.changed = { [weak self] in self?.setNeedsLayout() }
    return made
  }

  open weak var delegate: (any UIToolbarDelegate)?

  /// That of a navigation controller is at the bottom; others are where their delegate says.
  open var barPosition: UIBarPosition {
    if superview?.hierarchy.controller is UINavigationController { return .bottom }
    return session.perform { delegate?.position(for: self) } ?? .any
  }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  // MARK: Appearances

  /// Never nil; a change in it counts from then on. Where one is chosen, the older properties below do not count.
  open var standardAppearance: UIToolbarAppearance {
    get { appearances.standard }
    set { appearances.standard = newValue }
  }

  /// In a phone's landscape; nil for as at other times.
  open var compactAppearance: UIToolbarAppearance? {
    get { appearances[\.compact] }
    set { appearances[\.compact] = newValue }
  }

  /// From iOS 15 on, as long as the content is at its end, or does not scroll, in a navigation controller's toolbar. Nil for
  /// the standard one without a background.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances[\.scrollEdge] }
    set { appearances[\.scrollEdge] = newValue }
  }

  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances[\.compactScrollEdge] }
    set { appearances[\.compactScrollEdge] = newValue }
  }

  // MARK: The older properties

  /// Of the background; nil for the system's material.
  open var barTintColor: UIColor? {
    get { bar.barTint }
    set {
      bar.barTint = newValue
      chose(.barTint)
    }
  }

  open var barStyle: UIBarStyle {
    get { bar.style }
    set {
      bar.style = newValue
      chose(.barStyle)
    }
  }

  /// True from iOS 7 on unless set: content reaches under the bar.
  open var isTranslucent: Bool {
    get { bar.isTranslucent ?? session.behaves(.barsAreTranslucentByDefault) }
    set {
      bar.isTranslucent = newValue
      chose(.translucency)
      markNeedsTraitUpdate()
    }
  }

  /// In place of the background. An image without size leaves the bar without one.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgrounds[.init(position, barMetrics)] = backgroundImage
    chose(.barBackgrounds)
  }

  open func backgroundImage(forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds.shown(.init(position, barMetrics))
  }

  /// In place of the line at the bar's edge. Until iOS 10 it counts only together with a background image.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition position: UIBarPosition) {
    shadows[.init(position)] = shadowImage
    chose(.barShadow)
  }

  open func shadowImage(forToolbarPosition position: UIBarPosition) -> UIImage? { shadows.shown(.init(position)) }

  // MARK: A view

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight)
  }

  /// Higher above a home indicator.
  private var naturalHeight: CGFloat {
    var root: UIView = self
    while let superview = root.superview { root = superview }
    let isAtEnd = root === self || root.safeAreaInsets.bottom > 0 && !standsOnSibling
    return environmentOfTraits.toolbarHeight(reachesHomeIndicator: isAtEnd)
  }

  /// Another view is between the bar and the screen's end.
  ///
  /// > Basis: captured. Of 44 toolbars on canvases with a home indicator 43 stand on the safe area and are 49 high but for
  /// > one, and one stands on another toolbar and is 44 high.
  private var standsOnSibling: Bool {
    superview?.constraints.contains { constraint in
      guard constraint.relation == .equal, let first = constraint.firstItem, let second = constraint.secondItem else {
        return false
      }
      let isBelow = first === self && constraint.firstAttribute == .bottom && constraint.secondAttribute == .top
      let isAbove = second === self && constraint.secondAttribute == .bottom && constraint.firstAttribute == .top
      return isBelow && (second as? UIView)?.superview === superview
        || isAbove && (first as? UIView)?.superview === superview
    } ?? false
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: naturalHeight)
  }

  override func contextMenuOffer(at point: CGPoint) -> ContextMenuOffer? {
    menuOffer(of: itemFrames, at: point) ?? super.contextMenuOffer(at: point)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { use(itemsPlaces, touches) }

  override var touchTargets: [TouchTarget] { targets(itemsPlaces) }

  override func takeAppearance(_ open: AppearanceChoices, from proxy: UIView) {
    super.takeAppearance(open, from: proxy)
    takeBarAppearance(open, from: proxy)
  }

  override func recordContent(into recorder: inout DisplayListRecorder) { draw(into: &recorder) }

  override func givesDirection(to subview: UIView) -> Bool { ClassName.isUIKits(type(of: subview)) }
}
