// Across the axis: items are aligned with the first one, and the canvas with the outermost ones.
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

  /// A column has no common baseline, its items are aligned by their edges.
  private var alignsBaselines: Bool {
    stack.axis == .horizontal && (stack.alignment == .firstBaseline || stack.alignment == .lastBaseline)
  }

  /// Texts lie on one line. A view without text stands with the edge of the first text, not on its line.
  ///
  /// > Basis: captured (published measurements of a current stack view: labels on one baseline, a view without text at
  /// > their top). That the first text is meant where they differ is assumed.
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

  /// One centred item needs no spanner.
  private mutating func connectCentred(_ item: StackItem) {
    add(.canvasConnection, container, across.start, .lessThanOrEqual, item.reference, across.start)
    add(.canvasConnection, container, across.end, .greaterThanOrEqual, item.reference, across.end)
    add(.canvasConnection, container, across.center, .equal, item.reference, across.center)
    add(.canvasFit, stackReference, across.length, .equal, priority: 49)
    add(.ambiguitySuppression, item.reference, across.length, .equal, priority: 25)
  }

  /// A spanner reaches from the first start to the last end, as short as it can be.
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

  /// With `lastBaseline`, UIKit lets only the first item keep the canvas's end away; with `firstBaseline` and from iOS 14 on,
  /// its start.
  ///
  /// > Basis: captured for the start. In 2 documents a higher button or field begins above the stack view, at whose top the
  /// > first label stands; in a third the labels of a stack view that is too high stand at its end.
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
  /// The view's lines can be aligned with those of others: it is for text, or arranges something that is.
  fileprivate var hasBaselines: Bool {
    if let stack = self as? UIStackView { return stack.arrangedSubviews.contains(where: \.hasBaselines) }
    return self is UILabel || self is UIButton || self is UITextField || baselineOffsets(in: bounds.size) != nil
  }
}
