import DisplayLists

/// A responder that is a focus environment: a view or a controller.
///
/// UIKit declares these members in UIView and in UIViewController. They are declared here once, so that subclasses of
/// both can override them.
@preconcurrency @MainActor open class FocusResponder: UIResponder, UIFocusEnvironment {
  private struct Settings {
    var effect: UIFocusEffect??
    var group: String?
    var priority: UIFocusGroupPriority?
  }

  private var focusSettings: Settings? {
    get { focusBox?.value }
    set { focusBox = newValue.map(FocusBox.init) }
  }
  private final var focusBox: FocusBox?

  /// A box, because few views have settings.
  private final class FocusBox {
    let value: Settings
    init(_ value: Settings) { self.value = value }
  }

  /// The group that the class has by default. Lists and fields have one of their own.
  var ownFocusGroup: String? { nil }

  /// A controller prefers its view; a view has no preference.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] {
    (self as? UIViewController)?.viewIfLoaded.map { [$0] } ?? []
  }

  @available(*, deprecated, renamed: "preferredFocusEnvironments")
  open var preferredFocusedView: UIView? { preferredFocusEnvironments.lazy.compactMap { $0 as? UIView }.first }

  open var parentFocusEnvironment: (any UIFocusEnvironment)? {
    sequence(first: next, next: { $0?.next }).lazy.compactMap { $0 as? any UIFocusEnvironment }.first
  }

  /// A view is the container of its descendants.
  open var focusItemContainer: (any UIFocusItemContainer)? {
    (self as? UIView) ?? (self as? UIViewController)?.viewIfLoaded
  }

  /// Requests a new search for an item to focus, if this environment contains the focus.
  open func setNeedsFocusUpdate() { UIFocusSystem.focusSystem(for: self)?.needsUpdate(of: self) }

  open func updateFocusIfNeeded() { UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded() }

  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  open func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier? { nil }

  /// The parent's group unless set. Tables, collections, fields and text views have their own groups.
  open var focusGroupIdentifier: String? {
    get { focusSettings?.group ?? ownFocusGroup ?? parentFocusEnvironment?.focusGroupIdentifier }
    set { change { $0.group = newValue } }
  }

  // MARK: Views

  /// False by default. Fields and text views can become focused, and cells if their list allows it.
  open var canBecomeFocused: Bool { false }

  /// False on devices where keys do not move the focus.
  open var isFocused: Bool { UIFocusSystem.focusSystem(for: self)?.focusedItem === self }

  /// The effect drawn around the focused item. The default is a ring, or nothing for an item that shows a caret.
  open var focusEffect: UIFocusEffect? {
    get { focusSettings?.effect ?? (takesText ? nil : UIFocusHaloEffect()) }
    set { change { $0.effect = .some(newValue) } }
  }

  /// The priority of the item in its group. The item with the highest priority gets the focus first.
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

  /// Returns the focusable views among its descendants.
  public func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    subviews.flatMap { view -> [any UIFocusItem] in
      guard view.takesFocus else { return [] }
      let own = view.canBecomeFocused && view.frame.overlaps(rect) ? [view] : []
      return own + (view.scrollsFocusItems ? [] : view.focusItems(in: convert(rect, to: view)))
    }
  }
}

extension UIView {
  /// Whether the view is visible and accepts touches.
  var takesFocus: Bool { !isHidden && alpha >= 0.01 && isUserInteractionEnabled }

  /// Draws the ring around the focused item.
  ///
  /// > Basis: assumed: three points wide, in the tint, outside of a shape of 6 points' radius.
  func drawFocus(in bounds: CGRect, into recorder: inout DisplayListRecorder) {
    guard isFocused, let halo = focusEffect as? UIFocusHaloEffect else { return }
    let ring = bounds.insetBy(dx: halo.inset, dy: halo.inset), radius = max(look.cornerRadius, 6) - halo.inset
    recorder.stroke(halo.path?.outline.path() ?? .roundedRect(ring, radius: radius), tint, width: 3)
  }
}
