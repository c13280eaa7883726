import DisplayLists
import SystemProfiles

/// A control that shows a color and lets users pick another one.
@preconcurrency @MainActor open class UIColorWell: UIControl {
  /// The selected color; nil for none. Setting it in code sends no action. A tap presents a color picker.
  open var selectedColor: UIColor?
  open var supportsAlpha = true
  /// Whether the picker can take a color from the screen, from iOS 26 on. The picker here cannot.
  open var supportsEyedropper = true { didSet { hasNoEffect("UIColorWell.supportsEyedropper") } }
  /// The title above the picker.
  open var title: String?

  /// > Basis: assumed, recalled.
  private static let side: CGFloat = 28

  override func applyClassDefaults() {
    layout.hugging = AxisPair(.defaultHigh)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var takesTaps: Bool { true }

  override func touchEndedInside(_ touch: UITouch) {
    super.touchEndedInside(touch)
    presentPicker()
  }

  override func recordContent(into recorder: inout DisplayListRecorder) { draw(into: &recorder) }
}
