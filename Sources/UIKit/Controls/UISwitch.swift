import DisplayLists
import SystemProfiles

/// On or off.
@preconcurrency @MainActor open class UISwitch: NaturallySizedControl {
  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?

  /// Of the frame only the origin counts.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    self.frame.size = sizeThatFits(frame.size)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func applyClassDefaults() {
    layout.hugging = AxisPair(.defaultHigh)
  }

  override var naturalSize: NaturalSize { session.metrics.switch }

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override func touchEndedInside(_ touch: UITouch) {
    isOn.toggle()
    sendActions(for: [.touchUpInside, .valueChanged, .primaryActionTriggered])
  }

  override func recordContent(into recorder: inout DisplayListRecorder) { draw(into: &recorder) }
}
