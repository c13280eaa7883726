// 3D Touch previews. No device here supports them, so registered delegates are never called. Since iOS 13,
// UIContextMenuInteraction replaces them.

@preconcurrency @MainActor public protocol UIViewControllerPreviewing: NSObjectProtocol {
  var sourceView: UIView { get }
  var sourceRect: CGRect { get set }
  var delegate: any UIViewControllerPreviewingDelegate { get }
}

@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

/// A registration of a controller.
private final class PreviewingContext: NSObject, UIViewControllerPreviewing {
  let sourceView: UIView
  var sourceRect: CGRect
  let delegate: any UIViewControllerPreviewingDelegate

  init(_ view: UIView, _ delegate: any UIViewControllerPreviewingDelegate) {
    (sourceView, sourceRect, self.delegate) = (view, view.bounds, delegate)
    super.init()
  }
}

extension UIViewController {
  @discardableResult public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    hasNoEffect("UIViewController.registerForPreviewing(with:sourceView:)")
    return PreviewingContext(sourceView, delegate)
  }

  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    hasNoEffect("UIViewController.registerForPreviewing(with:sourceView:)")
  }
}
