import SystemProfiles

/// In the middle of what the keyboard leaves, or at the bottom.
final class AlertPresentation: UIPresentationController {
  override var isSystems: Bool { true }
  override var form: PresentationForm { .alert }
  /// The panel has its own shape.
  override var cornerRadius: CGFloat { 0 }
  /// A sheet's way out is the place beside it, too.
  override var goesAtTouchOutside: Bool { false }

  override func willBegin() { alert?.checkContent() }

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override func systemFrame(in size: CGSize) -> CGRect {
    guard let alert, let panel = alert.view as? AlertPanel else { return .zero }
    let isSheet = alert.preferredStyle == .actionSheet, covered = surroundings.system
    let bottom = isSheet ? covered.bottom : max(covered.bottom, keyboardHeight)
    let room = CGRect(origin: .zero, size: size).inset(
      by: UIEdgeInsets(top: covered.top, left: covered.left, bottom: bottom, right: covered.right))
    let fitted = panel.fittingSize(in: room.size)
    let x = session.pixelGrid.floor((size.width - fitted.width) / 2)
    guard isSheet else {
      let middle = room.minY == covered.top && bottom == covered.bottom ? size.height / 2 : room.midY
      return CGRect(x: x, y: session.pixelGrid.floor(middle - fitted.height / 2), size: fitted)
    }
    let margin = session.metrics.alert.sheet.margin
    let below = margin == 0 ? 0 : max(margin, covered.bottom)
    return CGRect(x: x, y: size.height - below - fitted.height, size: fitted)
  }

  private var keyboardHeight: CGFloat { session.keyboard.setup?.height ?? 0 }
}

/// Of an action sheet on a screen with room.
final class AlertPopover: UIPopoverPresentationController {
  override var isSystems: Bool { true }

  override func willBegin() {
    let alert = presentedViewController as? UIAlertController
    alert?.checkContent()
    let hasSource = sourceView != nil || barButtonItem != nil
    if form == .popover, !hasSource { alert?.raiseForMissingSource() }
    super.willBegin()
  }

  /// As if the way out had been chosen.
  override func wasTakenAway() { (presentedViewController as? UIAlertController)?.wasTakenAway() }

  override func systemFrame(in size: CGSize) -> CGRect {
    if let panel = presentedViewController.view as? AlertPanel {
      let wish = panel.fittingSize(in: size)
      if presentedViewController.preferredContentSize != wish { presentedViewController.preferredContentSize = wish }
    }
    return super.systemFrame(in: size)
  }
}

extension UIViewController {
  /// The keyboard came or went.
  func alertsMakeRoom() {
    var next = presentation.presented
    while let controller = next {
      if controller is UIAlertController { controller.presentation.controller?.place() }
      next = controller.presentation.presented
    }
  }
}

extension UIAlertController {
  /// > Source: published console logs.
  fileprivate func checkContent() {
    guard title == nil, message == nil, actions.isEmpty, textFields == nil else { return }
    Exception.internalInconsistency.raise(
      "UIAlertController must have a title, a message or an action to display")
  }

  /// > Source: published console logs.
  fileprivate func raiseForMissingSource() -> Never {
    Exception.generic.raise(
      "Your application has presented a UIAlertController (\(self)) of style UIAlertControllerStyleActionSheet from "
        + "\(presentingViewController?.description ?? "(null)"). The modalPresentationStyle of a UIAlertController "
        + "with this style is UIModalPresentationPopover. You must provide location information for this popover "
        + "through the alert controller's popoverPresentationController. You must provide either a sourceView and "
        + "sourceRect or a barButtonItem.  If this information is not known when you present the alert controller, "
        + "you may provide it in the UIPopoverPresentationControllerDelegate method "
        + "-prepareForPopoverPresentation.")
  }
}

extension CGRect {
  fileprivate init(x: CGFloat, y: CGFloat, size: CGSize) { self.init(origin: CGPoint(x: x, y: y), size: size) }
}
