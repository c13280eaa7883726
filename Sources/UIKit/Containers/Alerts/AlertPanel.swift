import DisplayLists
import SystemProfiles

/// The view of an alert: text, fields, buttons, and the panels behind them.
@MainActor final class AlertPanel: UIView {
  private unowned let controller: UIAlertController
  private let header = AlertHeader()
  private let titleLabel = UILabel(), messageLabel = UILabel()
  /// The buttons, from top to bottom or along the line.
  private(set) var buttons: [AlertButton] = []
  private var room = CGSize(width: 320, height: 480)

  init(of controller: UIAlertController) {
    self.controller = controller
    super.init(frame: .zero)
    addSubview(header)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.backgroundColor = nil
      header.addSubview(label)
    }
    takeContent(of: controller)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("an alert is made by its controller") }

  private var isSheet: Bool { controller.preferredStyle == .actionSheet }
  private var isPopover: Bool { controller.isInPopover }

  /// The metrics of the generation. Fields grow with their font and keep the padding around their text.
  private var rules: AlertMetrics {
    var rules = session.metrics.alert
    if let field = controller.textFields?.first { rules.fieldHeight += field.displayedFont.lineGrowth(in: session) }
    return rules
  }

  private var painting: AlertLook { AlertLook(session: session, isSheet: isSheet) }

  /// Updates the text, fields and buttons from the controller.
  func takeContent(of controller: UIAlertController) {
    painting.style(titleLabel, controller.title, isTitle: true)
    painting.style(messageLabel, controller.message, isTitle: controller.title?.isEmpty != false)
    for field in controller.textFields ?? [] where field.superview !== header { header.addSubview(field) }
    let order = shownActions
    if order.map(ObjectIdentifier.init) != buttons.map({ ObjectIdentifier($0.action) }) {
      buttons.forEach { $0.removeFromSuperview() }
      buttons = session.perform { order.map { AlertButton($0, in: controller) } }
      buttons.forEach(addSubview)
    }
    for button in buttons { button.isEnabled = button.action.isEnabled }
    setNeedsLayout()
  }

  /// The actions in display order. The cancel action is below the others, or first of two in a row; a popover has none.
  private var shownActions: [UIAlertAction] {
    let others = controller.actions.filter { $0.style != .cancel }
    let cancel = controller.actions.filter { $0.style == .cancel }
    return isPopover && !others.isEmpty ? others : others + cancel
  }

  /// Updates the fonts when the text size changes while the alert is on screen.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    takeContent(of: controller)
    controller.presentation.controller?.place()
  }

  // MARK: Layout

  /// - Parameter room: the available size.
  func fittingSize(in room: CGSize) -> CGSize {
    self.room = room
    return arrangement.size
  }

  private var width: CGFloat {
    if !isSheet { return session.metrics.presentation.alertWidth }
    if isPopover { return rules.sheet.popoverWidth }
    if controller.modalPresentationStyle == .popover { return session.metrics.presentation.alertWidth }
    return min(room.width, room.height) - 2 * rules.sheet.margin
  }

  var arrangement: AlertArrangement {
    let insets = isSheet ? rules.sheet.textInsets : rules.textInsets
    let textWidth = width - insets.left - insets.right
    func size(_ label: UILabel) -> CGSize {
      label.text?.isEmpty == false ? label.sizeThatFits(CGSize(width: textWidth, height: 0)) : .zero
    }
    let margins = isSheet ? 2 * rules.sheet.margin : 48
    let parts = AlertArrangement.Parts(
      width: width, title: size(titleLabel), message: size(messageLabel),
      fieldCount: controller.textFields?.count ?? 0, buttonCount: buttons.count,
      hasCancel: buttons.last?.action.style == .cancel, sharesRow: sharesRow,
      rowHeight: max(isSheet ? rules.sheet.rowHeight : session.metrics.presentation.alertButtonHeight, textRow),
      maximumHeight: max(0, room.height - margins))
    return AlertArrangement(
      parts, rules, insets: insets, margin: isSheet ? rules.sheet.buttonMargin : rules.buttonMargin,
      gap: isSheet ? rules.sheet.buttonGap : rules.buttonGap,
      cancelGap: isSheet && !isPopover ? rules.sheet.cancelGap : 0)
  }

  /// The height of a row that fits the buttons' text at large text sizes.
  private var textRow: CGFloat { (buttons.map(\.lineHeight).max() ?? 0) + 20 }

  /// Whether two buttons are in one row: the title of each fits into half of the width.
  private var sharesRow: Bool {
    guard !isSheet, buttons.count == 2 else { return false }
    let half = (width - 2 * rules.buttonMargin - rules.buttonGap) / 2
    return buttons.allSatisfy { $0.titleWidth + 16 <= half }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let arrangement = arrangement
    header.frame = arrangement.header
    header.contentSize = CGSize(width: arrangement.header.width, height: arrangement.headerContent)
    (titleLabel.frame, messageLabel.frame) = (arrangement.title, arrangement.message)
    for (field, frame) in zip(controller.textFields ?? [], arrangement.fields) { field.frame = frame }
    let alongLine = sharesRow && !buttonsGoDown
    for (button, frame) in zip(alongLine ? buttons.reversed() : buttons, inReadingOrder(arrangement.buttons)) {
      button.frame = frame
    }
  }

  /// Whether buttons in one row keep their order. Otherwise the cancel button comes first.
  private var buttonsGoDown: Bool { buttons.last?.action.style != .cancel }

  private func inReadingOrder(_ frames: [CGRect]) -> [CGRect] {
    sharesRow && isRightToLeft ? frames.reversed() : frames
  }

  override func recordContent(into recorder: inout DisplayListRecorder) {
    let arrangement = arrangement
    painting.drawPanels(arrangement.panels, isPopover: isPopover, into: &recorder)
    painting.drawLines(between: arrangement, isShared: sharesRow, into: &recorder)
  }
}

/// The text and fields of an alert. They scroll if they are higher than the available area.
final class AlertHeader: UIScrollView {}

/// A text field of an alert, with the alert's own appearance.
final class AlertField: UITextField {
  override func applyClassDefaults() {
    super.applyClassDefaults()
    (borderStyle, contentVerticalAlignment) = (.roundedRect, .center)
    font = UIFont(session.metrics.alert.fieldFont, in: session)
    adjustsFontForContentSizeCategory = true
  }
}
