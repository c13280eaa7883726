import DisplayLists
import SystemProfiles

/// Two buttons that change a number.
@preconcurrency @MainActor open class UIStepper: NaturallySizedControl {
  open var value: Double = 0
  open var minimumValue: Double = 0
  open var maximumValue: Double = 100
  open var stepValue: Double = 1

  /// - Parameter frame: its size is ignored.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    takeNaturalSize()
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func applyClassDefaults() {
    layout.hugging = AxisPair(.defaultHigh)
  }

  override var naturalSize: NaturalSize { session.metrics.stepper }

  /// The left half takes a step away, the right half adds one.
  override func touchEndedInside(_ touch: UITouch) {
    let isPlus = (touch.location(in: self).x >= bounds.midX) != isRightToLeft
    let old = value
    value = min(max(value + (isPlus ? stepValue : -stepValue), minimumValue), maximumValue)
    sendActions(for: value == old ? .touchUpInside : [.touchUpInside, .valueChanged, .primaryActionTriggered])
  }

  override func recordContent(into recorder: inout DisplayListRecorder) { draw(into: &recorder) }
}
