import DisplayLists

/// A title between buttons at the top of a screen.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  open var items: [UINavigationItem]?
  var bar = BarLook()

  open var topItem: UINavigationItem? { items?.last }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: session.environment.navigationBarHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: session.environment.navigationBarHeight)
  }

  override func recordContent(into recorder: inout DisplayListRecorder) { draw(into: &recorder) }
}
