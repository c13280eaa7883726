/// The root of a view tree on a screen.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// Its view fills the window, below the status bar where the generation keeps content out of it.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      oldValue?.view.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = session.environment.windowRootFrame
      view.layout.surroundingInsets = session.environment.coveredInsets
      addSubview(view)
    }
  }
}
