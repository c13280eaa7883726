import Foundation

public enum NSBatchInsertRequestResultType: UInt, Sendable {
  case statusOnly, objectIDs, count
}

/// A request that saves objects without changing the context.
open class NSBatchInsertRequest: NSPersistentStoreRequest, @unchecked Sendable {
  public let entityName: String
  public private(set) var entity: NSEntityDescription?
  open var objectsToInsert: [[String: Any]]?
  open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
  open var managedObjectHandler: ((NSManagedObject) -> Bool)?
  open var resultType = NSBatchInsertRequestResultType.statusOnly

  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    (self.entityName, objectsToInsert) = (entityName, dictionaries)
  }

  public init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    (entityName, self.entity, objectsToInsert) = (entity.name ?? "", entity, dictionaries)
  }

  public init(entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
    (entityName, self.entity, dictionaryHandler) = (entity.name ?? "", entity, handler)
  }

  public init(entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
    (entityName, self.entity, managedObjectHandler) = (entity.name ?? "", entity, handler)
  }

  public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
    (self.entityName, dictionaryHandler) = (entityName, handler)
  }

  public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
    (self.entityName, managedObjectHandler) = (entityName, handler)
  }

  open override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }

  override func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult? {
    let other = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    let owner = sequence(first: context, next: \.parent).first { $0.persistentStoreCoordinator != nil }
    other.persistentStoreCoordinator = owner?.persistentStoreCoordinator
    guard let entity = entity ?? NSEntityDescription.entity(forEntityName: entityName, in: other) else {
      throw CocoaError(.coreDataEntityMissing)
    }
    var objects: [NSManagedObject] = []
    func insert() -> NSManagedObject {
      let object = NSEntityDescription.insertNewObject(forEntityName: entity.name ?? entityName, into: other)
      objects.append(object)
      return object
    }
    for values in objectsToInsert ?? [] { insert().setValuesForKeys(values) }
    if let dictionaryHandler {
      while true {
        let values = NSMutableDictionary()
        if dictionaryHandler(values) { break }
        let object = insert()
        for case let (key as String, value) in values { object.setValue(value, forKey: key) }
      }
    }
    if let managedObjectHandler {
      while true {
        let object = insert()
        guard managedObjectHandler(object) else { continue }
        other.delete(object)
        objects.removeLast()
        break
      }
    }
    try other.save()
    return NSBatchInsertResult(objects.map(\.objectID), resultType)
  }
}

open class NSBatchInsertResult: NSPersistentStoreResult, @unchecked Sendable {
  public let resultType: NSBatchInsertRequestResultType
  private let identifiers: [NSManagedObjectID]

  init(_ identifiers: [NSManagedObjectID], _ type: NSBatchInsertRequestResultType) {
    (self.identifiers, resultType) = (identifiers, type)
  }

  open var result: Any? {
    switch resultType {
    case .statusOnly: true
    case .objectIDs: identifiers
    case .count: identifiers.count
    }
  }
}
