import DisplayLists
import SystemProfiles

/// A control with a thumb on a track that selects a value.
@preconcurrency @MainActor open class UISlider: NaturallySizedControl {
  /// The images of a slider in one state.
  struct Face {
    var thumb: UIImage?
    var minimumTrack: UIImage?
    var maximumTrack: UIImage?
  }

  /// The preferred behavioral style. It is stored, but has no effect: sliders of iPhone and iPad have only one style.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  private var place: Float = 0
  private var glide = AnimatedScalar()
  private var range: (least: Float, most: Float) = (0, 1)
  var faces: [State.RawValue: Face] = [:]
  /// The distance from the touch to the middle of the thumb that it drags.
  private var grip: CGFloat = 0
  /// The value that the last action reported.
  private var toldValue: Float = 0

  /// The value, limited to the range from minimum to maximum.
  open var value: Float {
    get { place }
    set {
      place = min(max(newValue, range.least), range.most)
      glide.stop()
    }
  }

  /// The minimum. Setting it raises the maximum and the value if needed.
  open var minimumValue: Float {
    get { range.least }
    set {
      range = (newValue, max(newValue, range.most))
      value = place
    }
  }

  /// The maximum. Setting it lowers the minimum and the value if needed.
  open var maximumValue: Float {
    get { range.most }
    set {
      range = (min(newValue, range.least), newValue)
      value = place
    }
  }

  open var minimumTrackTintColor: UIColor? { didSet { chose(.minimumTint) } }
  open var maximumTrackTintColor: UIColor? { didSet { chose(.maximumTint) } }
  open var thumbTintColor: UIColor? { didSet { chose(.thumbTint) } }
  /// The images at the ends of the track.
  open var minimumValueImage: UIImage?
  open var maximumValueImage: UIImage?
  /// Whether the slider sends actions during a drag, and not only at its end.
  open var isContinuous = true

  open func setValue(_ value: Float, animated: Bool) {
    let start = Double(shownValue)
    self.value = value
    if animated, Double(self.value) != start { glide.begin(from: start, over: Self.slidingTime, in: session) }
  }

  /// The duration of the animation, in seconds.
  ///
  /// > Basis: assumed, recalled.
  private static let slidingTime = 0.25

  /// The value that the thumb currently shows.
  var shownValue: Float { Float(glide.shown(Double(place), in: session)) }

  // MARK: Images

  open func setThumbImage(_ image: UIImage?, for state: State) { faces[state.rawValue, default: Face()].thumb = image }

  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    faces[state.rawValue, default: Face()].minimumTrack = image
  }

  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    faces[state.rawValue, default: Face()].maximumTrack = image
  }

  open func thumbImage(for state: State) -> UIImage? { face(\.thumb, for: state) }
  open func minimumTrackImage(for state: State) -> UIImage? { face(\.minimumTrack, for: state) }
  open func maximumTrackImage(for state: State) -> UIImage? { face(\.maximumTrack, for: state) }
  open var currentThumbImage: UIImage? { thumbImage(for: state) }
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

  private func face(_ path: KeyPath<Face, UIImage?>, for state: State) -> UIImage? {
    faces[state.rawValue]?[keyPath: path] ?? faces[State.normal.rawValue]?[keyPath: path]
  }

  // MARK: Parts

  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(of: minimumValueImage, atStart: true, in: bounds)
  }

  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(of: maximumValueImage, atStart: false, in: bounds)
  }

  /// Returns the frame of the track between the value images.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { track(in: bounds) }

  /// Returns the frame of the thumb between the ends of the track.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    thumb(in: bounds, track: rect, value: value)
  }

  override var naturalSize: NaturalSize { session.metrics.slider }

  // MARK: Accessibility

  override var spoken: SpokenDefaults {
    let percent = Int((fraction(of: value) * 100).rounded())
    return SpokenDefaults(isElement: true, value: "\(percent)%", traits: spokenState.union(.adjustable))
  }

  /// Increases the value by a tenth of the range, like VoiceOver.
  open override func accessibilityIncrement() {
    if let block = accessibility?.blocks?.increment { block() } else { step(by: 0.1) }
  }
  open override func accessibilityDecrement() {
    if let block = accessibility?.blocks?.decrement { block() } else { step(by: -0.1) }
  }

  private func step(by part: Float) {
    let old = value
    value = old + (maximumValue - minimumValue) * part
    if value != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  /// Returns the position of a value, from 0 at the minimum to 1 at the maximum.
  func fraction(of value: Float) -> CGFloat {
    guard maximumValue > minimumValue else { return 0 }
    return CGFloat(min(max((value - minimumValue) / (maximumValue - minimumValue), 0), 1))
  }

  // MARK: Moving the thumb

  /// Begins to drag the thumb. A touch elsewhere on the track does not move it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let thumb = shownThumb, x = touch.location(in: self).x
    guard thumb.insetBy(dx: -Self.reach, dy: -bounds.height).contains(CGPoint(x: x, y: thumb.midY)) else {
      return false
    }
    grip = thumb.midX - x
    toldValue = value
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    value = value(at: touch.location(in: self).x + grip)
    if isContinuous { tell() }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    tell()
    super.endTracking(touch, with: event)
  }

  override var keepsDrags: Bool { true }

  override func touchEndedInside(_ touch: UITouch) { sendActions(for: .touchUpInside) }

  private func tell() {
    guard value != toldValue else { return }
    toldValue = value
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// The distance beside the thumb at which a touch still drags it, in points.
  ///
  /// > Basis: assumed.
  private static let reach: CGFloat = 12

  override func takeAppearance(_ open: AppearanceChoices, from proxy: UIView) {
    super.takeAppearance(open, from: proxy)
    takeSliderAppearance(open, from: proxy)
  }

  override func recordContent(into recorder: inout DisplayListRecorder) { draw(into: &recorder) }

  // MARK: Behavior

  /// The behavioral style of iPhone and iPad.
  open var behavioralStyle: UIBehavioralStyle { .pad }
}
