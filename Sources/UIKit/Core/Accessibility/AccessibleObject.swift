/// An object that assistive technologies can read: a view, a controller, a bar item, or an element that is not a view.
///
/// UIKit declares these members for every `NSObject`. Swift without Objective-C cannot override a member that an
/// extension of `NSObject` declares, so they are here, above ``UIResponder`` and ``UIBarItem``.
///
/// Views return UIKit's defaults for properties that the program does not set. `Session.spokenElements` lists the
/// elements that a screen reader finds.
@preconcurrency @MainActor open class AccessibleObject: NSObject {
  /// The values that the program set. Created on the first set, as most objects have none.
  final var accessibility: AccessibilityRecord?

  /// The class's values for properties that the program does not set.
  var spoken: SpokenDefaults { SpokenDefaults() }

  // MARK: Content

  /// Whether assistive technologies stop at this object. An object they skip may still contain elements.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? spoken.isElement }
    set { accessibilityRecord.isElement = newValue }
  }

  /// The element's name, in a word or two. For an attributed label, its plain text.
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

  /// The part that changes while the label stays the same, such as a slider's value.
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

  /// A name for tests and tools. It is never spoken.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { accessibilityRecord.identifier = newValue }
  }

  /// A BCP 47 language tag, such as `de-CH`.
  open var accessibilityLanguage: String? {
    get { accessibility?.language }
    set { accessibilityRecord.language = newValue }
  }

  /// Names for speech input, most important first.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility?.userInputLabels ?? [] }
    set { accessibilityRecord.userInputLabels = newValue }
  }

  /// Names for speech input with attributes, most important first.
  open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get { accessibility?.attributedUserInputLabels ?? userInputTexts }
    set { accessibilityRecord.attributedUserInputLabels = newValue }
  }

  /// The kind of text, which helps to pronounce it.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { accessibility?.textualContext }
    set { accessibilityRecord.textualContext = newValue }
  }

  /// Whether the elements inside this one are read one by one.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibility?.navigationStyle ?? .automatic }
    set { accessibilityRecord.navigationStyle = newValue }
  }

  /// Whether Switch Control and Voice Control stop at this element.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility?.respondsToUserInteraction ?? isTouchable }
    set { accessibilityRecord.respondsToUserInteraction = newValue }
  }

  /// Options for an element that receives touches directly.
  open var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
    get { accessibility?.directTouchOptions ?? [] }
    set { accessibilityRecord.directTouchOptions = newValue }
  }

  /// Whether an expandable element is expanded.
  open var accessibilityExpandedStatus: UIAccessibility.ExpandedStatus {
    get { accessibility?.expandedStatus ?? .unsupported }
    set { accessibilityRecord.expandedStatus = newValue }
  }

  // MARK: Geometry

  /// The frame in screen coordinates, in points.
  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? frameOnScreen }
    set { accessibilityRecord.frame = newValue }
  }

  /// The shape in screen coordinates, in points. It replaces the frame.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility?.path }
    set { accessibilityRecord.path = newValue }
  }

  /// The point in screen coordinates at which an activation touches.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibility?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { accessibilityRecord.activationPoint = newValue }
  }

  // MARK: Contents

  /// The elements in reading order; nil to use the view order.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { accessibilityRecord.elements = newValue }
  }

  /// The elements for UI tests, which replace `accessibilityElements`.
  open var automationElements: [Any]? {
    get { accessibility?.automationElements }
    set { accessibilityRecord.automationElements = newValue }
  }

  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility?.containerType ?? .none }
    set { accessibilityRecord.containerType = newValue }
  }

  /// Whether all elements inside this one are hidden.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.elementsHidden ?? false }
    set { accessibilityRecord.elementsHidden = newValue }
  }

  /// Whether all elements outside this view are hidden.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.viewIsModal ?? false }
    set { accessibilityRecord.viewIsModal = newValue }
  }

  /// Whether assistive technologies read the children of this element before its siblings.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { accessibilityRecord.groupsChildren = newValue }
  }

  /// Elements that are headers of this one.
  open var accessibilityHeaderElements: [Any]? {
    get { accessibility?.headerElements }
    set { accessibilityRecord.headerElements = newValue }
  }

  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Returns the index of an element, or `NSNotFound` if the object does not contain it.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }

  // MARK: Actions

  /// Actions on the element other than activation.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.customActions }
    set { accessibilityRecord.customActions = newValue }
  }

  /// Ways to move between elements, such as from link to link.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibility?.customRotors }
    set { accessibilityRecord.customRotors = newValue }
  }

  /// Performs a double tap. Returns false if the element responds to a touch at its activation point instead.
  open func accessibilityActivate() -> Bool { accessibility?.blocks?.activate?() ?? false }

  /// Called for an element with the `adjustable` trait.
  open func accessibilityIncrement() { accessibility?.blocks?.increment?() }
  open func accessibilityDecrement() { accessibility?.blocks?.decrement?() }

  /// - Returns: false if nothing scrolls; the element's container is asked next.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Dismisses the frontmost content. Returns false if there is nothing to dismiss.
  open func accessibilityPerformEscape() -> Bool { accessibility?.blocks?.escape?() ?? false }

  /// Starts or stops the most important activity. Returns false if there is none.
  open func accessibilityPerformMagicTap() -> Bool { accessibility?.blocks?.magicTap?() ?? false }

  /// - Parameter point: in screen coordinates.
  open func accessibilityZoomIn(at point: CGPoint) -> Bool { false }
  open func accessibilityZoomOut(at point: CGPoint) -> Bool { false }

  // MARK: Focus

  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}

  open func accessibilityElementIsFocused() -> Bool { Session.current.assistance.focus === self }

  open func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
  { accessibilityElementIsFocused() ? [.notificationVoiceOver] : nil }

  // MARK: Class defaults

  /// The frame in screen coordinates, in points.
  var frameOnScreen: CGRect { .zero }
  /// Whether the user can touch the object.
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
