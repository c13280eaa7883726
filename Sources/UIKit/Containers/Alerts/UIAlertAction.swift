/// A button of an alert and the action that it performs.
@preconcurrency @MainActor open class UIAlertAction: AccessibleObject {
  public enum Style: Int, Sendable {
    case `default` = 0, cancel, destructive
  }

  open private(set) var title: String?
  open private(set) var style = Style.default
  open var isEnabled = true { didSet { changed?() } }
  let handler: (@MainActor (UIAlertAction) -> Void)?
  /// Called when the action changes, for the controller that shows it.
  var changed: (() -> Void)?

  /// Programs set private properties by name, such as `titleTextColor`, which has no effect here.
  open func setValue(_ value: Any?, forKey key: String) { reportPrivate(key) }

  /// - Parameter handler: called after the alert is dismissed.
  public init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }
}
