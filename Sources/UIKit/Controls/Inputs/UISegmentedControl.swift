import DisplayLists
import SystemProfiles

/// A control with a row of segments, one of which is selected.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  struct Entry {
    var title: String?
    var image: UIImage?
    /// The width; 0 for automatic.
    var width: CGFloat = 0
    var isEnabled = true
    /// The offset of the title or the image.
    var contentOffset = CGSize.zero
    /// The action that selecting the segment performs.
    var action: UIAction?
  }

  /// The look of segments in one state.
  struct Face {
    var attributes: [NSAttributedString.Key: Any]?
    var background: UIImage?
  }

  /// The states of two adjacent segments.
  struct Joint: Hashable {
    var left, right: State.RawValue
  }

  /// The value of ``selectedSegmentIndex`` without a selected segment.
  public nonisolated static let noSegment = -1

  /// The style of the control. The bar style of iOS 6 and earlier is lower.
  public enum Style: Int, Sendable {
    case plain = 0, bordered, bar, bezeled
  }

  var segments: [Entry] = [] { didSet { invalidateIntrinsicContentSize() } }
  var faces: [State.RawValue: Face] = [:] { didSet { invalidateIntrinsicContentSize() } }
  var dividers: [Joint: UIImage] = [:]
  /// The offsets of titles and images, by the position of their segment.
  var contentAdjustments: [ContentPlace: UIOffset] = [:]
  open var selectedSegmentIndex = -1 { didSet { if selectedSegmentIndex != oldValue { glide.stop() } } }
  private var glide = AnimatedScalar()
  open var segmentedControlStyle = Style.plain { didSet { invalidateIntrinsicContentSize() } }
  /// Whether a segment stays selected only while its action runs.
  open var isMomentary = false
  /// The color of the selected segment, in generations in which it is a knob.
  open var selectedSegmentTintColor: UIColor? { didSet { chose(.selectedSegmentTint) } }
  open var apportionsSegmentWidthsByContent = false { didSet { contentMayDiffer() } }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// - Parameter items: titles and images. The control takes the size that they need.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).map { Entry(title: $0 as? String, image: $0 as? UIImage) }
    sizeToFit()
  }

  /// - Parameter actions: one action a segment, with its title or image. It runs when the segment is selected.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map(Entry.init(action:))
  }

  open var numberOfSegments: Int { segments.count }

  // MARK: Actions of segments

  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Entry(action: action), at: segment)
  }

  /// Sets the action of a segment, which takes the action's title and image.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image, $0.action) = (action.shownTitle, action.image, action) }
  }

  open func actionForSegment(at segment: Int) -> UIAction? { pinned(segment).flatMap { segments[$0].action } }

  /// Returns the index of the segment with an action; ``noSegment`` if there is none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
  }

  // MARK: Look

  /// Sets the font and the color of titles. The font of the normal state determines the size.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    faces[state.rawValue, default: Face()].attributes = attributes
    chose(.titleAttributes)
  }

  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    faces[state.rawValue]?.attributes
  }

  // MARK: Segments. Indices out of range refer to the last segment, or to the end.

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Entry(title: title), at: segment)
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Entry(image: image), at: segment)
  }

  /// Removes a segment. If it was selected, no segment is selected afterwards.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard let index = pinned(segment) else { return }
    segments.remove(at: index)
    if index == selectedSegmentIndex { selectedSegmentIndex = Self.noSegment }
    if index < selectedSegmentIndex { selectedSegmentIndex -= 1 }
  }

  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
  }

  open func titleForSegment(at segment: Int) -> String? { pinned(segment).flatMap { segments[$0].title } }

  /// Sets the title of a segment, which replaces its image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }

  open func imageForSegment(at segment: Int) -> UIImage? { pinned(segment).flatMap { segments[$0].image } }

  /// Sets the image of a segment, which replaces its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }

  /// Returns the width of a segment; 0 if the content and the other segments determine it.
  open func widthForSegment(at segment: Int) -> CGFloat { pinned(segment).map { segments[$0].width } ?? 0 }

  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = max(0, width) } }

  open func isEnabledForSegment(at segment: Int) -> Bool { pinned(segment).map { segments[$0].isEnabled } ?? false }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }

  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    pinned(segment).map { segments[$0].contentOffset } ?? .zero
  }

  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.contentOffset = offset }
  }

  var rules: SegmentedControlMetrics { session.metrics.segmentedControl }

  var style: SegmentedControlMetrics.Style { .init(rawValue: segmentedControlStyle.rawValue) ?? .plain }

  /// Sets the background image for a state. It applies to all bar metrics, because controls have one height.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
    faces[state.rawValue, default: Face()].background = backgroundImage
    chose(.backgroundImages)
  }

  open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    faces[state.rawValue]?.background ?? faces[State.normal.rawValue]?.background
  }

  /// Sets the image between segments in these two states. It is drawn only with background images.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) {
    dividers[Joint(left: leftState.rawValue, right: rightState.rawValue)] = dividerImage
    chose(.dividerImages)
  }

  open func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    dividers[Joint(left: leftState.rawValue, right: rightState.rawValue)]
  }

  var titleFont: UIFont {
    faces[State.normal.rawValue]?.attributes?.font ?? UIFont(rules.titleFont(for: style), in: session)
  }

  private var naturalSize: NaturalSize { rules.naturalSize(for: style) }

  open override var alignmentRectInsets: UIEdgeInsets { naturalSize.alignmentInsets }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: naturalWidth, height: naturalSize.intrinsicHeight ?? UIView.noIntrinsicMetric)
  }

  private var naturalWidth: CGFloat {
    let fixed = segments.map(\.width).reduce(0, +)
    let others = segments.filter { $0.width == 0 }
    if apportionsSegmentWidthsByContent {
      return fixed + rules.dividers(of: others.count) + others.map(naturalWidth).reduce(0, +)
    }
    return fixed + rules.width(titleWidths: others.map(titleWidth), style: style)
  }

  /// Returns the width of a segment on its own.
  func naturalWidth(of segment: Entry) -> CGFloat {
    rules.width(titleWidths: [titleWidth(segment)], style: style)
  }

  private func titleWidth(_ segment: Entry) -> CGFloat {
    segment.image?.size.width ?? session.resolve(titleFont).advance(of: segment.title ?? "")
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: naturalWidth, height: naturalSize.height ?? bounds.height)
  }

  /// Selects the tapped segment. Tapping the selected segment changes nothing.
  override func touchEndedInside(_ touch: UITouch) {
    let point = touch.location(in: self)
    let touched = segmentFrames(in: bounds).firstIndex { $0.minX <= point.x && point.x < $0.maxX }
    guard let touched, segments[touched].isEnabled, touched != selectedSegmentIndex else { return }
    slide(to: touched)
    if let action = segments[touched].action { sendAction(action) }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  /// Selects a segment. In generations with a knob, the knob slides there from its current position; the first
  /// selection is not animated.
  private func slide(to segment: Int) {
    let start = shownIndex, isFirst = selectedSegmentIndex == Self.noSegment
    selectedSegmentIndex = segment
    if !isFirst { glide.begin(from: start, over: Self.slidingTime, in: session) }
  }

  /// The duration of the slide, in seconds.
  ///
  /// > Basis: assumed, recalled.
  private static let slidingTime = 0.3

  /// The index of the segment under the knob; fractional between two segments.
  var shownIndex: Double { glide.shown(Double(selectedSegmentIndex), in: session) }

  override var takesTaps: Bool { true }

  /// The touch targets of the segments, named by their titles.
  override var touchTargets: [TouchTarget] {
    guard isEnabled else { return [] }
    let titled = zip(segments, segmentFrames(in: bounds)).filter { $0.0.isEnabled && $0.0.title?.isEmpty == false }
    let targets = titled.map { segment, frame in
      TouchTarget(names: [segment.title], view: self, point: CGPoint(x: frame.midX, y: frame.midY))
    }
    return targets.isEmpty ? [.named([accessibilityIdentifier], view: self)] : targets + identifiedTarget
  }

  override func takeAppearance(_ open: AppearanceChoices, from proxy: UIView) {
    super.takeAppearance(open, from: proxy)
    takeSegmentAppearance(open, from: proxy)
  }

  override func recordContent(into recorder: inout DisplayListRecorder) { draw(into: &recorder) }

  package override var reportedText: String? {
    segments.isEmpty ? nil : segments.map { $0.title ?? $0.image?.name ?? "" }.joined(separator: " | ")
  }

  // MARK: Positions

  /// Sets the offset of titles and images for a position, which takes precedence over that for any position. Values for
  /// other bar metrics are stored, but have no effect: controls have one height.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) {
    contentAdjustments[ContentPlace(segment: leftCenterRightOrAlone, metrics: barMetrics)] = adjustment
    chose(.titlePosition)
  }

  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    contentAdjustments[ContentPlace(segment: leftCenterRightOrAlone, metrics: barMetrics)] ?? .zero
  }
}
