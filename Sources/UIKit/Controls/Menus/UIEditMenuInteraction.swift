/// The configuration of an edit menu, with its location.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  public let identifier: AnyHashable
  /// The location of the menu, in the coordinates of the interaction's view.
  public let sourcePoint: CGPoint
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    (self.identifier, self.sourcePoint) = (identifier ?? AnyHashable(UUID()), sourcePoint)
  }
}

/// The direction of the arrow to the menu's source.
public enum UIEditMenuArrowDirection: Int, Sendable {
  case automatic = 0, up, down, left, right
}

/// An interaction that shows edit commands for a selection, from iOS 16 on.
///
/// The menu is a list, like a context menu; iPhone shows a bar.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  private weak var stage: MenuOverlay?
  private var shown: UIEditMenuConfiguration?

  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) { if view == nil { dismissMenu() } }
  open func didMove(to view: UIView?) { self.view = view }

  /// Presents the delegate's menu, or the commands that the responders at the view can perform.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard let view, view.window != nil else { return }
    let session = view.session
    let suggested = EditCommands.menu(for: view).children
    let own = session.perform {
      delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
    }
    var request = MenuRequest(
      menu: own ?? UIMenu(children: suggested), source: view, rect: targetRect(of: configuration), sender: self)
    request.order = .fixed
    guard let stage = session.openMenu(request) else { return }
    (self.stage, shown) = (stage, configuration)
    let animator = EditMenuAnimator(session)
    session.perform {
      delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    }
    animator.run()
    stage.willClose = { [weak self] in self?.menuCloses() }
  }

  private func targetRect(of configuration: UIEditMenuConfiguration) -> CGRect {
    let rect = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    return rect.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : rect
  }

  private func menuCloses() {
    guard let shown, let session = view?.session else { return }
    self.shown = nil
    let animator = EditMenuAnimator(session)
    session.perform { delegate?.editMenuInteraction(self, willDismissMenuFor: shown, animator: animator) }
    animator.run()
  }

  open func dismissMenu() { stage?.close(animated: true) }

  /// Builds the menu again while it is open.
  open func reloadVisibleMenu() {
    guard let stage, !stage.isClosing, let shown, let view else { return }
    let suggested = EditCommands.menu(for: view).children
    let menu = view.session.perform {
      delegate?.editMenuInteraction(self, menuFor: shown, suggestedActions: suggested)
    }
    stage.replace(menu ?? UIMenu(children: suggested))
  }

  open func updateVisibleMenuPosition(animated: Bool) { stage?.setNeedsLayout() }

  /// Returns the source point of the open menu, in the coordinates of `view`.
  open func location(in view: UIView?) -> CGPoint {
    guard let shown, let own = self.view else { return .zero }
    return own.convert(shown.sourcePoint, to: view)
  }
}

/// A delegate that provides an edit menu and is notified of it.
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// - Returns: nil for the suggested actions.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// - Returns: `null` for the source point.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}

/// An animator for a program's animations while an edit menu appears or disappears.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

private final class EditMenuAnimator: NSObject, UIEditMenuInteractionAnimating {
  private let session: Session
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(_ session: Session) { self.session = session }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// > Basis: assumed, the duration in seconds.
  func run() {
    let (animations, completions) = (animations, completions)
    session.animate(AnimationTiming(duration: 0.25)) {
      animations.forEach { $0() }
    } completion: { _ in
      completions.forEach { $0() }
    }
  }
}
