// Blocks that replace values (iOS 17 and later). Each runs when assistive technologies ask, and takes precedence over
// the value.
extension AccessibleObject {
  public var accessibilityIdentifierBlock: (() -> String?)? {
    get { accessibility?.$identifier }
    set { accessibilityRecord.$identifier = newValue }
  }

  public var isAccessibilityElementBlock: (() -> Bool)? {
    get { accessibility?.$isElement.map { block in { block() ?? false } } }
    set { accessibilityRecord.$isElement = newValue.map { block in { block() } } }
  }

  public var accessibilityLabelBlock: (() -> String?)? {
    get { accessibility?.$label.map { block in { block()?.string } } }
    set { accessibilityRecord.$label = newValue.map { block in { block().map { NSAttributedString(string: $0) } } } }
  }

  public var accessibilityHintBlock: (() -> String?)? {
    get { accessibility?.$hint.map { block in { block()?.string } } }
    set { accessibilityRecord.$hint = newValue.map { block in { block().map { NSAttributedString(string: $0) } } } }
  }

  public var accessibilityValueBlock: (() -> String?)? {
    get { accessibility?.$value.map { block in { block()?.string } } }
    set { accessibilityRecord.$value = newValue.map { block in { block().map { NSAttributedString(string: $0) } } } }
  }

  public var accessibilityAttributedLabelBlock: (() -> NSAttributedString?)? {
    get { accessibility?.$label }
    set { accessibilityRecord.$label = newValue }
  }

  public var accessibilityAttributedHintBlock: (() -> NSAttributedString?)? {
    get { accessibility?.$hint }
    set { accessibilityRecord.$hint = newValue }
  }

  public var accessibilityAttributedValueBlock: (() -> NSAttributedString?)? {
    get { accessibility?.$value }
    set { accessibilityRecord.$value = newValue }
  }

  public var accessibilityTraitsBlock: (() -> UIAccessibilityTraits)? {
    get { accessibility?.$traits.map { block in { block() ?? .none } } }
    set { accessibilityRecord.$traits = newValue.map { block in { block() } } }
  }

  public var accessibilityLanguageBlock: (() -> String?)? {
    get { accessibility?.$language }
    set { accessibilityRecord.$language = newValue }
  }

  public var accessibilityUserInputLabelsBlock: (() -> [String]?)? {
    get { accessibility?.$userInputLabels }
    set { accessibilityRecord.$userInputLabels = newValue }
  }

  public var accessibilityAttributedUserInputLabelsBlock: (() -> [NSAttributedString]?)? {
    get { accessibility?.$attributedUserInputLabels }
    set { accessibilityRecord.$attributedUserInputLabels = newValue }
  }

  public var accessibilityTextualContextBlock: (() -> UIAccessibilityTextualContext?)? {
    get { accessibility?.$textualContext }
    set { accessibilityRecord.$textualContext = newValue }
  }

  public var accessibilityNavigationStyleBlock: (() -> UIAccessibilityNavigationStyle)? {
    get { accessibility?.$navigationStyle.map { block in { block() ?? .automatic } } }
    set { accessibilityRecord.$navigationStyle = newValue.map { block in { block() } } }
  }

  public var accessibilityRespondsToUserInteractionBlock: (() -> Bool)? {
    get { accessibility?.$respondsToUserInteraction.map { block in { block() ?? false } } }
    set { accessibilityRecord.$respondsToUserInteraction = newValue.map { block in { block() } } }
  }

  public var accessibilityFrameBlock: (() -> CGRect)? {
    get { accessibility?.$frame.map { block in { block() ?? .zero } } }
    set { accessibilityRecord.$frame = newValue.map { block in { block() } } }
  }

  public var accessibilityPathBlock: (() -> UIBezierPath?)? {
    get { accessibility?.$path }
    set { accessibilityRecord.$path = newValue }
  }

  public var accessibilityActivationPointBlock: (() -> CGPoint)? {
    get { accessibility?.$activationPoint.map { block in { block() ?? .zero } } }
    set { accessibilityRecord.$activationPoint = newValue.map { block in { block() } } }
  }

  public var accessibilityElementsBlock: (() -> [Any]?)? {
    get { accessibility?.$elements }
    set { accessibilityRecord.$elements = newValue }
  }

  public var automationElementsBlock: (() -> [Any]?)? {
    get { accessibility?.$automationElements }
    set { accessibilityRecord.$automationElements = newValue }
  }

  public var accessibilityContainerTypeBlock: (() -> UIAccessibilityContainerType)? {
    get { accessibility?.$containerType.map { block in { block() ?? .none } } }
    set { accessibilityRecord.$containerType = newValue.map { block in { block() } } }
  }

  public var accessibilityElementsHiddenBlock: (() -> Bool)? {
    get { accessibility?.$elementsHidden.map { block in { block() ?? false } } }
    set { accessibilityRecord.$elementsHidden = newValue.map { block in { block() } } }
  }

  public var accessibilityViewIsModalBlock: (() -> Bool)? {
    get { accessibility?.$viewIsModal.map { block in { block() ?? false } } }
    set { accessibilityRecord.$viewIsModal = newValue.map { block in { block() } } }
  }

  public var accessibilityShouldGroupAccessibilityChildrenBlock: (() -> Bool)? {
    get { accessibility?.$groupsChildren.map { block in { block() ?? false } } }
    set { accessibilityRecord.$groupsChildren = newValue.map { block in { block() } } }
  }

  public var accessibilityHeaderElementsBlock: (() -> [Any]?)? {
    get { accessibility?.$headerElements }
    set { accessibilityRecord.$headerElements = newValue }
  }

  public var accessibilityCustomActionsBlock: (() -> [UIAccessibilityCustomAction]?)? {
    get { accessibility?.$customActions }
    set { accessibilityRecord.$customActions = newValue }
  }

  public var accessibilityCustomRotorsBlock: (() -> [UIAccessibilityCustomRotor]?)? {
    get { accessibility?.$customRotors }
    set { accessibilityRecord.$customRotors = newValue }
  }

  // MARK: Blocks that replace methods

  public var accessibilityActivateBlock: (() -> Bool)? {
    get { accessibility?.blocks?.activate }
    set { changeBlocks { $0.activate = newValue } }
  }

  public var accessibilityIncrementBlock: (() -> Void)? {
    get { accessibility?.blocks?.increment }
    set { changeBlocks { $0.increment = newValue } }
  }

  public var accessibilityDecrementBlock: (() -> Void)? {
    get { accessibility?.blocks?.decrement }
    set { changeBlocks { $0.decrement = newValue } }
  }

  public var accessibilityPerformEscapeBlock: (() -> Bool)? {
    get { accessibility?.blocks?.escape }
    set { changeBlocks { $0.escape = newValue } }
  }

  public var accessibilityMagicTapBlock: (() -> Bool)? {
    get { accessibility?.blocks?.magicTap }
    set { changeBlocks { $0.magicTap = newValue } }
  }

  private func changeBlocks(_ change: (inout AccessibilityBlocks) -> Void) {
    var blocks = accessibilityRecord.blocks ?? AccessibilityBlocks()
    change(&blocks)
    accessibilityRecord.blocks = blocks
  }
}
