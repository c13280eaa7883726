/// An interaction that finds text in a view with a panel. No panel is shown here; a diagnostic reports it.
@preconcurrency @MainActor open class UIFindInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  /// The active session; always nil, because no session begins.
  open var activeFindSession: UIFindSession? { nil }
  /// Whether the panel is visible; always false, because there is none.
  open var isFindNavigatorVisible: Bool { false }
  open var searchText: String? { didSet { hasNoEffect("UIFindInteraction.searchText") } }
  open var replacementText: String? { didSet { hasNoEffect("UIFindInteraction.replacementText") } }
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    didSet { hasNoEffect("UIFindInteraction.optionsMenuProvider") }
  }

  public init(sessionDelegate: (any UIFindInteractionDelegate)?) {
    delegate = sessionDelegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  open func presentFindNavigator(showingReplace: Bool) {
    hasNoEffect("UIFindInteraction.presentFindNavigator(showingReplace:)")
  }

  open func dismissFindNavigator() {}
  open func findNext() { hasNoEffect("UIFindInteraction.findNext()") }
  open func findPrevious() { hasNoEffect("UIFindInteraction.findPrevious()") }
  open func updateResultCount() {}
}

/// A search in the text of a view. No session begins here.
@preconcurrency @MainActor open class UIFindSession: NSObject {}

/// A delegate that creates the sessions of a find interaction. No session begins here.
@preconcurrency @MainActor public protocol UIFindInteractionDelegate: NSObjectProtocol {
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}
