import DisplayLists

/// A bar at the top of a screen that shows a title between buttons.
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning {
  open var items: [UINavigationItem]? {
    didSet {
      for item in items ?? [] { item.changed = { [weak self] in self?.itemDidChange() } }
      itemDidChange()
    }
  }
  var bar = BarLook()
  var custom = NavigationBarLook() { didSet { itemDidChange() } }
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

  /// Marks the bar for layout. The traits are updated, too, because the controller may have to change the bar's height.
  private func itemDidChange() {
    setNeedsLayout()
    markNeedsTraitUpdate()
  }

  private func makeAppearances() -> BarAppearances<UINavigationBarAppearance> {
    let made = BarAppearances<UINavigationBarAppearance>()
    made.changed = { [weak self] in self?.itemDidChange() }
    return made
  }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    checkIsFree("setItems:animated:")
    self.items = items
  }

  /// The delegate that decides about items that are pushed and popped one by one, and is notified of them.
  open weak var delegate: (any UINavigationBarDelegate)?

  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    checkIsFree("pushNavigationItem:animated:")
    guard session.perform({ delegate?.navigationBar(self, shouldPush: item) ?? true }) else { return }
    items = (items ?? []) + [item]
    session.perform { delegate?.navigationBar(self, didPush: item) }
  }

  /// - Returns: the item that was on top; nil if it stays.
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
    checkIsFree("popNavigationItemAnimated:")
    guard let item = topItem, session.perform({ delegate?.navigationBar(self, shouldPop: item) ?? true }),
      topItem === item
    else { return nil }
    items?.removeLast()
    session.perform { delegate?.navigationBar(self, didPop: item) }
    return item
  }

  /// The navigation controller whose stack the items represent.
  var manager: UIViewController? {
    superview?.hierarchy.controller.flatMap { $0.barManager == .navigation ? $0 : nil }
  }

  /// > Source: the exception's message in published logs.
  private func checkIsFree(_ message: String) {
    guard manager != nil else { return }
    Exception.internalInconsistency.raise(
      "Cannot call \(message) directly on a UINavigationBar managed by a controller.")
  }

  /// The position of the bar. A navigation controller's bar is attached to the top; the delegate determines the
  /// position of other bars.
  open var barPosition: UIBarPosition {
    if manager != nil { return .topAttached }
    return session.perform { delegate?.position(for: self) } ?? .any
  }

  /// The preferred behavioral style. It is stored, but has no effect: bars of iPhone and iPad have only one style.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  open var behavioralStyle: UIBehavioralStyle { .pad }

  /// Whether items show their titles below the buttons, in large type.
  open var prefersLargeTitles = false {
    didSet {
      chose(.largeTitles)
      if prefersLargeTitles != oldValue { itemDidChange() }
    }
  }

  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// Called when the back button is tapped; set by the controller that owns the bar.
  var backWasTapped: (() -> Void)?

  // MARK: Appearances. Those of a navigation item take precedence.

  /// The standard appearance. It is never nil, and changes to it take effect at once. Once an appearance is set, the
  /// older properties below have no effect, except for those of single items.
  ///
  /// > Basis: assumed: which of the two kinds takes precedence.
  open var standardAppearance: UINavigationBarAppearance {
    get { appearances.standard }
    set { appearances.standard = newValue }
  }

  /// The appearance on iPhone in landscape; nil for the standard one.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances[\.compact] }
    set { appearances[\.compact] = newValue }
  }

  /// The appearance while the content is at its beginning or does not scroll; nil for the standard one without a
  /// background. It applies to bars with large titles, and from iOS 15 on to all bars of navigation controllers.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances[\.scrollEdge] }
    set { appearances[\.scrollEdge] = newValue }
  }

  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
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

  /// The font, the color and the shadow of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { custom.titleAttributes }
    set {
      custom.titleAttributes = newValue
      chose(.titleAttributes)
    }
  }

  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { custom.largeTitleAttributes }
    set {
      custom.largeTitleAttributes = newValue
      chose(.largeTitleAttributes)
    }
  }

  /// Sets the image that replaces the background. With an image of zero size, the bar has no background.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }

  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: .any, barMetrics: barMetrics)
  }

  /// - Parameter position: the position of the bar. A navigation controller's bar is attached to the top.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    custom.backgrounds[.init(position, barMetrics)] = backgroundImage
    chose(.barBackgrounds)
  }

  open func backgroundImage(for position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    custom.backgrounds.shown(.init(position, barMetrics))
  }

  /// The image that replaces the line below the bar. Until iOS 10, it applies only together with a background image.
  open var shadowImage: UIImage? {
    get { custom.shadow }
    set {
      custom.shadow = newValue
      chose(.barShadow)
    }
  }

  /// - Parameter adjustment: the distance downwards, in points.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    custom.titleShifts[.init(.any, barMetrics)] = adjustment
    chose(.barTitlePosition)
  }

  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    custom.titleShifts.shown(.init(.any, barMetrics)) ?? 0
  }

  /// The image of the back indicator. It applies only together with the mask.
  open var backIndicatorImage: UIImage? {
    get { custom.indicator.image }
    set {
      custom.indicator.image = newValue
      chose(.backIndicator)
    }
  }

  open var backIndicatorTransitionMaskImage: UIImage? {
    get { custom.indicator.mask }
    set {
      custom.indicator.mask = newValue
      chose(.backIndicator)
    }
  }

  // MARK: View

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: environmentOfTraits.navigationBarHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: environmentOfTraits.navigationBarHeight)
  }

  override func contextMenuOffer(at point: CGPoint) -> (any ContextMenuOpening)? {
    menuOffer(of: itemSlots, at: point) ?? super.contextMenuOffer(at: point)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { use(itemsPlaces, touches) }

  override var touchTargets: [TouchTarget] { targets(itemsPlaces) }

  override func takeAppearance(_ open: AppearanceChoices, from proxy: UIView) {
    super.takeAppearance(open, from: proxy)
    takeBarAppearance(open, from: proxy)
  }

  override func recordContent(into recorder: inout DisplayListRecorder) { draw(into: &recorder) }

  override func givesDirection(to subview: UIView) -> Bool { ClassName.isUIKits(type(of: subview)) }

  override var statusBarBackdrop: RGBAColor? { painter.lowerEnd }
}

/// The values of a navigation bar's older properties.
struct NavigationBarLook {
  var titleAttributes: [NSAttributedString.Key: Any]?
  var largeTitleAttributes: [NSAttributedString.Key: Any]?
  var backgrounds = BarVariants<UIImage>()
  var shadow: UIImage?
  /// The distances by which titles move down.
  var titleShifts = BarVariants<CGFloat>()
  var indicator = BackIndicator()
}
