/// An item that is shown enlarged while the user holds it, at accessibility text sizes.
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
  var showsLargeContentViewer: Bool { get }
  var largeContentTitle: String? { get }
  var largeContentImage: UIImage? { get }
  var scalesLargeContentImage: Bool { get }
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}

/// The values that a program sets on a view for the large content viewer.
struct LargeContent {
  var isShown: Bool?
  var title: String?
  var image: UIImage?
  var scalesImage: Bool?
  var imageInsets: UIEdgeInsets?
}

/// Shows a view's items enlarged. The viewer is not drawn, and the first interaction reports that.
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// A recognizer that never succeeds: the viewer is not shown, so other gestures have nothing to wait for.
  public let gestureRecognizerForExclusionRelationship: UIGestureRecognizer = UILongPressGestureRecognizer()

  public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) { if view != nil { hasNoEffect("UILargeContentViewerInteraction") } }
  open func didMove(to view: UIView?) { self.view = view }

  /// Whether the text size is an accessibility size.
  open class var isEnabled: Bool { AssetEnvironment.current.textSize.isAccessibilityCategory }

  public static let enabledStatusDidChangeNotification = Notification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")
}

@preconcurrency @MainActor public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
  ) {}
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { nil }
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    UIViewController()
  }
}
