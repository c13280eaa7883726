/// A responder that is a focus environment: a view or a controller.
///
/// UIKit declares these members in UIView and in UIViewController. They are here once, so that subclasses of both override
/// them.
@preconcurrency @MainActor open class FocusResponder: UIResponder, UIFocusEnvironment {
  private struct Settings {
    var effect: UIFocusEffect?
    var group: String?
    var priority: UIFocusGroupPriority?
  }

  private var focusSettings: Settings? {
    get { focusBox?.value }
    set { focusBox = newValue.map(FocusBox.init) }
  }
  private final var focusBox: FocusBox?

  /// A reference, as few views have settings.
  private final class FocusBox {
    let value: Settings
    init(_ value: Settings) { self.value = value }
  }

  /// A controller prefers its view; a view prefers nothing.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] {
    (self as? UIViewController)?.viewIfLoaded.map { [$0] } ?? []
  }

  @available(*, deprecated, renamed: "preferredFocusEnvironments")
  open var preferredFocusedView: UIView? { preferredFocusEnvironments.lazy.compactMap { $0 as? UIView }.first }

  open var parentFocusEnvironment: (any UIFocusEnvironment)? {
    sequence(first: next, next: { $0?.next }).lazy.compactMap { $0 as? any UIFocusEnvironment }.first
  }

  /// Views are containers of the views in them.
  open var focusItemContainer: (any UIFocusItemContainer)? {
    (self as? UIView) ?? (self as? UIViewController)?.viewIfLoaded
  }

  /// Asks the focus engine to look for another item. Without an engine nothing happens.
  open func setNeedsFocusUpdate() { UIFocusSystem.focusSystem(for: self)?.requestFocusUpdate(to: self) }

  open func updateFocusIfNeeded() { UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded() }

  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  open func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier? { nil }

  /// That of the parent, unless it is set.
  open var focusGroupIdentifier: String? {
    get { focusSettings?.group ?? parentFocusEnvironment?.focusGroupIdentifier }
    set { change { $0.group = newValue } }
  }

  // MARK: Views

  /// False for a view that does not say otherwise.
  open var canBecomeFocused: Bool { false }

  /// Nothing is focused without a keyboard or a remote control.
  open var isFocused: Bool { UIFocusSystem.focusSystem(for: self)?.focusedItem === self }

  /// Drawn around the focused item.
  open var focusEffect: UIFocusEffect? {
    get { focusSettings?.effect }
    set { change { $0.effect = newValue } }
  }

  /// Which item of a group gets the focus first.
  open var focusGroupPriority: UIFocusGroupPriority {
    get { focusSettings?.priority ?? .ignored }
    set { change { $0.priority = newValue } }
  }

  open var isTransparentFocusItem: Bool { false }

  open func didHintFocusMovement(_ hint: UIFocusMovementHint) {}

  private func change(_ body: (inout Settings) -> Void) {
    var settings = focusSettings ?? Settings()
    body(&settings)
    focusSettings = settings
  }
}

extension UIView: UIFocusItem, UIFocusItemContainer {
  public var coordinateSpace: any UICoordinateSpace { self }

  /// Those of its subviews, and of the views in them, that can be focused.
  public func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    subviews.flatMap { view -> [any UIFocusItem] in
      guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { return [] }
      let own = view.canBecomeFocused && view.frame.overlaps(rect) ? [view] : []
      return own + (view is UIScrollView ? [] : view.focusItems(in: convert(rect, to: view)))
    }
  }
}
