import UIKit

/// An operation that fails with `CKError.notAuthenticated` as soon as it starts.
open class CKOperation: Operation, @unchecked Sendable {
  open var configuration: Configuration! = Configuration()
  open var qualityOfServiceForRequests = QualityOfService.default
  open var group: CKOperationGroup?
  open var longLivedOperationWasPersistedBlock: (() -> Void)?
  public let operationID = UUID().uuidString

  /// Reports the failure to the operation's handlers.
  func fail() {}

  open override func main() { fail() }

  open class Configuration: NSObject, @unchecked Sendable {
    open var timeoutIntervalForRequest: TimeInterval = 60
    open var timeoutIntervalForResource: TimeInterval = 604_800
    open var qualityOfService = QualityOfService.default
    open var container: CKContainer?
    open var isLongLived = false
    open var allowsCellularAccess = true
    public override init() {}
  }
}

open class CKOperationGroup: NSObject, @unchecked Sendable {
  open var name: String?
  open var defaultConfiguration: CKOperation.Configuration! = CKOperation.Configuration()
  open var quantity = 0
  public let operationGroupID = UUID().uuidString

  public override init() {}
}

open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
  open var database: CKDatabase?
}

open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  open var recordsToSave: [CKRecord]?
  open var recordIDsToDelete: [CKRecord.ID]?
  open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
  open var isAtomic = true
  open var perRecordCompletionBlock: ((CKRecord, (any Error)?) -> Void)?
  open var perRecordProgressBlock: ((CKRecord, Double) -> Void)?
  open var perRecordDeleteBlock: ((CKRecord.ID, Result<Void, any Error>) -> Void)?
  open var clientChangeTokenData: Data?
  open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
  open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?

  public init(recordsToSave records: [CKRecord]? = nil, recordIDsToDelete recordIDs: [CKRecord.ID]? = nil) {
    (recordsToSave, recordIDsToDelete) = (records, recordIDs)
  }

  override func fail() {
    modifyRecordsCompletionBlock?(nil, nil, CKError(.notAuthenticated))
    modifyRecordsResultBlock?(.failure(CKError(.notAuthenticated)))
  }

  public enum RecordSavePolicy: Int, Sendable {
    case ifServerRecordUnchanged, changedKeys, allKeys
  }
}

open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  open var recordIDs: [CKRecord.ID]?
  open var desiredKeys: [CKRecord.FieldKey]?
  open var perRecordProgressBlock: ((CKRecord.ID, Double) -> Void)?
  open var perRecordCompletionBlock: ((CKRecord?, CKRecord.ID?, (any Error)?) -> Void)?
  open var perRecordResultBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var fetchRecordsCompletionBlock: (([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?
  open var fetchRecordsResultBlock: ((Result<Void, any Error>) -> Void)?

  public override init() {}

  public init(recordIDs: [CKRecord.ID]) { self.recordIDs = recordIDs }

  open class func fetchCurrentUserRecordOperation() -> CKFetchRecordsOperation { CKFetchRecordsOperation() }

  override func fail() {
    fetchRecordsCompletionBlock?(nil, CKError(.notAuthenticated))
    fetchRecordsResultBlock?(.failure(CKError(.notAuthenticated)))
  }
}

open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  open var query: CKQuery?
  open var zoneID: CKRecordZone.ID?
  open var resultsLimit = 0
  open var desiredKeys: [String]?
  open var recordFetchedBlock: ((CKRecord) -> Void)?
  open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
  open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?

  open var cursor: Cursor?

  public override init() {}
  public init(query: CKQuery) { self.query = query }
  public init(cursor: Cursor) { self.cursor = cursor }

  override func fail() {
    queryCompletionBlock?(nil, CKError(.notAuthenticated))
    queryResultBlock?(.failure(CKError(.notAuthenticated)))
  }

  open class Cursor: NSObject, @unchecked Sendable {}
  public static let maximumResults = 0
}

open class CKFetchRecordZoneChangesOperation: CKDatabaseOperation, @unchecked Sendable {
  open var fetchAllChanges = true
  open var recordChangedBlock: ((CKRecord) -> Void)?
  open var recordWasChangedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var recordWithIDWasDeletedBlock: ((CKRecord.ID, String) -> Void)?
  open var recordZoneChangeTokensUpdatedBlock: ((CKRecordZone.ID, CKServerChangeToken?, Data?) -> Void)?
  open var recordZoneFetchCompletionBlock: ((CKRecordZone.ID, CKServerChangeToken?, Data?, Bool, (any Error)?) -> Void)?
  open var recordZoneFetchResultBlock:
    (
      (
        CKRecordZone.ID,
        Result<(serverChangeToken: CKServerChangeToken, clientChangeTokenData: Data?, moreComing: Bool), any Error>
      ) -> Void
    )?
  open var fetchRecordZoneChangesCompletionBlock: (((any Error)?) -> Void)?
  open var fetchRecordZoneChangesResultBlock: ((Result<Void, any Error>) -> Void)?

  public init(
    recordZoneIDs: [CKRecordZone.ID], configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]? = nil
  ) { (self.recordZoneIDs, self.configurationsByRecordZoneID) = (recordZoneIDs, configurationsByRecordZoneID) }

  public init(
    recordZoneIDs: [CKRecordZone.ID], optionsByRecordZoneID: [CKRecordZone.ID: ZoneOptions]?
  ) { (self.recordZoneIDs, self.optionsByRecordZoneID) = (recordZoneIDs, optionsByRecordZoneID) }

  public override init() {}

  open var recordZoneIDs: [CKRecordZone.ID]?
  open var configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]?
  open var optionsByRecordZoneID: [CKRecordZone.ID: ZoneOptions]?

  override func fail() {
    fetchRecordZoneChangesCompletionBlock?(CKError(.notAuthenticated))
    fetchRecordZoneChangesResultBlock?(.failure(CKError(.notAuthenticated)))
  }

  open class ZoneOptions: NSObject, @unchecked Sendable {
    open var previousServerChangeToken: CKServerChangeToken?
    open var resultsLimit = 0
    open var desiredKeys: [CKRecord.FieldKey]?
    public override init() {}
  }

  open class ZoneConfiguration: NSObject, @unchecked Sendable {
    open var previousServerChangeToken: CKServerChangeToken?
    open var resultsLimit: Int? = 0
    open var desiredKeys: [CKRecord.FieldKey]?
    public override init() {}

    public convenience init(
      previousServerChangeToken: CKServerChangeToken? = nil, resultsLimit: Int? = nil,
      desiredKeys: [CKRecord.FieldKey]? = nil
    ) {
      self.init()
      (self.previousServerChangeToken, self.resultsLimit) = (previousServerChangeToken, resultsLimit)
      self.desiredKeys = desiredKeys
    }
  }
}

