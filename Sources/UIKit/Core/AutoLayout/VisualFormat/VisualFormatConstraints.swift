/// Creates the constraints of a parsed format: sizes and gaps along the axis, alignments across it.
@MainActor struct VisualFormatConstraints {
  private let format: VisualFormat
  /// The views of the format, in order.
  private let items: [any LayoutItem]
  private let options: NSLayoutConstraint.FormatOptions
  private let item: (String) -> (any LayoutItem)?
  private let edges: VisualFormatEdges

  /// - Parameter items: at least one.
  init(
    _ format: VisualFormat, _ items: [any LayoutItem], _ options: NSLayoutConstraint.FormatOptions,
    named item: @escaping (String) -> (any LayoutItem)?
  ) {
    (self.format, self.items, self.options, self.item) = (format, items, options, item)
    let session = items[0].owningItemView?.session ?? Session.current
    edges = VisualFormatEdges(
      axis: format.axis, options: options, hasBaselineSpacing: session.behaves(.formatsSpaceBaselines))
  }

  func make() -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    if let start = format.start { made += edge(start, of: items[0], atStart: true) }
    for index in items.indices {
      made += sizes(of: items[index], format.views[index].sizes)
      guard index + 1 < items.count else { break }
      made += gap(format.connections[index], between: items[index], and: items[index + 1])
    }
    if let end = format.end { made += edge(end, of: items[items.count - 1], atStart: false) }
    return made + alignments()
  }

  // MARK: Along the axis

  private func sizes(of item: any LayoutItem, _ predicates: [VisualFormat.Predicate]) -> [NSLayoutConstraint] {
    let attribute: NSLayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
    return predicates.map { predicate in
      switch predicate.length {
      case .view(let name): constraint(item, attribute, predicate, self.item(name), attribute, 0)
      case .points(let points): constraint(item, attribute, predicate, nil, .notAnAttribute, CGFloat(points))
      }
    }
  }

  /// Returns `second.start = first.end + gap`, reversed if the format runs right to left.
  private func gap(
    _ connection: VisualFormat.Connection, between first: any LayoutItem, and second: any LayoutItem
  ) -> [NSLayoutConstraint] {
    let (end, start) = (edges.end(of: first), edges.start(of: second))
    if connection == .standard, let baselines = standardBaselineGap(first, second) { return [baselines] }
    let spacing = first.owningItemView?.session.metrics.margins.siblingSpacing ?? 0
    return distances(connection, standard: spacing).map { predicate, distance in
      edges.runLeftwards
        ? constraint(first, end, predicate, second, start, distance)
        : constraint(second, start, predicate, first, end, distance)
    }.markingSymbolic(connection)
  }

  /// Returns the standard gap between baselines, which depends on the fonts.
  private func standardBaselineGap(_ first: any LayoutItem, _ second: any LayoutItem) -> NSLayoutConstraint? {
    guard edges.areBaselines, let upper = first as? UIView, let lower = second as? UIView else { return nil }
    let constraint = lower.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1)
    constraint.isSymbolicSpacing = true
    return constraint
  }

  /// Returns the distance to the superview. A dash alone means the superview's margin, or a fixed distance in earlier
  /// releases.
  private func edge(
    _ connection: VisualFormat.Connection, of item: any LayoutItem, atStart: Bool
  ) -> [NSLayoutConstraint] {
    guard let superview = item.itemContainer else { return [] }
    let edge = atStart ? edges.start : edges.end
    let usesMargin = connection == .standard && superview.session.behaves(.symbolicSuperviewSpacingUsesMargins)
    let outer = usesMargin ? edge.margin : edge
    let spacing = usesMargin ? 0 : superview.session.metrics.margins.superviewSpacing
    let made = distances(connection, standard: spacing).map { predicate, distance in
      atStart != edges.runLeftwards
        ? constraint(item, edge, predicate, superview, outer, distance)
        : constraint(superview, outer, predicate, item, edge, distance)
    }
    return usesMargin ? made : made.markingSymbolic(connection)
  }

  /// Returns the distances of a connection, one for each constraint.
  private func distances(
    _ connection: VisualFormat.Connection, standard: CGFloat
  ) -> [(VisualFormat.Predicate, CGFloat)] {
    switch connection {
    case .flush: [(VisualFormat.Predicate(length: .points(0)), 0)]
    case .standard: [(VisualFormat.Predicate(length: .points(standard)), standard)]
    case .gaps(let predicates):
      predicates.map { predicate in
        if case .points(let points) = predicate.length { (predicate, CGFloat(points)) } else { (predicate, 0) }
      }
    }
  }

  // MARK: Across the axis

  private func alignments() -> [NSLayoutConstraint] {
    alignedAttributes.flatMap { attribute in
      zip(items, items.dropFirst()).map { first, second in
        constraint(first, attribute, VisualFormat.Predicate(length: .points(0)), second, attribute, 0)
      }
    }
  }

  private var alignedAttributes: [NSLayoutConstraint.Attribute] {
    let all: [NSLayoutConstraint.Attribute] = [
      .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline, .firstBaseline,
    ]
    return all.filter { options.contains(NSLayoutConstraint.FormatOptions($0)) }
  }

  /// The name of the axis, if the options align along the axis itself: views side by side cannot share a left edge.
  var forbiddenAlignment: String? {
    let axis: NSLayoutConstraint.Axis = format.axis == .horizontal ? .horizontal : .vertical
    guard alignedAttributes.contains(where: { $0.axis == axis }) else { return nil }
    return axis == .horizontal ? "horizontal" : "vertical"
  }

  private func constraint(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ predicate: VisualFormat.Predicate,
    _ other: (any LayoutItem)?, _ otherAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: predicate.relation.ofLayout, toItem: other,
      attribute: otherAttribute, multiplier: 1, constant: constant)
    if let priority = predicate.priority { constraint.priority = UILayoutPriority(priority) }
    return constraint
  }
}

extension [NSLayoutConstraint] {
  @MainActor fileprivate func markingSymbolic(_ connection: VisualFormat.Connection) -> Self {
    if connection == .standard { forEach { $0.isSymbolicSpacing = true } }
    return self
  }
}

extension VisualFormat.Relation {
  fileprivate var ofLayout: NSLayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
