// Names of Swift 3 and 4.
public typealias CKRecordID = CKRecord.ID
public typealias CKReference = CKRecord.Reference
public typealias CKRecordZoneID = CKRecordZone.ID
public typealias CKShareMetadata = CKShare.Metadata
public typealias CKShareParticipant = CKShare.Participant
public typealias CKQueryCursor = CKQueryOperation.Cursor
public typealias CKDatabaseScope = CKDatabase.Scope
public typealias CKNotificationInfo = CKSubscription.NotificationInfo
public typealias CKSubscriptionOptions = CKQuerySubscription.Options
public typealias CKFetchRecordZoneChangesOptions = CKFetchRecordZoneChangesOperation.ZoneOptions
public typealias CKRecordSavePolicy = CKModifyRecordsOperation.RecordSavePolicy
public typealias CKReferenceAction = CKRecord.ReferenceAction
