/// What a program says of an object; nil where it says nothing.
@MainActor final class AccessibilityRecord {
  var identifier: String?
  var isElement: Bool?
  var label: NSAttributedString?
  var hint: NSAttributedString?
  var value: NSAttributedString?
  var traits: UIAccessibilityTraits?
  var language: String?
  var userInputLabels: [String]?
  var attributedUserInputLabels: [NSAttributedString]?
  var textualContext: UIAccessibilityTextualContext?
  var navigationStyle: UIAccessibilityNavigationStyle?
  var respondsToUserInteraction: Bool?
  var directTouchOptions: UIAccessibilityDirectTouchOptions?
  var expandedStatus: UIAccessibility.ExpandedStatus?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var elements: [Any]?
  var automationElements: [Any]?
  var containerType: UIAccessibilityContainerType?
  var elementsHidden: Bool?
  var viewIsModal: Bool?
  var groupsChildren: Bool?
  var headerElements: [Any]?
  var customActions: [UIAccessibilityCustomAction]?
  var ignoresInvertColors: Bool?
  var customRotors: [UIAccessibilityCustomRotor]?

  nonisolated init() {}
}

/// What a class says where the program sets nothing.
struct SpokenDefaults {
  var isElement = false
  var label: String?
  var value: String?
  var traits = UIAccessibilityTraits.none
}
