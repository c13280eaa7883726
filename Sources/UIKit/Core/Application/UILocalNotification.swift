/// A local notification (through iOS 9). It fires in session time. In the foreground the application's delegate
/// receives it; in the background nothing shows it.
@preconcurrency @MainActor open class UILocalNotification: NSObject, NSCopying {
  public nonisolated static let defaultSoundName = "UILocalNotificationDefaultSoundName"

  public override init() { super.init() }

  /// The time at which the notification fires; nil to fire immediately.
  open var fireDate: Date?
  /// The interval at which it fires again; none by default.
  open var repeatInterval = NSCalendar.Unit()

  // MARK: Presentation. Stored only: the session has no lock screen.

  open var timeZone: TimeZone?
  open var alertBody: String?
  open var alertTitle: String?
  open var alertAction: String?
  open var alertLaunchImage: String?
  open var hasAction = true
  open var soundName: String?
  open var applicationIconBadgeNumber = 0
  open var category: String?
  open var userInfo: [AnyHashable: Any]?

  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { UncheckedBox<Any>(copied) }.value
  }

  private var copied: UILocalNotification {
    let copy = UILocalNotification()
    (copy.fireDate, copy.repeatInterval, copy.timeZone) = (fireDate, repeatInterval, timeZone)
    (copy.alertBody, copy.alertTitle, copy.alertAction) = (alertBody, alertTitle, alertAction)
    (copy.alertLaunchImage, copy.hasAction, copy.soundName) = (alertLaunchImage, hasAction, soundName)
    (copy.applicationIconBadgeNumber, copy.category, copy.userInfo) = (applicationIconBadgeNumber, category, userInfo)
    return copy
  }

  /// Returns the next date at which it fires after `date`; nil if it does not repeat.
  func fireDate(after date: Date) -> Date? {
    guard let component = repeatInterval.component else { return nil }
    return Calendar.current.date(byAdding: component, value: 1, to: date)
  }
}

extension NSCalendar.Unit {
  fileprivate var component: Calendar.Component? {
    switch self {
    case .minute: .minute
    case .hour: .hour
    case .day: .day
    case .weekday: .day
    case .month: .month
    case .year: .year
    case .weekOfYear: .weekOfYear
    default: nil
    }
  }
}

/// The ways in which notifications may alert the user (through iOS 9).
public struct UIUserNotificationType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let badge = Self(rawValue: 1 << 0), sound = Self(rawValue: 1 << 1), alert = Self(rawValue: 1 << 2)
}

/// The notification settings that a program requests (through iOS 9). The user grants them.
@preconcurrency @MainActor open class UIUserNotificationSettings: NSObject {
  open private(set) var types: UIUserNotificationType
  open private(set) var categories: Set<UIUserNotificationCategory>?

  public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
    (self.types, self.categories) = (types, categories)
  }
}

/// The actions of a notification. Stored only: nothing shows them.
@preconcurrency @MainActor open class UIUserNotificationCategory: NSObject {
  open internal(set) var identifier: String?

  public override init() { super.init() }
}

extension Session {
  /// Stores the settings and calls the delegate.
  ///
  /// > Basis: documented: the delegate is called after registration.
  func register(_ settings: UIUserNotificationSettings) {
    life.notificationSettings = settings
    schedule(after: 0) { [weak self] in
      guard let application = self?.application else { return }
      application.delegate?.application(application, didRegister: settings)
    }
  }

  func schedule(_ notification: UILocalNotification) {
    guard let kept = notification.copy() as? UILocalNotification else { return }
    life.localNotifications.append(kept)
    let date = kept.fireDate ?? Date()
    wait(for: kept, until: date, after: date.timeIntervalSinceNow)
  }

  func present(_ notification: UILocalNotification) {
    if life.state == .active { application.delegate?.application(application, didReceive: notification) }
  }

  func cancel(_ notification: UILocalNotification) {
    life.localNotifications.removeAll { $0 === notification || $0.isSame(as: notification) }
  }

  private func wait(for notification: UILocalNotification, until date: Date, after delay: TimeInterval) {
    schedule(after: delay) { [weak self, weak notification] in
      guard let self, let notification, life.localNotifications.contains(notification) else { return }
      present(notification)
      if let next = notification.fireDate(after: date) {
        wait(for: notification, until: next, after: next.timeIntervalSince(date))
      } else {
        life.localNotifications.removeAll { $0 === notification }
      }
    }
  }
}

extension UILocalNotification {
  fileprivate func isSame(as other: UILocalNotification) -> Bool {
    fireDate == other.fireDate && alertBody == other.alertBody && alertTitle == other.alertTitle
      && category == other.category && soundName == other.soundName
  }
}
