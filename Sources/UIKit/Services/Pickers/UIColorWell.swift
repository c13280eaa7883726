import DisplayLists
import SystemProfiles

/// Shows a colour and asks for another one.
@preconcurrency @MainActor open class UIColorWell: UIControl {
  /// Nil for none yet. Setting it by code sends nothing. A tap presents a color picker.
  open var selectedColor: UIColor?
  open var supportsAlpha = true
  /// From iOS 26 on: whether the picker can take a color from the screen. The picker here cannot.
  open var supportsEyedropper = true { didSet { hasNoEffect("UIColorWell.supportsEyedropper") } }
  /// Above the picker.
  open var title: String?

  /// > Basis: assumed, recalled.
  private static let side: CGFloat = 28

  override func applyClassDefaults() {
    layout.hugging = AxisPair(.defaultHigh)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func touchEndedInside(_ touch: UITouch) {
    super.touchEndedInside(touch)
    presentPicker()
  }

  override func recordContent(into recorder: inout DisplayListRecorder) { draw(into: &recorder) }
}
