/// The accessibility of any object. UIKit calls this informal protocol UIAccessibility.
///
/// The members are in an extension of this protocol instead of `NSObject`, so that ``AccessibleObject`` and its
/// subclasses can declare their own, which programs override.
public protocol InformallyAccessible: NSObjectProtocol {}

extension NSObject: InformallyAccessible {}

// Each member forwards to an accessible object: the object itself, or its stand-in.
extension InformallyAccessible where Self: NSObject {
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get { accessibleSelf?.isAccessibilityElement ?? false }
    set { madeAccessible.isAccessibilityElement = newValue }
  }

  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get { accessibleSelf?.accessibilityLabel }
    set { madeAccessible.accessibilityLabel = newValue }
  }

  @preconcurrency @MainActor public var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibleSelf?.accessibilityAttributedLabel }
    set { madeAccessible.accessibilityAttributedLabel = newValue }
  }

  @preconcurrency @MainActor public var accessibilityHint: String? {
    get { accessibleSelf?.accessibilityHint }
    set { madeAccessible.accessibilityHint = newValue }
  }

  @preconcurrency @MainActor public var accessibilityAttributedHint: NSAttributedString? {
    get { accessibleSelf?.accessibilityAttributedHint }
    set { madeAccessible.accessibilityAttributedHint = newValue }
  }

  @preconcurrency @MainActor public var accessibilityValue: String? {
    get { accessibleSelf?.accessibilityValue }
    set { madeAccessible.accessibilityValue = newValue }
  }

  @preconcurrency @MainActor public var accessibilityAttributedValue: NSAttributedString? {
    get { accessibleSelf?.accessibilityAttributedValue }
    set { madeAccessible.accessibilityAttributedValue = newValue }
  }

  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { accessibleSelf?.accessibilityTraits ?? .none }
    set { madeAccessible.accessibilityTraits = newValue }
  }

  @preconcurrency @MainActor public var accessibilityIdentifier: String? {
    get { accessibleSelf?.accessibilityIdentifier }
    set { madeAccessible.accessibilityIdentifier = newValue }
  }

  @preconcurrency @MainActor public var accessibilityLanguage: String? {
    get { accessibleSelf?.accessibilityLanguage }
    set { madeAccessible.accessibilityLanguage = newValue }
  }

  @preconcurrency @MainActor public var accessibilityUserInputLabels: [String]! {
    get { accessibleSelf?.accessibilityUserInputLabels ?? [] }
    set { madeAccessible.accessibilityUserInputLabels = newValue }
  }

  @preconcurrency @MainActor public var accessibilityRespondsToUserInteraction: Bool {
    get { accessibleSelf?.accessibilityRespondsToUserInteraction ?? false }
    set { madeAccessible.accessibilityRespondsToUserInteraction = newValue }
  }

  @preconcurrency @MainActor public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibleSelf?.accessibilityNavigationStyle ?? .automatic }
    set { madeAccessible.accessibilityNavigationStyle = newValue }
  }

  // MARK: Geometry and contents

  /// The frame in screen coordinates, in points. The path and the activation point use screen coordinates, too.
  @preconcurrency @MainActor public var accessibilityFrame: CGRect {
    get { accessibleSelf?.accessibilityFrame ?? .zero }
    set { madeAccessible.accessibilityFrame = newValue }
  }

  @preconcurrency @MainActor public var accessibilityPath: UIBezierPath? {
    get { accessibleSelf?.accessibilityPath }
    set { madeAccessible.accessibilityPath = newValue }
  }

  @preconcurrency @MainActor public var accessibilityActivationPoint: CGPoint {
    get { accessibleSelf?.accessibilityActivationPoint ?? .zero }
    set { madeAccessible.accessibilityActivationPoint = newValue }
  }

  @preconcurrency @MainActor public var accessibilityElements: [Any]? {
    get { accessibleSelf?.accessibilityElements }
    set { madeAccessible.accessibilityElements = newValue }
  }

  @preconcurrency @MainActor public var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibleSelf?.accessibilityContainerType ?? .none }
    set { madeAccessible.accessibilityContainerType = newValue }
  }

  @preconcurrency @MainActor public var accessibilityElementsHidden: Bool {
    get { accessibleSelf?.accessibilityElementsHidden ?? false }
    set { madeAccessible.accessibilityElementsHidden = newValue }
  }

  @preconcurrency @MainActor public var accessibilityViewIsModal: Bool {
    get { accessibleSelf?.accessibilityViewIsModal ?? false }
    set { madeAccessible.accessibilityViewIsModal = newValue }
  }

  @preconcurrency @MainActor public var shouldGroupAccessibilityChildren: Bool {
    get { accessibleSelf?.shouldGroupAccessibilityChildren ?? false }
    set { madeAccessible.shouldGroupAccessibilityChildren = newValue }
  }

  // MARK: Actions

  @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibleSelf?.accessibilityCustomActions }
    set { madeAccessible.accessibilityCustomActions = newValue }
  }

  @preconcurrency @MainActor public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibleSelf?.accessibilityCustomRotors }
    set { madeAccessible.accessibilityCustomRotors = newValue }
  }

  @preconcurrency @MainActor public func accessibilityElementIsFocused() -> Bool {
    (self as? AccessibleObject)?.accessibilityElementIsFocused() ?? (Session.current.assistance.focus === self)
  }
}

/// Represents an object that is not a responder.
private final class AccessibleStandIn: AccessibleObject {}

extension NSObject {
  /// The object itself or its stand-in; nil if the program sets no accessibility values for it.
  @MainActor final var accessibleSelf: AccessibleObject? {
    if let own = self as? AccessibleObject { return own }
    return AssociatedValues.get(Self.standInKey, of: self)?.content as? AccessibleObject
  }

  @MainActor fileprivate final var madeAccessible: AccessibleObject {
    if let accessibleSelf { return accessibleSelf }
    let made = AccessibleStandIn()
    AssociatedValues.set(.kept(made), Self.standInKey, of: self)
    return made
  }

  /// The address of the class's metadata. No key of a program equals it.
  private static var standInKey: UInt { UInt(bitPattern: ObjectIdentifier(AccessibleStandIn.self)) }
}
