import SystemProfiles

/// Places an alert in the middle of the area above the keyboard, or an action sheet at the bottom.
final class AlertPresentation: UIPresentationController {
  override var isSystems: Bool { true }
  override var form: PresentationForm { .alert }
  /// Zero, because the panel draws its own shape.
  override var cornerRadius: CGFloat { 0 }
  /// A tap outside an action sheet dismisses it if the sheet has a cancel action.
  override var goesAtTouchOutside: Bool {
    guard let alert, alert.preferredStyle == .actionSheet else { return false }
    return session.behaves(.actionSheetsGoAtTouchOutside) && alert.actions.contains { $0.style == .cancel }
  }

  override func willBegin() { alert?.checkContent() }

  override func willBeTakenAway() { alert?.willBeTakenAway() }
  override func wasTakenAway() { alert?.wasTakenAway() }

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override func systemFrame(in size: CGSize) -> CGRect {
    guard let alert, let panel = alert.view as? AlertPanel else { return .zero }
    return alert.preferredStyle == .actionSheet ? sheetFrame(of: panel, in: size) : middleFrame(of: panel, in: size)
  }

  private func sheetFrame(of panel: AlertPanel, in size: CGSize) -> CGRect {
    let covered = surroundings.system, margin = session.metrics.alert.sheet.margin
    let fitted = panel.fittingSize(in: CGRect(origin: .zero, size: size).inset(by: covered).size)
    let below = margin == 0 ? 0 : max(margin, covered.bottom)
    return CGRect(
      x: session.pixelGrid.floor((size.width - fitted.width) / 2), y: size.height - below - fitted.height, size: fitted)
  }
}

extension UIPresentationController {
  /// The frame of the panel in the middle of the area above the keyboard.
  fileprivate func middleFrame(of panel: AlertPanel, in size: CGSize) -> CGRect {
    var covered = surroundings.system
    let keyboard = session.keyboard.setup?.height ?? 0, isCovered = keyboard > covered.bottom
    covered.bottom = max(covered.bottom, keyboard)
    let room = CGRect(origin: .zero, size: size).inset(by: covered)
    let fitted = panel.fittingSize(in: room.size), middle = isCovered ? room.midY : size.height / 2
    let grid = session.pixelGrid
    return CGRect(
      x: grid.floor((size.width - fitted.width) / 2), y: grid.floor(middle - fitted.height / 2), size: fitted)
  }
}

/// Presents an action sheet on iPad, or one that appears at its source.
final class AlertPopover: UIPopoverPresentationController {
  override var isSystems: Bool { true }

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override func willBegin() {
    alert?.checkContent()
    if form == .popover, !hasSource { alert?.raiseForMissingSource() }
    super.willBegin()
  }

  private var standsAtSource: Bool { session.behaves(.actionSheetsStandAtTheirSource) }

  override var form: PresentationForm {
    guard standsAtSource else { return super.form }
    return hasSource || session.environment.device.idiom == .pad ? .popover : .alert
  }

  override var cornerRadius: CGFloat { form == .alert ? 0 : super.cornerRadius }

  override var goesAtTouchOutside: Bool {
    form != .alert || alert?.actions.contains { $0.style == .cancel } == true
  }

  override func willBeTakenAway() { alert?.willBeTakenAway() }
  override func wasTakenAway() { alert?.wasTakenAway() }

  override func systemFrame(in size: CGSize) -> CGRect {
    if form == .alert, let panel = presentedViewController.view as? AlertPanel {
      return middleFrame(of: panel, in: size)
    }
    if let panel = presentedViewController.view as? AlertPanel {
      let preferred = panel.fittingSize(in: size)
      if presentedViewController.preferredContentSize != preferred {
        presentedViewController.preferredContentSize = preferred
      }
    }
    return super.systemFrame(in: size)
  }
}

extension UIAlertController {
  /// > Source: published console logs.
  fileprivate func checkContent() {
    // A `UIAlertView` or `UIActionSheet` may be empty.
    guard title == nil, message == nil, actions.isEmpty, textFields == nil, willGo == nil else { return }
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
