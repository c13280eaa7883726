// Dismissal by the user.
extension UIPresentationController {
  /// Dismisses the presentation, unless the controller or the delegate prevents it.
  ///
  /// > Source: `UIAdaptivePresentationControllerDelegate` reference.
  func userTouchedOutside() {
    guard goesAtTouchOutside, stage.phase == .presenting else { return }
    // Keeps the controller alive until the last callback.
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

  /// Whether only popovers notify the delegate, with methods of their own, as they do until iOS 12.
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
  /// Notifies the parents, and updates the frame of the sheet or popover that contains the controller.
  func preferredSizeDidChange() {
    if let parent { session.perform { parent.preferredContentSizeDidChange(forChildContentContainer: self) } }
    if let presentation = presentation.controller, !presentation.isSystems {
      session.perform { presentation.preferredContentSizeDidChange(forChildContentContainer: self) }
    }
    for controller in line where controller.place.area != nil { controller.presentation.controller?.place() }
  }

  /// The content size for a sheet or a popover, in whole pixels. A navigation controller without a preferred size uses
  /// that of its top view controller plus the bar.
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