open class CKFetchDatabaseChangesOperation: CKDatabaseOperation, @unchecked Sendable {
  open var previousServerChangeToken: CKServerChangeToken?
  open var resultsLimit = 0
  open var fetchAllChanges = true
  open var recordZoneWithIDChangedBlock: ((CKRecordZone.ID) -> Void)?
  open var recordZoneWithIDWasDeletedBlock: ((CKRecordZone.ID) -> Void)?
  open var recordZoneWithIDWasPurgedBlock: ((CKRecordZone.ID) -> Void)?
  open var changeTokenUpdatedBlock: ((CKServerChangeToken) -> Void)?
  open var fetchDatabaseChangesCompletionBlock: ((CKServerChangeToken?, Bool, (any Error)?) -> Void)?
  open var fetchDatabaseChangesResultBlock:
    (
      (Result<(serverChangeToken: CKServerChangeToken, moreComing: Bool), any Error>) -> Void
    )?

  public override init() {}

  public init(previousServerChangeToken: CKServerChangeToken?) {
    self.previousServerChangeToken = previousServerChangeToken
  }

  override func fail() {
    fetchDatabaseChangesCompletionBlock?(nil, false, CKError(.notAuthenticated))
    fetchDatabaseChangesResultBlock?(.failure(CKError(.notAuthenticated)))
  }
}

open class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
  open var modifySubscriptionsCompletionBlock: (([CKSubscription]?, [String]?, (any Error)?) -> Void)?
  open var modifySubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)?

  public init(
    subscriptionsToSave: [CKSubscription]? = nil, subscriptionIDsToDelete: [CKSubscription.ID]? = nil
  ) {}

  override func fail() {
    modifySubscriptionsCompletionBlock?(nil, nil, CKError(.notAuthenticated))
    modifySubscriptionsResultBlock?(.failure(CKError(.notAuthenticated)))
  }
}

open class CKFetchSubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
  open var subscriptionIDs: [CKSubscription.ID]?
  open var fetchSubscriptionCompletionBlock: (([CKSubscription.ID: CKSubscription]?, (any Error)?) -> Void)?
  open var fetchSubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)?

  public override init() {}

  public init(subscriptionIDs: [CKSubscription.ID]) { self.subscriptionIDs = subscriptionIDs }

  open class func fetchAllSubscriptionsOperation() -> CKFetchSubscriptionsOperation { CKFetchSubscriptionsOperation() }

  override func fail() {
    fetchSubscriptionCompletionBlock?(nil, CKError(.notAuthenticated))
    fetchSubscriptionsResultBlock?(.failure(CKError(.notAuthenticated)))
  }
}

