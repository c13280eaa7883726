import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Date pickers. Basis: `UIDatePicker` reference for styles, limits and intervals; captured for sizes; the locale data
/// of Foundation for strings.
@MainActor struct DatePickerTests {
  private func session(
    _ version: SystemVersion = .iOS(17), _ device: String = "iphone-15-pro", locale: String = "en_US"
  ) throws -> Session {
    var environment = SystemEnvironment(profile: .profile(for: version), device: try DeviceCatalog.find(device))
    environment.localeIdentifier = locale
    return Session(environment: environment)
  }

  /// 9 January 2007, 9:41.
  private let moment = Date(timeIntervalSinceReferenceDate: 190_028_460)

  private func picker(_ session: Session, _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle = .automatic)
    -> UIDatePicker
  {
    session.perform {
      let picker = UIDatePicker()
      picker.timeZone = TimeZone(secondsFromGMT: 0)
      (picker.datePickerMode, picker.preferredDatePickerStyle, picker.date) = (mode, style, moment)
      picker.sizeToFit()
      picker.layoutIfNeeded()
      return picker
    }
  }

  private func titles(_ picker: UIDatePicker) -> String? { picker.wheels?.reportedText }

  @Test("without a time zone, a picker counts in Greenwich, wherever the machine stands")
  func machinesTimeZone() throws {
    let session = try self.session()
    let zone = session.perform { UIDatePicker().model.calendar.timeZone.identifier }
    #expect(zone == "GMT")
  }

  @Test("automatic is wheels until iOS 13 and boxes from iOS 14 on, except where only wheels can show the mode")
  func styles() throws {
    #expect(picker(try session(.iOS(13)), .date).datePickerStyle == .wheels)
    #expect(picker(try session(.iOS(13)), .date, .compact).datePickerStyle == .wheels)
    #expect(picker(try session(.iOS(14)), .date).datePickerStyle == .compact)
    #expect(picker(try session(), .countDownTimer, .compact).datePickerStyle == .wheels)
    #expect(picker(try session(), .date, .inline).datePickerStyle == .inline)
    #expect(UIDatePicker.Mode.countDownTimer.rawValue == 3 && UIDatePickerStyle.inline.rawValue == 3)
  }

  @Test("wheels are in the order in which the locale writes dates")
  func localeOrder() throws {
    #expect(titles(picker(try session(), .date, .wheels)) == "January | 9 | 2007")
    #expect(titles(picker(try session(locale: "de_DE"), .date, .wheels)) == "9 | Januar | 2007")
    #expect(titles(picker(try session(locale: "en_US"), .time, .wheels)) == "9 | 41 | AM")
    #expect(titles(picker(try session(locale: "de_DE"), .time, .wheels)) == "09 | 41")
    #expect(titles(picker(try session(), .yearAndMonth, .wheels)) == "January | 2007")
    #expect(titles(picker(try session(), .dateAndTime, .wheels)) == "Tue, Jan 9 | 9 | 41 | AM")
  }

  @Test("boxes are as wide as their text, and as high as measured at each scale")
  func compact() throws {
    let three = picker(try session(), .date), two = picker(try session(.iOS(15), "iphone-8"), .date)
    #expect(abs(three.bounds.height - 34.333) < 0.001 && two.bounds.height == 36)
    #expect(three.reportedText == "Jan 9, 2007")
    let both = picker(try session(), .dateAndTime)
    #expect(both.bounds.width > three.bounds.width + 60 && both.boxFrames(in: both.bounds).count == 2)
  }

  @Test("right to left the date is at the right of the time")
  func rightToLeft() throws {
    var environment = try session().environment
    environment.layoutDirection = .rightToLeft
    let picker = picker(Session(environment: environment), .dateAndTime), frames = picker.boxFrames(in: picker.bounds)
    #expect(frames[0].minX > frames[1].maxX && frames[0].maxX == picker.bounds.maxX)
  }

  @Test("boxes grow with the text size")
  func textSize() throws {
    var environment = try session().environment
    environment.contentSizeCategory = .accessibilityLarge
    #expect(picker(Session(environment: environment), .date).bounds.height > 45)
  }

  @Test("a date outside of the limits becomes the limit; limits in the wrong order count for nothing")
  func limits() throws {
    let picker = picker(try session(), .date)
    picker.minimumDate = moment.addingTimeInterval(86_400)
    #expect(picker.date == moment.addingTimeInterval(86_400))
    picker.maximumDate = moment
    picker.date = moment.addingTimeInterval(-86_400)
    #expect(picker.date == moment.addingTimeInterval(-86_400))
  }

  @Test("minutes come in intervals that divide the hour")
  func intervals() throws {
    let picker = picker(try session(), .time, .wheels)
    picker.minuteInterval = 15
    picker.layoutIfNeeded()
    #expect(picker.date == moment.addingTimeInterval(-11 * 60) && titles(picker) == "9 | 30 | AM")
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1 && picker.date == moment)
  }

  @Test("a duration has whole minutes, at least one and less than a day")
  func durations() throws {
    let picker = picker(try session(), .countDownTimer)
    picker.countDownDuration = 3 * 3600 + 25 * 60 + 12
    picker.layoutIfNeeded()
    #expect(picker.countDownDuration == 3 * 3600 + 25 * 60 && titles(picker) == "3 | 25")
    picker.countDownDuration = .nan
    #expect(picker.countDownDuration == 60)
    picker.countDownDuration = 1_000_000
    #expect(picker.countDownDuration == 86_340)
  }

  @Test("a turned wheel changes the date and says so; a month without the day takes its last one")
  func turning() throws {
    let session = try session(), stage = session.perform { UIViewController() }
    let picker = picker(session, .date, .wheels)
    picker.date = moment.addingTimeInterval(22 * 86_400)
    var changes = 0
    picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    stage.view.addSubview(picker)
    _ = session.show(stage)
    #expect(titles(picker) == "January | 31 | 2007")
    try session.perform(.tap("February"))
    #expect(titles(picker) == "February | 28 | 2007" && changes == 1)
  }

  @Test("a calendar shows the month, and a touch on a day takes it")
  func inline() throws {
    let session = try session(), stage = session.perform { UIViewController() }
    let picker = picker(session, .date, .inline)
    picker.frame.origin.y = 100
    stage.view.addSubview(picker)
    _ = session.show(stage)
    let month = try #require(picker.calendarMonth)
    #expect(month.days.count == 31 && month.title == "January 2007" && month.weekdays.first == "SUN")
    try session.perform(.tap("20"))
    #expect(picker.date == moment.addingTimeInterval(11 * 86_400))
  }

  @Test("a time that is no number is refused")
  func exception() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIDatePicker().date = Date(timeIntervalSinceReferenceDate: .nan) }
    }
    #expect(result.says("Invalid parameter not satisfying: date"))
  }
}
