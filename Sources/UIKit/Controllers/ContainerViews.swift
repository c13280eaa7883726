// The system's own views between a container and what it shows: without an interface, but with names that published
// view dumps have.

final class UITransitionView: UIView {}
final class UIDropShadowView: UIView {}
/// Darkens what a sheet stands on.
final class UIDimmingView: UIView {}
final class UILayoutContainerView: UIView {}
final class UINavigationTransitionView: UIView {}
final class UIViewControllerWrapperView: UIView {}

/// Where a navigation or tab bar controller shows one controller at a time.
@MainActor struct ContentStage {
  let container: UIView
  private let transitionView: UIView
  private let wrapper = UIViewControllerWrapperView()

  /// - Parameter transitionView: becomes the rearmost subview of `container`.
  init(in container: UIView, transitionView: UIView) {
    (self.container, self.transitionView) = (container, transitionView)
    for view in [transitionView, wrapper] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    transitionView.clipsToBounds = true
    transitionView.frame = container.bounds
    wrapper.frame = container.bounds
    container.insertSubview(transitionView, at: 0)
    transitionView.addSubview(wrapper)
  }

  /// Until iOS 6 the wrapper carries the offset, so that the controller's view starts at its origin; from iOS 7 on the
  /// wrapper fills the container, and the view is where it is.
  func show(_ controller: UIViewController, in surroundings: Surroundings) {
    let area = controller.area(of: container.bounds.size, in: surroundings)
    let view = controller.loadedView
    let front = controller.presentation.presented?.presentation.controller?.containerView
    for old in wrapper.subviews where old !== view && old !== front { old.leaveStage() }
    transitionView.frame = container.bounds
    let wrapperOffsets = !controller.session.behaves(.contentExtendsUnderBars)
    let frame = wrapperOffsets ? CGRect(origin: .zero, size: area.frame.size) : area.frame
    wrapper.frame = wrapperOffsets ? area.frame : container.bounds
    controller.occupy(area, frame: frame, in: wrapper)
  }

  func clear() { wrapper.subviews.forEach { $0.leaveStage() } }
}

extension UIView {
  fileprivate func leaveStage() {
    hierarchy.controller?.leavePlace()
    removeFromSuperview()
  }

  /// Of a container controller: as large as any default view, but never below a status bar.
  static func makeContainer(in session: Session) -> UIView {
    let view = session.perform { UILayoutContainerView(frame: session.environment.screenBounds) }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }
}
