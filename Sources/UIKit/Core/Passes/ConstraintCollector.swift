/// What of a tree takes part in its constraint system, in tree order, and what rows need of each view: one walk, on which
/// every view is looked at once.
@MainActor struct ConstraintCollector {
  /// The views that take part, and of guides those that a constraint mentions and those for the content of scroll views.
  private(set) var handles: [ItemHandle] = []
  /// Of the same items.
  private(set) var places: [TreePlace] = []
  private(set) var readings: [ViewSnapshot] = []
  private(set) var constraints: [NSLayoutConstraint] = []
  /// Of the same constraints.
  private(set) var sentences: [ConstraintSnapshot] = []
  /// No view is left out.
  private(set) var isWhole = true
  private let measuresRoot: Bool
  private let lane: EngineRole
  /// Of this walk: what it found knows it.
  let number: UInt32

  /// - Parameters:
  ///   - measuresRoot: its size is to be found out, so that its natural size matters.
  ///   - items, constraints: about how many there will be.
  init(of root: UIView, _ lane: EngineRole, measuresRoot: Bool, items: Int, constraints: Int) {
    (self.lane, self.measuresRoot, number) = (lane, measuresRoot, root.session.core.nextSystemNumber())
    handles.reserveCapacity(items)
    places.reserveCapacity(items)
    readings.reserveCapacity(items)
    self.constraints.reserveCapacity(constraints)
    sentences.reserveCapacity(constraints)
    visit(root, at: TreePlace(container: -1, depth: 0))
  }

  /// What constrains a view is held by itself or above, so that it is known when the view's turn comes.
  /// - Returns: whether the view takes part.
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

  /// Its items know by the number of the walk that they are mentioned, and so does a guide's owner.
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

/// Where an item is in the tree.
struct TreePlace: Equatable {
  /// The item of the superview or of the owner; the root has none.
  var container: Int32
  /// How many items are above.
  var depth: Int32
  var isGuide = false
  /// The guide of what a scroll view shows.
  var isScrollContent = false
}

/// What rows need of a view, read once for all of them.
struct ViewSnapshot {
  var insets = UIEdgeInsets.zero
  var boundsOrigin = CGPoint.zero
  var isMirrored = false
  /// The view's size is its mask's business.
  var isMasked = false
  /// The natural size; negative on an axis without.
  var natural = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  /// The natural size depends on the width.
  var wraps = false
  var hugging = AxisPair(UILayoutPriority.defaultLow)
  var compression = AxisPair(UILayoutPriority.defaultHigh)

  init() {}

  /// The alignment rectangle is the frame, and the bounds begin at 0.
  var isPlain: Bool { insets == .zero && boundsOrigin == .zero }

  /// Reads the view through the members that subclasses override.
  ///
  /// - Parameters:
  ///   - isMasked: `translatesAutoresizingMaskIntoConstraints` of the view.
  ///   - isMeasured: a masked view's size is fixed, so its natural size does not matter; a root's does when it is to be
  ///     found out.
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
