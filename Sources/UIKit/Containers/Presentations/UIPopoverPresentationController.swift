import DisplayLists
import SystemProfiles

/// Manages a popover: a panel beside what it belongs to, with an arrow. Where the width is compact it is a sheet or a
/// full screen, unless its delegate keeps it as it is.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// What the popover belongs to, whatever it is; before the three below.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { didSet { settingsDidChange() } }
  /// What the popover belongs to: a rectangle of a view, or an item of a bar.
  open var sourceView: UIView? { didSet { settingsDidChange() } }
  /// In the view's coordinates; `null` for the whole view.
  open var sourceRect = CGRect.null { didSet { settingsDidChange() } }
  open var barButtonItem: UIBarButtonItem? { didSet { settingsDidChange() } }
  open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { settingsDidChange() } }
  /// The popover may lie over what it belongs to.
  open var canOverlapSourceViewRect = false {
    didSet { hasNoEffect("UIPopoverPresentationController.canOverlapSourceViewRect") }
  }
  /// Of the panel and its arrow; nil for that of the content.
  open var backgroundColor: UIColor?
  /// Views beside the popover that can be touched while it is there.
  open var passthroughViews: [UIView]?
  /// The least distance from the edges of the window.
  open var popoverLayoutMargins: UIEdgeInsets {
    get { margins ?? systemMargins }
    set {
      margins = newValue
      settingsDidChange()
    }
  }
  /// Draws the panel and its arrow in place of the system's, and says how much room they take.
  open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)? { didSet { settingsDidChange() } }

  /// What the popover is where there is no room beside its source; to be set up before it is presented.
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

  override var isSystems: Bool { type(of: self) == UIPopoverPresentationController.self }

  /// Decides instead of the popover while it is a sheet, if the program has asked for it.
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

  /// A sheet's delegate may set it up; a full screen has nothing of its own.
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
  /// Asked at a touch beside the popover, until iOS 12.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// A touch has taken the popover away, until iOS 12; a program that does so is not told.
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

  /// What has only the older words is asked by these from iOS 13 on.
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
