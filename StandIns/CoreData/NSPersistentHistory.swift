import Foundation

public enum NSPersistentHistoryResultType: Int, Sendable {
  case statusOnly, objectIDs, count, transactionsOnly, changesOnly, transactionsAndChanges
}

/// A request for the history of a store, which is empty.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest, @unchecked Sendable {
  open var resultType = NSPersistentHistoryResultType.transactionsAndChanges
  open var fetchRequest: NSFetchRequest<NSFetchRequestResult>?
  public private(set) var token: NSPersistentHistoryToken?

  open class func fetchHistory(after date: Date) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest()
  }
  open class func fetchHistory(after token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest {
    let request = NSPersistentHistoryChangeRequest()
    request.token = token
    return request
  }
  open class func fetchHistory(after transaction: NSPersistentHistoryTransaction?) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest()
  }
  open class func deleteHistory(before date: Date) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest()
  }
  open class func deleteHistory(before token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest()
  }
  open class func deleteHistory(
    before transaction: NSPersistentHistoryTransaction?
  ) -> NSPersistentHistoryChangeRequest { NSPersistentHistoryChangeRequest() }

  override func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult? {
    NSPersistentHistoryResult(resultType)
  }
}

open class NSPersistentHistoryResult: NSPersistentStoreResult, @unchecked Sendable {
  public let resultType: NSPersistentHistoryResultType

  init(_ type: NSPersistentHistoryResultType) { resultType = type }

  open var result: Any? {
    switch resultType {
    case .statusOnly: true
    case .count: 0
    case .objectIDs: [NSManagedObjectID]()
    case .changesOnly: [NSPersistentHistoryChange]()
    case .transactionsOnly, .transactionsAndChanges: [NSPersistentHistoryTransaction]()
    }
  }
}

open class NSPersistentHistoryTransaction: NSObject, @unchecked Sendable {
  open var timestamp: Date { .distantPast }
  open var changes: [NSPersistentHistoryChange]? { nil }
  open var transactionNumber: Int64 { 0 }
  open var storeID: String { "" }
  open var bundleID: String { "" }
  open var processID: String { "" }
  open var contextName: String? { nil }
  open var author: String? { nil }
  open var token: NSPersistentHistoryToken? { nil }
  open class var fetchRequest: NSFetchRequest<NSFetchRequestResult>? { nil }
  open class var entityDescription: NSEntityDescription? { nil }
  open func objectIDNotification() -> Notification { Notification(name: .NSManagedObjectContextDidSave) }
}

public enum NSPersistentHistoryChangeType: Int, Sendable {
  case insert, update, delete
}

open class NSPersistentHistoryChange: NSObject, @unchecked Sendable {
  open var changeID: Int64 { 0 }
  open var changeType: NSPersistentHistoryChangeType { .insert }
  open var updatedProperties: Set<NSPropertyDescription>? { nil }
  open var tombstone: [AnyHashable: Any]? { nil }
  open var transaction: NSPersistentHistoryTransaction? { nil }
}
