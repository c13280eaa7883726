/// The focus engine: one item of the interface is focused, and the keys of a keyboard move the focus.
///
/// Pads have one since iOS 15, as a keyboard with keys is always connected here; phones have none.
@preconcurrency @MainActor open class UIFocusSystem: NSObject {
  unowned let session: Session

  init(_ session: Session) {
    self.session = session
    super.init()
  }

  /// The engine of an environment.
  ///
  /// - Returns: nil, as UIKit does where nothing can be focused.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    ((environment as? UIResponder)?.ownSession ?? .current).focusSystem
  }

  /// Nil as soon as the item can no longer be seen.
  open var focusedItem: (any UIFocusItem)? {
    let item = session.focus.item
    guard let view = item as? UIView else { return item }
    return view.isInFocusableWindow ? view : nil
  }

  /// Moves the focus, in the next turn of the main queue, to the first item that the environment prefers.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    session.focus.requested = environment
    session.afterTurn { [weak self] in self?.updateFocusIfNeeded() }
  }

  /// > Basis: documented: only an environment that has the focus may move it.
  func needsUpdate(of environment: any UIFocusEnvironment) {
    if let focusedItem, environment.contains(focusedItem) { requestFocusUpdate(to: environment) }
  }

  /// Moves the focus at once where a request waits.
  open func updateFocusIfNeeded() {
    guard let environment = session.focus.requested else { return }
    session.focus.requested = nil
    if let item = FocusMap.preferredItem(in: environment), item !== focusedItem { move(to: item) }
  }

  /// Whether an environment is another one or below it.
  open class func environment(
    _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool { chain(from: otherEnvironment).contains { $0 === environment } }

  private static func chain(from environment: any UIFocusEnvironment) -> [any UIFocusEnvironment] {
    Array(sequence(first: environment, next: { $0.parentFocusEnvironment }))
  }

  public static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
  public static let movementDidFailNotification = Notification.Name("UIFocusMovementDidFailNotification")

  // MARK: Movements

  /// The environments around both items are asked, then told.
  ///
  /// - Parameter isAsked: false for the item that has become first responder already.
  /// - Returns: false where one of them refuses.
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

  /// Keys go to the focused item, if it takes any.
  ///
  /// > Basis: documented by WWDC 2021, "Focus on iPad keyboard navigation": focus and first responder go together.
  private func takeKeys(from old: (any UIFocusItem)?, to item: any UIFocusItem) {
    if let responder = item as? UIResponder, responder.canBecomeFirstResponder {
      responder.becomeFirstResponder()
    } else if let responder = old as? UIResponder, responder.isFirstResponder {
      responder.resignFirstResponder()
    }
  }

  /// The first responder is focused, where it is an item.
  func follow(_ responder: UIResponder) {
    guard let item = responder as? any UIFocusItem, item !== session.focus.item, item.canBecomeFocused else { return }
    move(to: item, isAsked: false)
  }

  var hasItems: Bool { session.focusRoot.map { FocusMap(of: $0) }?.places.isEmpty == false }

  /// Arrows move within a group, Tab from group to group. The first movement goes to what the screen prefers.
  ///
  /// - Returns: false where nothing can be focused.
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

/// Where the focus is and was.
struct FocusState {
  /// It may be hidden, or out of its window.
  weak var item: (any UIFocusItem)?
  weak var requested: (any UIFocusEnvironment)?
  /// What was focused last in each group.
  var previous: [String: WeakFocusItem] = [:]
}

struct WeakFocusItem {
  weak var item: (any UIFocusItem)?
}

extension Session {
  /// Nil on devices on which keys do not move the focus.
  var focusSystem: UIFocusSystem? {
    environment.device.idiom == .pad && behaves(.keysMoveFocus) ? madeFocusSystem : nil
  }

  /// What covers the screen.
  var focusRoot: UIView? { focusEnvironment as? UIView ?? (focusEnvironment as? UIViewController)?.viewIfLoaded }
  var focusEnvironment: (any UIFocusEnvironment)? { keyWindow?.topmostController ?? keyWindow }
}

extension UIView {
  /// It can be seen and touched.
  fileprivate var isInFocusableWindow: Bool {
    window != nil && sequence(first: self, next: \.superview).allSatisfy { !$0.isHidden }
  }

  fileprivate func scrollToFocus() {
    for case let container as UIScrollView in ancestors {
      container.scrollRectToVisible(convert(bounds, to: container), animated: session.showsMotion)
    }
  }

  /// Scrolls what is around the item by its size, where there is more to come.
  fileprivate func scrollBeyondFocus(_ heading: UIFocusHeading) -> Bool {
    let step = heading.direction
    for case let container as UIScrollView in ancestors {
      let old = container.contentOffset, insets = container.adjustedContentInset
      let end = CGPoint(
        x: max(-insets.left, container.contentSize.width + insets.right - container.bounds.width),
        y: max(-insets.top, container.contentSize.height + insets.bottom - container.bounds.height))
      let place = CGPoint(
        x: min(max(old.x + step.dx * bounds.width, -insets.left), end.x),
        y: min(max(old.y + step.dy * bounds.height, -insets.top), end.y))
      guard place != old else { continue }
      container.setContentOffset(place, animated: false)
      container.layoutIfNeeded()
      return true
    }
    return false
  }

  /// Cells show whether they are focused, and their lists remember it.
  fileprivate func focusDidChange() {
    setNeedsDisplay()
    (self as? UITableViewCell)?.takeFocus()
    (self as? UICollectionViewCell)?.takeFocus()
  }
}
