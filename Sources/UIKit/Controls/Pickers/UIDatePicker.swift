import DisplayLists
import SystemProfiles

/// A date, a time or a duration: wheels, boxes that open, or a calendar.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable {
    case time = 0, date, dateAndTime, countDownTimer, yearAndMonth
  }

  open var datePickerMode = Mode.dateAndTime { didSet { modelDidChange() } }
  /// Nil for the user's.
  open var locale: Locale? { didSet { modelDidChange() } }
  /// The user's unless it is set; set to nil it is that again.
  open var calendar: Calendar! {
    get { ownCalendar ?? (locale ?? Locale(identifier: session.environment.localeIdentifier)).calendar }
    set {
      ownCalendar = newValue
      modelDidChange()
    }
  }
  private(set) var ownCalendar: Calendar?
  /// Nil for that of the calendar.
  open var timeZone: TimeZone? { didSet { modelDidChange() } }
  /// Without effect where it is later than `maximumDate`.
  open var minimumDate: Date? { didSet { limitsDidChange() } }
  open var maximumDate: Date? { didSet { limitsDidChange() } }
  /// A divisor of 60 up to 30; anything else counts as 1.
  open var minuteInterval: Int {
    get { interval }
    set {
      interval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1
      modelDidChange()
    }
  }
  /// The date is a multiple of the interval, not only what is shown.
  open var roundsToMinuteInterval = true
  /// What the program would like; nil of it changes the modes that wheels alone can show.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { modelDidChange() } }

  private var interval = 1
  private lazy var chosen = session.date
  private var duration: TimeInterval = 60
  /// There while the style is wheels.
  var wheels: DateWheels?
  var kept: DateModel?
  /// What a person looks at or has open; nil for nothing but the date.
  var browsing: DateBrowsing?

  /// Without a size, a picker has its style's natural one.
  ///
  /// > Basis: recalled; captured for wheels of 320 by 216, saved pickers.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.size == .zero { self.frame.size = sizeOfNewPicker }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Within the limits.
  open var date: Date {
    get { roundsToMinuteInterval ? model.rounded(chosen) : chosen }
    set { setDate(newValue, animated: false) }
  }

  /// The wheels are there at once.
  open func setDate(_ date: Date, animated: Bool) {
    if !date.timeIntervalSinceReferenceDate.isFinite {
      Exception.internalInconsistency.raise("Invalid parameter not satisfying: date")
    }
    chosen = limited(date)
    browsing?.month = nil
    valueDidChange()
  }

  /// Seconds, in whole minutes from one to 23 hours and 59; of the mode `countDownTimer`.
  open var countDownDuration: TimeInterval {
    get { duration }
    set {
      let minutes = newValue.isFinite ? (newValue / 60).rounded(.down) : 1
      duration = min(max(minutes, 1), 24 * 60 - 1) * 60
      valueDidChange()
    }
  }

  /// What `automatic` comes to: boxes from iOS 14 on, where the mode has them.
  open var datePickerStyle: UIDatePickerStyle {
    guard session.behaves(.hasCompactDatePickers) else { return .wheels }
    if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { naturalSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeWheels()
    placeMonthWheels()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    modelDidChange()
  }

  func limitsDidChange() {
    chosen = limited(chosen)
    modelDidChange()
  }

  private func modelDidChange() {
    kept = nil
    wheels?.takeDate()
    contentMayDiffer()
    setNeedsLayout()
  }

  private func valueDidChange() {
    wheels?.takeDate()
    contentMayDiffer()
    setNeedsLayout()
  }

  // MARK: Touches

  override func touchEndedInside(_ touch: UITouch) {
    let point = touch.location(in: self)
    if !openBox(at: point) { useInline(at: point) }
  }

  override var touchTargets: [TouchTarget] {
    wheels == nil && isEnabled ? dayTargets + boxTargets : identifiedTarget
  }

  override func recordContent(into recorder: inout DisplayListRecorder) { draw(into: &recorder) }

  package override var reportedText: String? {
    datePickerStyle == .wheels ? nil : boxes.map(\.text).joined(separator: " | ")
  }
}

public enum UIDatePickerStyle: Int, Sendable {
  case automatic = 0, wheels, compact, inline
}
