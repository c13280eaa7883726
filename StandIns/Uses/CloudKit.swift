import CloudKit
import UIKit

func sync() {
  let database = CKContainer.default().privateCloudDatabase
  let record = CKRecord(recordType: "Note")
  record["title"] = "Title"
  let title = record["title"] as? String
  database.save(record) { _, error in
    if let error = error as? CKError, error.code == .notAuthenticated { print(title ?? "") }
  }
  let operation = CKModifyRecordsOperation(recordsToSave: [record], recordIDsToDelete: nil)
  operation.modifyRecordsCompletionBlock = { _, _, error in print(error ?? "") }
  database.add(operation)
}

@MainActor func share(_ root: CKRecord) async throws -> UICloudSharingController {
  let share = CKShare(rootRecord: root)
  share[CKShareTitleKey] = "Title"
  let zone = try await CKContainer.default().privateCloudDatabase.save(CKRecordZone(zoneName: "Zone"))
  let changes = CKFetchRecordZoneChangesOperation(recordZoneIDs: [zone.zoneID])
  changes.fetchRecordZoneChangesCompletionBlock = { error in print(error ?? "") }
  let databaseChanges = CKFetchDatabaseChangesOperation(previousServerChangeToken: nil)
  databaseChanges.recordZoneWithIDChangedBlock = { (identifier: CKRecordZoneID) in print(identifier.zoneName) }
  CKContainer.default().privateCloudDatabase.add(databaseChanges)
  let subscription = CKQuerySubscription(
    recordType: "Note", predicate: NSPredicate(value: true), options: [.firesOnRecordCreation])
  let information = CKSubscription.NotificationInfo()
  information.shouldSendContentAvailable = true
  subscription.notificationInfo = information
  print(share.url ?? "", share.participants.count)
  return UICloudSharingController(share: share, container: .default())
}
