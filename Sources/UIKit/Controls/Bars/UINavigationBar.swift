import DisplayLists

/// A title between buttons at the top of a screen.
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

  /// Its controller may have to make the bar higher.
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

  /// Asked about items that are pushed and popped one by one, and told of them.
  open weak var delegate: (any UINavigationBarDelegate)?

  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    checkIsFree("pushNavigationItem:animated:")
    guard session.perform({ delegate?.navigationBar(self, shouldPush: item) ?? true }) else { return }
    items = (items ?? []) + [item]
    session.perform { delegate?.navigationBar(self, didPush: item) }
  }

  /// - Returns: the item that was on top; nil where it stays.
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
    checkIsFree("popNavigationItemAnimated:")
    guard let item = topItem, session.perform({ delegate?.navigationBar(self, shouldPop: item) ?? true }),
      topItem === item
    else { return nil }
    items?.removeLast()
    session.perform { delegate?.navigationBar(self, didPop: item) }
    return item
  }

  /// The controller whose stack the items are.
  var manager: UINavigationController? { superview?.hierarchy.controller as? UINavigationController }

  /// > Source: the exception's text in published logs.
  private func checkIsFree(_ message: String) {
    guard manager != nil else { return }
    Exception.internalInconsistency.raise(
      "Cannot call \(message) directly on a UINavigationBar managed by a controller.")
  }

  /// That of a navigation controller is attached to the top; others are where their delegate says.
  open var barPosition: UIBarPosition {
    if manager != nil { return .topAttached }
    return session.perform { delegate?.position(for: self) } ?? .any
  }

  /// Stored: bars of phones and pads behave in one way.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  open var behavioralStyle: UIBehavioralStyle { .pad }

  /// Titles of the bar's items stand below the buttons, in large type.
  open var prefersLargeTitles = false {
    didSet {
      chose(.largeTitles)
      if prefersLargeTitles != oldValue { itemDidChange() }
    }
  }

  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// Of the controller that owns the bar.
  var backWasTapped: (() -> Void)?

  // MARK: Appearances. What a navigation item has of its own comes before these.

  /// Never nil; a change in it counts from then on. Where one is chosen, the older properties below do not count, but for
  /// those of single items.
  ///
  /// > Basis: assumed: which of the two kinds wins.
  open var standardAppearance: UINavigationBarAppearance {
    get { appearances.standard }
    set { appearances.standard = newValue }
  }

  /// In a phone's landscape; nil for as at other times.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances[\.compact] }
    set { appearances[\.compact] = newValue }
  }

  /// As long as the content is at its beginning, or does not scroll: in bars with large titles, and from iOS 15 on in all
  /// that a navigation controller has. Nil for the standard one without a background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances[\.scrollEdge] }
    set { appearances[\.scrollEdge] = newValue }
  }

  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
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

  /// The font, the colour and the shadow of the title.
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

  /// In place of the background. An image without size leaves the bar without one.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }

  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: .any, barMetrics: barMetrics)
  }

  /// - Parameter position: of the bar; that of a navigation controller is attached to the top.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    custom.backgrounds[.init(position, barMetrics)] = backgroundImage
    chose(.barBackgrounds)
  }

  open func backgroundImage(for position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    custom.backgrounds.shown(.init(position, barMetrics))
  }

  /// In place of the line below the bar. Until iOS 10 it counts only together with a background image.
  open var shadowImage: UIImage? {
    get { custom.shadow }
    set {
      custom.shadow = newValue
      chose(.barShadow)
    }
  }

  /// - Parameter adjustment: points downwards.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    custom.titleShifts[.init(.any, barMetrics)] = adjustment
    chose(.barTitlePosition)
  }

  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    custom.titleShifts.shown(.init(.any, barMetrics)) ?? 0
  }

  /// The mark of the way back; it counts only together with the mask.
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

  // MARK: A view

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

  override func takeAppearance(_ open: AppearanceChoices, from proxy: UIView) {
    super.takeAppearance(open, from: proxy)
    takeBarAppearance(open, from: proxy)
  }

  override func recordContent(into recorder: inout DisplayListRecorder) { draw(into: &recorder) }

  override func givesDirection(to subview: UIView) -> Bool { ClassName.isUIKits(type(of: subview)) }

  override var statusBarBackdrop: RGBAColor? { painter.lowerEnd }
}

/// What the older properties of a navigation bar say.
struct NavigationBarLook {
  var titleAttributes: [NSAttributedString.Key: Any]?
  var largeTitleAttributes: [NSAttributedString.Key: Any]?
  var backgrounds = BarVariants<UIImage>()
  var shadow: UIImage?
  /// How far titles are moved down.
  var titleShifts = BarVariants<CGFloat>()
  var indicator = BackIndicator()
}
