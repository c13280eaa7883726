import DisplayLists
import SystemProfiles

/// On or off.
@preconcurrency @MainActor open class UISwitch: NaturallySizedControl {
  public enum Style: Int, Sendable {
    case automatic = 0, checkbox, sliding
  }

  open var isOn = false { didSet { if isOn != oldValue { glide.stop() } } }
  private var glide = AnimatedScalar()
  open var onTintColor: UIColor? { didSet { chose(.onTint) } }
  open var thumbTintColor: UIColor? { didSet { chose(.thumbTint) } }
  /// Shown in the place of ON and OFF, in the generations that show them.
  open var onImage: UIImage?
  open var offImage: UIImage?
  /// Beside a checkbox; phones and pads have none, whatever is preferred.
  open var title: String?
  open var preferredStyle = Style.automatic
  /// What is shown.
  open var style: Style { .sliding }

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

  override var spoken: SpokenDefaults {
    SpokenDefaults(isElement: true, value: isOn ? "1" : "0", traits: spokenState.union([.button, .toggleButton]))
  }

  open func setOn(_ on: Bool, animated: Bool) {
    guard on != isOn else { return }
    let start = shownShare
    isOn = on
    if animated { glide.begin(from: start, over: Self.slidingTime, in: session) }
  }

  /// In seconds.
  ///
  /// > Basis: assumed, recalled.
  private static let slidingTime = 0.25

  /// How much of its way to being on the knob is seen to have behind it, 0…1.
  var shownShare: CGFloat { min(max(glide.shown(isOn ? 1 : 0, in: session), 0), 1) }

  // MARK: Touches

  /// What it was when the finger came, and whether the finger has moved the thumb.
  private var held = (isOn: false, isMoved: false)

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    held = (isOn, false)
    return super.beginTracking(touch, with: event)
  }

  /// A finger that moves takes the thumb along, to the side that it is on.
  ///
  /// > Basis: recalled; that what it is at the end is told once, is assumed.
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
