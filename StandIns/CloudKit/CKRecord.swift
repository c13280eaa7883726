import CoreLocation
import UIKit

public protocol CKRecordValueProtocol {}
public typealias CKRecordValue = CKRecordValueProtocol

extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension NSData: CKRecordValueProtocol {}
extension NSArray: CKRecordValueProtocol {}
extension CKAsset: CKRecordValueProtocol {}
extension CKRecord.Reference: CKRecordValueProtocol {}
extension CLLocation: CKRecordValueProtocol {}

/// A record with its values. It cannot be saved.
open class CKRecord: NSObject, NSCopying, @unchecked Sendable {
  public typealias RecordType = String
  public typealias FieldKey = String

  public let recordType: RecordType
  public let recordID: ID
  open var parent: Reference?
  open var share: Reference? { nil }
  open var lastModifiedUserRecordID: ID? { nil }
  open func setParent(_ parentRecord: CKRecord?) {
    parent = parentRecord.map { Reference(record: $0, action: .none) }
  }
  open func setParent(_ parentRecordID: ID?) { parent = parentRecordID.map { Reference(recordID: $0, action: .none) } }
  open func allTokens() -> [String] { [] }
  public var encryptedValues: CKRecord { self }
  private var values: [String: any CKRecordValueProtocol] = [:]
  private var changes: Set<String> = []

  public convenience init(recordType: RecordType) {
    self.init(recordType: recordType, recordID: ID(recordName: UUID().uuidString))
  }

  public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
    self.init(recordType: recordType, recordID: ID(recordName: UUID().uuidString, zoneID: zoneID))
  }

  public init(recordType: RecordType, recordID: ID = ID(recordName: UUID().uuidString)) {
    (self.recordType, self.recordID) = (recordType, recordID)
  }

  public required init?(coder: NSCoder) { return nil }

  open var recordChangeTag: String? { nil }
  open var creatorUserRecordID: ID? { nil }
  open var creationDate: Date? { nil }
  open var modificationDate: Date? { nil }
  open func allKeys() -> [String] { Array(values.keys) }
  open func changedKeys() -> [String] { Array(changes) }
  open func encodeSystemFields(with coder: NSCoder) {}

  open func object(forKey key: String) -> (any CKRecordValueProtocol)? { values[key] }
  open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: String) {
    values[key] = object
    changes.insert(key)
  }
  open func value(forKey key: String) -> Any? { values[key] }
  open func setValue(_ value: Any?, forKey key: String) { setObject(value as? any CKRecordValueProtocol, forKey: key) }

  public subscript(key: String) -> (any CKRecordValueProtocol)? {
    get { object(forKey: key) }
    set { setObject(newValue, forKey: key) }
  }
  public subscript<T: CKRecordValueProtocol>(key: String) -> T? {
    get { object(forKey: key) as? T }
    set { setObject(newValue, forKey: key) }
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open class ID: NSObject, NSCopying, @unchecked Sendable {
    public let recordName: String
    public let zoneID: CKRecordZone.ID

    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
      (self.recordName, self.zoneID) = (recordName, zoneID)
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return other.recordName == recordName && other.zoneID == zoneID
    }
    open override var hash: Int { recordName.hashValue }
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  public enum ReferenceAction: UInt, Sendable {
    case none, deleteSelf
  }

  open class Reference: NSObject, NSCopying, @unchecked Sendable {
    public typealias Action = ReferenceAction
    public let recordID: ID
    public let action: ReferenceAction

    public init(recordID: ID, action: ReferenceAction) { (self.recordID, self.action) = (recordID, action) }

    public convenience init(record: CKRecord, action: ReferenceAction) {
      self.init(recordID: record.recordID, action: action)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
  }
}

open class CKAsset: NSObject, @unchecked Sendable {
  public let fileURL: URL?

  public init(fileURL: URL) { self.fileURL = fileURL }
}

open class CKRecordZone: NSObject, NSCopying, @unchecked Sendable {
  public let zoneID: ID
  open var capabilities: Capabilities { [] }

  public struct Capabilities: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let fetchChanges = Capabilities(rawValue: 1)
    public static let atomic = Capabilities(rawValue: 2)
    public static let sharing = Capabilities(rawValue: 4)
  }

  public init(zoneName: String) { zoneID = ID(zoneName: zoneName) }

  public init(zoneID: ID) { self.zoneID = zoneID }

  open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open class ID: NSObject, NSCopying, @unchecked Sendable {
    public let zoneName: String
    public let ownerName: String

    public init(
      zoneName: String = CKRecordZoneDefaultName, ownerName: String = CKCurrentUserDefaultName
    ) { (self.zoneName, self.ownerName) = (zoneName, ownerName) }

    public static let `default` = ID()

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return (other.zoneName, other.ownerName) == (zoneName, ownerName)
    }
    open override var hash: Int { zoneName.hashValue }
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }
}

open class CKQuery: NSObject, NSCopying, @unchecked Sendable {
  public let recordType: String
  public let predicate: NSPredicate
  open var sortDescriptors: [Any]?

  public init(recordType: String, predicate: NSPredicate) {
    (self.recordType, self.predicate) = (recordType, predicate)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class CKServerChangeToken: NSObject, NSSecureCoding, @unchecked Sendable {
  override init() {}

  public required init?(coder: NSCoder) { return nil }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {}
}
