import Foundation
import StandInNotes

/// A store of iCloud without an account: its values stay in memory.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var values: [String: Any] = [:]

  public static let `default` = NSUbiquitousKeyValueStore()
  /// Never posted.
  public static let didChangeExternallyNotification = NSNotification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  public override init() {
    StandInNote.report("NSUbiquitousKeyValueStore", "values are kept in memory, and there is no iCloud account")
  }

  open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }

  open func set(_ anObject: Any?, forKey aKey: String) { lock.withLock { values[aKey] = anObject } }

  open func removeObject(forKey aKey: String) { set(nil as Any?, forKey: aKey) }

  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
  open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  open func longLong(forKey aKey: String) -> Int64 { object(forKey: aKey) as? Int64 ?? 0 }
  open func double(forKey aKey: String) -> Double { object(forKey: aKey) as? Double ?? 0 }
  open func bool(forKey aKey: String) -> Bool { object(forKey: aKey) as? Bool ?? false }
  open func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }
  open func set(_ aData: Data?, forKey aKey: String) { set(aData as Any?, forKey: aKey) }
  open func set(_ anArray: [Any]?, forKey aKey: String) { set(anArray as Any?, forKey: aKey) }
  open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { set(aDictionary as Any?, forKey: aKey) }
  open func set(_ value: Int64, forKey aKey: String) { set(value as Any?, forKey: aKey) }
  open func set(_ value: Double, forKey aKey: String) { set(value as Any?, forKey: aKey) }
  open func set(_ value: Bool, forKey aKey: String) { set(value as Any?, forKey: aKey) }

  open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }

  /// - Returns: false: nothing is stored.
  @discardableResult open func synchronize() -> Bool { false }
}

public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
public let NSUbiquitousKeyValueStoreServerChange = 0
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
public let NSUbiquitousKeyValueStoreAccountChange = 3
