/// Manages a view and takes part in its layout.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  private var loadedView: UIView?

  open var title: String?

  /// Added to the safe area that windows and bars leave, edge by edge; the sum is never below 0.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero

  /// What bars, status bar and screen edges cover of the view; set by whoever places the view.
  var surroundingInsets = UIEdgeInsets.zero

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
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  var resolvedSafeArea: UIEdgeInsets {
    let sum = surroundingInsets + additionalSafeAreaInsets
    return UIEdgeInsets(top: max(0, sum.top), left: max(0, sum.left), bottom: max(0, sum.bottom), right: max(0, sum.right))
  }
}
