/// The constraints that a stack view makes for its arranged subviews.
///
/// > Source: the constraints printed from live stack views ("Let's Build UIStackView", kean.blog); identifiers and
/// > priorities are UIKit's.
@MainActor struct StackArrangement {
  private let stack: UIStackView
  private let items: [UIView]
  /// The stack view itself, or its margins.
  private let container: AnyObject
  private let along: AxisAttributes
  private let across: AxisAttributes
  private(set) var constraints: [NSLayoutConstraint] = []
  /// Gaps and spanners; they belong to the stack view.
  private(set) var guides: [UILayoutGuide] = []

  init(of stack: UIStackView) {
    self.stack = stack
    items = stack.arrangedSubviews
    container = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    along = AxisAttributes(stack.axis)
    across = AxisAttributes(stack.axis == .horizontal ? .vertical : .horizontal)
    guard let first = items.first, let last = items.last else { return }
    connect(first, last)
    hideHiddenItems()
    space()
    distribute()
    align()
  }

  private var visible: [UIView] { items.filter { !$0.isHidden } }

  // MARK: Along the axis

  private mutating func connect(_ first: UIView, _ last: UIView) {
    add("UISV-canvas-connection", container, along.start, .equal, first, along.start)
    add("UISV-canvas-connection", container, along.end, .equal, last, along.end)
  }

  private mutating func hideHiddenItems() {
    for item in items where item.isHidden { add("UISV-hiding", item, along.length, .equal, constant: 0) }
  }

  /// n visible items have n − 1 gaps: the room is before each visible item but the first.
  private mutating func space() {
    let relation: NSLayoutConstraint.Relation = usesGaps ? .greaterThanOrEqual : .equal
    for (previous, next) in zip(items, items.dropFirst()) {
      add(
        "UISV-spacing", next, startAttribute, relation, previous, endAttribute,
        constant: spacing(between: previous, and: next))
    }
  }

  private var usesGaps: Bool { stack.distribution == .equalSpacing || stack.distribution == .equalCentering }

  private var measuresBaselines: Bool { stack.isBaselineRelativeArrangement && stack.axis == .vertical }
  private var startAttribute: NSLayoutConstraint.Attribute { measuresBaselines ? .firstBaseline : along.start }
  private var endAttribute: NSLayoutConstraint.Attribute { measuresBaselines ? .lastBaseline : along.end }

  private func spacing(between previous: UIView, and next: UIView) -> CGFloat {
    guard !next.isHidden, let index = items.firstIndex(where: { $0 === next }),
      let before = items[..<index].last(where: { !$0.isHidden })
    else { return 0 }
    let custom = stack.customSpacing(after: before)
    let spacing = custom == UIStackView.spacingUseDefault ? stack.spacing : custom
    return spacing == UIStackView.spacingUseSystem ? 8 : spacing
  }

