@_exported import CoreLocation
import StandInNotes
import UIKit

public enum EKEntityType: UInt, Sendable {
  case event, reminder
}

public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
  public static var authorized: EKAuthorizationStatus { .fullAccess }
}

public enum EKSpan: Int, Sendable {
  case thisEvent, futureEvents
}

public typealias EKEventStoreRequestAccessCompletionHandler = @Sendable (Bool, (any Error)?) -> Void
public typealias EKEventSearchCallback = (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void

/// A store whose access is refused: it is empty, and saving throws.
open class EKEventStore: NSObject, @unchecked Sendable {
  public override init() { StandInNote.report("EventKit", "access to calendars is refused") }

  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .notDetermined }
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(false, nil) }
  public func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
  open func requestFullAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    completion(false, nil)
  }
  public func requestFullAccessToEvents() async throws -> Bool { false }
  open func requestWriteOnlyAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    completion(false, nil)
  }
  open func requestFullAccessToReminders(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    completion(false, nil)
  }
  public func requestFullAccessToReminders() async throws -> Bool { false }
  public func requestWriteOnlyAccessToEvents() async throws -> Bool { false }

  open var eventStoreIdentifier: String { "" }
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  open var sources: [EKSource] { [] }
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
  open func calendarItems(withExternalIdentifier externalIdentifier: String) -> [EKCalendarItem] { [] }
  open func source(withIdentifier identifier: String) -> EKSource? { nil }
  open func enumerateEvents(matching predicate: NSPredicate, using block: @escaping EKEventSearchCallback) {}
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  open func predicateForCompletedReminders(
    withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  open func cancelFetchRequest(_ fetchIdentifier: Any) {}
  @discardableResult open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    completion([])
    return NSObject()
  }
  open func save(_ event: EKEvent, span: EKSpan) throws { throw StandInError("The calendar") }
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw StandInError("The calendar") }
  open func save(_ reminder: EKReminder, commit: Bool) throws { throw StandInError("The calendar") }
  open func remove(_ event: EKEvent, span: EKSpan) throws { throw StandInError("The calendar") }
  open func remove(_ reminder: EKReminder, commit: Bool) throws { throw StandInError("The calendar") }
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw StandInError("The calendar") }
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw StandInError("The calendar") }
  open func refreshSourcesIfNecessary() {}
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw StandInError("The calendar") }
  open func commit() throws { throw StandInError("The calendar") }
  open func reset() {}
}

open class EKObject: NSObject, @unchecked Sendable {
  open var hasChanges: Bool { false }
  open var isNew: Bool { true }
  open func reset() {}
  open func rollback() {}
  open func refresh() -> Bool { false }
}

public enum EKSourceType: Int, Sendable {
  case local, exchange, calDAV, mobileMe, subscribed, birthdays
}

open class EKSource: EKObject, @unchecked Sendable {
  open var title: String { "" }
  open var sourceIdentifier: String { "" }
  open var sourceType: EKSourceType { .local }
  open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
}

public enum EKCalendarType: Int, Sendable {
  case local, calDAV, exchange, subscription, birthday
}

public struct EKEntityMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let event = EKEntityMask(rawValue: 1)
  public static let reminder = EKEntityMask(rawValue: 2)
}

public struct EKCalendarEventAvailabilityMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let busy = EKCalendarEventAvailabilityMask(rawValue: 1)
  public static let free = EKCalendarEventAvailabilityMask(rawValue: 2)
  public static let tentative = EKCalendarEventAvailabilityMask(rawValue: 4)
  public static let unavailable = EKCalendarEventAvailabilityMask(rawValue: 8)
}

open class EKCalendar: EKObject, @unchecked Sendable {
  open var title = ""
  open var cgColor: CGColor!
  open var source: EKSource!
  open var calendarIdentifier: String { "" }
  open var allowsContentModifications: Bool { false }
  open var type: EKCalendarType { .local }
  open var isSubscribed: Bool { false }
  open var isImmutable: Bool { true }
  open var supportedEventAvailabilities: EKCalendarEventAvailabilityMask { [] }
  open var allowedEntityTypes: EKEntityMask { [] }

