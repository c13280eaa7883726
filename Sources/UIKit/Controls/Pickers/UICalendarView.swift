/// A view that shows a month of days with decorations and a selection, from iOS 16 on.
///
/// > Basis: assumed: the sizes of the parts, recalled.
@preconcurrency @MainActor open class UICalendarView: UIView {
  open weak var delegate: (any UICalendarViewDelegate)? { didSet { reloadDays() } }
  /// The selection that a tap on a day changes; nil for none.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      selectionBehavior?.view = self
      reloadDays()
    }
  }
  open var calendar: Calendar { didSet { reloadDays() } }
  open var locale: Locale { didSet { reloadDays() } }
  open var timeZone: TimeZone? { didSet { reloadDays() } }
  open var fontDesign = UIFontDescriptor.SystemDesign.default { didSet { reloadDays() } }
  /// Whether the view asks its delegate for decorations below days.
  open var wantsDateDecorations = true { didSet { reloadDays() } }
  /// The range of days that can be selected, and of months that can be shown.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) { didSet { reloadDays() } }

  private var month: Date
  private let title = UILabel(), backward = UIButton(type: .system), forward = UIButton(type: .system)
  private var weekdays: [UILabel] = []
  private var days: [CalendarDay] = []
  private var needsDays = true

  public override init(frame: CGRect) {
    (calendar, locale, month) = (Self.standardCalendar, Self.standardLocale, Session.current.date)
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    (calendar, locale, month) = (Self.standardCalendar, Self.standardLocale, Session.current.date)
    super.init(coder: coder)
    setUp()
  }

  private static var standardLocale: Locale { Locale(identifier: Session.current.environment.localeIdentifier) }

  /// The calendar of the locale in the GMT time zone, as in date pickers.
  private static var standardCalendar: Calendar { DateModel.calendar(of: standardLocale) }

  private func setUp() {
    title.font = .preferredFont(forTextStyle: .headline)
    // The same weight as in date pickers.
    let look = UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold, scale: .medium)
    for (button, symbol, name, months) in [
      (backward, "chevron.backward", "Previous Month", -1), (forward, "chevron.forward", "Next Month", 1),
    ] {
      button.setImage(UIImage(systemName: symbol, withConfiguration: look), for: .normal)
      button.accessibilityLabel = name
      button.addAction(UIAction { [weak self] _ in self?.turn(by: months) }, for: .primaryActionTriggered)
      addSubview(button)
    }
    addSubview(title)
  }

  // MARK: Month

  private var counting: Calendar {
    var counting = calendar
    counting.locale = locale
    if let timeZone { counting.timeZone = timeZone }
    return counting
  }

  /// The era, year and month of the visible month.
  open var visibleDateComponents: DateComponents {
    get { components(of: month, [.calendar, .era, .year, .month]) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    guard let date = counting.date(from: dateComponents) else { return }
    show(date)
  }

  private func turn(by months: Int) {
    guard let date = counting.date(byAdding: .month, value: months, to: firstDay), isAvailable(month: date) else {
      return
    }
    let old = visibleDateComponents
    show(date)
    session.perform { delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: old) }
  }

  private func show(_ date: Date) {
    month = date
    reloadDays()
  }

  private func isAvailable(month date: Date) -> Bool {
    guard let span = counting.dateInterval(of: .month, for: date) else { return false }
    return span.end > availableDateRange.start && span.start <= availableDateRange.end
  }

  private var firstDay: Date { counting.dateInterval(of: .month, for: month)?.start ?? month }

  private func components(of date: Date, _ parts: Set<Calendar.Component>) -> DateComponents {
    var components = counting.dateComponents(parts.subtracting([.calendar]), from: date)
    components.calendar = counting
    return components
  }

  /// Asks the delegate again for the decorations of days.
  open func reloadDecorations(forDateComponents dateComponents: [DateComponents], animated: Bool) {
    for day in days {
      guard dateComponents.contains(where: { counting.isSameDay($0, day.components) }) else { continue }
      day.show(decoration(of: day.components))
    }
  }

  private func decoration(of components: DateComponents) -> Decoration? {
    guard wantsDateDecorations else { return nil }
    return session.perform { delegate?.calendarView(self, decorationFor: components) }
  }

  // MARK: Days

  func reloadDays() {
    needsDays = true
    setNeedsLayout()
  }

  private func makeDays() {
    guard needsDays else { return }
    needsDays = false
    session.perform {
      title.text = monthTitle
      makeWeekdays()
      days.forEach { $0.removeFromSuperview() }
      let range = counting.range(of: .day, in: .month, for: firstDay) ?? 1..<1
      days = range.compactMap { number in
        counting.date(byAdding: .day, value: number - 1, to: firstDay).map { makeDay($0, number) }
      }
      days.forEach(addSubview)
    }
  }

  private func makeDay(_ date: Date, _ number: Int) -> CalendarDay {
    let day = CalendarDay(
      components(of: date, [.era, .year, .month, .day]), number: number, design: fontDesign,
      hasRoomBelow: wantsDateDecorations && delegate != nil)
    let isInRange = date >= counting.startOfDay(for: availableDateRange.start) && date <= availableDateRange.end
    day.isEnabled = isInRange && selectionBehavior?.allows(day.components) ?? true
    day.isSelected = selectionBehavior?.holds(day.components, counting) ?? false
    day.show(decoration(of: day.components))
    day.addAction(
      UIAction { [weak self, weak day] _ in
        guard let self, let day else { return }
        selectionBehavior?.tap(day.components, counting)
        updateSelection()
      }, for: .touchUpInside)
    return day
  }

  func updateSelection() {
    for day in days { day.isSelected = selectionBehavior?.holds(day.components, counting) ?? false }
  }

  func updateSelectable() { reloadDays() }

  private var monthTitle: String {
    let formatter = DateFormatter()
    (formatter.locale, formatter.calendar, formatter.timeZone) = (locale, counting, counting.timeZone)
    formatter.setLocalizedDateFormatFromTemplate("MMMMyyyy")
    return formatter.string(from: firstDay)
  }

  private func makeWeekdays() {
    weekdays.forEach { $0.removeFromSuperview() }
    let formatter = DateFormatter()
    (formatter.locale, formatter.calendar) = (locale, counting)
    let names = formatter.shortStandaloneWeekdaySymbols
    weekdays = (0..<7).map { place in
      let label = UILabel()
      (label.font, label.textColor, label.textAlignment) = (
        .systemFont(ofSize: 13, weight: .semibold), .tertiaryLabel, .center
      )
      let index = (counting.firstWeekday - 1 + place) % 7
      label.text = names.indices.contains(index) ? names[index].uppercased(with: locale) : nil
      addSubview(label)
      return label
    }
  }

  // MARK: Layout

  private static let head: CGFloat = 44, weekdayRow: CGFloat = 20, leastSide: CGFloat = 44

  /// The intrinsic size: six weeks below the title and the weekdays.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: 7 * Self.leastSide, height: Self.head + Self.weekdayRow + 6 * Self.leastSide)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    makeDays()
    super.layoutSubviews()
    let width = bounds.width, column = width / 7
    place(title, CGRect(x: 12, y: 0, width: max(0, width - 112), height: Self.head))
    place(backward, CGRect(x: width - 88, y: 0, width: 44, height: Self.head))
    place(forward, CGRect(x: width - 44, y: 0, width: 44, height: Self.head))
    for (index, label) in weekdays.enumerated() {
      place(label, CGRect(x: CGFloat(index) * column, y: Self.head, width: column, height: Self.weekdayRow))
    }
    let top = Self.head + Self.weekdayRow, row = max(0, bounds.height - top) / 6
    let first = (counting.component(.weekday, from: firstDay) - counting.firstWeekday + 7) % 7
    for (index, day) in days.enumerated() {
      let slot = first + index
      place(
        day, CGRect(x: CGFloat(slot % 7) * column, y: top + CGFloat(slot / 7) * row, width: column, height: row))
    }
  }

  /// Places a view on device pixels, mirrored in right-to-left layouts.
  private func place(_ view: UIView, _ frame: CGRect) {
    let grid = session.pixelGrid, x = isRightToLeft ? bounds.width - frame.maxX : frame.minX
    let (left, top) = (grid.round(x), grid.round(frame.minY))
    view.frame = CGRect(
      x: left, y: top, width: grid.round(x + frame.width) - left, height: grid.round(frame.maxY) - top)
  }

  // MARK: Decorations

  public enum DecorationSize: Int, Sendable {
    case small = 0, medium, large
  }

  /// A decoration below a day.
  @preconcurrency @MainActor open class Decoration: NSObject {
    private let make: () -> UIView

    private init(_ make: @escaping () -> UIView) { self.make = make }

    /// Creates a gray dot.
    public override convenience init() { self.init(color: nil, size: .medium) }

    /// Creates a dot.
    public convenience init(color: UIColor?, size: DecorationSize) {
      self.init {
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: size.side, height: size.side))
        dot.backgroundColor = color ?? .systemGray
        dot.layer.cornerRadius = size.side / 2
        return dot
      }
    }

    public convenience init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
      self.init {
        let view = UIImageView(image: image ?? UIImage(systemName: "circle.fill"))
        view.tintColor = color ?? .systemGray
        view.contentMode = .scaleAspectFit
        view.frame.size = CGSize(width: 2 * size.side, height: 2 * size.side)
        return view
      }
    }

    public convenience init(customViewProvider: @escaping () -> UIView) { self.init(customViewProvider) }

    open class func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
      Decoration(color: color, size: size)
    }

    open class func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
      Decoration(image: image, color: color, size: size)
    }

    open class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration(customViewProvider: customViewProvider)
    }

    fileprivate func view() -> UIView { make() }
  }
}

