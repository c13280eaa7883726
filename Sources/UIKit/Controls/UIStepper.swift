import DisplayLists
import SystemProfiles

/// Two buttons that change a number.
@preconcurrency @MainActor open class UIStepper: NaturallySizedControl {
  open var value: Double = 0
  open var minimumValue: Double = 0
  open var maximumValue: Double = 100
  open var stepValue: Double = 1

  /// Of the frame only the origin counts.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    self.frame.size = sizeThatFits(frame.size)
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

  /// By the words of VoiceOver.
  override var touchTargets: [TouchTarget] {
    guard isEnabled else { return [] }
    let halves = [("Decrement", isRightToLeft ? 0.75 : 0.25), ("Increment", isRightToLeft ? 0.25 : 0.75)]
    return identifiedTarget
      + halves.map { name, share in
        TouchTarget(
          names: [name], view: self, point: CGPoint(x: bounds.minX + share * bounds.width, y: bounds.midY))
      }
  }

  override func recordContent(into recorder: inout DisplayListRecorder) { draw(into: &recorder) }
}
