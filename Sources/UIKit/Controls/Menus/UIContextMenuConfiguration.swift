public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// What a context menu shows: a menu, and above it a preview of what the menu belongs to.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// Which element is next to the place that was touched.
  public enum ElementOrder: Int, Sendable {
    /// What the system likes: as by priority.
    case automatic = 0
    /// The first one: the last row of a menu above the place.
    case priority
    /// The first one is always at the top.
    case fixed
  }

  open private(set) var identifier: any NSCopying
  /// Items beside the one that was touched that the menu is for, too.
  open var secondaryItemIdentifiers: Set<AnyHashable> = [] {
    didSet { hasNoEffect("UIContextMenuConfiguration.secondaryItemIdentifiers") }
  }
  /// How many items the menu is for; 0 for the system's number.
  open var badgeCount = 0 { didSet { hasNoEffect("UIContextMenuConfiguration.badgeCount") } }
  open var preferredMenuElementOrder = ElementOrder.automatic
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// - Parameters:
  ///   - identifier: nil for one that nothing else has.
  ///   - previewProvider: nil, or gives nil, for a picture of the view itself.
  ///   - actionProvider: gets what the system suggests, which is nothing here.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
    super.init()
  }
}

/// Lets a program go along with a menu that comes or goes.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller that the program gave for the preview.
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss = 0, pop
}

@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the preview becomes what the program shows.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Animations are run at once, in a block of the menu's duration; completions when it is over.
@MainActor final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(preview: UIViewController?) { previewViewController = preview }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// - Parameter duration: in seconds.
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
