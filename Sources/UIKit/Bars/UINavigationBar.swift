import DisplayLists

/// A title between buttons at the top of a screen.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  open var items: [UINavigationItem]?
  var bar = BarLook()

  /// True from iOS 7 on unless set: content reaches under the bar.
  open var isTranslucent: Bool {
    get { bar.isTranslucent ?? session.behaves(.barsAreTranslucentByDefault) }
    set { bar.isTranslucent = newValue }
  }

  /// Titles of the bar's items stand below the buttons, in large type.
  open var prefersLargeTitles = false

  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// Of the controller that owns the bar.
  var backWasTapped: (() -> Void)?

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: environmentOfTraits.navigationBarHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: environmentOfTraits.navigationBarHeight)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { use(itemsPlaces, touches) }

  override var touchTargets: [TouchTarget] { targets(itemsPlaces) }

  override func recordContent(into recorder: inout DisplayListRecorder) { draw(into: &recorder) }
}
