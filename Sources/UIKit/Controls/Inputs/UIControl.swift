import SystemProfiles

/// A view that responds to touches with actions.
@preconcurrency @MainActor open class UIControl: UIView, UIContextMenuInteractionDelegate {
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center = 0, left, right, fill, leading, trailing
  }

  public enum ContentVerticalAlignment: Int, Sendable {
    case center = 0, top, bottom, fill
  }

  public struct State: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal = State([])
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    public static let focused = State(rawValue: 1 << 3)
    /// The bits for states that the program defines.
    public static let application = State(rawValue: 0x00FF_0000)
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
  open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }
  /// Whether the menu opens on a tap instead of a long press.
  open var showsMenuAsPrimaryAction = false
  /// Whether the control has a context menu interaction with itself as the delegate.
  open var isContextMenuInteractionEnabled: Bool {
    get { contextMenuInteraction != nil }
    set { setContextMenuInteraction(newValue) }
  }
  open var toolTip: String?
  /// Whether symbols are animated. It is stored, but has no effect.
  open var isSymbolAnimationEnabled = false { didSet { hasNoEffect("UIControl.isSymbolAnimationEnabled") } }

  var actions: [ControlAction] = []
  /// Whether the control tracks a touch: from the result of ``beginTracking(_:with:)`` until ``endTracking(_:with:)``
  /// returns.
  open private(set) var isTracking = false
  /// Whether the touch is inside the control, or close to it.
  open private(set) var isTouchInside = false

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// The content alignment, with leading and trailing resolved to left and right for the control's layout direction.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called after a state change, for controls whose content depends on the state.
  func stateDidChange() {}

  // MARK: Actions

  /// Adds an action for events. It replaces an action with the same identifier for the same events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(action, for: controlEvents)
    actions.append(ControlAction(handler: .action(action), events: controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    dropActions(identifiedBy: actionIdentifier, for: controlEvents)
  }

  /// Adds a target that receives a message for the events. The control does not retain the target. Without a target,
  /// the message goes up the responder chain. The target's class lists the method in ``ObjCExposed``.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    session.checkListing(of: action, by: target)
    add(ControlMessage(action, to: target), for: controlEvents)
  }

  /// - Parameters:
  ///   - target: nil for every target.
  ///   - action: nil for every message.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    dropMessages(action, to: target, for: controlEvents)
  }

  /// Sends the actions for the events in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) { send(entry.handler) }
  }

  /// Sends an action. Override this method to observe or to change it.
  open func sendAction(_ action: UIAction) { action.run(sender: self, in: session) }

  /// Sends a message. Override this method to observe or to change it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    _ = session.application.sendAction(action, to: target, from: self, for: event)
  }

  // MARK: Tracking a touch

  /// - Returns: false to stop tracking the touch.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return isTouchInside = false }
    highlight(true)
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = reaches(touch)
    highlight(isTouchInside)
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
    if wasInside != isTouchInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit) }
    if !continueTracking(touch, with: event) { stopTracking() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let isInside = reaches(touch)
    isTouchInside = isInside
    endTracking(touch, with: event)
    stopTracking()
    if isInside { touchEndedInside(touch) } else { sendActions(for: .touchUpOutside) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    stopTracking()
    sendActions(for: .touchCancel)
  }

  override var spoken: SpokenDefaults { SpokenDefaults(traits: spokenState) }
  override var isTouchable: Bool { isEnabled && isUserInteractionEnabled }

  /// The accessibility traits for the state.
  final var spokenState: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.none
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }

  override func contextMenuOffer(at point: CGPoint) -> (any ContextMenuOpening)? {
    isEnabled ? super.contextMenuOffer(at: point) : nil
  }

  override var touchTargets: [TouchTarget] {
    isEnabled ? [.named([accessibilityIdentifier, accessibilityLabel, reportedText], view: self)] : []
  }

  override func keeps(_ recognizer: UIGestureRecognizer) -> Bool {
    super.keeps(recognizer) || takesTaps && isEnabled && recognizer.isSingleTap
  }

  /// Whether taps on the control take precedence over tap gestures of its superviews.
  ///
  /// > Source: `UIGestureRecognizer` reference, "Interacting with Other User Interface Controls"; recalled for text
  /// > fields and pickers.
  var takesTaps: Bool { false }

  /// Performs the control's action; controls with a value change it.
  func touchEndedInside(_ touch: UITouch) {
    if showsMenuAsPrimaryAction, opensMenu(at: touch.location(in: self)) {
      return sendActions(for: .menuActionTriggered)
    }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  // MARK: Menus

  /// Returns the point from which the control's menu opens, in its coordinates.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }

  /// Returns the menu of the control. Override this method and set ``isContextMenuInteractionEnabled`` to provide one.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Called when an element of the control's menu is chosen.
  func didChoose(_ leaf: any UIMenuLeaf) {}

  /// The distance outside the control at which a touch still counts as inside, in points.
  ///
  /// > Basis: assumed, recalled: about 70 points.
  private static let slack: CGFloat = 70

  private func reaches(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.slack, dy: -Self.slack).contains(touch.location(in: self))
  }

  private func stopTracking() {
    (isTracking, isTouchInside) = (false, false)
    highlight(false)
  }

  /// Sets the highlighted state if it differs, since subclasses observe the property.
  private func highlight(_ isOn: Bool) { if isHighlighted != isOn { isHighlighted = isOn } }

  // MARK: Events

  /// Calls `iterator` for each event handler until it sets its last parameter. It receives an action, or a selector
  /// with a target, which is nil for the responder chain.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) { forEachEventHandler(iterator) }

  /// Returns the names of the messages that are sent to a target for an event; nil if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    namesOfActions(forTarget: target, forControlEvent: controlEvent)
  }

  /// The targets that still exist. The responder chain is an `NSNull`.
  open var allTargets: Set<AnyHashable> {
    Set(
      actions.compactMap { entry in
        guard case .message(let message) = entry.handler, !message.isLost else { return nil }
        return (message.target as? NSObject ?? NSNull()) as AnyHashable
      })
  }

  /// The events that have actions.
  open var allControlEvents: Event { actions.reduce(into: []) { $0.formUnion($1.events) } }

  // MARK: Menus opened in code

  /// The interaction of the control's menu; nil unless ``isContextMenuInteractionEnabled`` is true.
  open var contextMenuInteraction: UIContextMenuInteraction? {
    look.interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first { $0.delegate === self }
  }

  /// Opens the menu, or sends the primary action, from code.
  open func performPrimaryAction() {
    if showsMenuAsPrimaryAction, opensMenu(at: CGPoint(x: bounds.midX, y: bounds.midY)) {
      return sendActions(for: .menuActionTriggered)
    }
    sendActions(for: .primaryActionTriggered)
  }

  override func givesDirection(to subview: UIView) -> Bool { ClassName.isUIKits(type(of: subview)) }
}

/// A control whose size depends on its generation.
@preconcurrency @MainActor open class NaturallySizedControl: UIControl {
  /// The size from the generation's metrics.
  var naturalSize: NaturalSize { NaturalSize(height: nil) }

  open override var intrinsicContentSize: CGSize { naturalSize.intrinsicContentSize }

  open override var alignmentRectInsets: UIEdgeInsets { naturalSize.alignmentInsets }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: naturalSize.width ?? bounds.width, height: naturalSize.height ?? bounds.height)
  }
}

extension NaturalSize {
  /// The size of a frame; 0 for an undefined length.
  var sizeOfFrame: CGSize { CGSize(width: width ?? 0, height: height ?? 0) }

  var intrinsicContentSize: CGSize {
    CGSize(
      width: intrinsicWidth ?? UIView.noIntrinsicMetric, height: intrinsicHeight ?? UIView.noIntrinsicMetric)
  }
}
