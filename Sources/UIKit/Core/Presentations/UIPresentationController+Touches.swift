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