extension UICalendarView.DecorationSize {
  /// The diameter of a dot, in points.
  fileprivate var side: CGFloat {
    switch self {
    case .small: 4
    case .medium: 6
    case .large: 8
    }
  }
}

extension Calendar {
  func isSameDay(_ one: DateComponents, _ other: DateComponents) -> Bool {
    guard let one = date(from: one), let other = date(from: other) else { return false }
    return isDate(one, inSameDayAs: other)
  }
}

/// A delegate that provides decorations for days and is notified of the visible month.
@preconcurrency @MainActor public protocol UICalendarViewDelegate: NSObjectProtocol {
  func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
    -> UICalendarView.Decoration?
  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { nil }
  public func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}

/// A day of the visible month.
@MainActor final class CalendarDay: UIControl {
  let components: DateComponents
  private let circle = UIView(), number = UILabel()
  private var decoration: UIView?
  /// Whether there is space for a decoration. It is kept on days without one, so that the numbers of a week are
  /// aligned.
  private let hasRoomBelow: Bool

  init(_ components: DateComponents, number: Int, design: UIFontDescriptor.SystemDesign, hasRoomBelow: Bool) {
    (self.components, self.hasRoomBelow) = (components, hasRoomBelow)
    super.init(frame: .zero)
    let font = UIFont.systemFont(ofSize: 20)
    self.number.font = font.fontDescriptor.withDesign(design).map { UIFont(descriptor: $0, size: 20) } ?? font
    (self.number.text, self.number.textAlignment) = ("\(number)", .center)
    circle.isUserInteractionEnabled = false
    for view in [circle, self.number] { addSubview(view) }
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("a day is made by its calendar") }

  func show(_ new: UICalendarView.Decoration?) {
    decoration?.removeFromSuperview()
    decoration = new?.view()
    if let decoration { addSubview(decoration) }
    setNeedsLayout()
  }

  override var isSelected: Bool { didSet { setNeedsLayout() } }
  override var isEnabled: Bool { didSet { setNeedsLayout() } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height, 44), grid = session.pixelGrid
    let space: CGFloat = hasRoomBelow ? 12 : 0
    let room = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - space))
    circle.frame = room.centred(CGSize(width: min(side, room.height), height: min(side, room.height)), grid: grid)
    circle.layer.cornerRadius = circle.bounds.width / 2
    circle.backgroundColor = isSelected ? tintColor : nil
    number.frame = room
    number.textColor = isSelected ? .white : isEnabled ? .label : .tertiaryLabel
    guard let decoration else { return }
    let below = CGRect(x: 0, y: room.maxY, width: bounds.width, height: space)
    decoration.frame = below.centred(decoration.bounds.size, grid: grid)
  }

  override var touchTargets: [TouchTarget] { [.named([accessibilityIdentifier, number.text], view: self)] }
}
