import DisplayLists
import SystemProfiles

/// A row of choices, one of them taken.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  struct Entry {
    var title: String?
    var image: UIImage?
    /// 0 for automatic.
    var width: CGFloat = 0
    var isEnabled = true
    /// Moves the title or the image.
    var contentOffset = CGSize.zero
    /// What taking the segment does.
    var action: UIAction?
  }

  /// How segments of one state look.
  struct Face {
    var attributes: [NSAttributedString.Key: Any]?
    var background: UIImage?
  }

  /// Between a segment of one state and the next one of another.
  struct Joint: Hashable {
    var left, right: State.RawValue
  }

  /// Of ``selectedSegmentIndex`` when nothing is taken.
  public nonisolated static let noSegment = -1

  /// Bars of iOS 6 and earlier were lower.
  public enum Style: Int, Sendable {
    case plain = 0, bordered, bar, bezeled
  }

  var segments: [Entry] = [] { didSet { invalidateIntrinsicContentSize() } }
  var faces: [State.RawValue: Face] = [:] { didSet { invalidateIntrinsicContentSize() } }
  var dividers: [Joint: UIImage] = [:]
  /// Of titles and images, by the place of their segment.
  var contentAdjustments: [ContentPlace: UIOffset] = [:]
  open var selectedSegmentIndex = -1 { didSet { if selectedSegmentIndex != oldValue { glide.stop() } } }
  private var glide = AnimatedScalar()
  open var segmentedControlStyle = Style.plain { didSet { invalidateIntrinsicContentSize() } }
  /// A touched segment is taken for the moment of its action only.
  open var isMomentary = false
  /// Of the taken segment, in the generations in which it is a knob of its own.
  open var selectedSegmentTintColor: UIColor? { didSet { chose(.selectedSegmentTint) } }
  open var apportionsSegmentWidthsByContent = false { didSet { contentMayDiffer() } }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// - Parameter items: titles and images; as large as they need.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).map { Entry(title: $0 as? String, image: $0 as? UIImage) }
    sizeToFit()
  }

  /// - Parameter actions: one a segment, with its title or its image; run when the segment is taken.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map(Entry.init(action:))
  }

  open var numberOfSegments: Int { segments.count }

  // MARK: Actions of segments

  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Entry(action: action), at: segment)
  }

  /// Gives the segment the title and the image of the action.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image, $0.action) = (action.shownTitle, action.image, action) }
  }

  open func actionForSegment(at segment: Int) -> UIAction? { pinned(segment).flatMap { segments[$0].action } }

  /// ``noSegment`` without such an action.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
  }

  // MARK: Look

  /// The font and the colour of titles; the font of the normal state is the one that is measured.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    faces[state.rawValue, default: Face()].attributes = attributes
    chose(.titleAttributes)
  }

  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    faces[state.rawValue]?.attributes
  }

  // MARK: Segments. Indices that are too large mean the last one, or the end.

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Entry(title: title), at: segment)
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Entry(image: image), at: segment)
  }

  /// Nothing is taken if the taken segment goes.
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

  /// Takes the place of an image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }

  open func imageForSegment(at segment: Int) -> UIImage? { pinned(segment).flatMap { segments[$0].image } }

  /// Takes the place of a title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }

  /// 0: as the content and the other segments say.
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

  /// Where a generation has bars of two heights; controls have one image for all.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
    faces[state.rawValue, default: Face()].background = backgroundImage
    chose(.backgroundImages)
  }

  open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    faces[state.rawValue]?.background ?? faces[State.normal.rawValue]?.background
  }

  /// Between segments of these two states, drawn only with background images.
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

  /// Of a segment alone.
  func naturalWidth(of segment: Entry) -> CGFloat {
    rules.width(titleWidths: [titleWidth(segment)], style: style)
  }

  private func titleWidth(_ segment: Entry) -> CGFloat {
    segment.image?.size.width ?? session.resolve(titleFont).advance(of: segment.title ?? "")
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: naturalWidth, height: naturalSize.height ?? bounds.height)
  }

  /// Touching the chosen segment again is no change.
  override func touchEndedInside(_ touch: UITouch) {
    let point = touch.location(in: self)
    let touched = segmentFrames(in: bounds).firstIndex { $0.minX <= point.x && point.x < $0.maxX }
    guard let touched, segments[touched].isEnabled, touched != selectedSegmentIndex else { return }
    slide(to: touched)
    if let action = segments[touched].action { sendAction(action) }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  /// Where the taken segment is a knob, it goes there from where it is seen; the first one is there at once.
  private func slide(to segment: Int) {
    let start = shownIndex, isFirst = selectedSegmentIndex == Self.noSegment
    selectedSegmentIndex = segment
    if !isFirst { glide.begin(from: start, over: Self.slidingTime, in: session) }
  }

  /// In seconds.
  ///
  /// > Basis: assumed, recalled.
  private static let slidingTime = 0.3

  /// The number of the segment that the knob is seen over, or between which.
  var shownIndex: Double { glide.shown(Double(selectedSegmentIndex), in: session) }

  /// Every segment goes by its title.
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

  /// What is set for a place stands in front of what is set for any. Controls have one height: what is set for other bar
  /// metrics is remembered.
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
