/// The user's current activity, for another device, a search or the next launch to continue. The session stores it for
/// the program; nothing outside reads it.
open class NSUserActivity: NSObject, @unchecked Sendable {
  open private(set) var activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var requiredUserInfoKeys: Set<String>?
  /// Whether the delegate should update the activity before it is read.
  open var needsSave = false
  open var webpageURL: URL?
  open var referrerURL: URL?
  open var expirationDate = Date.distantFuture
  open var keywords: Set<String> = []
  open var supportsContinuationStreams = false
  open weak var delegate: (any NSUserActivityDelegate)?
  open var targetContentIdentifier: String?
  open var persistentIdentifier: String?
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false

  public init(activityType: String) { self.activityType = activityType }

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Lets the delegate update an activity that needs saving, because another device could continue it.
  open func becomeCurrent() {
    guard needsSave else { return }
    needsSave = false
    delegate?.userActivityWillSave(self)
  }

  open func resignCurrent() {}

  open func invalidate() { (userInfo, delegate) = (nil, nil) }

  /// Nothing is saved outside the program.
  open class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [String], completionHandler handler: @escaping () -> Void
  ) { handler() }

  /// Nothing is saved outside the program.
  open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) { handler() }
}

/// The type of an activity that a universal link starts.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// Updates an activity. Every method has a default that does nothing.
public protocol NSUserActivityDelegate: NSObjectProtocol {
  func userActivityWillSave(_ userActivity: NSUserActivity)
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// An object that continues an activity.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
