/// The focus engine. One item of the interface is focused, and keyboard keys move the focus.
///
/// iPads have a focus engine from iOS 15 on, because a hardware keyboard is always connected here. iPhones have none.
@preconcurrency @MainActor open class UIFocusSystem: NSObject {
  unowned let session: Session

  init(_ session: Session) {
    self.session = session
    super.init()
  }

  /// Returns the focus engine of an environment.
  ///
  /// - Returns: nil if the device has no focus engine, as in UIKit.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    ((environment as? UIResponder)?.ownSession ?? .current).focusSystem
  }

  /// Nil once the item is no longer visible.
  open var focusedItem: (any UIFocusItem)? {
    let item = session.focus.item
    guard let view = item as? UIView else { return item }
    return view.isInFocusableWindow ? view : nil
  }

  /// Moves the focus to the first item that the environment prefers, in the next turn of the main queue.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    session.focus.requested = environment
    session.afterTurn { [weak self] in self?.updateFocusIfNeeded() }
  }

  /// Requests an update for an environment that contains the focus.
  ///
  /// > Basis: documented: only an environment that has the focus may move it.
  func needsUpdate(of environment: any UIFocusEnvironment) {
    if let focusedItem, environment.contains(focusedItem) { requestFocusUpdate(to: environment) }
  }

  /// Performs a pending update immediately.
  open func updateFocusIfNeeded() {
    guard let environment = session.focus.requested else { return }
    session.focus.requested = nil
    if let item = FocusMap.preferredItem(in: environment), item !== focusedItem { move(to: item) }
  }

  /// Returns whether `otherEnvironment` is `environment` or inside it.
  open class func environment(
    _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool { chain(from: otherEnvironment).contains { $0 === environment } }

  private static func chain(from environment: any UIFocusEnvironment) -> [any UIFocusEnvironment] {
    Array(sequence(first: environment, next: { $0.parentFocusEnvironment }))
  }

  public static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
  public static let movementDidFailNotification = Notification.Name("UIFocusMovementDidFailNotification")

  // MARK: Movement

  /// Moves the focus. The environments around both items are asked first and notified afterwards.
  ///
  /// - Parameter isAsked: false for an item that is already first responder.
  /// - Returns: false if an environment refuses.
  @discardableResult func move(
    to item: any UIFocusItem, _ heading: UIFocusHeading = [], isAsked: Bool = true
  ) -> Bool {
    let old = focusedItem
    let context = UIFocusUpdateContext(from: old, to: item, heading: heading)
    let coordinator = UIFocusAnimationCoordinator()
    var told = old.map { Self.chain(from: $0) } ?? []
    for environment in Self.chain(from: item) where !told.contains(where: { $0 === environment }) {
      told.append(environment)
    }
    return session.perform {
      guard !isAsked || told.allSatisfy({ $0.shouldUpdateFocus(in: context) }) else {
        post(Self.movementDidFailNotification, context, coordinator)
        return false
      }
      session.focus.item = item
      session.focus.previous[FocusMap.group(of: item)] = WeakFocusItem(item: item)
      if isAsked {
        takeKeys(from: old, to: item)
        (item as? UIView)?.scrollToFocus()
      }
      for environment in told { environment.didUpdateFocus(in: context, with: coordinator) }
      for case let view as UIView in [old, item] { view.focusDidChange() }
      post(Self.didUpdateNotification, context, coordinator)
      coordinator.run()
      return true
    }
  }

  private func post(
    _ name: Notification.Name, _ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator
  ) {
    let info: [AnyHashable: Any] = [
      "UIFocusUpdateContextKey": context, UIFocusUpdateContext.animationCoordinatorUserInfoKey: coordinator,
    ]
    session.notificationCenter.post(name: name, object: self, userInfo: info)
  }

  /// Makes the focused item first responder if it accepts keys.
  ///
  /// > Basis: documented by WWDC 2021, "Focus on iPad keyboard navigation": focus and first responder go together.
  private func takeKeys(from old: (any UIFocusItem)?, to item: any UIFocusItem) {
    if let responder = item as? UIResponder, responder.canBecomeFirstResponder {
      responder.becomeFirstResponder()
    } else if let responder = old as? UIResponder, responder.isFirstResponder {
      responder.resignFirstResponder()
    }
  }

  /// Focuses the first responder if it is a focus item.
  func follow(_ responder: UIResponder) {
    guard let item = responder as? any UIFocusItem, item !== session.focus.item, item.canBecomeFocused else { return }
    move(to: item, isAsked: false)
  }

  var hasItems: Bool { session.focusRoot.map { FocusMap(of: $0) }?.places.isEmpty == false }

  /// Moves the focus: arrow keys within a group, Tab from group to group. The first movement goes to the item that the
  /// screen prefers.
  ///
  /// - Returns: false if there is nothing to focus.
  func move(_ heading: UIFocusHeading) -> Bool {
    guard let root = session.focusRoot else { return false }
    let map = FocusMap(of: root)
    guard !map.places.isEmpty else { return false }
    guard let focusedItem, let place = map.place(of: focusedItem) else {
      return FocusMap.preferredItem(in: session.focusEnvironment ?? root).map { move(to: $0, heading) } ?? false
    }
    let isJump = !heading.isDisjoint(with: [.next, .previous]), previous = session.focus.previous
    let target = isJump ? map.group(beside: place, heading, previous) : map.item(beside: place, heading)
    if let target { return move(to: target, heading) }
    if !isJump, let view = focusedItem as? UIView, view.scrollBeyondFocus(heading),
      let target = FocusMap(of: root).item(beside: place.following(view), heading)
    {
      return move(to: target, heading)
    }
    let context = UIFocusUpdateContext(from: focusedItem, to: nil, heading: heading)
    post(Self.movementDidFailNotification, context, UIFocusAnimationCoordinator())
    return true
  }
}

/// The current and previous focus.
struct FocusState {
  /// The focused item, which may be hidden or outside its window.
  weak var item: (any UIFocusItem)?
  weak var requested: (any UIFocusEnvironment)?
  /// The item last focused in each group.
  var previous: [String: WeakFocusItem] = [:]
}

struct WeakFocusItem {
  weak var item: (any UIFocusItem)?
}

extension Session {
  /// Nil on devices where keys do not move the focus.
  var focusSystem: UIFocusSystem? {
    environment.device.idiom == .pad && behaves(.keysMoveFocus) ? madeFocusSystem : nil
  }

  /// The view that covers the screen.
  var focusRoot: UIView? { focusEnvironment as? UIView ?? (focusEnvironment as? UIViewController)?.viewIfLoaded }
  var focusEnvironment: (any UIFocusEnvironment)? { keyWindow?.topmostController ?? keyWindow }
}

extension UIView {
  /// Whether the view is in a window and neither it nor an ancestor is hidden.
  fileprivate var isInFocusableWindow: Bool {
    window != nil && sequence(first: self, next: \.superview).allSatisfy { !$0.isHidden }
  }

  fileprivate func scrollToFocus() { for container in ancestors { container.reveal(focused: self) } }

  /// Scrolls the nearest scroll view that can scroll further, by the item's size.
  fileprivate func scrollBeyondFocus(_ heading: UIFocusHeading) -> Bool {
    ancestors.contains { $0.scroll(beyond: self, heading) }
  }

  /// Updates a cell's focused appearance, which its list records.
  fileprivate func focusDidChange() {
    setNeedsDisplay()
    takeFocus()
  }
}
