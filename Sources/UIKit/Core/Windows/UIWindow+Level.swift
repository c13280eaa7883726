extension UIWindow {
  /// The level of a window. Higher levels are in front.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }

  public nonisolated static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")
  public nonisolated static let didBecomeHiddenNotification = NSNotification.Name("UIWindowDidBecomeHiddenNotification")
  public nonisolated static let didBecomeKeyNotification = NSNotification.Name("UIWindowDidBecomeKeyNotification")
  public nonisolated static let didResignKeyNotification = NSNotification.Name("UIWindowDidResignKeyNotification")

  /// Whether the window can be shown. The system's windows need no scene.
  fileprivate var isOnScene: Bool { !session.life.usesScenes || windowScene != nil || isOfSystem }
}

extension UIWindow.Level: Comparable {
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  public static func + (level: Self, distance: CGFloat) -> Self { Self(rawValue: level.rawValue + distance) }
  public static func - (level: Self, distance: CGFloat) -> Self { Self(rawValue: level.rawValue - distance) }
}

extension Session {
  /// Moves a window in front of the others of its level, but behind those of higher levels.
  func bringToFront(_ window: UIWindow) {
    let wasVisible = windows.contains(window)
    windows.removeAll { $0 === window }
    guard window.isOnScene else { return report(.windowWithoutScene(window)) }
    let index = windows.firstIndex { $0.windowLevel > window.windowLevel } ?? windows.endIndex
    windows.insert(window, at: index)
    requestFrame()
    if !wasVisible { post(UIWindow.didBecomeVisibleNotification, window) }
  }
}
