import DisplayLists
import SystemProfiles

/// A row of choices, one of them taken.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  struct Segment {
    var title: String?
    var image: UIImage?
    /// 0 for automatic.
    var width: CGFloat = 0
    var isEnabled = true
  }

  /// Bars of iOS 6 and earlier were lower.
  public enum Style: Int, Sendable {
    case plain = 0, bordered, bar, bezeled
  }

  var segments: [Segment] = [] { didSet { invalidateIntrinsicContentSize() } }
  open var selectedSegmentIndex = -1
  open var segmentedControlStyle = Style.plain { didSet { invalidateIntrinsicContentSize() } }
  open var apportionsSegmentWidthsByContent = false { didSet { contentMayDiffer() } }

  /// - Parameter items: titles and images; as large as they need.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
    sizeToFit()
  }

  open var numberOfSegments: Int { segments.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(Segment(title: title), at: min(max(segment, 0), segments.count))
  }

  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  private var rules: SegmentedControlMetrics { session.metrics.segmentedControl }

  var style: SegmentedControlMetrics.Style { .init(rawValue: segmentedControlStyle.rawValue) ?? .plain }

  var titleFont: UIFont { UIFont(rules.titleFont(for: style), in: session) }

  private var naturalSize: NaturalSize { rules.naturalSize(for: style) }

  open override var alignmentRectInsets: UIEdgeInsets { naturalSize.alignmentInsets }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: naturalWidth, height: naturalSize.intrinsicHeight ?? UIView.noIntrinsicMetric)
  }

  private var naturalWidth: CGFloat {
    let font = session.resolve(titleFont)
    let widths = segments.map { $0.image?.size.width ?? font.advance(of: $0.title ?? "") }
    let fixed = segments.map(\.width).reduce(0, +)
    if segments.allSatisfy({ $0.width > 0 }), !segments.isEmpty { return fixed }
    if apportionsSegmentWidthsByContent {
      return widths.map { rules.width(titleWidths: [$0], style: style) }.reduce(0, +)
    }
    return rules.width(titleWidths: widths, style: style)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: naturalWidth, height: naturalSize.height ?? bounds.height)
  }

  /// Touching the chosen segment again is no change.
  override func touchEndedInside(_ touch: UITouch) {
    let point = touch.location(in: self)
    let touched = segmentFrames(in: bounds).firstIndex { $0.minX <= point.x && point.x < $0.maxX }
    guard let touched, segments[touched].isEnabled, touched != selectedSegmentIndex else { return }
    selectedSegmentIndex = touched
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Every segment goes by its title.
  override var touchTargets: [TouchTarget] {
    guard isEnabled else { return [] }
    let titled = zip(segments, segmentFrames(in: bounds)).filter { $0.0.isEnabled && $0.0.title?.isEmpty == false }
    let targets = titled.map { segment, frame in
      TouchTarget(names: [segment.title], view: self, point: CGPoint(x: frame.midX, y: frame.midY))
    }
    return targets.isEmpty ? [.named([accessibilityIdentifier], view: self)] : targets + identifiedTarget
  }

  override func recordContent(into recorder: inout DisplayListRecorder) { draw(into: &recorder) }

  package override var reportedText: String? {
    segments.isEmpty ? nil : segments.map { $0.title ?? $0.image?.name ?? "" }.joined(separator: " | ")
  }
}
