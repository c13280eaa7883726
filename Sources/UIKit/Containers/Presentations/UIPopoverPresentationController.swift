import DisplayLists
import SystemProfiles

/// Manages a popover: a panel with an arrow beside its source. In a compact width it is a sheet or covers the full
/// screen, unless its delegate prevents it.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// The source of the popover. It takes precedence over `sourceView`, `sourceRect` and `barButtonItem`.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { didSet { settingsDidChange() } }
  /// The view that is the source of the popover, or contains it.
  open var sourceView: UIView? { didSet { settingsDidChange() } }
  /// The source in the view's coordinates; `null` for the whole view.
  open var sourceRect = CGRect.null { didSet { settingsDidChange() } }
  open var barButtonItem: UIBarButtonItem? { didSet { settingsDidChange() } }
  open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { settingsDidChange() } }
  /// Whether the popover may cover its source.
  open var canOverlapSourceViewRect = false {
    didSet { hasNoEffect("UIPopoverPresentationController.canOverlapSourceViewRect") }
  }
  /// The color of the panel and its arrow; nil for the content's background color.
  open var backgroundColor: UIColor?
  /// The views outside the popover that receive touches while it is visible.
  open var passthroughViews: [UIView]?
  /// The minimum distance from the edges of the window.
  open var popoverLayoutMargins: UIEdgeInsets {
    get { margins ?? systemMargins }
    set {
      margins = newValue
      settingsDidChange()
    }
  }
  /// The class that draws the panel and its arrow in place of the system's and determines their dimensions.
  open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)? { didSet { settingsDidChange() } }

  /// The sheet that the popover adapts to in a compact width. Configure it before presenting the popover.
  open var adaptiveSheetPresentationController: UISheetPresentationController {
    if let sheet { return sheet }
    let made = UISheetPresentationController(presentedViewController: presentedViewController, presenting: presenter)
    made.popover = self
    sheet = made
    return made
  }

  private var sheet: UISheetPresentationController?
  private var margins: UIEdgeInsets?
  private var placement: PopoverPlacement?

  /// `unknown` before the popover is presented.
  open var arrowDirection: UIPopoverArrowDirection { placement?.direction ?? .unknown }

  override var olderDelegateAllowsDismissal: Bool {
    listener?.popoverPresentationControllerShouldDismissPopover(self) ?? true
  }

  override func tellOlderDelegateOfDismissal() { listener?.popoverPresentationControllerDidDismissPopover(self) }

  override var isSystems: Bool { type(of: self) == UIPopoverPresentationController.self }

  /// The sheet that determines the layout after adaptation, if the app has accessed it.
  private var adaptedSheet: UISheetPresentationController? {
    guard let sheet, adaptedForm != .popover else { return nil }
    sheet.presenter = presenter
    return sheet
  }

  override var form: PresentationForm { adaptedSheet?.formOfSheet ?? super.form }

  override func systemFrame(in size: CGSize) -> CGRect {
    guard form == .popover else { return adaptedSheet?.sheetFrame(in: size) ?? formFrame(in: size) }
    let found = placement(in: size)
    placement = found
    return found.content
  }

  override var cornerRadius: CGFloat {
    guard form == .popover else { return adaptedSheet?.cornerRadius ?? super.cornerRadius }
    if let background = backgroundClass, !background.wantsDefaultContentAppearance { return 0 }
    let rules = session.metrics.popover
    return max(0, rules.cornerRadius - rules.border)
  }

  override var dimming: CGFloat { form == .popover ? 0 : adaptedSheet?.dimming ?? super.dimming }

  override var goesAtTouchOutside: Bool { form == .popover || super.goesAtTouchOutside }

  override func placeParts(of sheet: SheetFrame, around frame: CGRect) {
    guard form == .popover, let placement, let container = stage.container else {
      adaptedSheet?.placeParts(of: sheet, around: frame)
      return
    }
    container.letsThrough = { [weak self] in self?.letsThrough($0) ?? false }
    if let backgroundClass { return placeBackground(backgroundClass, at: placement, in: container) }
    let chrome = container.subviews.lazy.compactMap { $0 as? PopoverChrome }.first ?? PopoverChrome()
    let isAlert = presentedViewController is UIAlertController && !session.behaves(.chromeIsGlossy)
    let paper = isAlert ? UIColor(chrome.floatingPaper) : nil
    chrome.show(placement, color: backgroundColor ?? presentedViewController.loadedView?.backgroundColor ?? paper)
    if chrome.superview == nil { container.insertSubview(chrome, at: 1) }
  }

  /// Lets the delegate configure the sheet. A full screen has nothing to configure.
  override func willBegin() {
    checkSource()
    guard form.isCard, let delegate else { return }
    session.perform { delegate.presentationController(self, prepare: adaptiveSheetPresentationController) }
  }

  private func settingsDidChange() { if presentedViewController.place.area != nil { place() } }

  private var systemMargins: UIEdgeInsets {
    let margin = session.metrics.popover.margin
    return UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
  }
}

@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// Called for a tap outside the popover, until iOS 12.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Called after a tap has dismissed the popover, until iOS 12. Not called when code dismisses it.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}

  /// From iOS 13 on, calls the older method, for delegates that implement only that.
  ///
  /// > Basis: assumed.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    guard let popover = presentationController as? UIPopoverPresentationController else { return true }
    return popoverPresentationControllerShouldDismissPopover(popover)
  }

  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    guard let popover = presentationController as? UIPopoverPresentationController else { return }
    popoverPresentationControllerDidDismissPopover(popover)
  }
}

extension UIPopoverPresentationController {
  var listener: (any UIPopoverPresentationControllerDelegate)? {
    delegate as? any UIPopoverPresentationControllerDelegate
  }
}
