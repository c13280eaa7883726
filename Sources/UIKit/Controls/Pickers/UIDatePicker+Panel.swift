import DisplayLists
import SystemProfiles

/// The state of a date picker while the user looks for a date.
@MainActor final class DateBrowsing {
  /// A moment in the visible month, if it is not that of the date.
  var month: Date?
  /// The wheels that replace the days.
  var monthWheels: UIDatePicker?
  /// The index of the open box.
  var openBox: Int?
  weak var stage: DatePanelStage?
}

// The panel that a box of the compact style opens.
extension UIDatePicker {
  var roomForBrowsing: DateBrowsing {
    if let browsing { return browsing }
    let made = DateBrowsing()
    browsing = made
    return made
  }

  /// The frames of all boxes that open, in reading order.
  private var openableBoxes: [CGRect] {
    datePickerStyle == .compact ? boxFrames(in: bounds) : timeBoxFrame.map { [$0] } ?? []
  }

  var boxTargets: [TouchTarget] {
    let frames = openableBoxes, texts = boxes.suffix(frames.count).map(\.text)
    let names = [accessibilityIdentifier, accessibilityLabel]
    guard let first = frames.first else { return identifiedTarget }
    // Some locales write the time with a narrow no-break space.
    let targets = zip(texts, frames).map { text, frame in
      TouchTarget(names: [text, text.replacing("\u{202F}", with: " ")], view: self, point: frame.middle)
    }
    return targets + [TouchTarget(names: names, view: self, point: first.middle)]
  }

  /// - Returns: false if there is no box at the point.
  func openBox(at point: CGPoint) -> Bool {
    let frames = openableBoxes
    guard let index = frames.firstIndex(where: { $0.contains(point) }) else { return false }
    let showsTime = datePickerMode == .time || datePickerStyle == .inline || index == 1
    open(showsTime ? .time : .date, at: frames[index], index)
    return true
  }

  private func open(_ mode: Mode, at frame: CGRect, _ index: Int) {
    guard let window else { return }
    session.closeFloatingStages()
    let stage = session.perform { DatePanelStage(of: self, mode, at: frame) }
    let browsing = roomForBrowsing
    (browsing.stage, browsing.openBox) = (stage, index)
    stage.willClose = { [weak self] in self?.browsing?.openBox = nil }
    stage.overrideUserInterfaceStyle = traitCollection.userInterfaceStyle
    stage.open(in: window, from: convert(frame.middle, to: window))
    sendActions(for: .editingDidBegin)
    stage.didClose = { [weak self] in self?.sendActions(for: .editingDidEnd) }
  }
}

/// A panel with a calendar or wheels in front of the window, beside the box of a compact date picker.
@MainActor final class DatePanelStage: OverlayContainer {
  private weak var owner: UIDatePicker?
  private let box: CGRect
  private let panel = DatePanel()
  let picker = UIDatePicker()

  /// - Parameter source: the frame of the box, in the picker's coordinates.
  init(of owner: UIDatePicker, _ mode: UIDatePicker.Mode, at source: CGRect) {
    (self.owner, box) = (owner, source)
    super.init(frame: .zero)
    picker.preferredDatePickerStyle = mode == .time ? .wheels : .inline
    picker.datePickerMode = mode
    (picker.locale, picker.calendar, picker.timeZone) = (owner.locale, owner.calendar, owner.timeZone)
    (picker.minimumDate, picker.maximumDate) = (owner.minimumDate, owner.maximumDate)
    (picker.minuteInterval, picker.tintColor) = (owner.minuteInterval, owner.tintColor)
    picker.date = owner.date
    panel.addSubview(picker)
    addSubview(panel)
    picker.addAction(
      UIAction { [weak owner, unowned picker] _ in owner?.take(picker.date) }, for: .valueChanged)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("a panel is made by its date picker") }

  override var floating: [UIView] { [panel] }

  /// Places the panel below the box if there is room, or else above it.
  ///
  /// > Basis: assumed: 8 around the calendar; wheels are 220 wide.
  override func place() {
    guard let owner, owner.window != nil else { return }
    let rules = session.metrics.menu, edge: CGFloat = 8
    var size = picker.intrinsicContentSize
    if picker.datePickerMode == .time { size.width = 220 }
    let whole = CGSize(width: size.width + 2 * edge, height: size.height + 2 * edge)
    let placement = MenuPlacement(
      whole, beside: owner.convert(box, to: self), in: room(margin: rules.screenMargin), gap: rules.sourceGap,
      covers: false, grid: session.pixelGrid)
    panel.frame = placement.panel
    picker.frame = panel.bounds.insetBy(dx: min(edge, panel.bounds.width / 2), dy: min(edge, panel.bounds.height / 2))
  }
}

/// The background of a floating calendar.
final class DatePanel: UIView {
  override func recordContent(into recorder: inout DisplayListRecorder) {
    let radius = session.metrics.menu.cornerRadius
    drawFloatingShadow(radius: radius, into: &recorder)
    recorder.fill(bounds, radius: radius, floatingPaper)
  }

  /// Does nothing: a tap on the panel does not close it.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

extension CGRect {
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
