import DisplayLists

/// A row of items at the bottom of a screen.
@preconcurrency @MainActor open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]?
  var bar = BarLook()

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: session.environment.toolbarHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: session.environment.toolbarHeight)
  }

  override func recordContent(into recorder: inout DisplayListRecorder) { draw(into: &recorder) }
}
