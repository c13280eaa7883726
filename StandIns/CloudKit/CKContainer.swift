import StandInNotes
import UIKit

public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

public let CKCurrentUserDefaultName = "__defaultOwner__"
public let CKOwnerDefaultName = "__defaultOwner__"
public let CKRecordZoneDefaultName = "_defaultZone"

/// A container without an account: each request ends with `CKError.notAuthenticated`.
open class CKContainer: NSObject, @unchecked Sendable {
  public let containerIdentifier: String?
  public let privateCloudDatabase = CKDatabase(scope: .private)
  public let publicCloudDatabase = CKDatabase(scope: .public)
  public let sharedCloudDatabase = CKDatabase(scope: .shared)

  public init(identifier containerIdentifier: String) {
    StandInNote.report("CloudKit", "there is no iCloud account")
    self.containerIdentifier = containerIdentifier
  }

  open class func `default`() -> CKContainer { CKContainer(identifier: "iCloud") }

  open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
    switch databaseScope {
    case .public: publicCloudDatabase
    case .private: privateCloudDatabase
    case .shared: sharedCloudDatabase
    }
  }
  open func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void) {
    completionHandler(.noAccount, nil)
  }
  public func accountStatus() async throws -> CKAccountStatus { .noAccount }
  open func fetchUserRecordID(completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {
    completionHandler(nil, CKError(.notAuthenticated))
  }
  public func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
  open func add(_ operation: CKOperation) { operation.start() }
  open func status(
    forApplicationPermission applicationPermission: ApplicationPermissions,
    completionHandler: @escaping @Sendable (ApplicationPermissionStatus, (any Error)?) -> Void
  ) { completionHandler(.couldNotComplete, CKError(.notAuthenticated)) }
  open func requestApplicationPermission(
    _ applicationPermission: ApplicationPermissions,
    completionHandler: @escaping @Sendable (ApplicationPermissionStatus, (any Error)?) -> Void
  ) { completionHandler(.couldNotComplete, CKError(.notAuthenticated)) }
  open func discoverUserIdentity(
    withUserRecordID userRecordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  open func fetchShareMetadata(
    with url: URL, completionHandler: @escaping @Sendable (CKShare.Metadata?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  open func fetchShareParticipant(
    withEmailAddress emailAddress: String,
    completionHandler: @escaping @Sendable (CKShare.Participant?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  open func accept(
    _ metadata: CKShare.Metadata, completionHandler: @escaping @Sendable (CKShare?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  public func accept(_ metadata: CKShare.Metadata) async throws -> CKShare { throw CKError(.notAuthenticated) }

  public struct ApplicationPermissions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let userDiscoverability = ApplicationPermissions(rawValue: 1)
  }

  public enum ApplicationPermissionStatus: Int, Sendable {
    case initialState, couldNotComplete, denied, granted
  }
}

open class CKDatabase: NSObject, @unchecked Sendable {
  public enum Scope: Int, Sendable {
    case `public` = 1, `private`, shared
  }

  public let databaseScope: Scope

  init(scope: Scope) { databaseScope = scope }

  open func add(_ operation: CKDatabaseOperation) { operation.start() }
  open func fetch(
    withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  open func save(_ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void) {
    completionHandler(nil, CKError(.notAuthenticated))
  }
  open func delete(
    withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  open func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  open func save(
    _ zone: CKRecordZone, completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  open func fetch(
    withRecordZoneID zoneID: CKRecordZone.ID,
    completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  open func save(
    _ subscription: CKSubscription, completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  open func fetchAllSubscriptions(
    completionHandler: @escaping @Sendable ([CKSubscription]?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  open func fetchAllRecordZones(
    completionHandler: @escaping @Sendable ([CKRecordZone]?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  open func delete(
    withRecordZoneID zoneID: CKRecordZone.ID,
    completionHandler: @escaping @Sendable (CKRecordZone.ID?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  open func fetch(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  open func delete(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  open func fetch(
    withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = CKQueryOperation.maximumResults,
    completionHandler:
      @escaping @Sendable (
        Result<
          (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?), any Error
        >
      ) -> Void
  ) { completionHandler(.failure(CKError(.notAuthenticated))) }
  public func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
  ) { throw CKError(.notAuthenticated) }
  public func records(
    continuingMatchFrom queryCursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
  ) { throw CKError(.notAuthenticated) }
  public func records(
    for ids: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil
  ) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] { throw CKError(.notAuthenticated) }
  public func modifyRecords(
    saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
    savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged, atomically: Bool = true
  ) async throws -> (
    saveResults: [CKRecord.ID: Result<CKRecord, any Error>], deleteResults: [CKRecord.ID: Result<Void, any Error>]
  ) { throw CKError(.notAuthenticated) }
  @discardableResult public func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
    throw CKError(.notAuthenticated)
  }
  public func recordZone(for zoneID: CKRecordZone.ID) async throws -> CKRecordZone { throw CKError(.notAuthenticated) }
  public func allRecordZones() async throws -> [CKRecordZone] { throw CKError(.notAuthenticated) }
  @discardableResult public func save(_ zone: CKRecordZone) async throws -> CKRecordZone {
    throw CKError(.notAuthenticated)
  }
  @discardableResult public func deleteRecordZone(withID zoneID: CKRecordZone.ID) async throws -> CKRecordZone.ID {
    throw CKError(.notAuthenticated)
  }
  @discardableResult public func save(_ subscription: CKSubscription) async throws -> CKSubscription {
    throw CKError(.notAuthenticated)
  }
  public func subscription(for subscriptionID: CKSubscription.ID) async throws -> CKSubscription {
    throw CKError(.notAuthenticated)
  }
  public func allSubscriptions() async throws -> [CKSubscription] { throw CKError(.notAuthenticated) }
  @discardableResult public func deleteSubscription(
    withID subscriptionID: CKSubscription.ID
  ) async throws -> CKSubscription.ID { throw CKError(.notAuthenticated) }
  public func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError(.notAuthenticated) }
  @discardableResult public func save(_ record: CKRecord) async throws -> CKRecord { throw CKError(.notAuthenticated) }
}

extension NSNotification.Name {
  public static let CKAccountChanged = NSNotification.Name("CKAccountChangedNotification")
}
