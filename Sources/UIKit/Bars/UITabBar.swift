import DisplayLists

@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The tabs at the bottom of a screen.
@preconcurrency @MainActor open class UITabBar: UIView {
  open var items: [UITabBarItem]?
  open var selectedItem: UITabBarItem?
  open weak var delegate: UITabBarDelegate?
  /// Of the controller that owns the bar.
  var itemWasTapped: ((UITabBarItem) -> Void)?
  var bar = BarLook()

  /// True from iOS 7 on unless set: content reaches under the bar.
  open var isTranslucent: Bool {
    get { bar.isTranslucent ?? session.behaves(.barsAreTranslucentByDefault) }
    set { bar.isTranslucent = newValue }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: environmentOfTraits.tabBarHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: environmentOfTraits.tabBarHeight)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { use(itemsPlaces, touches) }

  override var touchTargets: [TouchTarget] { targets(itemsPlaces) }

  override func recordContent(into recorder: inout DisplayListRecorder) { draw(into: &recorder) }
}
