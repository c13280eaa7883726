import DisplayLists
import SessionFoundation
import SystemProfiles

/// A control with two buttons that change a value.
@preconcurrency @MainActor open class UIStepper: NaturallySizedControl {
  /// The images that replace the control's own drawing in one state.
  struct Face {
    var background: UIImage?
    var increment: UIImage?
    var decrement: UIImage?
  }

  private var number: Double = 0
  private var range: (least: Double, most: Double) = (0, 100)
  var faces: [State.RawValue: Face] = [:]
  var dividers: [UISegmentedControl.Joint: UIImage] = [:]
  /// The next step while a button is held; nil otherwise.
  private var repeating: ScheduledWork?
  private var steps = 0
  private var heldSign = 0.0
  private var toldValue: Double = 0

  /// The value, limited to the range from minimum to maximum.
  open var value: Double {
    get { number }
    set { number = min(max(newValue, range.least), range.most) }
  }

  /// The minimum. Setting it raises the maximum and the value if needed.
  open var minimumValue: Double {
    get { range.least }
    set {
      range = (newValue, max(newValue, range.most))
      value = number
    }
  }

  /// The maximum. Setting it lowers the minimum and the value if needed.
  open var maximumValue: Double {
    get { range.most }
    set {
      range = (min(newValue, range.least), newValue)
      value = number
    }
  }

  /// The amount that a tap adds. A value of 0 or less is an error.
  open var stepValue: Double = 1 {
    didSet {
      guard !(stepValue > 0) else { return }
      Exception.invalidArgument.raise("stepValue must be greater than 0")
    }
  }

  /// Whether a step beyond one end of the range continues at the other.
  open var wraps = false
  /// Whether a held button keeps stepping.
  open var autorepeat = true
  /// Whether each step of a held button sends an action, and not only the last.
  open var isContinuous = true

  /// Creates a stepper at the origin of the frame. The size of the frame is ignored.
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

  /// Decreases the value after a tap on the left half and increases it after one on the right half. If the held button
  /// has already stepped, the value stays.
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

  /// The times in seconds before a held button repeats, and between its steps.
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

  override var takesTaps: Bool { true }

  /// The touch targets, with the names that VoiceOver uses.
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

  /// Sets the image that replaces the line between the halves. It has the height of the stepper. A half is disabled
  /// once the value reaches its end of the range.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {
    dividers[.init(left: leftState.rawValue, right: rightState.rawValue)] = image
  }

  open func dividerImage(forLeftSegmentState leftState: State, rightSegmentState rightState: State) -> UIImage? {
    dividers[.init(left: leftState.rawValue, right: rightState.rawValue)]
  }
}
