/// From a parsed format to constraints: sizes and gaps along the axis, alignments across it.
@MainActor struct VisualFormatConstraints {
  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]

  init(
    _ format: VisualFormat, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any],
    _ views: [String: Any]
  ) {
    (self.format, self.options, self.metrics, self.views) = (format, options, metrics, views)
  }

  /// In the order of the format; alignments last.
  func make() throws(VisualFormatError) -> [NSLayoutConstraint] {
    var items: [any LayoutItem] = []
    for view in format.views { items.append(try item(view.name)) }
    var made: [NSLayoutConstraint] = []
    if let start = format.start { made += try edge(start, of: items[0], atStart: true) }
    for index in items.indices {
      made += try sizes(of: items[index], format.views[index].sizes)
      guard index + 1 < items.count else { break }
      made += try gap(format.connections[index], between: items[index], and: items[index + 1])
    }
    if let end = format.end { made += try edge(end, of: items[items.count - 1], atStart: false) }
    return made + (try alignments(of: items))
  }

  // MARK: Along the axis

  private func sizes(
    of item: any LayoutItem, _ predicates: [VisualFormat.Predicate]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    let attribute: NSLayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
    for predicate in predicates {
      if case .named(let name) = predicate.object, let other = views[name.text] as? any LayoutItem {
        made.append(constraint(item, attribute, predicate.relation, other, attribute, 0))
      } else {
        made.append(constraint(item, attribute, predicate.relation, nil, .notAnAttribute, try number(predicate.object)))
      }
      try setPriority(predicate, of: made[made.count - 1])
    }
    return made
  }

  /// `second.start = first.end + gap`; the other way round where the format runs leftwards.
  private func gap(
    _ connection: VisualFormat.Connection, between first: any LayoutItem, and second: any LayoutItem
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let spacing = first.owningItemView?.session.metrics.margins.siblingSpacing ?? 0
    return try distances(connection, standard: spacing) { relation, distance, _ in
      runsLeftwards
        ? constraint(first, end, relation, second, start, distance)
        : constraint(second, start, relation, first, end, distance)
    }
  }

  /// The distance to the superview; a dash alone means its margin, or a fixed distance in older generations.
  private func edge(
    _ connection: VisualFormat.Connection, of item: any LayoutItem, atStart: Bool
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    guard let superview = item.itemContainer else { throw noSuperview(atStart: atStart) }
    let edge = atStart ? start : end
    let usesMargins = superview.session.behaves(.symbolicSuperviewSpacingUsesMargins)
    let spacing = usesMargins ? 0 : superview.session.metrics.margins.superviewSpacing
    return try distances(connection, standard: spacing) { relation, distance, isStandard in
      let outer = isStandard && usesMargins ? edge.margin : edge
      return atStart != runsLeftwards
        ? constraint(item, edge, relation, superview, outer, distance)
        : constraint(superview, outer, relation, item, edge, distance)
    }
  }

  /// A constraint for every distance that a connection asks for.
  private func distances(
    _ connection: VisualFormat.Connection, standard: CGFloat,
    _ make: (NSLayoutConstraint.Relation, CGFloat, _ isStandard: Bool) -> NSLayoutConstraint
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    switch connection {
    case .flush: return [make(.equal, 0, false)]
    case .standard: return [make(.equal, standard, true)]
    case .gaps(let predicates):
      var made: [NSLayoutConstraint] = []
      for predicate in predicates {
        let constraint = make(predicate.relation, try number(predicate.object), false)
        try setPriority(predicate, of: constraint)
        made.append(constraint)
      }
      return made
    }
  }

  private func noSuperview(atStart: Bool) -> VisualFormatError {
    let name = atStart ? format.views[0].name : format.views[format.views.count - 1].name
    return VisualFormatError(
      message: "Unable to interpret '|' character, because the related view doesn't have a superview",
      offset: name.offset)
  }

  private var runsLeftwards: Bool { format.axis == .horizontal && options.contains(.directionRightToLeft) }

  private var start: NSLayoutConstraint.Attribute {
    if format.axis == .vertical { return .top }
    if options.contains(.directionLeftToRight) { return .left }
    return options.contains(.directionRightToLeft) ? .right : .leading
  }

  private var end: NSLayoutConstraint.Attribute {
    if format.axis == .vertical { return .bottom }
    if options.contains(.directionLeftToRight) { return .right }
    return options.contains(.directionRightToLeft) ? .left : .trailing
  }

  // MARK: Across the axis

  private func alignments(of items: [any LayoutItem]) throws(VisualFormatError) -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    for attribute in alignedAttributes {
      guard attribute.axis != format.axis else { throw misalignment(attribute) }
      for (first, second) in zip(items, items.dropFirst()) {
        made.append(constraint(first, attribute, .equal, second, attribute, 0))
      }
    }
    return made
  }

  private var alignedAttributes: [NSLayoutConstraint.Attribute] {
    let all: [NSLayoutConstraint.Attribute] = [
      .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline, .firstBaseline,
    ]
    return all.filter { options.contains(NSLayoutConstraint.FormatOptions($0)) }
  }

  private func misalignment(_ attribute: NSLayoutConstraint.Attribute) -> VisualFormatError {
    let edge = attribute.axis == .horizontal ? "vertical" : "horizontal"
    let axis = format.axis == .horizontal ? "horizontal" : "vertical"
    return VisualFormatError(
      message: """
        Options mask required views to be aligned on a \(edge) edge, which is not allowed for layout that is also \
        \(axis).
        """, offset: 0)
  }

  // MARK: Names

  /// A view, or a layout guide.
  private func item(_ name: VisualFormat.Name) throws(VisualFormatError) -> any LayoutItem {
    guard let item = views[name.text] as? any LayoutItem else {
      throw VisualFormatError(message: "\(name.text) is not a key in the views dictionary.", offset: name.offset)
    }
    return item
  }

  private func number(_ value: VisualFormat.Value) throws(VisualFormatError) -> CGFloat {
    switch value {
    case .number(let number): return CGFloat(number)
    case .named(let name):
      guard let number = metrics[name.text].flatMap(CGFloat.init(metric:)) else {
        throw VisualFormatError(message: "\(name.text) is not a key in the metrics dictionary.", offset: name.offset)
      }
      return number
    }
  }

  private func setPriority(
    _ predicate: VisualFormat.Predicate, of constraint: NSLayoutConstraint
  ) throws(VisualFormatError) {
    guard let priority = predicate.priority else { return }
    constraint.priority = UILayoutPriority(Float(try number(priority)))
  }

  private func constraint(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ other: (any LayoutItem)?, _ otherAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute, multiplier: 1,
      constant: constant)
  }
}

extension CGFloat {
  /// A metric is any number.
  fileprivate init?(metric: Any) {
    switch metric {
    case let number as CGFloat: self = number
    case let number as Double: self = CGFloat(number)
    case let number as Float: self = CGFloat(number)
    case let number as Int: self = CGFloat(number)
    case let number as NSNumber: self = CGFloat(number.doubleValue)
    default: return nil
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The margin beside an edge.
  fileprivate var margin: Self {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    default: self
    }
  }
}
