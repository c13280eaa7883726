import SystemProfiles

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
    isOlder ? olderDelegateAllowsDismissal : delegate?.presentationControllerShouldDismiss(self) ?? true
  }

  private func tellOfDismissal() {
    tell { $0.presentationControllerDidDismiss(self) }
    if isOlder { tellOlderDelegateOfDismissal() }
  }

  private func tell(_ message: (any UIAdaptivePresentationControllerDelegate) -> Void) {
    if !isOlder, let delegate { message(delegate) }
  }
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

  /// ``sizeForPresentation`` in whole pixels.
  var snappedContentSize: CGSize { session.pixelGrid.ceil(sizeForPresentation) }
}

extension PixelGrid {
  /// Returns the smallest size in whole pixels that contains `size`.
  func ceil(_ size: CGSize) -> CGSize { CGSize(width: ceil(size.width), height: ceil(size.height)) }
}
