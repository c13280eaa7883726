import SystemProfiles

// Sizes and strings.
extension UIDatePicker {
  /// The model that formats and computes dates, cached until one of its inputs changes.
  var model: DateModel {
    if let kept, kept.localeIdentifier == (locale?.identifier ?? session.environment.localeIdentifier) { return kept }
    let made = DateModel(
      mode: datePickerMode, locale: locale ?? Locale(identifier: session.environment.localeIdentifier),
      calendar: ownCalendar, timeZone: timeZone, minuteInterval: minuteInterval)
    kept = made
    return made
  }

  func limited(_ date: Date) -> Date {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    let late = minimumDate.map { max($0, date) } ?? date
    return maximumDate.map { min($0, late) } ?? late
  }

  var naturalSize: CGSize {
    let rules = session.metrics.picker
    switch datePickerStyle {
    case .wheels, .automatic: return rules.dateWheels.intrinsicContentSize
    case .compact: return CGSize(width: compactWidth, height: compactHeight)
    case .inline: return inlineSize
    }
  }

  var sizeOfNewPicker: CGSize {
    datePickerStyle == .wheels ? session.metrics.picker.dateWheels.sizeOfFrame : naturalSize
  }

  // MARK: Compact

  /// > Basis: captured: 36 at scale 2, 34.333 at scale 3; that it grows with the text is derived.
  var compactHeight: CGFloat {
    let font = session.resolve(boxFont), grid = session.environment.measuringGrid
    let natural = session.metrics.picker.compactDate?.height ?? 0
    let padded = grid.ceil(font.lineHeight) + 2 * DateBox.padding.height
    if session.environment.contentSizeCategory != .large { return padded }
    return session.pixelGrid.scale == 3 ? session.metrics.picker.compactDateHeightAtScale3 ?? natural : natural
  }

  var boxFont: UIFont { UIFont(.body, in: session) }

  /// The boxes for the date and the time, in reading order.
  var boxes: [DateBox] {
    let texts = model.compactTexts(of: date)
    return texts.map { text in
      let width = TextBlock(text, font: boxFont, session: session).size().width
      return DateBox(text: text, width: width + 2 * DateBox.padding.width)
    }
  }

  private var compactWidth: CGFloat {
    let boxes = boxes
    return boxes.reduce(0) { $0 + $1.width } + DateBox.gap * CGFloat(max(0, boxes.count - 1))
  }

  /// Returns the frames of the boxes, at the leading edge unless the content alignment is trailing.
  func boxFrames(in bounds: CGRect) -> [CGRect] {
    let boxes = boxes, total = compactWidth, height = min(compactHeight, bounds.height)
    let isAtRight = contentHorizontalAlignment == .trailing ? !isRightToLeft : isRightToLeft
    var x = isAtRight ? bounds.maxX - total : bounds.minX
    let y = bounds.minY + session.pixelGrid.floor((bounds.height - height) / 2)
    let frames = (isRightToLeft ? boxes.reversed() : boxes).map { box in
      defer { x += box.width + DateBox.gap }
      return CGRect(x: x, y: y, width: box.width, height: height)
    }
    return isRightToLeft ? frames.reversed() : frames
  }

  // MARK: Wheels

  /// Adds the wheels, which fill the picker, if the style requires them.
  func placeWheels() {
    guard datePickerStyle == .wheels else {
      wheels?.removeFromSuperview()
      wheels = nil
      return
    }
    let view = wheels ?? session.perform { DateWheels(of: self) }
    if wheels == nil {
      wheels = view
      addSubview(view)
      view.takeDate()
    }
    if view.frame != bounds { view.frame = bounds }
  }

  /// Takes a date that the user has chosen with a wheel or a day.
  func take(_ date: Date) {
    if datePickerMode == .countDownTimer {
      countDownDuration = model.duration(of: date)
    } else {
      setDate(date, animated: true)
    }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// The date that the wheels show; for a duration, a time of day without a time zone.
  var shownDate: Date { datePickerMode == .countDownTimer ? model.date(of: countDownDuration) : date }
}

/// A gray box with a date or a time.
struct DateBox {
  let text: String
  let width: CGFloat

  /// Basis: assumed: the space around the text; derived from 34.333 at scale 3 for the height.
  static let padding = CGSize(width: 12, height: 7)
  static let gap: CGFloat = 6
}
