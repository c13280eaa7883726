/// An object that manages the views of a presentation.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer,
  UITraitEnvironment
{
  private unowned let presented: UIViewController
  weak var presenter: UIViewController?
  var stage = PresentationViews()

  /// - Parameter presentingViewController: The presenter, or nil if it is not known yet.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    (presented, presenter) = (presentedViewController, presentingViewController)
    super.init()
  }

  /// The delegate, which adapts a sheet where there is no room beside it.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  open var presentedViewController: UIViewController { presented }

  /// The presenter; the presented controller itself before the presentation.
  open var presentingViewController: UIViewController { presenter ?? presented }

  open var presentationStyle: UIModalPresentationStyle { presented.modalPresentationStyle }

  /// The view that fills the window or the context during the presentation. Through iOS 7, full-screen presentations
  /// have none: the presented view is a subview of the window.
  open var containerView: UIView? { stage.container }

  /// The view placed in the container: the presented controller's view, or one that an override wraps it in.
  open var presentedView: UIView? { presented.view }

  /// The frame of the presented view, in the container's coordinates.
  open var frameOfPresentedViewInContainerView: CGRect { systemFrame }

  /// Whether the presenter's view is removed from the window and receives disappearance callbacks.
  open var shouldRemovePresentersView: Bool { form.removesPresenter }

  // MARK: Overridden by UIKit's presentations

  /// Whether the delegate of a popover allows the user to dismiss it, through iOS 12.
  var olderDelegateAllowsDismissal: Bool { true }

  /// Notifies the delegate of a popover of its dismissal, through iOS 12.
  func tellOlderDelegateOfDismissal() {}

  /// Whether no subclass of the program is involved.
  var isSystems: Bool { type(of: self) == UIPresentationController.self }

  /// The form of the style on this screen.
  var form: PresentationForm { adaptedForm }

  /// Returns the frame of the presented view in a container of this size.
  func systemFrame(in size: CGSize) -> CGRect { formFrame(in: size) }

  var cornerRadius: CGFloat { metrics.cardCornerRadius }

  /// The alpha of the black behind a sheet.
  var dimming: CGFloat { metrics.dimming }

  /// Whether a touch outside a sheet dismisses it.
  var goesAtTouchOutside: Bool { presentedViewController.session.behaves(.modalsAreCardsByDefault) }

  /// Called before a touch outside dismisses the presentation.
  func willBeTakenAway() {}
  /// The detent heights that a drag can choose, lowest first; empty for a sheet with a single height.
  var restingHeights: [(identifier: UISheetPresentationController.Detent.Identifier, height: CGFloat)] { [] }
  func personChose(_ identifier: UISheetPresentationController.Detent.Identifier) {}
  func wasTakenAway() {}

  /// Called before the presentation begins, to raise exceptions for missing values.
  func willBegin() {}

  /// Places additional views around the presented view.
  func placeParts(of sheet: SheetFrame, around frame: CGRect) {}

  // Called before and after the layout of the container's subviews.
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  // MARK: Content container

  /// The preferred content size of the presented controller.
  open var preferredContentSize: CGSize { presented.preferredContentSize }

  /// Called when the presented controller changes its preferred content size. Subclasses with their own frame lay out
  /// the container.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// Returns the size of the presented view in a container of another size.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the container's size changes, if the class determines the frame. The default notifies the presented
  /// controller if its size changes.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    let own = self.size(forChildContentContainer: presented, withParentContainerSize: size)
    if own != presented.loadedView?.bounds.size { presented.viewWillTransition(to: own, with: coordinator) }
  }

  /// Called when the presented controller announces a trait change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// The adapted style on this screen; `none` if the style stays.
  open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: session.traits) }

  /// Returns the adapted style for traits. The default asks the delegate, if there is one.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    adaptedStyle(for: traitCollection, isCompact: traitCollection.horizontalSizeClass == .compact)
  }

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// The traits of the container, with the overrides of ``overrideTraitCollection``.
  open var traitCollection: UITraitCollection {
    let surroundings = stage.container?.inheritedTraits ?? presentedViewController.session.traits
    return surroundings.overridden(by: stage.traits)
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Traits that override those of the presented controller, or nil for no overrides.
  open var overrideTraitCollection: UITraitCollection? {
    get { stage.traits }
    set {
      stage.traits = newValue
      presentedViewController.traitsMayDiffer()
    }
  }
}

/// The views and the state of a presentation.
struct PresentationViews {
  enum Phase { case waiting, presenting, dismissing }

  var phase = Phase.waiting
  /// The superview of the container: the window, or the superview of the context's view.
  weak var host: UIView?
  /// Whether the program placed the presenter's view, so that it is put back.
  var putsPresenterBack = false
  var container: UITransitionView?
  /// The program's transition of the presented view, while it runs.
  weak var transition: ControllerTransition?
  var frame: SheetFrame?
  /// How far a drag holds a sheet below its place, in points.
  var pull: CGFloat = 0
  /// Overrides of the presented controller's traits.
  var traits: UITraitCollection?
  var traitRegistrations = TraitRegistrations()
}

/// The views between the container and a sheet's view.
@MainActor struct SheetFrame {
  let dimming = UIDimmingView()
  let shadow = UIDropShadowView()
  let clip = UIView()
  /// A grabber in front of the presented view, or an arrow behind the sheet.
  var part: UIView?

  init(in container: UIView) {
    clip.clipsToBounds = true
    shadow.addSubview(clip)
    for view in [dimming, shadow] { container.addSubview(view) }
  }
}
