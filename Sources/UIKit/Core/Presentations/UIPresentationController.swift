/// Takes care of a presented controller's view: where it is, and what lies around it.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer,
  UITraitEnvironment
{
  private unowned let presented: UIViewController
  weak var presenter: UIViewController?
  var stage = PresentationViews()

  /// - Parameter presentingViewController: nil while it is not known who will present.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    (presented, presenter) = (presentedViewController, presentingViewController)
    super.init()
  }

  /// Decides what becomes of a sheet where there is no room beside it.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  open var presentedViewController: UIViewController { presented }

  /// The presented controller itself as long as nobody presents it.
  open var presentingViewController: UIViewController { presenter ?? presented }

  open var presentationStyle: UIModalPresentationStyle { presented.modalPresentationStyle }

  /// Fills the window or the context while the presented controller is on screen. Until iOS 7 nothing surrounds a full
  /// screen: its view is the window's subview.
  open var containerView: UIView? { stage.container }

  /// What is placed in the container: the presented controller's view, or one that an override wraps it in.
  open var presentedView: UIView? { presented.view }

  /// In the container's coordinates.
  open var frameOfPresentedViewInContainerView: CGRect { systemFrame }

  /// The presenter's view leaves the window, and its disappearance callbacks are sent.
  open var shouldRemovePresentersView: Bool { form.removesPresenter }

  // MARK: What presentations of the system differ in

  /// No subclass of a program decides anything.
  var isSystems: Bool { type(of: self) == UIPresentationController.self }

  /// What the style comes to on this screen.
  var form: PresentationForm { adaptedForm }

  /// Of the presented view in a container of this size.
  func systemFrame(in size: CGSize) -> CGRect { formFrame(in: size) }

  var cornerRadius: CGFloat { metrics.cardCornerRadius }

  /// The alpha of the black behind a sheet.
  var dimming: CGFloat { metrics.dimming }

  /// A touch beside a sheet takes it away.
  var goesAtTouchOutside: Bool { presentedViewController.session.behaves(.modalsAreCardsByDefault) }

  /// A touch beside it is about to dismiss it, or has dismissed it.
  func willBeTakenAway() {}
  /// Where a finger may leave a sheet, the lowest first; empty for one that has one place alone.
  var restingHeights: [(identifier: UISheetPresentationController.Detent.Identifier, height: CGFloat)] { [] }
  func personChose(_ identifier: UISheetPresentationController.Detent.Identifier) {}
  func wasTakenAway() {}

  /// The last moment to find that something is missing.
  func willBegin() {}

  /// Brings what else stands around the presented view to its place.
  func placeParts(of sheet: SheetFrame, around frame: CGRect) {}

  /// Around the layout of the container's subviews.
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  // MARK: A container of one

  /// The presented controller's.
  open var preferredContentSize: CGSize { presented.preferredContentSize }

  /// The presented controller wishes another size. A class with a frame of its own lays its container out.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The size of the presented view in a container of another size.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Before the container gets another size, where the class decides about the frame. The default tells the presented
  /// controller, if it gets another size.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    let own = self.size(forChildContentContainer: presented, withParentContainerSize: size)
    if own != presented.loadedView?.bounds.size { presented.viewWillTransition(to: own, with: coordinator) }
  }

  /// Told by the presented controller's announcement of its own.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// What becomes of the style on this screen; none for a style that stays.
  open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: session.traits) }

  /// The default follows the delegate, where it has one.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    adaptedStyle(for: traitCollection, isCompact: traitCollection.horizontalSizeClass == .compact)
  }

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Of the container, with what the controller says in their place.
  open var traitCollection: UITraitCollection {
    let surroundings = stage.container?.inheritedTraits ?? presentedViewController.session.traits
    return surroundings.overridden(by: stage.traits)
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Replaces traits of the presented controller; nil replaces nothing.
  open var overrideTraitCollection: UITraitCollection? {
    get { stage.traits }
    set {
      stage.traits = newValue
      presentedViewController.traitsMayDiffer()
    }
  }
}

/// The views of one presentation.
struct PresentationViews {
  enum Phase { case waiting, presenting, dismissing }

  var phase = Phase.waiting
  /// The window, or what the view of the context stands in.
  weak var host: UIView?
  /// The presenter's view was placed by the program.
  var putsPresenterBack = false
  var container: UITransitionView?
  /// The program's that brings or takes the presented view.
  weak var transition: ControllerTransition?
  var frame: SheetFrame?
  /// How far a finger holds a sheet below its place, in points.
  var pull: CGFloat = 0
  /// What is said in place of the presented controller's traits.
  var traits: UITraitCollection?
  var traitRegistrations = TraitRegistrations()
}

/// What stands between the container and a sheet's view.
@MainActor struct SheetFrame {
  let dimming = UIDimmingView()
  let shadow = UIDropShadowView()
  let clip = UIView()
  /// In front of the presented view, or behind the sheet: a grabber, an arrow.
  var part: UIView?

  init(in container: UIView) {
    clip.clipsToBounds = true
    shadow.addSubview(clip)
    for view in [dimming, shadow] { container.addSubview(view) }
  }
}
