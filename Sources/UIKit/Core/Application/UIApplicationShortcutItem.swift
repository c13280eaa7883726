/// An action of the program's icon on the home screen.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying {
  open fileprivate(set) var type: String
  open fileprivate(set) var localizedTitle: String
  open fileprivate(set) var localizedSubtitle: String?
  open fileprivate(set) var icon: UIApplicationShortcutIcon?
  open fileprivate(set) var userInfo: [String: any NSSecureCoding]?
  open fileprivate(set) var targetContentIdentifier: Any?

  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (self.type, self.localizedTitle, self.localizedSubtitle) = (type, localizedTitle, localizedSubtitle)
    (self.icon, self.userInfo) = (icon, userInfo)
  }

  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  convenience init(_ description: ShortcutDescription) {
    self.init(
      type: description.type, localizedTitle: description.title, localizedSubtitle: description.subtitle, icon: nil)
  }

  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  public nonisolated func mutableCopy(with zone: NSZone? = nil) -> Any {
    nonisolated(unsafe) var copy: UIMutableApplicationShortcutItem?
    MainActor.assumeIsolated { copy = UIMutableApplicationShortcutItem(self) }
    return copy as Any
  }
}

/// A mutable shortcut.
@preconcurrency @MainActor open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  convenience init(_ item: UIApplicationShortcutItem) {
    self.init(
      type: item.type, localizedTitle: item.localizedTitle, localizedSubtitle: item.localizedSubtitle, icon: item.icon,
      userInfo: item.userInfo)
    targetContentIdentifier = item.targetContentIdentifier
  }

  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }
  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }
  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }
  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  open override var targetContentIdentifier: Any? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
}

/// The image of a shortcut. It is not shown, because there is no home screen.
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
  public enum IconType: Int, Sendable {
    case compose = 0, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love,
      cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted,
      alarm, bookmark, shuffle, audio, update
  }

  public convenience init(type: IconType) { self.init() }
  public convenience init(templateImageName: String) { self.init() }
  public convenience init(systemImageName: String) { self.init() }
}
