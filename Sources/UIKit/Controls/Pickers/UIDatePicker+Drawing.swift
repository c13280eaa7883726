import DisplayLists
import SystemProfiles

extension UIDatePicker {
  func draw(into recorder: inout DisplayListRecorder) {
    switch datePickerStyle {
    case .compact: drawBoxes(boxFrames(in: bounds), into: &recorder)
    case .inline: drawInline(into: &recorder)
    case .wheels, .automatic: break
    }
  }

  func drawBoxes(_ frames: [CGRect], into recorder: inout DisplayListRecorder) {
    let fill = session.palette[.tertiarySystemFill] ?? RGBAColor(white: 0.9)
    let radius: CGFloat = session.behaves(.chromeIsGlass) ? compactHeight / 2 : 6
    for (box, frame) in zip(boxes.suffix(frames.count), frames) {
      recorder.fill(frame, radius: radius, fill)
      let isOpen = browsing?.openBox.map { frames.indices.contains($0) && frames[$0] == frame } ?? false
      let ink = TextInk(
        color: isOpen ? tint : session.palette.labelText.multipliedAlpha(by: isEnabled ? 1 : 0.3),
        alignment: .center, isRightToLeft: isRightToLeft)
      TextBlock(box.text, font: boxFont, session: session).draw(centredIn: frame, ink, into: &recorder)
    }
  }

  private func drawInline(into recorder: inout DisplayListRecorder) {
    if let month = calendarMonth { drawMonth(month, into: &recorder) }
    guard let frame = timeBoxFrame else { return }
    drawBoxes([frame], into: &recorder)
    guard datePickerMode == .dateAndTime else { return }
    let row = CGRect(x: bounds.minX + 16, y: frame.minY, width: max(0, bounds.width - 32), height: frame.height)
    let ink = TextInk(color: session.palette.labelText, alignment: isRightToLeft ? .right : .left)
    TextBlock("Time", font: boxFont, session: session).draw(centredIn: row, ink, into: &recorder)
  }

  private func drawMonth(_ month: CalendarMonth, into recorder: inout DisplayListRecorder) {
    drawHead(month, into: &recorder)
    if browsing?.monthWheels != nil { return }
    let pale = session.palette[.tertiaryLabel] ?? session.palette.placeholder
    for (name, frame) in zip(month.weekdays, month.weekdayFrames) {
      TextBlock(name, font: .systemFont(ofSize: 13, weight: .semibold), session: session)
        .draw(centredIn: frame, TextInk(color: pale, alignment: .center), into: &recorder)
    }
    for day in month.days { draw(day, pale, into: &recorder) }
  }

  private func draw(_ day: CalendarMonth.Day, _ pale: RGBAColor, into recorder: inout DisplayListRecorder) {
    if day.isChosen {
      let side = min(day.frame.width, day.frame.height, 44)
      let circle = day.frame.centred(CGSize(width: side, height: side), grid: session.pixelGrid)
      recorder.fill(.oval(circle), tint.multipliedAlpha(by: 0.15))
    }
    let color = day.isChosen ? tint : day.isAllowed ? session.palette.labelText : pale
    let font = UIFont.systemFont(ofSize: day.isChosen ? 22 : 20, weight: day.isChosen ? .semibold : .regular)
    TextBlock(day.title, font: font, session: session)
      .draw(centredIn: day.frame, TextInk(color: color, alignment: .center), into: &recorder)
  }
}
