import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// The panels of compact date pickers, and the pages of calendars. Basis: `UIDatePicker` reference for the behavior;
/// assumed for the positions.
@MainActor struct DatePanelTests {
  /// 9 January 2007, 9:41.
  private let moment = Date(timeIntervalSinceReferenceDate: 190_028_460)

  private func picker(
    _ screen: MenuScreen, _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle = .compact, y: CGFloat = 100
  ) -> UIDatePicker {
    screen.add(.zero) {
      let picker = UIDatePicker()
      (picker.locale, picker.timeZone) = (Locale(identifier: "en_US"), TimeZone(secondsFromGMT: 0))
      (picker.datePickerMode, picker.preferredDatePickerStyle, picker.date) = (mode, style, moment)
      picker.sizeToFit()
      picker.frame.origin = CGPoint(x: 20, y: y)
      picker.addAction(
        UIAction { [trace = screen.trace] _ in trace.events.append(picker.reportedText ?? "") }, for: .valueChanged)
      return picker
    }
  }

  private func panel(_ screen: MenuScreen) -> DatePanelStage? {
    screen.window.subviews.lazy.compactMap { $0 as? DatePanelStage }.first
  }

  @Test("the box of the date opens a calendar below it; a day sets date and label; a touch beside it closes it")
  func calendar() throws {
    let screen = try MenuScreen(), picker = picker(screen, .dateAndTime)
    try screen.tap("Jan 9, 2007")
    let stage = try #require(panel(screen))
    #expect(stage.picker.datePickerStyle == .inline && picker.browsing?.openBox == 0)
    let frame = stage.floating[0].frame
    #expect(frame.size == CGSize(width: 336, height: 346) && frame.minX == 8)
    #expect(abs(frame.minY - picker.frame.maxY - 8) < 0.01)
    try screen.tap("12")
    #expect(screen.trace.take() == ["Jan 12, 2007 | 9:41\u{202F}AM"])
    #expect(picker.date == moment.addingTimeInterval(3 * 86_400) && panel(screen) != nil)
    try screen.tap("PopoverDismissRegion")
    #expect(panel(screen) == nil && picker.browsing?.openBox == nil)
  }

  @Test("the box of the time opens wheels")
  func time() throws {
    let screen = try MenuScreen(), picker = picker(screen, .dateAndTime)
    try screen.tap("9:41 AM")
    let wheels = try #require(panel(screen)?.picker)
    #expect(wheels.datePickerMode == .time && wheels.datePickerStyle == .wheels && wheels.bounds.width == 220)
    wheels.take(moment.addingTimeInterval(60))
    #expect(picker.date == moment.addingTimeInterval(60))
  }

  @Test("near the bottom edge the panel is above the box; the turn of the interface closes it")
  func above() throws {
    let screen = try MenuScreen(), picker = picker(screen, .date, y: 700)
    try screen.tap("Jan 9, 2007")
    #expect(panel(screen)?.floating[0].frame.maxY == picker.frame.minY - 8)
    screen.session.rotate(to: .landscapeRight)
    #expect(panel(screen) == nil)
  }

  @Test("a picker that is off opens nothing")
  func disabled() throws {
    let screen = try MenuScreen(), picker = picker(screen, .date)
    picker.isEnabled = false
    screen.session.tap(at: CGPoint(x: picker.frame.midX, y: picker.frame.midY))
    #expect(panel(screen) == nil)
  }

  @Test("arrows turn the pages; the date stays until a day is touched")
  func pages() throws {
    let screen = try MenuScreen(), picker = picker(screen, .date, .inline)
    try screen.tap("Next Month")
    #expect(picker.calendarMonth?.title == "February 2007" && picker.date == moment)
    #expect(picker.calendarMonth?.days.contains(where: \.isChosen) == false)
    try screen.tap("3")
    #expect(screen.trace.take() == ["Feb 3, 2007"] && picker.calendarMonth?.title == "February 2007")
    try screen.tap("Previous Month")
    #expect(picker.calendarMonth?.title == "January 2007")
  }

  @Test("no page is without a day that may be chosen")
  func limits() throws {
    let screen = try MenuScreen(), picker = picker(screen, .date, .inline)
    picker.minimumDate = moment
    try screen.tap("Previous Month")
    #expect(picker.calendarMonth?.title == "January 2007")
    try screen.tap("Next Month")
    #expect(picker.calendarMonth?.title == "February 2007")
  }

  @Test("the title opens wheels of months and years in place of the days")
  func wheels() throws {
    let screen = try MenuScreen(), picker = picker(screen, .date, .inline)
    try screen.tap("January 2007")
    let wheels = try #require(picker.browsing?.monthWheels)
    #expect(wheels.frame == CGRect(x: 0, y: 44, width: 320, height: 286))
    wheels.take(moment.addingTimeInterval(400 * 86_400))
    #expect(picker.date == moment && picker.calendarMonth?.title == "February 2008")
    try screen.tap("February 2008")
    #expect(picker.browsing?.monthWheels == nil && wheels.superview == nil)
  }

  @Test("the wheels go when there is no calendar any more")
  func otherStyle() throws {
    let screen = try MenuScreen(), picker = picker(screen, .date, .inline)
    try screen.tap("January 2007")
    for style in [UIDatePickerStyle.wheels, .inline] {
      picker.preferredDatePickerStyle = style
      picker.layoutIfNeeded()
      #expect(picker.browsing?.monthWheels == nil)
    }
    try screen.tap("Next Month")
    #expect(picker.calendarMonth?.title == "February 2007")
  }

  @Test("right to left the next page is at the left")
  func rightToLeft() throws {
    let screen = try MenuScreen { $0.layoutDirection = .rightToLeft }
    let picker = picker(screen, .date, .inline), head = picker.calendarHead(in: picker.bounds)
    #expect(head.next.minX == 0 && head.previous.minX == 44 && head.title.maxX == 304)
  }

  @Test("a panel goes when it is closed, and its date picker may go before it")
  func lifetime() throws {
    let screen = try MenuScreen()
    weak var inner: UIDatePicker?
    weak var owner: UIDatePicker?
    do {
      let picker = screen.add(CGRect(x: 20, y: 100, width: 200, height: 40)) { UIDatePicker() }
      (picker.locale, picker.timeZone) = (Locale(identifier: "en_US"), TimeZone(secondsFromGMT: 0))
      (picker.datePickerMode, picker.preferredDatePickerStyle, picker.date) = (.date, .compact, moment)
      owner = picker
      try screen.tap("Jan 9, 2007")
      inner = panel(screen)?.picker
      picker.removeFromSuperview()
    }
    #expect(inner != nil)
    panel(screen)?.place()
    try screen.tap("PopoverDismissRegion")
    screen.session.advance(by: 1)
    #expect(panel(screen) == nil && inner == nil && owner == nil)
  }
}
