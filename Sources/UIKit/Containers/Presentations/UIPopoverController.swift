/// The popover of iPad before ``UIPopoverPresentationController`` replaced it in iOS 8. It presents its content with
/// one.
@preconcurrency @MainActor open class UIPopoverController: NSObject, UIAppearanceContainer {
  private var content: UIViewController
  private let listener = PopoverListener()
  private let session = Session.current

  /// Raises an exception on iPhone, as UIKit does.
  public init(contentViewController viewController: UIViewController) {
    content = viewController
    super.init()
    guard viewController.session.environment.device.idiom != .pad else { return }
    Exception.invalidArgument.raise(
      "-[UIPopoverController initWithContentViewController:] called when not running under UIUserInterfaceIdiomPad.")
  }

  open weak var delegate: (any UIPopoverControllerDelegate)?

  open var contentViewController: UIViewController {
    get { content }
    set { setContentViewController(newValue, animated: false) }
  }

  /// Replaces the content. A visible popover shows the new content.
  open func setContentViewController(_ viewController: UIViewController, animated: Bool) {
    guard viewController !== content else { return }
    let place = isPopoverVisible ? content.popoverPresentationController : nil
    content.dismiss(animated: false)
    content = viewController
    if let place {
      show(at: place.sourceView, place.sourceRect, place.barButtonItem, place.permittedArrowDirections, false)
    }
  }

  /// In points; zero for the preferred size of the content.
  open var contentSize = CGSize.zero { didSet { takeSize() } }

  open func setContentSize(_ size: CGSize, animated: Bool) { contentSize = size }

  open var isPopoverVisible: Bool { content.presentation.presenter != nil }
  open var popoverArrowDirection: UIPopoverArrowDirection {
    content.popoverPresentationController?.arrowDirection ?? .unknown
  }

  /// The views outside the popover that receive touches while it is visible.
  open var passthroughViews: [UIView]? { didSet { takeLook() } }
  open var backgroundColor: UIColor? { didSet { takeLook() } }
  /// The minimum distance from the edges of the window; zero for the system's.
  open var popoverLayoutMargins = UIEdgeInsets.zero { didSet { takeLook() } }
  open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)? { didSet { takeLook() } }

  open func present(
    from rect: CGRect, in view: UIView, permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
    animated: Bool
  ) { show(at: view, rect, nil, arrowDirections, animated) }

  open func present(
    from item: UIBarButtonItem, permittedArrowDirections arrowDirections: UIPopoverArrowDirection, animated: Bool
  ) { show(at: nil, .null, item, arrowDirections, animated) }

  /// Dismisses the popover without notifying the delegate.
  open func dismiss(animated: Bool) { if isPopoverVisible { content.dismiss(animated: animated) } }

  private func show(
    at view: UIView?, _ rect: CGRect, _ item: UIBarButtonItem?, _ directions: UIPopoverArrowDirection, _ animated: Bool
  ) {
    guard !isPopoverVisible, let root = (view?.window ?? session.keyWindow)?.rootViewController else { return }
    content.modalPresentationStyle = .popover
    listener.owner = self
    takeSize()
    takeLook()
    guard let popover = content.popoverPresentationController else { return }
    (popover.sourceView, popover.sourceRect, popover.barButtonItem) = (view, rect, item)
    (popover.permittedArrowDirections, popover.delegate) = (directions, listener)
    let presenter = sequence(first: root, next: \.presentedViewController).reduce(root) { $1 }
    presenter.present(content, animated: animated)
  }

  private func takeSize() { if contentSize != .zero { content.preferredContentSize = contentSize } }

  private func takeLook() {
    guard content.modalPresentationStyle == .popover, let popover = content.popoverPresentationController else {
      return
    }
    (popover.passthroughViews, popover.backgroundColor) = (passthroughViews, backgroundColor)
    if popoverLayoutMargins != .zero { popover.popoverLayoutMargins = popoverLayoutMargins }
    if let popoverBackgroundViewClass { popover.popoverBackgroundViewClass = popoverBackgroundViewClass }
  }
}

/// Methods that are called when a tap outside dismisses the popover, but not when code does.
@preconcurrency @MainActor public protocol UIPopoverControllerDelegate: AnyObject {
  func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
  func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
}

extension UIPopoverControllerDelegate {
  public func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool { true }
  public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {}
}

/// Forwards the presentation's callbacks of either generation to the delegate.
private final class PopoverListener: NSObject, UIPopoverPresentationControllerDelegate {
  weak var owner: UIPopoverController?

  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  private var mayGo: Bool { owner.map { $0.delegate?.popoverControllerShouldDismissPopover($0) ?? true } ?? true }
  private func didGo() { if let owner { owner.delegate?.popoverControllerDidDismissPopover(owner) } }

  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { mayGo }
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) { didGo() }
}
