import StandInNotes
import UIKit

public enum CNEntityType: Int, Sendable {
  case contacts
}

public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

public enum CNContactSortOrder: Int, Sendable {
  case none, userDefault, givenName, familyName
}

/// A store whose access is refused: each request throws `CNError.authorizationDenied`.
open class CNContactStore: NSObject, @unchecked Sendable {
  public override init() { StandInNote.report("Contacts", "access to contacts is refused") }

  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .notDetermined }
  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completionHandler(false, CNError(.authorizationDenied)) }
  public func requestAccess(for entityType: CNEntityType) async throws -> Bool { false }
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] { throw CNError(.authorizationDenied) }
  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact { throw CNError(.authorizationDenied) }
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws { throw CNError(.authorizationDenied) }
  open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] { throw CNError(.authorizationDenied) }
  open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] { throw CNError(.authorizationDenied) }
  open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(.authorizationDenied) }
  open func defaultContainerIdentifier() -> String { "" }
  open var currentHistoryToken: Data? { nil }
}

open class CNContainer: NSObject, @unchecked Sendable {
  open var identifier: String { "" }
}

open class CNGroup: NSObject, @unchecked Sendable {
  open var identifier: String { "" }
  open var name: String { "" }
}

open class CNContactFetchRequest: NSObject {
  open var predicate: NSPredicate?
  open var keysToFetch: [any CNKeyDescriptor]
  open var sortOrder = CNContactSortOrder.none
  open var unifyResults = true
  open var mutableObjects = false

  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

open class CNSaveRequest: NSObject {
  public override init() {}

  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  open func update(_ contact: CNMutableContact) {}
  open func delete(_ contact: CNMutableContact) {}
}

extension NSNotification.Name {
  public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
}