  private mutating func distribute() {
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      guard let first = visible.first else { return }
      for item in visible.dropFirst() { add("UISV-fill-equally", item, along.length, .equal, first, along.length) }
    case .fillProportionally: fillProportionally()
    case .equalSpacing:
      equalize(from: along.end, to: along.start, at: 1000)
      tighten()
    case .equalCentering:
      equalize(from: along.center, to: along.center, at: 149)
      tighten()
    }
  }

  /// Gaps that may grow do not grow without need.
  ///
  /// > Basis: derived. A saved stack view of three items without a height of its own keeps its gaps at `spacing`.
  private mutating func tighten() {
    add("UISV-canvas-fit", stack, along.length, .equal, constant: 0, priority: 49)
  }

  private mutating func fillProportionally() {
    let sizes = visible.map { $0.effectiveIntrinsicSize($0.intrinsicContentSize) }
    let lengths = sizes.map { stack.axis == .horizontal ? $0.width : $0.height }
    let gaps = zip(items, items.dropFirst()).map { spacing(between: $0, and: $1) }.reduce(0, +)
    let total = lengths.filter { $0 > 0 }.reduce(0, +) + gaps
    guard total > 0 else { return }
    for (index, (item, length)) in zip(visible, lengths).enumerated() where length > 0 {
      add(
        "UISV-fill-proportionally", item, along.length, .equal, stack, along.length, multiplier: length / total,
        priority: 999 - Float(index))
    }
  }

  /// A guide between each two neighbours; all of one length.
  private mutating func equalize(
    from start: NSLayoutConstraint.Attribute, to end: NSLayoutConstraint.Attribute, at priority: Float
  ) {
    var first: UILayoutGuide?
    for (previous, next) in zip(visible, visible.dropFirst()) {
      let gap = makeGuide("UISV-gap")
      add("UISV-distributing-edge", gap, along.start, .equal, previous, start)
      add("UISV-distributing-edge", gap, along.end, .equal, next, end)
      if let first {
        add("UISV-fill-equally", gap, along.length, .equal, first, along.length, priority: priority)
      } else {
        first = gap
      }
    }
  }

  // MARK: Across the axis

  private mutating func align() {
    guard let first = items.first else { return }
    for item in items.dropFirst() {
      for attribute in alignedAttributes { add("UISV-alignment", first, attribute, .equal, item, attribute) }
    }
    switch stack.alignment {
    case .fill: connectFilled(first)
    case .center where items.count == 1: connectCentred(first)
    default: span(first)
    }
  }

  private var alignedAttributes: [NSLayoutConstraint.Attribute] {
    switch stack.alignment {
    case .fill: [across.start, across.end]
    case .leading: [across.start]
    case .center: [across.center]
    case .trailing: [across.end]
    case .firstBaseline: [stack.axis == .horizontal ? .firstBaseline : across.start]
    case .lastBaseline: [stack.axis == .horizontal ? .lastBaseline : across.end]
    }
  }

  private mutating func connectFilled(_ first: UIView) {
    add("UISV-canvas-connection", container, across.start, .equal, first, across.start)
    add("UISV-canvas-connection", container, across.end, .equal, first, across.end)
  }

  private mutating func connectCentred(_ item: UIView) {
    add("UISV-canvas-connection", container, across.start, .lessThanOrEqual, item, across.start)
    add("UISV-canvas-connection", container, across.end, .greaterThanOrEqual, item, across.end)
    add("UISV-canvas-connection", container, across.center, .equal, item, across.center)
    add("UISV-canvas-fit", stack, across.length, .equal, constant: 0, priority: 49)
  }

  /// A spanner reaches from the first start to the last end, as short as it can be.
  private mutating func span(_ first: UIView) {
    let spanner = makeGuide("UISV-alignment-spanner")
    for item in items {
      addBoundary(spanner, across.start, .lessThanOrEqual, item, isExact: stack.alignment == .leading)
      addBoundary(spanner, across.end, .greaterThanOrEqual, item, isExact: stack.alignment == .trailing)
      add("UISV-ambiguity-suppression", item, across.length, .equal, constant: 0, priority: 25)
    }
    add("UISV-spanning-fit", spanner, across.length, .equal, constant: 0, priority: 51)
    connect(spanner, first)
  }

  private mutating func addBoundary(
    _ spanner: UILayoutGuide, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ item: UIView, isExact: Bool
  ) {
    add(
      "UISV-spanning-boundary", spanner, attribute, isExact ? .equal : relation, item, attribute,
      priority: isExact ? 999.5 : 1000)
  }

  private mutating func connect(_ spanner: UILayoutGuide, _ first: UIView) {
    let start: AnyObject = stack.alignment == .leading ? first : spanner
    let end: AnyObject = stack.alignment == .trailing ? first : spanner
    add("UISV-canvas-connection", container, across.start, .equal, start, across.start)
    add("UISV-canvas-connection", container, across.end, .equal, end, across.end)
    switch stack.alignment {
    case .center: add("UISV-canvas-connection", container, across.center, .equal, first, across.center)
    case .firstBaseline, .lastBaseline:
      add("UISV-canvas-fit", stack, across.length, .equal, constant: 0, priority: 49)
    case .fill, .leading, .trailing: break
    }
  }

  // MARK: Making

  private mutating func makeGuide(_ identifier: String) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = identifier
    stack.addLayoutGuide(guide)
    guides.append(guide)
    return guide
  }

  private mutating func add(
    _ identifier: String, _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ other: AnyObject? = nil,
    _ otherAttribute: NSLayoutConstraint.Attribute = .notAnAttribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: Float = 1000
  ) {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
      multiplier: multiplier, constant: constant)
    constraint.identifier = identifier
    constraint.priority = UILayoutPriority(priority)
    constraints.append(constraint)
  }
}

/// The attributes of one axis.
struct AxisAttributes {
  let start: NSLayoutConstraint.Attribute
  let end: NSLayoutConstraint.Attribute
  let center: NSLayoutConstraint.Attribute
  let length: NSLayoutConstraint.Attribute

  init(_ axis: NSLayoutConstraint.Axis) {
    let isHorizontal = axis == .horizontal
    start = isHorizontal ? .leading : .top
    end = isHorizontal ? .trailing : .bottom
    center = isHorizontal ? .centerX : .centerY
    length = isHorizontal ? .width : .height
  }
}
