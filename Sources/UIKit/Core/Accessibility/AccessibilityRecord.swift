/// The accessibility values that a program sets for an object; nil where it sets none.
@MainActor final class AccessibilityRecord {
  @Answered var identifier: String?
  @Answered var isElement: Bool?
  @Answered var label: NSAttributedString?
  @Answered var hint: NSAttributedString?
  @Answered var value: NSAttributedString?
  @Answered var traits: UIAccessibilityTraits?
  @Answered var language: String?
  @Answered var userInputLabels: [String]?
  @Answered var attributedUserInputLabels: [NSAttributedString]?
  @Answered var textualContext: UIAccessibilityTextualContext?
  @Answered var navigationStyle: UIAccessibilityNavigationStyle?
  @Answered var respondsToUserInteraction: Bool?
  var directTouchOptions: UIAccessibilityDirectTouchOptions?
  var expandedStatus: UIAccessibility.ExpandedStatus?
  @Answered var frame: CGRect?
  @Answered var path: UIBezierPath?
  @Answered var activationPoint: CGPoint?
  @Answered var elements: [Any]?
  @Answered var automationElements: [Any]?
  @Answered var containerType: UIAccessibilityContainerType?
  @Answered var elementsHidden: Bool?
  @Answered var viewIsModal: Bool?
  @Answered var groupsChildren: Bool?
  @Answered var headerElements: [Any]?
  @Answered var customActions: [UIAccessibilityCustomAction]?
  var ignoresInvertColors: Bool?
  @Answered var customRotors: [UIAccessibilityCustomRotor]?
  /// The blocks that replace methods.
  var blocks: AccessibilityBlocks?

  nonisolated init() {}
}

/// Blocks that a program sets instead of overriding methods.
struct AccessibilityBlocks {
  var activate: (() -> Bool)?
  var increment: (() -> Void)?
  var decrement: (() -> Void)?
  var escape: (() -> Bool)?
  var magicTap: (() -> Bool)?
}

/// A value, or a block that returns it on each access. The block takes precedence.
@propertyWrapper struct Answered<Value> {
  private var stored: Value?
  var projectedValue: (() -> Value?)?

  var wrappedValue: Value? {
    get { projectedValue?() ?? stored }
    set { stored = newValue }
  }

  init() {}
}

/// The values of a class for properties that the program does not set.
struct SpokenDefaults {
  var isElement = false
  var label: String?
  var value: String?
  var traits = UIAccessibilityTraits.none
}
