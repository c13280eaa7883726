/// An object that assistive software can read: a view, a controller, a bar item, or an element that is no view.
///
/// UIKit declares these members for every `NSObject`. Swift without Objective-C cannot override what an extension of
/// `NSObject` declares, so they are here, above ``UIResponder`` and ``UIBarItem``.
///
/// Views say what UIKit's do where a program sets nothing. `Session.spokenElements` has what a reader of the screen would
/// find.
@preconcurrency @MainActor open class AccessibleObject: NSObject {
  /// Made when something is set: most objects say nothing of their own.
  final var accessibility: AccessibilityRecord?

  /// The class's values, for members that the program does not set.
  var spoken: SpokenDefaults { SpokenDefaults() }

  // MARK: What an element says

  /// False for what assistive software passes over; it may hold elements.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? spoken.isElement }
    set { accessibilityRecord.isElement = newValue }
  }

  /// The element's name, in a word or two. Attributed text counts as its plain text.
  open var accessibilityLabel: String? {
    get { accessibility?.label?.string ?? spoken.label }
    set { accessibilityRecord.label = newValue.map { NSAttributedString(string: $0) } }
  }

  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibility?.label ?? spoken.label.map { NSAttributedString(string: $0) } }
    set { accessibilityRecord.label = newValue }
  }

  /// The result of activating the element.
  open var accessibilityHint: String? {
    get { accessibility?.hint?.string }
    set { accessibilityRecord.hint = newValue.map { NSAttributedString(string: $0) } }
  }

  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibility?.hint }
    set { accessibilityRecord.hint = newValue }
  }

  /// The part that changes while the label stays, such as a slider's value.
  open var accessibilityValue: String? {
    get { accessibility?.value?.string ?? spoken.value }
    set { accessibilityRecord.value = newValue.map { NSAttributedString(string: $0) } }
  }

  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibility?.value ?? spoken.value.map { NSAttributedString(string: $0) } }
    set { accessibilityRecord.value = newValue }
  }

  /// The element's kind and state.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? spoken.traits }
    set { accessibilityRecord.traits = newValue }
  }

  /// A name for tests and tools, never spoken.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { accessibilityRecord.identifier = newValue }
  }

  /// A language tag of BCP 47, such as `de-CH`.
  open var accessibilityLanguage: String? {
    get { accessibility?.language }
    set { accessibilityRecord.language = newValue }
  }

  /// Names for speech input, the most important first.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility?.userInputLabels ?? [] }
    set { accessibilityRecord.userInputLabels = newValue }
  }

  /// The same with attributes.
  open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get { accessibility?.attributedUserInputLabels ?? userInputTexts }
    set { accessibilityRecord.attributedUserInputLabels = newValue }
  }

  /// Helps to pronounce the text.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { accessibility?.textualContext }
    set { accessibilityRecord.textualContext = newValue }
  }

  /// Whether elements in this one are read one by one.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibility?.navigationStyle ?? .automatic }
    set { accessibilityRecord.navigationStyle = newValue }
  }

  /// Whether switches and voice control stop here.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility?.respondsToUserInteraction ?? isTouchable }
    set { accessibilityRecord.respondsToUserInteraction = newValue }
  }

  /// For elements that take touches directly.
  open var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
    get { accessibility?.directTouchOptions ?? [] }
    set { accessibilityRecord.directTouchOptions = newValue }
  }

  /// Whether an element that opens and closes is open.
  open var accessibilityExpandedStatus: UIAccessibility.ExpandedStatus {
    get { accessibility?.expandedStatus ?? .unsupported }
    set { accessibilityRecord.expandedStatus = newValue }
  }

  // MARK: Where it is

  /// On the screen, in points.
  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? frameOnScreen }
    set { accessibilityRecord.frame = newValue }
  }

  /// On the screen, in points; in place of the frame.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility?.path }
    set { accessibilityRecord.path = newValue }
  }

  /// On the screen: where an activation touches.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibility?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { accessibilityRecord.activationPoint = newValue }
  }

  // MARK: What it holds

  /// In reading order; nil for the order of the views.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { accessibilityRecord.elements = newValue }
  }

  /// For tests of the interface, in place of the elements.
  open var automationElements: [Any]? {
    get { accessibility?.automationElements }
    set { accessibilityRecord.automationElements = newValue }
  }

  /// The kind of container.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility?.containerType ?? .none }
    set { accessibilityRecord.containerType = newValue }
  }

  /// Hides everything in it.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.elementsHidden ?? false }
    set { accessibilityRecord.elementsHidden = newValue }
  }

  /// Hides everything beside it.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.viewIsModal ?? false }
    set { accessibilityRecord.viewIsModal = newValue }
  }

  /// Assistive software reads the element's content before its siblings.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { accessibilityRecord.groupsChildren = newValue }
  }

  /// Elements that head this one.
  open var accessibilityHeaderElements: [Any]? {
    get { accessibility?.headerElements }
    set { accessibilityRecord.headerElements = newValue }
  }

  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// `NSNotFound` for what is not among the elements.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }

  // MARK: What it does

  /// Actions on the element, besides activating it.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.customActions }
    set { accessibilityRecord.customActions = newValue }
  }

  /// Ways to go from element to element.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibility?.customRotors }
    set { accessibilityRecord.customRotors = newValue }
  }

  /// A double tap. False for an element that answers by a touch at its activation point.
  open func accessibilityActivate() -> Bool { accessibility?.blocks?.activate?() ?? false }

  /// Called for an element with the trait `adjustable`.
  open func accessibilityIncrement() { accessibility?.blocks?.increment?() }
  open func accessibilityDecrement() { accessibility?.blocks?.decrement?() }

  /// - Returns: false when nothing scrolls; who is around is asked then.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Closes what is in front. False when there is nothing to close.
  open func accessibilityPerformEscape() -> Bool { accessibility?.blocks?.escape?() ?? false }

  /// Starts or stops the most important thing. False when there is none.
  open func accessibilityPerformMagicTap() -> Bool { accessibility?.blocks?.magicTap?() ?? false }

  /// - Parameter point: on the screen.
  open func accessibilityZoomIn(at point: CGPoint) -> Bool { false }
  open func accessibilityZoomOut(at point: CGPoint) -> Bool { false }

  // MARK: Focus

  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}

  open func accessibilityElementIsFocused() -> Bool { Session.current.assistance.focus === self }

  open func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
  { accessibilityElementIsFocused() ? [.notificationVoiceOver] : nil }

  // MARK: What classes know

  /// On the screen, in points.
  var frameOnScreen: CGRect { .zero }
  /// A person may touch it.
  var isTouchable: Bool { false }

  private var userInputTexts: [NSAttributedString] {
    accessibilityUserInputLabels.map { NSAttributedString(string: $0) }
  }

  final var accessibilityRecord: AccessibilityRecord {
    if let accessibility { return accessibility }
    let made = AccessibilityRecord()
    accessibility = made
    return made
  }
}
