import DisplayLists

/// The tabs at the bottom of a screen.
@preconcurrency @MainActor open class UITabBar: UIView {
  open var items: [UITabBarItem]?
  open var selectedItem: UITabBarItem?
  var bar = BarLook()

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: session.environment.tabBarHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: session.environment.tabBarHeight)
  }

  override func recordContent(into recorder: inout DisplayListRecorder) { draw(into: &recorder) }
}
