// A person takes a presentation away.
extension UIPresentationController {
  /// The controller may refuse, and the delegate.
  ///
  /// > Source: `UIAdaptivePresentationControllerDelegate` reference.
  func userTouchedOutside() {
    guard goesAtTouchOutside, stage.phase == .presenting else { return }
    let mayGo =
      !presentedViewController.isModalInPresentation
      && session.perform { delegate?.presentationControllerShouldDismiss(self) ?? true }
    guard mayGo else {
      return session.perform { delegate?.presentationControllerDidAttemptToDismiss(self) }
    }
    session.perform { delegate?.presentationControllerWillDismiss(self) }
    presentedViewController.presentingViewController?.dismiss(animated: true) { [self] in
      session.perform {
        delegate?.presentationControllerDidDismiss(self)
        wasTakenAway()
      }
    }
  }
}

extension UIViewController {
  /// The parents hear of it, and the sheet or the popover around takes the new size.
  func preferredSizeDidChange() {
    if let parent { session.perform { parent.preferredContentSizeDidChange(forChildContentContainer: self) } }
    for controller in line where controller.place.area != nil { controller.presentation.controller?.place() }
  }

  /// What a sheet or a popover is told: of a navigation controller that says nothing what its topmost controller
  /// wishes, below the bar.
  ///
  /// > Basis: assumed, recalled.
  var wishedContentSize: CGSize {
    guard preferredContentSize == .zero, let stack = self as? UINavigationController,
      var size = stack.topViewController?.preferredContentSize, size != .zero
    else { return preferredContentSize }
    if !stack.isNavigationBarHidden { size.height += session.environment.navigationBarHeight }
    return size
  }
}
