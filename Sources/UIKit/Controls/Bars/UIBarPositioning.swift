/// A bar that has a position.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

/// A delegate that provides the position of a bar.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Returns the position of the bar: `.topAttached` for a bar directly below the status bar. Its background extends
  /// under the status bar from iOS 7 on.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// The delegate of a navigation bar that the program manages itself.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// The behavioral style of a bar or a control. iPhone and iPad have only one.
public enum UIBehavioralStyle: UInt, Sendable {
  case automatic = 0, pad, mac
}

extension UIView {
  /// Returns the look of a program's bar, with the distance that its background extends under the status bar.
  func attached(_ bar: BarLook, at position: UIBarPosition) -> BarLook {
    guard bar.overhang == 0, position == .topAttached, session.behaves(.contentExtendsUnderBars) else { return bar }
    var attached = bar
    attached.overhang = max(0, window == nil ? frame.minY : convert(bounds.origin, to: nil).y)
    return attached
  }
}
