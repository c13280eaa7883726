import Foundation

public let EKErrorDomain = "EKErrorDomain"

public struct EKError: LocalizedError, CustomNSError {
  public enum Code: Int, Sendable {
    case eventNotMutable
    case noCalendar
    case noStartDate
    case noEndDate
    case datesInverted
    case internalFailure
    case calendarReadOnly
    case durationGreaterThanRecurrence
    case alarmGreaterThanRecurrence
    case startDateTooFarInFuture
    case startDateCollidesWithOtherOccurrence
    case objectBelongsToDifferentStore
    case invitesCannotBeMoved
    case invalidSpan
    case calendarHasNoSource
    case calendarSourceCannotBeModified
    case calendarIsImmutable
    case sourceDoesNotAllowCalendarAddDelete
    case recurringReminderRequiresDueDate
    case structuredLocationsNotSupported
    case reminderLocationsNotSupported
    case alarmProximityNotSupported
    case calendarDoesNotAllowEvents
    case calendarDoesNotAllowReminders
    case sourceDoesNotAllowReminders
    case sourceDoesNotAllowEvents
    case priorityIsInvalid
    case invalidEntityType
    case procedureAlarmsNotMutable
    case eventStoreNotAuthorized
    case osNotSupported
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { EKErrorDomain }
  public var errorCode: Int { code.rawValue }

  public static var eventNotMutable: Code { .eventNotMutable }
  public static var noCalendar: Code { .noCalendar }
  public static var noStartDate: Code { .noStartDate }
  public static var noEndDate: Code { .noEndDate }
  public static var datesInverted: Code { .datesInverted }
  public static var internalFailure: Code { .internalFailure }
  public static var calendarReadOnly: Code { .calendarReadOnly }
  public static var durationGreaterThanRecurrence: Code { .durationGreaterThanRecurrence }
  public static var alarmGreaterThanRecurrence: Code { .alarmGreaterThanRecurrence }
  public static var startDateTooFarInFuture: Code { .startDateTooFarInFuture }
  public static var startDateCollidesWithOtherOccurrence: Code { .startDateCollidesWithOtherOccurrence }
  public static var objectBelongsToDifferentStore: Code { .objectBelongsToDifferentStore }
  public static var invitesCannotBeMoved: Code { .invitesCannotBeMoved }
  public static var invalidSpan: Code { .invalidSpan }
  public static var calendarHasNoSource: Code { .calendarHasNoSource }
  public static var calendarSourceCannotBeModified: Code { .calendarSourceCannotBeModified }
  public static var calendarIsImmutable: Code { .calendarIsImmutable }
  public static var sourceDoesNotAllowCalendarAddDelete: Code { .sourceDoesNotAllowCalendarAddDelete }
  public static var recurringReminderRequiresDueDate: Code { .recurringReminderRequiresDueDate }
  public static var structuredLocationsNotSupported: Code { .structuredLocationsNotSupported }
  public static var reminderLocationsNotSupported: Code { .reminderLocationsNotSupported }
  public static var alarmProximityNotSupported: Code { .alarmProximityNotSupported }
  public static var calendarDoesNotAllowEvents: Code { .calendarDoesNotAllowEvents }
  public static var calendarDoesNotAllowReminders: Code { .calendarDoesNotAllowReminders }
  public static var sourceDoesNotAllowReminders: Code { .sourceDoesNotAllowReminders }
  public static var sourceDoesNotAllowEvents: Code { .sourceDoesNotAllowEvents }
  public static var priorityIsInvalid: Code { .priorityIsInvalid }
  public static var invalidEntityType: Code { .invalidEntityType }
  public static var procedureAlarmsNotMutable: Code { .procedureAlarmsNotMutable }
  public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
  public static var osNotSupported: Code { .osNotSupported }
}

extension EKError.Code {
  /// Lets `catch` and `case` compare an error with a code.
  public static func ~= (match: EKError.Code, error: any Error) -> Bool { (error as? EKError)?.code == match }
}
