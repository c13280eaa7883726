import DisplayLists
import SystemProfiles

/// A control for a date, a time or a duration, with wheels, a calendar, or boxes that open them.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable {
    case time = 0, date, dateAndTime, countDownTimer, yearAndMonth
  }

  open var datePickerMode = Mode.dateAndTime { didSet { modelDidChange() } }
  /// The locale; nil for the user's.
  open var locale: Locale? { didSet { modelDidChange() } }
  /// The calendar. Until it is set, or after setting nil, it is the user's.
  open var calendar: Calendar! {
    get { ownCalendar ?? (locale ?? Locale(identifier: session.environment.localeIdentifier)).calendar }
    set {
      ownCalendar = newValue
      modelDidChange()
    }
  }
  private(set) var ownCalendar: Calendar?
  /// The time zone; nil for that of the calendar.
  open var timeZone: TimeZone? { didSet { modelDidChange() } }
  /// The earliest date. It has no effect if it is later than `maximumDate`.
  open var minimumDate: Date? { didSet { limitsDidChange() } }
  open var maximumDate: Date? { didSet { limitsDidChange() } }
  /// The interval of minutes: a divisor of 60 up to 30. Other values count as 1.
  open var minuteInterval: Int {
    get { interval }
    set {
      interval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1
      modelDidChange()
    }
  }
  /// Whether the date itself is rounded to the interval, and not only its display.
  open var roundsToMinuteInterval = true
  /// The style that the program prefers. It does not apply to modes that only wheels support.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { modelDidChange() } }

  private var interval = 1
  private lazy var chosen = session.date
  private var duration: TimeInterval = 60
  /// The wheels; nil in other styles.
  var wheels: DateWheels?
  var kept: DateModel?
  /// The state of browsing, such as the visible month or an open box; nil for none.
  var browsing: DateBrowsing?

  /// Creates a picker. With a frame of zero size, it takes the intrinsic size of its style.
  ///
  /// > Basis: recalled; captured for wheels of 320 by 216, saved pickers.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.size == .zero { self.frame.size = sizeOfNewPicker }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The date, limited to the range from minimum to maximum.
  open var date: Date {
    get { roundsToMinuteInterval ? model.rounded(chosen) : chosen }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the date. The wheels turn at once.
  open func setDate(_ date: Date, animated: Bool) {
    if !date.timeIntervalSinceReferenceDate.isFinite {
      Exception.internalInconsistency.raise("Invalid parameter not satisfying: date")
    }
    chosen = limited(date)
    browsing?.month = nil
    valueDidChange()
  }

  /// The duration in the mode `countDownTimer`, in seconds. It is a number of whole minutes, from 1 minute to 23 hours
  /// and 59 minutes.
  open var countDownDuration: TimeInterval {
    get { duration }
    set {
      let minutes = newValue.isFinite ? (newValue / 60).rounded(.down) : 1
      duration = min(max(minutes, 1), 24 * 60 - 1) * 60
      valueDidChange()
    }
  }

  /// The style in effect. From iOS 14 on, the automatic style is compact in modes that support it.
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

  override var takesTaps: Bool { true }

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
