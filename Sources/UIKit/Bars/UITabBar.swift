import DisplayLists

/// The tabs at the bottom of a screen.
@preconcurrency @MainActor open class UITabBar: UIView {
  open var items: [UITabBarItem]?
  open var selectedItem: UITabBarItem?
  var bar = BarLook()

  /// True from iOS 7 on unless set: content reaches under the bar.
  open var isTranslucent: Bool {
    get { bar.isTranslucent ?? session.behaves(.barsAreTranslucentByDefault) }
    set { bar.isTranslucent = newValue }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: session.environment.tabBarHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: session.environment.tabBarHeight)
  }

  override func recordContent(into recorder: inout DisplayListRecorder) { draw(into: &recorder) }
}
