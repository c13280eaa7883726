/// Manages a view and takes part in its layout.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  private var loadedView: UIView?

  open var title: String?

  /// Added to the safe area that windows and bars leave, edge by edge; the sum is never below 0.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero

  public override init() { super.init() }

  /// Loads the view on first use.
  open var view: UIView! {
    get {
      if loadedView == nil {
        loadView()
        viewDidLoad()
      }
      return loadedView
    }
    set {
      loadedView?.hierarchy.controller = nil
      loadedView = newValue
      newValue?.hierarchy.controller = self
    }
  }

  open var isViewLoaded: Bool { loadedView != nil }

  open func loadView() { view = UIView() }
  open func viewDidLoad() {}
  /// Takes the place of the view's own `updateConstraints`, which it calls.
  open func updateViewConstraints() { view.updateConstraints() }
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
}
