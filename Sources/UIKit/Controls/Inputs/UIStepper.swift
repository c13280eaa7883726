import DisplayLists
import SessionFoundation
import SystemProfiles

/// Two buttons that change a number.
@preconcurrency @MainActor open class UIStepper: NaturallySizedControl {
  /// What the control shows in one state instead of its own marks.
  struct Face {
    var background: UIImage?
    var increment: UIImage?
    var decrement: UIImage?
  }

  private var number: Double = 0
  private var range: (least: Double, most: Double) = (0, 100)
  var faces: [State.RawValue: Face] = [:]
  var dividers: [UISegmentedControl.Joint: UIImage] = [:]
  /// The next step of a button that is held; nil when nothing is.
  private var repeating: ScheduledWork?
  private var steps = 0
  private var heldSign = 0.0
  private var toldValue: Double = 0

  /// Pinned to minimum and maximum.
  open var value: Double {
    get { number }
    set { number = min(max(newValue, range.least), range.most) }
  }

  /// Takes the maximum with it, and the value.
  open var minimumValue: Double {
    get { range.least }
    set {
      range = (newValue, max(newValue, range.most))
      value = number
    }
  }

  /// Takes the minimum with it, and the value.
  open var maximumValue: Double {
    get { range.most }
    set {
      range = (min(newValue, range.least), newValue)
      value = number
    }
  }

  /// What a touch adds; nothing or less is an error.
  open var stepValue: Double = 1 {
    didSet {
      guard !(stepValue > 0) else { return }
      Exception.invalidArgument.raise("stepValue must be greater than 0")
    }
  }

  /// A step beyond one end comes out at the other.
  open var wraps = false
  /// A button that is held goes on stepping.
  open var autorepeat = true
  /// Whether each of these steps is told, not only the last.
  open var isContinuous = true

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

  // MARK: Images

  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    faces[state.rawValue, default: Face()].background = image
  }

  open func setIncrementImage(_ image: UIImage?, for state: State) {
    faces[state.rawValue, default: Face()].increment = image
  }

  open func setDecrementImage(_ image: UIImage?, for state: State) {
    faces[state.rawValue, default: Face()].decrement = image
  }

  open func backgroundImage(for state: State) -> UIImage? { face(\.background, for: state) }
  open func incrementImage(for state: State) -> UIImage? { face(\.increment, for: state) }
  open func decrementImage(for state: State) -> UIImage? { face(\.decrement, for: state) }

  private func face(_ path: KeyPath<Face, UIImage?>, for state: State) -> UIImage? {
    faces[state.rawValue]?[keyPath: path] ?? faces[State.normal.rawValue]?[keyPath: path]
  }

  // MARK: Stepping

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isPlus = (touch.location(in: self).x >= bounds.midX) != isRightToLeft
    (heldSign, steps, toldValue) = (isPlus ? 1 : -1, 0, value)
    if autorepeat { scheduleStep(after: Self.patience) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { letGo() }

  open override func cancelTracking(with event: UIEvent?) { letGo() }

  /// The left half takes a step away, the right half adds one, unless the hand has done so while it held it.
  override func touchEndedInside(_ touch: UITouch) {
    if steps == 0 { step() }
    sendActions(for: .touchUpInside)
    tell()
  }

  private func letGo() {
    repeating?.cancel()
    repeating = nil
    if steps > 0 { tell() }
  }

  /// In seconds: before a held button repeats, and between its steps.
  ///
  /// > Basis: assumed.
  private static let patience = 0.5
  private static let pace = 0.1

  private func scheduleStep(after delay: TimeInterval) {
    repeating = session.schedule(after: delay) { [weak self] in self?.repeatStep() }
  }

  private func repeatStep() {
    guard isTracking else { return }
    step()
    if isContinuous { tell() }
    scheduleStep(after: Self.pace)
  }

  private func step() {
    steps += 1
    let next = value + heldSign * stepValue
    guard wraps, next > maximumValue || next < minimumValue else { return value = next }
    value = next > maximumValue ? minimumValue : maximumValue
  }

  private func tell() {
    guard value != toldValue else { return }
    toldValue = value
    sendActions(for: [.valueChanged, .primaryActionTriggered])
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

  // MARK: Dividers

  /// In place of the line between the halves, as high as the stepper. A half at which the value has come to its end is
  /// disabled.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {
    dividers[.init(left: leftState.rawValue, right: rightState.rawValue)] = image
  }

  open func dividerImage(forLeftSegmentState leftState: State, rightSegmentState rightState: State) -> UIImage? {
    dividers[.init(left: leftState.rawValue, right: rightState.rawValue)]
  }
}