  public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) { self.init() }
}

open class EKCalendarItem: EKObject, @unchecked Sendable {
  open var calendar: EKCalendar!
  open var title: String! = ""
  open var location: String?
  open var notes: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open var alarms: [EKAlarm]?
  open var recurrenceRules: [EKRecurrenceRule]?
  open var calendarItemIdentifier: String { "" }
  open var calendarItemExternalIdentifier: String! { nil }
  open var lastModifiedDate: Date? { nil }
  open var creationDate: Date? { nil }
  open var hasAlarms: Bool { alarms?.isEmpty == false }
  open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
  open var hasAttendees: Bool { false }
  open var hasNotes: Bool { notes?.isEmpty == false }
  open var attendees: [EKParticipant]? { nil }
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  open func removeAlarm(_ alarm: EKAlarm) {
    let rest = (alarms ?? []).filter { $0 !== alarm }
    alarms = rest.isEmpty ? nil : rest
  }
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) {
    let rest = (recurrenceRules ?? []).filter { $0 !== rule }
    recurrenceRules = rest.isEmpty ? nil : rest
  }
}

open class EKEvent: EKCalendarItem, @unchecked Sendable {
  open var startDate: Date!
  open var endDate: Date!
  open var isAllDay = false
  open var structuredLocation: EKStructuredLocation?
  open var availability = EKEventAvailability.busy
  open var eventIdentifier: String! { nil }
  open var organizer: EKParticipant? { nil }
  open var status: EKEventStatus { .none }
  open var isDetached: Bool { false }
  open var occurrenceDate: Date! { startDate }
  open var birthdayContactIdentifier: String? { nil }
  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    (startDate ?? .distantPast).compare(other.startDate ?? .distantPast)
  }

  public convenience init(eventStore: EKEventStore) { self.init() }
}

public enum EKEventAvailability: Int, Sendable {
  case notSupported = -1
  case busy = 0
  case free, tentative, unavailable
}

public enum EKEventStatus: Int, Sendable {
  case none, confirmed, tentative, canceled
}

public enum EKReminderPriority: UInt, Sendable {
  case none = 0
  case high = 1
  case medium = 5
  case low = 9
}

open class EKReminder: EKCalendarItem, @unchecked Sendable {
  open var startDateComponents: DateComponents?
  open var dueDateComponents: DateComponents?
  open var isCompleted: Bool {
    get { completionDate != nil }
    set { completionDate = newValue ? completionDate ?? Date() : nil }
  }
  open var completionDate: Date?
  open var priority = 0

  public convenience init(eventStore: EKEventStore) { self.init() }
}

public enum EKAlarmProximity: Int, Sendable {
  case none, enter, leave
}

public enum EKAlarmType: Int, Sendable {
  case display, audio, procedure, email
}

open class EKAlarm: EKObject, NSCopying, @unchecked Sendable {
  open var proximity = EKAlarmProximity.none
  open var type: EKAlarmType { .display }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = EKAlarm()
    (copy.absoluteDate, copy.relativeOffset) = (absoluteDate, relativeOffset)
    (copy.structuredLocation, copy.proximity) = (structuredLocation, proximity)
    return copy
  }
  open var absoluteDate: Date?
  open var relativeOffset: TimeInterval = 0
  open var structuredLocation: EKStructuredLocation?

  public convenience init(absoluteDate date: Date) {
    self.init()
    absoluteDate = date
  }

  public convenience init(relativeOffset offset: TimeInterval) {
    self.init()
    relativeOffset = offset
  }
}

open class EKStructuredLocation: EKObject, @unchecked Sendable {
  open var title: String?
  open var geoLocation: CLLocation?
  open var radius = 0.0

  public convenience init(title: String) {
    self.init()
    self.title = title
  }
}

extension NSNotification.Name {
  public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}
