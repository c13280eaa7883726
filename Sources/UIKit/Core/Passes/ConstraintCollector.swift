/// Collects the views, guides and constraints of a tree's constraint system in tree order, and the values that rows
/// need from each view. One walk reads each view once.
@MainActor struct ConstraintCollector {
  /// The participating views, the guides that constraints mention, and the content guides of scroll views.
  private(set) var handles: [ItemHandle] = []
  /// The place of each item in the tree.
  private(set) var places: [TreePlace] = []
  private(set) var readings: [ViewSnapshot] = []
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The snapshot of each constraint.
  private(set) var sentences: [ConstraintSnapshot] = []
  /// Whether no view was left out.
  private(set) var isWhole = true
  private let measuresRoot: Bool
  private let lane: EngineRole
  /// The number of this walk, which marks the items and constraints it visited.
  let number: UInt32

  /// - Parameters:
  ///   - measuresRoot: Whether the root is being measured, so that its intrinsic content size matters.
  ///   - items, constraints: The approximate numbers of items and constraints.
  init(of root: UIView, _ lane: EngineRole, measuresRoot: Bool, items: Int, constraints: Int) {
    (self.lane, self.measuresRoot, number) = (lane, measuresRoot, root.session.core.nextSystemNumber())
    handles.reserveCapacity(items)
    places.reserveCapacity(items)
    readings.reserveCapacity(items)
    self.constraints.reserveCapacity(constraints)
    sentences.reserveCapacity(constraints)
    visit(root, at: TreePlace(container: -1, depth: 0))
  }

  /// Visits a view. The constraints on a view are held by itself or by its superviews, so they are known at this point.
  /// - Returns: Whether the view participates in the constraint system.
  @discardableResult private mutating func visit(_ view: UIView, at place: TreePlace) -> Bool {
    let index = handles.count
    let isMasked = view.translatesAutoresizingMaskIntoConstraints
    let isMeasured = index == 0 ? measuresRoot : !isMasked
    enlist(view.handle, place, ViewSnapshot(view, isMasked: isMasked, isMeasured: isMeasured))
    if !view.layout.constraints.isEmpty { takeConstraints(of: view, isMirrored: readings[index].isMirrored) }
    let inside = TreePlace(container: Int32(index), depth: place.depth + 1)
    if !view.layout.guides.isEmpty { visitGuides(of: view, at: inside) }
    var takesPart = !readings[index].isMasked || view.handle.mention == number || index == 0
    view.forEachSubview { if visit($0, at: inside) { takesPart = true } }
    if !takesPart { leaveOut(from: index) }
    return takesPart
  }

  private mutating func visitGuides(of view: UIView, at place: TreePlace) {
    for guide in view.layout.guides where guide.handle.mention == number || guide.kind == .scrollContent {
      var place = place
      (place.isGuide, place.isScrollContent) = (true, guide.kind == .scrollContent)
      enlist(guide.handle, place, ViewSnapshot())
    }
  }

  private mutating func enlist(_ handle: ItemHandle, _ place: TreePlace, _ reading: ViewSnapshot) {
    handles.append(handle)
    places.append(place)
    readings.append(reading)
  }

  private mutating func leaveOut(from index: Int) {
    let count = handles.count - index
    handles.removeLast(count)
    places.removeLast(count)
    readings.removeLast(count)
    isWhole = false
  }

  private mutating func takeConstraints(of holder: UIView, isMirrored: Bool) {
    let held = holder.layout.constraints
    held.forEach { take($0, isMirrored: isMirrored) }
  }

  /// Adds a constraint and marks the items it mentions, and the owners of guides, with the number of the walk.
  private mutating func take(_ constraint: NSLayoutConstraint, isMirrored: Bool) {
    var sentence = ConstraintSnapshot(constraint, isMirrored: isMirrored)
    sentence.formerPlace = constraint[lane]
    constraint[lane] = SystemPlace(index: Int32(constraints.count), system: number)
    constraints.append(constraint)
    if sentence.hasDistances {
      for item in constraint.mentionedItems ?? [] { ItemReference(item.handle).noteMention(number) }
    } else {
      sentence.first?.noteMention(number)
      sentence.second?.noteMention(number)
    }
    sentences.append(sentence)
  }
}

/// The place of an item in the tree.
struct TreePlace: Equatable {
  /// The index of the superview or owning view; negative for the root.
  var container: Int32
  /// The number of items above.
  var depth: Int32
  var isGuide = false
  /// Whether the item is the content guide of a scroll view.
  var isScrollContent = false
}

/// The values that rows need from a view, read once for all rows.
struct ViewSnapshot {
  var insets = UIEdgeInsets.zero
  var boundsOrigin = CGPoint.zero
  var isMirrored = false
  /// Whether the autoresizing mask determines the view's size.
  var isMasked = false
  /// The intrinsic content size; negative on an axis that has none.
  var natural = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  /// Whether the intrinsic content size depends on the width.
  var wraps = false
  var hugging = AxisPair(UILayoutPriority.defaultLow)
  var compression = AxisPair(UILayoutPriority.defaultHigh)

  init() {}

  /// Whether the alignment rect is the frame and the origin of the bounds is zero.
  var isPlain: Bool { insets == .zero && boundsOrigin == .zero }

  /// Reads the view through the members that subclasses override.
  ///
  /// - Parameters:
  ///   - isMasked: The view's `translatesAutoresizingMaskIntoConstraints`.
  ///   - isMeasured: Whether the intrinsic content size matters. The size of a masked view is fixed; the size of a root
  ///     matters when it is being measured.
  @MainActor init(_ view: UIView, isMasked: Bool, isMeasured: Bool) {
    insets = view.layoutInsets
    boundsOrigin = view.geometry.bounds.origin
    isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    self.isMasked = isMasked
    if isMeasured { readContent(of: view) }
  }

  @MainActor mutating func readContent(of view: UIView) {
    natural = view.effectiveIntrinsicSize(view.measuredSize)
    wraps = view.wrapsContent
    hugging = AxisPair(
      horizontal: view.contentHuggingPriority(for: .horizontal), vertical: view.contentHuggingPriority(for: .vertical))
    compression = AxisPair(
      horizontal: view.contentCompressionResistancePriority(for: .horizontal),
      vertical: view.contentCompressionResistancePriority(for: .vertical))
  }
}
