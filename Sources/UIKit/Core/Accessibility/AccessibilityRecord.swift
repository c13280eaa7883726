/// What a program says of an object; nil where it says nothing.
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
  /// What blocks do in place of methods.
  var blocks: AccessibilityBlocks?

  nonisolated init() {}
}

/// Blocks that a program sets in place of overriding a method.
struct AccessibilityBlocks {
  var activate: (() -> Bool)?
  var increment: (() -> Void)?
  var decrement: (() -> Void)?
  var escape: (() -> Bool)?
  var magicTap: (() -> Bool)?
}

/// A value, or a block that is asked for it each time and comes first.
@propertyWrapper struct Answered<Value> {
  private var stored: Value?
  var projectedValue: (() -> Value?)?

  var wrappedValue: Value? {
    get { projectedValue?() ?? stored }
    set { stored = newValue }
  }

  init() {}
}

/// What a class says where the program sets nothing.
struct SpokenDefaults {
  var isElement = false
  var label: String?
  var value: String?
  var traits = UIAccessibilityTraits.none
}
