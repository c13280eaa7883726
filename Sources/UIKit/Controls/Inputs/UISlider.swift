import DisplayLists
import SystemProfiles

/// A value on a track, changed by a thumb.
@preconcurrency @MainActor open class UISlider: NaturallySizedControl {
  /// What images of a slider belong to.
  struct Face {
    var thumb: UIImage?
    var minimumTrack: UIImage?
    var maximumTrack: UIImage?
  }

  /// Remembered: sliders of phones and pads look one way.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  private var place: Float = 0
  private var glide = AnimatedScalar()
  private var range: (least: Float, most: Float) = (0, 1)
  var faces: [State.RawValue: Face] = [:]
  /// From the finger to the middle of the thumb that it moves.
  private var grip: CGFloat = 0
  /// The value at the last action.
  private var toldValue: Float = 0

  /// Pinned to minimum and maximum.
  open var value: Float {
    get { place }
    set {
      place = min(max(newValue, range.least), range.most)
      glide.stop()
    }
  }

  /// Takes the maximum with it, and the value.
  open var minimumValue: Float {
    get { range.least }
    set {
      range = (newValue, max(newValue, range.most))
      value = place
    }
  }

  /// Takes the minimum with it, and the value.
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
  /// At the ends, the first where the value is least.
  open var minimumValueImage: UIImage?
  open var maximumValueImage: UIImage?
  /// Whether the thumb tells on its way, not only at its end.
  open var isContinuous = true

  open func setValue(_ value: Float, animated: Bool) {
    let start = Double(shownValue)
    self.value = value
    if animated, Double(self.value) != start { glide.begin(from: start, over: Self.slidingTime, in: session) }
  }

  /// In seconds.
  ///
  /// > Basis: assumed, recalled.
  private static let slidingTime = 0.25

  /// What the thumb is seen at.
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

  /// Between the images.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { track(in: bounds) }

  /// From one end of the track to the other, the middle of the thumb never over an end.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    thumb(in: bounds, track: rect, value: value)
  }

  override var naturalSize: NaturalSize { session.metrics.slider }

  // MARK: Assistive software

  override var spoken: SpokenDefaults {
    let percent = Int((fraction(of: value) * 100).rounded())
    return SpokenDefaults(isElement: true, value: "\(percent)%", traits: spokenState.union(.adjustable))
  }

  /// By a tenth of the range, as VoiceOver's swipe does.
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

  /// 0 at the minimum, 1 at the maximum.
  func fraction(of value: Float) -> CGFloat {
    guard maximumValue > minimumValue else { return 0 }
    return CGFloat(min(max((value - minimumValue) / (maximumValue - minimumValue), 0), 1))
  }

  // MARK: Moving the thumb

  /// A finger takes the thumb where it is; elsewhere on the track it moves nothing.
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

  /// How far beside the thumb a finger still takes it, in points.
  ///
  /// > Basis: assumed.
  private static let reach: CGFloat = 12

  override func takeAppearance(_ open: AppearanceChoices, from proxy: UIView) {
    super.takeAppearance(open, from: proxy)
    takeSliderAppearance(open, from: proxy)
  }

  override func recordContent(into recorder: inout DisplayListRecorder) { draw(into: &recorder) }

  // MARK: Behavior

  /// As on phones and pads.
  open var behavioralStyle: UIBehavioralStyle { .pad }
}
