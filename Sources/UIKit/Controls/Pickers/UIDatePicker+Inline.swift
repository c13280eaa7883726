import SystemProfiles

/// A month in the layout of a calendar.
@MainActor struct CalendarMonth {
  struct Day {
    let title: String
    let date: Date
    let frame: CGRect
    let isChosen: Bool
    let isAllowed: Bool
  }

  let frame: CGRect
  let title: String
  /// The titles in reading order, from the calendar's first weekday.
  let weekdays: [String]
  let weekdayFrames: [CGRect]
  let days: [Day]
}

// The calendar of the inline style.
extension UIDatePicker {
  private static let timeRowHeight: CGFloat = 44

  /// > Basis: assumed: a calendar of 320 by 330; the row of the time is 44 more.
  var inlineSize: CGSize {
    let natural = session.metrics.picker.inlineDate ?? session.metrics.picker.dateWheels
    let width = natural.width ?? 320, height = natural.height ?? 330
    switch datePickerMode {
    case .time: return CGSize(width: width, height: Self.timeRowHeight)
    case .dateAndTime: return CGSize(width: width, height: height + Self.timeRowHeight)
    default: return CGSize(width: width, height: height)
    }
  }

  /// The frame of the time's box, at the trailing edge below the calendar.
  var timeBoxFrame: CGRect? {
    guard datePickerStyle == .inline, datePickerMode == .time || datePickerMode == .dateAndTime,
      let box = boxes.last
    else { return nil }
    let x = isRightToLeft ? bounds.minX + 16 : bounds.maxX - 16 - box.width
    let y = bounds.maxY - Self.timeRowHeight + (Self.timeRowHeight - compactHeight) / 2
    return CGRect(x: x, y: session.pixelGrid.floor(y), width: box.width, height: compactHeight)
  }

  var calendarMonth: CalendarMonth? {
    guard datePickerStyle == .inline, datePickerMode != .time else { return nil }
    let calendar = model.calendar, date = date, shown = shownMonth
    guard let days = calendar.range(of: .day, in: .month, for: shown),
      let first = calendar.date(from: calendar.dateComponents([.era, .year, .month], from: shown))
    else { return nil }
    var frame = bounds
    if datePickerMode == .dateAndTime { frame.size.height = max(0, frame.height - Self.timeRowHeight) }
    let start = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
    let grid = CalendarGrid(frame: frame, weeks: (start + days.count + 6) / 7, isRightToLeft: isRightToLeft)
    let cells = days.compactMap { number -> CalendarMonth.Day? in
      guard let day = calendar.date(byAdding: .day, value: number - 1, to: first) else { return nil }
      return CalendarMonth.Day(
        title: model.dayTitle(number), date: day, frame: grid.cell(start + number - 1),
        isChosen: calendar.isDate(day, inSameDayAs: date), isAllowed: isAllowed(day))
    }
    return CalendarMonth(
      frame: frame, title: model.monthTitle(of: shown), weekdays: model.weekdayTitles,
      weekdayFrames: (0..<7).map(grid.weekday), days: cells)
  }

  /// Whether a moment of the day is within the limits.
  private func isAllowed(_ day: Date) -> Bool {
    let calendar = model.calendar
    let isTooEarly = minimumDate.map { calendar.startOfDay(for: $0) > day } ?? false
    let isTooLate = maximumDate.map { day > $0 } ?? false
    return !isTooEarly && !isTooLate
  }

  /// Selects the day at a point. The time stays the same.
  func useInline(at point: CGPoint) {
    if useHead(at: point) { return }
    guard let day = calendarMonth?.days.first(where: { $0.frame.contains(point) }), day.isAllowed, !day.isChosen
    else { return }
    let time = date.timeIntervalSince(model.calendar.startOfDay(for: date))
    take(day.date.addingTimeInterval(time))
  }

  var dayTargets: [TouchTarget] {
    if browsing?.monthWheels != nil { return headTargets }
    return headTargets
      + (calendarMonth?.days ?? []).filter(\.isAllowed).map { day in
        TouchTarget(names: [day.title], view: self, point: CGPoint(x: day.frame.midX, y: day.frame.midY))
      }
  }
}

/// A grid of seven columns below a title of 44 points and a row of weekdays.
private struct CalendarGrid {
  let frame: CGRect
  let weeks: Int
  let isRightToLeft: Bool

  private static let top: CGFloat = 44
  private static let weekdayHeight: CGFloat = 24

  private var column: CGFloat { frame.width / 7 }

  private func x(_ index: Int) -> CGFloat { frame.minX + column * CGFloat(isRightToLeft ? 6 - index : index) }

  func weekday(_ index: Int) -> CGRect {
    CGRect(x: x(index), y: frame.minY + Self.top, width: column, height: Self.weekdayHeight)
  }

  func cell(_ index: Int) -> CGRect {
    let top = frame.minY + Self.top + Self.weekdayHeight
    let height = max(0, frame.maxY - top) / CGFloat(max(1, weeks))
    return CGRect(x: x(index % 7), y: top + height * CGFloat(index / 7), width: column, height: height)
  }
}
