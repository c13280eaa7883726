import DisplayLists

/// A bar at the bottom of a screen that shows a row of items.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning {
  open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }
  var bar = BarLook()
  var backgrounds = BarVariants<UIImage>()
  var shadows = BarVariants<UIImage>()
  private(set) final lazy var appearances = makeAppearances()
  /// The custom views of items, as subviews of the bar.
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

  /// The position of the bar. A navigation controller's toolbar is at the bottom; the delegate determines the position
  /// of other toolbars.
  open var barPosition: UIBarPosition {
    if superview?.hierarchy.controller?.barManager == .navigation { return .bottom }
    return session.perform { delegate?.position(for: self) } ?? .any
  }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  // MARK: Appearances

  /// The standard appearance. It is never nil, and changes to it take effect at once. Once an appearance is set, the
  /// older properties below have no effect.
  open var standardAppearance: UIToolbarAppearance {
    get { appearances.standard }
    set { appearances.standard = newValue }
  }

  /// The appearance on iPhone in landscape; nil for the standard one.
  open var compactAppearance: UIToolbarAppearance? {
    get { appearances[\.compact] }
    set { appearances[\.compact] = newValue }
  }

  /// The appearance while the content is at its end or does not scroll; nil for the standard one without a background.
  /// It applies from iOS 15 on to the toolbars of navigation controllers.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances[\.scrollEdge] }
    set { appearances[\.scrollEdge] = newValue }
  }

  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances[\.compactScrollEdge] }
    set { appearances[\.compactScrollEdge] = newValue }
  }

  // MARK: Older properties

  /// The color of the background; nil for the system's material.
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

  /// Whether content extends under the bar. The default is true from iOS 7 on.
  open var isTranslucent: Bool {
    get { bar.isTranslucent ?? session.behaves(.barsAreTranslucentByDefault) }
    set {
      bar.isTranslucent = newValue
      chose(.translucency)
      markNeedsTraitUpdate()
    }
  }

  /// Sets the image that replaces the background. With an image of zero size, the bar has no background.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgrounds[.init(position, barMetrics)] = backgroundImage
    chose(.barBackgrounds)
  }

  open func backgroundImage(forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds.shown(.init(position, barMetrics))
  }

  /// Sets the image that replaces the line at the bar's edge. Until iOS 10, it applies only together with a background
  /// image.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition position: UIBarPosition) {
    shadows[.init(position)] = shadowImage
    chose(.barShadow)
  }

  open func shadowImage(forToolbarPosition position: UIBarPosition) -> UIImage? { shadows.shown(.init(position)) }

  // MARK: View

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight)
  }

  /// The intrinsic height, which is larger above a home indicator.
  private var naturalHeight: CGFloat {
    var root: UIView = self
    while let superview = root.superview { root = superview }
    let isAtEnd = root === self || root.safeAreaInsets.bottom > 0 && !standsOnSibling
    return environmentOfTraits.toolbarHeight(reachesHomeIndicator: isAtEnd)
  }

  /// Whether constraints place another view between the bar and the bottom of the screen.
  ///
  /// > Basis: captured. Toolbars on canvases with a home indicator: 43 of 44 are placed on the safe area, and all but
  /// > one of these are 49 points high; one is placed on another toolbar and is 44 points high.
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

  override func contextMenuOffer(at point: CGPoint) -> (any ContextMenuOpening)? {
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
