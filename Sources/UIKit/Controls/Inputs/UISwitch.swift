import DisplayLists
import SystemProfiles

/// A control that is on or off.
@preconcurrency @MainActor open class UISwitch: NaturallySizedControl {
  public enum Style: Int, Sendable {
    case automatic = 0, checkbox, sliding
  }

  open var isOn = false { didSet { if isOn != oldValue { glide.stop() } } }
  private var glide = AnimatedScalar()
  open var onTintColor: UIColor? { didSet { chose(.onTint) } }
  open var thumbTintColor: UIColor? { didSet { chose(.thumbTint) } }
  /// The images that replace ON and OFF, in generations that show them.
  open var onImage: UIImage?
  open var offImage: UIImage?
  /// The title beside a checkbox. iPhone and iPad have no checkboxes, whatever style is preferred.
  open var title: String?
  open var preferredStyle = Style.automatic
  /// The style of the switch.
  open var style: Style { .sliding }

  /// Creates a switch at the origin of the frame. The size of the frame is ignored.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    self.frame.size = sizeThatFits(frame.size)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func applyClassDefaults() {
    layout.hugging = AxisPair(.defaultHigh)
  }

  override var naturalSize: NaturalSize { session.metrics.switch }

  override var spoken: SpokenDefaults {
    SpokenDefaults(isElement: true, value: isOn ? "1" : "0", traits: spokenState.union([.button, .toggleButton]))
  }

  open func setOn(_ on: Bool, animated: Bool) {
    guard on != isOn else { return }
    let start = shownShare
    isOn = on
    if animated { glide.begin(from: start, over: Self.slidingTime, in: session) }
  }

  /// The duration of the slide, in seconds.
  ///
  /// > Basis: assumed, recalled.
  private static let slidingTime = 0.25

  /// The position of the knob, from 0 for off to 1 for on.
  var shownShare: CGFloat { min(max(glide.shown(isOn ? 1 : 0, in: session), 0), 1) }

  // MARK: Touches

  /// The value when the touch began, and whether the touch has dragged the knob.
  private var held = (isOn: false, isMoved: false)

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    held = (isOn, false)
    return super.beginTracking(touch, with: event)
  }

  /// Moves the knob during a drag to the side of the touch.
  ///
  /// > Basis: recalled; that the final value is reported once is assumed.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if touch.isDrag { held.isMoved = true }
    if held.isMoved { setOn((touch.location(in: self).x >= bounds.midX) != isRightToLeft, animated: true) }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if held.isMoved, isOn != held.isOn { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    if held.isMoved { setOn(held.isOn, animated: true) }
  }

  override var keepsDrags: Bool { true }

  override var takesTaps: Bool { true }

  override func touchEndedInside(_ touch: UITouch) {
    guard !held.isMoved else { return sendActions(for: .touchUpInside) }
    setOn(!isOn, animated: true)
    sendActions(for: [.touchUpInside, .valueChanged, .primaryActionTriggered])
  }

  override func takeAppearance(_ open: AppearanceChoices, from proxy: UIView) {
    super.takeAppearance(open, from: proxy)
    takeSwitchAppearance(open, from: proxy)
  }

  override func recordContent(into recorder: inout DisplayListRecorder) { draw(into: &recorder) }
}
