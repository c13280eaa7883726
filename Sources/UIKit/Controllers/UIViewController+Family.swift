// Parents and children.
extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard child.parent !== self else { return }
    if child.parent != nil {
      child.session.perform { child.willMove(toParent: nil) }
      child.removeFromParent()
    }
    child.checkCanMove(to: self)
    child.session.perform { child.willMove(toParent: self) }
    child.family.parent = self
    family.children.append(child)
  }

  func leaveParent() {
    guard let parent else { return }
    parent.family.children.removeAll { $0 === self }
    family.parent = nil
    family.overriddenTraits = nil
    session.perform { didMove(toParent: nil) }
  }

  /// The view goes out of the place that a window or a container gave it.
  func leavePlace() {
    guard place.area != nil else { return }
    presentation.presented?.presentation.controller?.leave()
    loadedView?.removeFromSuperview()
    loadedView?.layout.surroundingInsets = .zero
    place.area = nil
  }

  /// Itself and everyone on screen below it, parents first; then what it presents.
  var shownFamily: [UIViewController] {
    (isReplaced ? [] : ownFamily) + (presentationUnderWay?.presentedViewController.shownFamily ?? [])
  }

  /// What it presents and is not dismissing.
  var presentationUnderWay: UIPresentationController? {
    guard let controller = presentation.presented?.presentation.controller, controller.stage.phase == .presenting
    else { return nil }
    return controller
  }

  /// What it presents has taken the place of its view.
  var isReplaced: Bool { presentationUnderWay?.replacesPresenter ?? false }

  private var ownFamily: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods else { return [self] }
    return [self] + shownChildren.flatMap(\.shownFamily)
  }
}
