/// A panel that finds text in a view. No panel is shown here, which a diagnostic reports.
@preconcurrency @MainActor open class UIFindInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  /// Nil, as no session begins.
  open var activeFindSession: UIFindSession? { nil }
  /// False, as there is no panel.
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

/// A search in the text of a view. None begins here.
@preconcurrency @MainActor open class UIFindSession: NSObject {}

/// Makes the sessions of a find interaction. None begins here.
@preconcurrency @MainActor public protocol UIFindInteractionDelegate: NSObjectProtocol {
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}
