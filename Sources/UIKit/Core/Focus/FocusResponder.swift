import DisplayLists

/// A responder that is a focus environment: a view or a controller.
///
/// UIKit declares these members in UIView and in UIViewController. They are here once, so that subclasses of both override
/// them.
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

  /// A reference, as few views have settings.
  private final class FocusBox {
    let value: Settings
    init(_ value: Settings) { self.value = value }
  }

  /// Lists and fields are groups of their own.
  var ownFocusGroup: String? { nil }

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

  /// Has the focus engine look for another item, where this environment has the focus.
  open func setNeedsFocusUpdate() { UIFocusSystem.focusSystem(for: self)?.needsUpdate(of: self) }

  open func updateFocusIfNeeded() { UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded() }

  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  open func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier? { nil }

  /// That of the parent, unless it is set. Tables, collections, fields and text views are groups of their own.
  open var focusGroupIdentifier: String? {
    get { focusSettings?.group ?? ownFocusGroup ?? parentFocusEnvironment?.focusGroupIdentifier }
    set { change { $0.group = newValue } }
  }

  // MARK: Views

  /// False for a view that does not say otherwise. Fields and text views can be focused, cells where their list allows it.
  open var canBecomeFocused: Bool { false }

  /// False on devices on which keys do not move the focus.
  open var isFocused: Bool { UIFocusSystem.focusSystem(for: self)?.focusedItem === self }

  /// Drawn around the focused item; a ring unless it is set, and nothing around what shows a caret.
  open var focusEffect: UIFocusEffect? {
    get { focusSettings?.effect ?? (takesText ? nil : UIFocusHaloEffect()) }
    set { change { $0.effect = .some(newValue) } }
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
      guard view.takesFocus else { return [] }
      let own = view.canBecomeFocused && view.frame.overlaps(rect) ? [view] : []
      return own + (view is UIScrollView ? [] : view.focusItems(in: convert(rect, to: view)))
    }
  }
}

extension UIView {
  /// It can be seen and touched.
  var takesFocus: Bool { !isHidden && alpha >= 0.01 && isUserInteractionEnabled }

  /// The ring around the focused item.
  ///
  /// > Basis: assumed: three points wide, in the tint, outside of a shape of 6 points' radius.
  func drawFocus(in bounds: CGRect, into recorder: inout DisplayListRecorder) {
    guard isFocused, let halo = focusEffect as? UIFocusHaloEffect else { return }
    let ring = bounds.insetBy(dx: halo.inset, dy: halo.inset), radius = max(look.cornerRadius, 6) - halo.inset
    recorder.stroke(halo.path?.outline.path() ?? .roundedRect(ring, radius: radius), tint, width: 3)
  }
}
