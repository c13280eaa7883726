// Alignment across the axis: items are aligned with the first one, and the stack view's edges with the outermost ones.
extension StackArrangement {
  mutating func align(with first: StackItem) {
    if alignsBaselines { alignBaselines() } else { alignEdges(with: first) }
    switch stack.alignment {
    case .fill: connectFilled(first)
    case .center where items.count == 1: connectCentred(first)
    default: span(first)
    }
  }

  private mutating func alignEdges(with first: StackItem) {
    let attributes = alignedAttributes
    for item in items.dropFirst() {
      for attribute in attributes {
        add(.alignment, first.reference, attribute, .equal, item.reference, attribute)
      }
    }
  }

  private var alignedAttributes: [NSLayoutConstraint.Attribute] {
    switch stack.alignment {
    case .fill: [across.start, across.end]
    case .leading, .firstBaseline: [across.start]
    case .center: [across.center]
    case .trailing, .lastBaseline: [across.end]
    }
  }

  /// Whether items are aligned by baselines. In a vertical stack they are aligned by their edges, because they have no
  /// common baseline.
  private var alignsBaselines: Bool {
    stack.axis == .horizontal && (stack.alignment == .firstBaseline || stack.alignment == .lastBaseline)
  }

  /// Aligns the baselines of items with text. Items without text are aligned with the edge of the first item with text.
  ///
  /// > Basis: captured (published measurements of a current stack view: labels on one baseline, a view without text at
  /// > their top). Assumed: where items with text differ, the first one counts.
  private mutating func alignBaselines() {
    let isFirst = stack.alignment == .firstBaseline
    let baseline: NSLayoutConstraint.Attribute = isFirst ? .firstBaseline : .lastBaseline
    guard let text = items.first(where: \.view.hasBaselines) ?? items.first else { return }
    for item in items where item.view !== text.view {
      let attribute = item.view.hasBaselines ? baseline : isFirst ? across.start : across.end
      add(.alignment, text.reference, attribute, .equal, item.reference, attribute)
    }
  }

  private mutating func connectFilled(_ first: StackItem) {
    add(.canvasConnection, container, across.start, .equal, first.reference, across.start)
    add(.canvasConnection, container, across.end, .equal, first.reference, across.end)
  }

  /// Connects a single centered item, which needs no spanning guide.
  private mutating func connectCentred(_ item: StackItem) {
    add(.canvasConnection, container, across.start, .lessThanOrEqual, item.reference, across.start)
    add(.canvasConnection, container, across.end, .greaterThanOrEqual, item.reference, across.end)
    add(.canvasConnection, container, across.center, .equal, item.reference, across.center)
    add(.canvasFit, stackReference, across.length, .equal, priority: 49)
    add(.ambiguitySuppression, item.reference, across.length, .equal, priority: 25)
  }

  /// Adds a spanning guide from the first start to the last end, as short as possible.
  private mutating func span(_ first: StackItem) {
    let spanner = guides.spanner(in: stack)
    for item in items {
      addBoundary(spanner, across.start, .lessThanOrEqual, item, isExact: stack.alignment == .leading)
      addBoundary(spanner, across.end, .greaterThanOrEqual, item, isExact: stack.alignment == .trailing)
      add(.ambiguitySuppression, item.reference, across.length, .equal, priority: 25)
    }
    add(.spanningFit, spanner, across.length, .equal, priority: 51)
    connect(spanner, first)
  }

  private mutating func addBoundary(
    _ spanner: ItemReference, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ item: StackItem, isExact: Bool
  ) {
    add(
      .spanningBoundary, spanner, attribute, isExact ? .equal : relation, item.reference, attribute,
      priority: isExact ? 999.5 : 1000)
  }

  /// Connects the stack view's edges. With `lastBaseline`, only the first item may be away from the stack view's end;
  /// with `firstBaseline` from iOS 14 on, only the first item may be away from its start.
  ///
  /// > Basis: captured for the start. In 2 documents a higher button or field begins above the stack view, and the
  /// > first label is at its top; in a third, the labels of a stack view that is too high are at its end.
  private mutating func connect(_ spanner: ItemReference, _ first: StackItem) {
    let isFirstBaseline =
      alignsBaselines && stack.alignment == .firstBaseline && stack.session.behaves(.firstBaselinesHangOnFirstItem)
    let start = stack.alignment == .leading || isFirstBaseline ? first.reference : spanner
    let end = stack.alignment == .trailing || stack.alignment == .lastBaseline ? first.reference : spanner
    let startRelation = isFirstBaseline ? NSLayoutConstraint.Relation.lessThanOrEqual : .equal
    let endRelation = stack.alignment == .lastBaseline ? NSLayoutConstraint.Relation.greaterThanOrEqual : .equal
    add(.canvasConnection, container, across.start, startRelation, start, across.start)
    add(.canvasConnection, container, across.end, endRelation, end, across.end)
    switch stack.alignment {
    case .center: add(.canvasConnection, container, across.center, .equal, first.reference, across.center)
    case .firstBaseline, .lastBaseline: add(.canvasFit, stackReference, across.length, .equal, priority: 49)
    case .fill, .leading, .trailing: break
    }
  }
}

extension UIView {
  /// Whether the view's lines can be aligned with those of others: it shows text, or arranges views that do.
  fileprivate var hasBaselines: Bool {
    if let stack = self as? UIStackView { return stack.arrangedSubviews.contains(where: \.hasBaselines) }
    return self is UILabel || self is UIButton || self is UITextField || baselineOffsets(in: bounds.size) != nil
  }
}
