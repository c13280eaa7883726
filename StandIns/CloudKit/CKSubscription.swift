import UIKit

open class CKSubscription: NSObject, @unchecked Sendable {
  public typealias ID = String

  public let subscriptionID: ID
  open var notificationInfo: NotificationInfo?

  init(id: String) { subscriptionID = id }

  open var subscriptionType: SubscriptionType { .query }

  public enum SubscriptionType: Int, Sendable {
    case query = 1, recordZone, database
  }

  open class NotificationInfo: NSObject, NSCopying, @unchecked Sendable {
    open var alertBody: String?
    open var alertLocalizationKey: String?
    open var alertLocalizationArgs: [CKRecord.FieldKey]?
    open var title: String?
    open var titleLocalizationKey: String?
    open var titleLocalizationArgs: [CKRecord.FieldKey]?
    open var subtitle: String?
    open var alertActionLocalizationKey: String?
    open var alertLaunchImage: String?
    open var soundName: String?
    open var desiredKeys: [CKRecord.FieldKey]?
    open var shouldBadge = false
    open var shouldSendContentAvailable = false
    open var shouldSendMutableContent = false
    open var category: String?
    open var collapseIDKey: String?

    public override init() {}

    open func copy(with zone: NSZone? = nil) -> Any { self }
  }
}

open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
  public let recordType: CKRecord.RecordType
  public let predicate: NSPredicate
  public let querySubscriptionOptions: Options
  open var zoneID: CKRecordZone.ID?

  public init(
    recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: CKSubscription.ID, options: Options = []
  ) {
    (self.recordType, self.predicate, querySubscriptionOptions) = (recordType, predicate, options)
    super.init(id: subscriptionID)
  }

  public convenience init(recordType: CKRecord.RecordType, predicate: NSPredicate, options: Options = []) {
    self.init(recordType: recordType, predicate: predicate, subscriptionID: UUID().uuidString, options: options)
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let firesOnRecordCreation = Options(rawValue: 1)
    public static let firesOnRecordUpdate = Options(rawValue: 2)
    public static let firesOnRecordDeletion = Options(rawValue: 4)
    public static let firesOnce = Options(rawValue: 8)
  }
}

open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
  public let zoneID: CKRecordZone.ID
  open var recordType: CKRecord.RecordType?

  public convenience init(zoneID: CKRecordZone.ID) { self.init(zoneID: zoneID, subscriptionID: UUID().uuidString) }

  public init(zoneID: CKRecordZone.ID, subscriptionID: CKSubscription.ID) {
    self.zoneID = zoneID
    super.init(id: subscriptionID)
  }

  open override var subscriptionType: SubscriptionType { .recordZone }
}

open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
  open var recordType: CKRecord.RecordType?

  public convenience init() { self.init(subscriptionID: UUID().uuidString) }

  public init(subscriptionID: CKSubscription.ID) { super.init(id: subscriptionID) }

  open override var subscriptionType: SubscriptionType { .database }
}

/// A notification, which never arrives.
open class CKNotification: NSObject, @unchecked Sendable {
  public convenience init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) { return nil }

  open var notificationType: NotificationType { .query }
  open var notificationID: ID? { nil }
  open var containerIdentifier: String? { nil }
  open var subscriptionID: CKSubscription.ID? { nil }
  open var isPruned: Bool { false }
  open var alertBody: String? { nil }
  open var title: String? { nil }
  open var badge: NSNumber? { nil }
  open var soundName: String? { nil }
  open var category: String? { nil }

  public enum NotificationType: Int, Sendable {
    case query = 1, recordZone, readNotification, database
  }

  open class ID: NSObject, @unchecked Sendable {}
}

open class CKQueryNotification: CKNotification, @unchecked Sendable {
  open var queryNotificationReason: Reason { .recordCreated }
  open var recordFields: [String: Any]? { nil }
  open var recordID: CKRecord.ID? { nil }
  open var databaseScope: CKDatabase.Scope { .private }

  public enum Reason: Int, Sendable {
    case recordCreated = 1, recordUpdated, recordDeleted
  }
}

open class CKRecordZoneNotification: CKNotification, @unchecked Sendable {
  open var recordZoneID: CKRecordZone.ID? { nil }
  open var databaseScope: CKDatabase.Scope { .private }
}

open class CKDatabaseNotification: CKNotification, @unchecked Sendable {
  open var databaseScope: CKDatabase.Scope { .private }
}
