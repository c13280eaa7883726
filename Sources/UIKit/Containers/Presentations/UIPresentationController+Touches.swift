// A person takes a presentation away.
extension UIPresentationController {
  /// The controller may refuse, and the delegate.
  ///
  /// > Source: `UIAdaptivePresentationControllerDelegate` reference.
  func userTouchedOutside() {
    guard goesAtTouchOutside, stage.phase == .presenting else { return }
    // Perhaps nobody else keeps it until the last callback.
    let presented = presentedViewController
    guard !presented.isModalInPresentation, presented.session.perform({ mayBeTakenAway }) else {
      return presented.session.perform { tell { $0.presentationControllerDidAttemptToDismiss(self) } }
    }
    presented.session.perform {
      tell { $0.presentationControllerWillDismiss(self) }
      willBeTakenAway()
    }
    presented.presentingViewController?.dismiss(animated: true) { [self] in
      presented.session.perform {
        tellOfDismissal()
        wasTakenAway()
      }
    }
  }

  /// Until iOS 12 only popovers ask, and tell, in words of their own.
  private var isOlder: Bool { !session.behaves(.presentationsTellOfDismissals) }

  private var mayBeTakenAway: Bool {
    guard isOlder else { return delegate?.presentationControllerShouldDismiss(self) ?? true }
    return popover.map { $0.listener?.popoverPresentationControllerShouldDismissPopover($0) ?? true } ?? true
  }

  private func tellOfDismissal() {
    tell { $0.presentationControllerDidDismiss(self) }
    if isOlder, let popover { popover.listener?.popoverPresentationControllerDidDismissPopover(popover) }
  }

  private func tell(_ message: (any UIAdaptivePresentationControllerDelegate) -> Void) {
    if !isOlder, let delegate { message(delegate) }
  }

  private var popover: UIPopoverPresentationController? { self as? UIPopoverPresentationController }
}

extension UIViewController {
  /// The parents hear of it, and the sheet or the popover around takes the new size.
  func preferredSizeDidChange() {
    if let parent { session.perform { parent.preferredContentSizeDidChange(forChildContentContainer: self) } }
    if let presentation = presentation.controller, !presentation.isSystems {
      session.perform { presentation.preferredContentSizeDidChange(forChildContentContainer: self) }
    }
    for controller in line where controller.place.area != nil { controller.presentation.controller?.place() }
  }

  /// What a sheet or a popover is told: of a navigation controller that says nothing what its topmost controller
  /// wishes, below the bar. In whole pixels.
  ///
  /// > Basis: assumed, recalled.
  var snappedContentSize: CGSize { session.pixelGrid.ceil(exactContentSize) }

  private var exactContentSize: CGSize {
    guard preferredContentSize == .zero, let stack = self as? UINavigationController,
      var size = stack.topViewController?.preferredContentSize, size != .zero
    else { return preferredContentSize }
    if !stack.isNavigationBarHidden { size.height += session.environment.navigationBarHeight }
    return size
  }
}
