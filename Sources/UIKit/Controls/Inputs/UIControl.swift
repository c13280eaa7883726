import SystemProfiles

/// A view that answers touches with actions.
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
    /// Bits for the program's own states.
    public static let application = State(rawValue: 0x00FF_0000)
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
  open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }
  /// The menu opens at once instead of at a long touch.
  open var showsMenuAsPrimaryAction = false
  /// The control asks itself for a menu.
  open var isContextMenuInteractionEnabled: Bool {
    get { contextMenuInteraction != nil }
    set { setContextMenuInteraction(newValue) }
  }
  open var toolTip: String?
  /// Remembered: symbols do not move here.
  open var isSymbolAnimationEnabled = false { didSet { hasNoEffect("UIControl.isSymbolAnimationEnabled") } }

  var actions: [ControlAction] = []
  /// True from ``beginTracking(_:with:)``'s answer until ``endTracking(_:with:)`` has returned.
  open private(set) var isTracking = false
  /// The touch is inside, or near enough.
  open private(set) var isTouchInside = false

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Left or right where it is leading or trailing, as the control reads.
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

  /// What the control shows may follow from its state.
  func stateDidChange() {}

  // MARK: Actions

  /// An action with the same identifier for the same events gives way.
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

  /// Sends a message to `target` for the events; the target is not kept. Without one the message goes up the chain of
  /// responders. The target's class lists the method in ``ObjCExposed``.
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

  /// Tells everybody who listens to one of the events, in the order in which they came.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) { send(entry.handler) }
  }

  /// Override to watch or to change what is sent.
  open func sendAction(_ action: UIAction) { action.run(sender: self, in: session) }

  /// Override to watch or to change what is sent.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    _ = session.application.sendAction(action, to: target, from: self, for: event)
  }

  // MARK: Tracking a touch

  /// - Returns: false to let the touch go.
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

  /// What assistive software says of the state.
  final var spokenState: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.none
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }

  override var touchTargets: [TouchTarget] {
    isEnabled ? [.named([accessibilityIdentifier, accessibilityLabel, reportedText], view: self)] : []
  }

  /// > Source: `UIGestureRecognizer` reference, "Interacting with Other User Interface Controls"; of fields and pickers
  /// > recalled.
  override func keeps(_ recognizer: UIGestureRecognizer) -> Bool {
    let usesTaps =
      self is UIButton || self is UISwitch || self is UIStepper || self is UISegmentedControl || self is UIPageControl
      || self is UITextField || self is UIDatePicker || self is UIColorWell
    return super.keeps(recognizer) || usesTaps && isEnabled && recognizer.isSingleTap
  }

  /// What using the control does; controls with a value change it.
  func touchEndedInside(_ touch: UITouch) {
    if showsMenuAsPrimaryAction, opensMenu(at: touch.location(in: self)) {
      return sendActions(for: .menuActionTriggered)
    }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  // MARK: Menus

  /// Where a menu begins that belongs to the control; in its coordinates.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }

  /// Override to give a control a menu; ``isContextMenuInteractionEnabled`` has to be set.
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

  /// An element of the control's menu was chosen.
  func didChoose(_ leaf: any UIMenuLeaf) {}

  /// A finger may leave a control by this much, in points, before it counts as gone.
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

  /// Leaves an equal value alone: a subclass observes the property.
  private func highlight(_ isOn: Bool) { if isHighlighted != isOn { isHighlighted = isOn } }

  // MARK: Events

  /// Calls `iterator` for everybody who listens until it sets its last parameter: with an action, or with a target, nil
  /// for the chain of responders, and a selector.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) { forEachEventHandler(iterator) }

  /// What is sent to a target for an event, as text; nil for nothing.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    namesOfActions(forTarget: target, forControlEvent: controlEvent)
  }

  /// Without those that are gone; the chain of responders is an `NSNull`.
  open var allTargets: Set<AnyHashable> {
    Set(
      actions.compactMap { entry in
        guard case .message(let message) = entry.handler, !message.isLost else { return nil }
        return (message.target as? NSObject ?? NSNull()) as AnyHashable
      })
  }

  /// Of everybody who listens.
  open var allControlEvents: Event { actions.reduce(into: []) { $0.formUnion($1.events) } }

  // MARK: Menus by the program

  /// There while ``isContextMenuInteractionEnabled``.
  open var contextMenuInteraction: UIContextMenuInteraction? {
    look.interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first { $0.delegate === self }
  }

  /// Opens the menu as if by a program.
  open func performPrimaryAction() {
    if showsMenuAsPrimaryAction, opensMenu(at: CGPoint(x: bounds.midX, y: bounds.midY)) {
      return sendActions(for: .menuActionTriggered)
    }
    sendActions(for: .primaryActionTriggered)
  }

  override func givesDirection(to subview: UIView) -> Bool { ClassName.isUIKits(type(of: subview)) }
}

/// A control of the size that its generation gives it.
@preconcurrency @MainActor open class NaturallySizedControl: UIControl {
  /// From the generation's metrics.
  var naturalSize: NaturalSize { NaturalSize(height: nil) }

  open override var intrinsicContentSize: CGSize { naturalSize.intrinsicContentSize }

  open override var alignmentRectInsets: UIEdgeInsets { naturalSize.alignmentInsets }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: naturalSize.width ?? bounds.width, height: naturalSize.height ?? bounds.height)
  }
}

extension NaturalSize {
  /// Where the size leaves a length open, it is 0.
  var sizeOfFrame: CGSize { CGSize(width: width ?? 0, height: height ?? 0) }

  var intrinsicContentSize: CGSize {
    CGSize(
      width: intrinsicWidth ?? UIView.noIntrinsicMetric, height: intrinsicHeight ?? UIView.noIntrinsicMetric)
  }
}
