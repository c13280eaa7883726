/// What a view can know about its surroundings.
@preconcurrency @MainActor open class UITraitCollection: NSObject {
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let layoutDirection: UIUserInterfaceLayoutDirection
  public let preferredContentSizeCategory: UIContentSizeCategory
  public let displayScale: CGFloat

  init(_ session: Session) {
    let environment = session.environment
    (horizontalSizeClass, verticalSizeClass) = (environment.sizeClasses.horizontal, environment.sizeClasses.vertical)
    userInterfaceIdiom = environment.device.idiom
    userInterfaceStyle = session.behaves(.hasDarkMode) ? environment.interfaceStyle : .light
    layoutDirection = environment.layoutDirection
    preferredContentSizeCategory = environment.contentSizeCategory
    displayScale = environment.scale
  }

  public class var current: UITraitCollection { UITraitCollection(Session.current) }
}

extension UIView {
  public var traitCollection: UITraitCollection { UITraitCollection(session) }
}
