/// A bar that knows where it is.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

/// Says where a bar is.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// `.topAttached` for a bar right below the status bar: its background goes on under that, from iOS 7 on.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// Hears of the items of a bar that a program has by itself.
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

/// How a bar or a control behaves: phones and pads have one way only.
public enum UIBehavioralStyle: UInt, Sendable {
  case automatic = 0, pad, mac
}

extension UIView {
  /// What the background of a bar of the program's reaches under the status bar.
  func attached(_ bar: BarLook, at position: UIBarPosition) -> BarLook {
    guard bar.overhang == 0, position == .topAttached, session.behaves(.contentExtendsUnderBars) else { return bar }
    var attached = bar
    attached.overhang = max(0, window == nil ? frame.minY : convert(bounds.origin, to: nil).y)
    return attached
  }
}
