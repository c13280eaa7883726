import DisplayLists
import SystemProfiles

// The head of a calendar, which shows the month.
extension UIDatePicker {
  /// The layout of the title and the arrows, 44 points high.
  struct CalendarHead {
    var title: CGRect
    var previous: CGRect
    var next: CGRect
  }

  private static let headHeight: CGFloat = 44

  /// A moment in the visible month.
  var shownMonth: Date { browsing?.month ?? date }

  func calendarHead(in frame: CGRect) -> CalendarHead {
    let side = Self.headHeight
    func mirrored(_ rect: CGRect) -> CGRect {
      isRightToLeft
        ? CGRect(x: frame.minX + frame.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
    }
    let next = CGRect(x: frame.maxX - side, y: frame.minY, width: side, height: side)
    let previous = next.offsetBy(dx: -side, dy: 0)
    let title = CGRect(
      x: frame.minX + 16, y: frame.minY, width: max(0, previous.minX - frame.minX - 16), height: side)
    return CalendarHead(title: mirrored(title), previous: mirrored(previous), next: mirrored(next))
  }

  /// - Returns: whether the point is in the head.
  func useHead(at point: CGPoint) -> Bool {
    guard let month = calendarMonth else { return false }
    let head = calendarHead(in: month.frame), showsWheels = browsing?.monthWheels != nil
    if head.title.contains(point) {
      toggleMonthWheels()
    } else if !showsWheels, head.previous.contains(point) {
      turn(by: -1)
    } else if !showsWheels, head.next.contains(point) {
      turn(by: 1)
    } else {
      return showsWheels
    }
    return true
  }

  /// Turns to another month, if a day in it can be selected.
  private func turn(by months: Int) {
    guard canTurn(by: months), let first = firstDay(after: months) else { return }
    roomForBrowsing.month = first
    setNeedsLayout()
  }

  func canTurn(by months: Int) -> Bool {
    guard let first = firstDay(after: months), let next = model.calendar.date(byAdding: .month, value: 1, to: first)
    else { return false }
    return (minimumDate.map { $0 < next } ?? true) && (maximumDate.map { $0 >= first } ?? true)
  }

  private func firstDay(after months: Int) -> Date? {
    let calendar = model.calendar
    return calendar.date(from: calendar.dateComponents([.era, .year, .month], from: shownMonth))
      .flatMap { calendar.date(byAdding: .month, value: months, to: $0) }
  }

  // MARK: Month and year wheels

  private func toggleMonthWheels() {
    let browsing = roomForBrowsing
    defer { setNeedsLayout() }
    if let wheels = browsing.monthWheels {
      wheels.removeFromSuperview()
      browsing.monthWheels = nil
      return
    }
    let wheels = session.perform { UIDatePicker() }
    wheels.datePickerMode = .yearAndMonth
    (wheels.locale, wheels.calendar, wheels.timeZone) = (locale, calendar, timeZone)
    (wheels.minimumDate, wheels.maximumDate) = (minimumDate, maximumDate)
    wheels.date = shownMonth
    wheels.addAction(
      UIAction { [weak self, unowned wheels] _ in
        self?.browsing?.month = wheels.date
        self?.setNeedsLayout()
      }, for: .valueChanged)
    browsing.monthWheels = wheels
    addSubview(wheels)
  }

  func placeMonthWheels() {
    guard let wheels = browsing?.monthWheels else { return }
    guard let frame = calendarMonth?.frame else {
      browsing?.monthWheels = nil
      return wheels.removeFromSuperview()
    }
    wheels.frame = CGRect(
      x: frame.minX, y: frame.minY + Self.headHeight, width: frame.width,
      height: max(0, frame.height - Self.headHeight))
  }

  /// The touch targets of the head, with the names that VoiceOver uses.
  var headTargets: [TouchTarget] {
    guard let month = calendarMonth else { return [] }
    let head = calendarHead(in: month.frame)
    var targets = [TouchTarget(names: [month.title, "Show year picker"], view: self, point: head.title.middle)]
    if browsing?.monthWheels == nil {
      targets += [
        TouchTarget(names: ["Previous Month"], view: self, point: head.previous.middle),
        TouchTarget(names: ["Next Month"], view: self, point: head.next.middle),
      ]
    }
    return targets
  }

  // MARK: Drawing

  /// > Basis: assumed, recalled look.
  func drawHead(_ month: CalendarMonth, into recorder: inout DisplayListRecorder) {
    let head = calendarHead(in: month.frame), isOpen = browsing?.monthWheels != nil
    let ink = TextInk(
      color: isOpen ? tint : session.palette.labelText, alignment: isRightToLeft ? .right : .left)
    let title = TextBlock(month.title, font: UIFont(.headline, in: session), session: session)
    title.draw(centredIn: head.title, ink, into: &recorder)
    let width = min(title.size().width, head.title.width)
    let edge = isRightToLeft ? head.title.maxX - width - 13 : head.title.minX + width + 6
    let mark = CGRect(x: edge, y: head.title.minY, width: 7, height: head.title.height)
      .centred(isOpen ? CGSize(width: 11, height: 6.5) : CGSize(width: 6.5, height: 11), grid: session.pixelGrid)
    let forward = isRightToLeft ? 2 : 0
    recorder.strokeMark(.chevron(in: mark, quarterTurns: isOpen ? 1 : forward), tint, width: 2)
    guard !isOpen else { return }
    for (frame, months) in [(head.previous, -1), (head.next, 1)] {
      let box = frame.centred(CGSize(width: 9, height: 16), grid: session.pixelGrid)
      let color = canTurn(by: months) ? tint : session.palette[.tertiaryLabel] ?? session.palette.placeholder
      recorder.strokeMark(.chevron(in: box, quarterTurns: months > 0 ? forward : 2 - forward), color, width: 2.5)
    }
  }
}
