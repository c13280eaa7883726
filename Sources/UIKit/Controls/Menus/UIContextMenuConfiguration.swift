public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// The configuration of a context menu: the menu, and a preview of its source.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// The order of a menu's elements, relative to the touched location.
  public enum ElementOrder: Int, Sendable {
    /// The order that the system prefers, which is by priority.
    case automatic = 0
    /// The first element is nearest to the location. In a menu above it, that is the last row.
    case priority
    /// The first element is always at the top.
    case fixed
  }

  open private(set) var identifier: any NSCopying
  /// The identifiers of further items to which the menu applies.
  open var secondaryItemIdentifiers: Set<AnyHashable> = [] {
    didSet { hasNoEffect("UIContextMenuConfiguration.secondaryItemIdentifiers") }
  }
  /// The number of items to which the menu applies; 0 for the system's number.
  open var badgeCount = 0 { didSet { hasNoEffect("UIContextMenuConfiguration.badgeCount") } }
  open var preferredMenuElementOrder = ElementOrder.automatic
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// - Parameters:
  ///   - identifier: the identifier; nil for a unique one.
  ///   - previewProvider: returns the controller of the preview. Without a provider or a controller, the preview is a
  ///     picture of the view.
  ///   - actionProvider: returns the menu. The suggested elements that it receives are always empty here.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
    super.init()
  }
}

/// An animator for a program's animations while a menu appears or disappears.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller that the program provided for the preview.
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss = 0, pop
}

@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The transition from the preview to the program's content.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// An animator that runs its animations at once, for the duration of the menu's animation, and its completions
/// afterwards.
@MainActor final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(preview: UIViewController?) { previewViewController = preview }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// - Parameter duration: the duration in seconds.
  func run(for duration: TimeInterval, in session: Session) {
    let (animations, completions) = (animations, completions)
    (self.animations, self.completions) = ([], [])
    session.perform {
      if !animations.isEmpty { UIView.animate(withDuration: duration) { animations.forEach { $0() } } }
    }
    guard !completions.isEmpty else { return }
    session.schedule(after: duration) { completions.forEach { $0() } }
  }
}
