import EventKit
import UIKit

func event() {
  let store = EKEventStore()
  store.requestAccess(to: .event) { granted, _ in print(granted) }
  let event = EKEvent(eventStore: store)
  event.title = "Meeting"
  event.startDate = Date()
  event.calendar = store.defaultCalendarForNewEvents
  try? store.save(event, span: .thisEvent)
}

func reminder(in store: EKEventStore) throws -> EKReminder {
  let handler: EKEventStoreRequestAccessCompletionHandler = { granted, error in print(granted, error ?? "") }
  store.requestFullAccessToEvents(completion: handler)
  let reminder = EKReminder(eventStore: store)
  reminder.alarms?.forEach { reminder.removeAlarm($0) }
  if !reminder.hasAlarms { reminder.addAlarm(EKAlarm(absoluteDate: Date())) }
  reminder.addRecurrenceRule(
    EKRecurrenceRule(
      recurrenceWith: .weekly, interval: 1, daysOfTheWeek: [EKRecurrenceDayOfWeek(.monday)], daysOfTheMonth: nil,
      monthsOfTheYear: nil, weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: nil))
  do {
    try store.save(reminder, commit: true)
  } catch EKError.calendarReadOnly {
    print(reminder.hasRecurrenceRules, reminder.attendees?.first?.participantStatus == .accepted)
  }
  return reminder
}