open class CKModifyRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
  open var recordZonesToSave: [CKRecordZone]?
  open var recordZoneIDsToDelete: [CKRecordZone.ID]?
  open var modifyRecordZonesCompletionBlock: (([CKRecordZone]?, [CKRecordZone.ID]?, (any Error)?) -> Void)?
  open var modifyRecordZonesResultBlock: ((Result<Void, any Error>) -> Void)?

  public init(recordZonesToSave: [CKRecordZone]? = nil, recordZoneIDsToDelete: [CKRecordZone.ID]? = nil) {
    (self.recordZonesToSave, self.recordZoneIDsToDelete) = (recordZonesToSave, recordZoneIDsToDelete)
  }

  override func fail() {
    modifyRecordZonesCompletionBlock?(nil, nil, CKError(.notAuthenticated))
    modifyRecordZonesResultBlock?(.failure(CKError(.notAuthenticated)))
  }
}

open class CKFetchRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
  open var recordZoneIDs: [CKRecordZone.ID]?
  open var fetchRecordZonesCompletionBlock: (([CKRecordZone.ID: CKRecordZone]?, (any Error)?) -> Void)?
  open var fetchRecordZonesResultBlock: ((Result<Void, any Error>) -> Void)?

  public override init() {}

  public init(recordZoneIDs: [CKRecordZone.ID]) { self.recordZoneIDs = recordZoneIDs }

  open class func fetchAllRecordZonesOperation() -> CKFetchRecordZonesOperation { CKFetchRecordZonesOperation() }

  override func fail() {
    fetchRecordZonesCompletionBlock?(nil, CKError(.notAuthenticated))
    fetchRecordZonesResultBlock?(.failure(CKError(.notAuthenticated)))
  }
}

/// Apple replaced this operation by the one of zones.
open class CKFetchRecordChangesOperation: CKDatabaseOperation, @unchecked Sendable {
  open var recordZoneID: CKRecordZone.ID?
  open var previousServerChangeToken: CKServerChangeToken?
  open var resultsLimit = 0
  open var desiredKeys: [CKRecord.FieldKey]?
  open var recordChangedBlock: ((CKRecord) -> Void)?
  open var recordWithIDWasDeletedBlock: ((CKRecord.ID) -> Void)?
  open var fetchRecordChangesCompletionBlock: ((CKServerChangeToken?, Data?, (any Error)?) -> Void)?
  open var moreComing: Bool { false }

  public init(recordZoneID: CKRecordZone.ID, previousServerChangeToken: CKServerChangeToken?) {
    (self.recordZoneID, self.previousServerChangeToken) = (recordZoneID, previousServerChangeToken)
  }

  override func fail() { fetchRecordChangesCompletionBlock?(nil, nil, CKError(.notAuthenticated)) }
}

open class CKAcceptSharesOperation: CKOperation, @unchecked Sendable {
  open var shareMetadatas: [CKShare.Metadata]?
  open var perShareCompletionBlock: ((CKShare.Metadata, CKShare?, (any Error)?) -> Void)?
  open var perShareResultBlock: ((CKShare.Metadata, Result<CKShare, any Error>) -> Void)?
  open var acceptSharesCompletionBlock: (((any Error)?) -> Void)?
  open var acceptSharesResultBlock: ((Result<Void, any Error>) -> Void)?

  public override init() {}

  public init(shareMetadatas: [CKShare.Metadata]) { self.shareMetadatas = shareMetadatas }

  override func fail() {
    acceptSharesCompletionBlock?(CKError(.notAuthenticated))
    acceptSharesResultBlock?(.failure(CKError(.notAuthenticated)))
  }
}

open class CKFetchShareMetadataOperation: CKOperation, @unchecked Sendable {
  open var shareURLs: [URL]?
  open var shouldFetchRootRecord = false
  open var perShareMetadataBlock: ((URL, CKShare.Metadata?, (any Error)?) -> Void)?
  open var perShareMetadataResultBlock: ((URL, Result<CKShare.Metadata, any Error>) -> Void)?
  open var fetchShareMetadataCompletionBlock: (((any Error)?) -> Void)?
  open var fetchShareMetadataResultBlock: ((Result<Void, any Error>) -> Void)?

  public init(shareURLs: [URL]) { self.shareURLs = shareURLs }

  override func fail() {
    fetchShareMetadataCompletionBlock?(CKError(.notAuthenticated))
    fetchShareMetadataResultBlock?(.failure(CKError(.notAuthenticated)))
  }
}
