import ConstraintSolver

// From views to rows. A known row keeps its place and its identifier.
extension ConstraintSystem {
  private func finish(
    _ constant: Double, over: Priority?, under: Priority?, in known: RowID?, _ source: RowSource
  ) -> RowID {
    let row = solver.finishRow(constant: constant, over: over, under: under, replacing: known)
    note(row, from: source, isNew: known == nil)
    return row
  }

  private func finishRequired(
    _ constant: Double, in known: RowID?, _ kind: RowSource.Kind, _ item: Int, _ axis: NSLayoutConstraint.Axis,
    _ part: RowPart
  ) -> RowID {
    finish(
      constant, over: .required, under: .required, in: known,
      RowSource(kind: kind, place: Int32(item), axis: axis, part: part))
  }

  // MARK: Constraints

  func writeConstraint(at index: Int) {
    let constraint = constraints[index]
    write(ConstraintSnapshot(constraint, isMirrored: isMirrored(constraint)), at: index)
  }

  /// Writes `item1.attribute1 − multiplier × item2.attribute2 − constant (≤ = ≥) 0`, or no row while an item is
  /// missing.
  func write(_ sentence: ConstraintSnapshot, at index: Int) {
    let known = constraintRows[index]
    let written = sentence.hasDistances ? writeDistances(of: constraints[index]) : writeSides(of: sentence)
    guard let sides = written else {
      remove(known)
      return constraintRows[index] = nil
    }
    var constant = sides - sentence.constant
    if sentence.concernsBaselines {
      if known != nil, let old = baselineConstants[index], abs(constant - old) <= Self.noise { constant = old }
      baselineConstants[index] = constant
    }
    let priority = sentence.priority.solverPriority
    constraintRows[index] = finish(
      constant, over: sentence.relation == .greaterThanOrEqual ? nil : priority,
      under: sentence.relation == .lessThanOrEqual ? nil : priority, in: known,
      RowSource(kind: .constraint, place: Int32(index)))
  }

  /// The maximum difference between two measurements of the same text.
  private static var noise: Double { 1e-6 }

  /// Writes both sides of a constraint. In a right-to-left layout, leading and trailing are measured leftward from the
  /// right edge, and so are the attributes they are compared with: both sides change sign, but the constant does not.
  /// - Returns: The constant part, or nil, with nothing written, if an item is not in this system.
  private func writeSides(of sentence: ConstraintSnapshot) -> Double? {
    guard let first = place(of: sentence.first) else { return nil }
    let isMirrored = sentence.isMirrored, sign: Double = isMirrored ? -1 : 1
    let attribute = sentence.firstAttribute.physical(mirrored: isMirrored)
    if sentence.secondAttribute == .notAnAttribute {
      guard let ancestor = commonAncestor(first, first) else { return nil }
      return write(attribute, of: first, in: ancestor, partner: nil, sign)
    }
    guard let second = place(of: sentence.second), let ancestor = commonAncestor(first, second) else { return nil }
    let other = sentence.secondAttribute.physical(mirrored: isMirrored)
    return write(attribute, of: first, in: ancestor, partner: second, sign)
      + write(other, of: second, in: ancestor, partner: first, -sign * sentence.multiplier)
  }

  /// Whether a constraint is mirrored: the layout direction of its holder counts, whatever the directions of its items.
  ///
  /// > Basis: captured. Stevia's tests set the direction of a container alone. The views inside, which set none, are
  /// > mirrored, even where a constraint is between two of them.
  func isMirrored(_ constraint: NSLayoutConstraint) -> Bool {
    guard let holder = constraint.holderHandle, contains(holder) else { return false }
    return readings[place(of: holder)].isMirrored
  }

  /// Returns the place of an item, or nil if it is not in this system.
  private func place(of handle: ItemReference?) -> Int? {
    guard let place = handle?[lane], place.system == number else { return nil }
    return Int(place.index)
  }

  /// Returns the nearest view that contains both items. A view counts as its own ancestor.
  func commonAncestor(_ first: Int, _ second: Int) -> Int? {
    var first = owner(of: first), second = owner(of: second)
    while first != second, first >= 0, second >= 0 {
      if items[first].place.depth >= items[second].place.depth {
        first = items[first].container
      } else {
        second = items[second].container
      }
    }
    return first == second && first >= 0 ? first : nil
  }

  private func owner(of index: Int) -> Int { items[index].isGuide ? items[index].container : index }

  // MARK: Root size, masks and guides

  /// Writes the root's size, which is given, or near a target. The root's origin does not matter and is 0.
  func writeRootSize() {
    writeRootSize(.horizontal)
    writeRootSize(.vertical)
  }

  private func writeRootSize(_ axis: NSLayoutConstraint.Axis) {
    let known = items[0][axis], rectangle = items[0].rectangle, size: CGSize, priority: UILayoutPriority
    switch rootSize {
    case .fixed(let fixed): (size, priority) = (fixed, .required)
    case .fitting(let target, let priorities): (size, priority) = (target, priorities[axis])
    }
    solver.write(1, rectangle.length(axis))
    items[0][axis].end = finish(
      -Double(axis == .horizontal ? size.width : size.height), over: priority.solverPriority,
      under: priority.solverPriority, in: known.end,
      RowSource(kind: .encapsulated, place: 0, axis: axis, part: .length))
    solver.write(1, rectangle.position(axis))
    items[0][axis].start = finishRequired(0, in: known.start, .encapsulated, 0, axis, .start)
  }

  /// Writes the rows of an autoresizing mask, or removes them if the mask does not determine the view's size.
  func writeMask(at index: Int) {
    if items[index].isMasked, let view = handles[index].view {
      items[index].hasOwnRows = true
      writeMask(of: view, at: index, .horizontal)
      writeMask(of: view, at: index, .vertical)
    } else {
      dropOwnRows(at: index)
    }
  }

  /// Writes two required equations per axis: position and length follow the superview's length as the mask specifies.
  private func writeMask(of view: UIView, at index: Int, _ axis: NSLayoutConstraint.Axis) {
    let known = items[index][axis], rectangle = items[index].rectangle
    let outer = items[items[index].container].rectangle.length(axis)
    let rule = AutoresizingConstraint(view.layout.placement, view.autoresizingMask, axis)
    solver.write(1, rectangle.position(axis))
    if rule.position.share != 0 { solver.write(-rule.position.share, outer) }
    items[index][axis].start = finishRequired(
      -rule.position.offset, in: known.start, .autoresizing, index, axis, .start)
    solver.write(1, rectangle.length(axis))
    if rule.length.share != 0 { solver.write(-rule.length.share, outer) }
    items[index][axis].end = finishRequired(-rule.length.offset, in: known.end, .autoresizing, index, axis, .length)
  }

  private func dropOwnRows(at index: Int) {
    guard items[index].hasOwnRows else { return }
    items[index].hasOwnRows = false
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      remove(items[index][axis].start)
      remove(items[index][axis].end)
      (items[index][axis].start, items[index][axis].end) = (nil, nil)
    }
  }

  /// Writes the rows of a guide that the system places.
  func writeGuide(at index: Int) {
    let handle = handles[index]
    guard let guide = handle.guide else { return }
    if let owner = guide.owningView, let area = guide.fixedArea {
      owner.handle.insetsMatter = true
      items[index].hasOwnRows = true
      writeArea(area.horizontal, at: index, .horizontal)
      writeArea(area.vertical, at: index, .vertical)
      if guide.kind.followsPlace { areas.append(PlacedArea(guide: handle, area: area)) }
    } else if guide.kind == .scrollContent {
      items[index].hasOwnRows = true
      writeScrollContent(at: index, .horizontal)
      writeScrollContent(at: index, .vertical)
    } else {
      dropOwnRows(at: index)
    }
  }

  /// Writes the rows of a guide with a fixed area in its owner.
  private func writeArea(_ span: GuideArea.Span, at index: Int, _ axis: NSLayoutConstraint.Axis) {
    let known = items[index][axis], rectangle = items[index].rectangle
    let outer = items[items[index].container].rectangle.length(axis)
    solver.write(1, rectangle.position(axis))
    if span.start.share != 0 { solver.write(-span.start.share, outer) }
    items[index][axis].start = finishRequired(-span.start.offset, in: known.start, .guide, index, axis, .start)
    solver.write(1, rectangle.position(axis))
    solver.write(1, rectangle.length(axis))
    if span.end.share != 0 { solver.write(-span.end.share, outer) }
    items[index][axis].end = finishRequired(-span.end.offset, in: known.end, .guide, index, axis, .end)
  }

  /// Writes the origin of a scroll view's content, which is 0. Its constraints determine its size, or else code does.
  private func writeScrollContent(at index: Int, _ axis: NSLayoutConstraint.Axis) {
    items[index][axis].isSaid = false
    solver.write(1, items[index].rectangle.position(axis))
    items[index][axis].start = finishRequired(0, in: items[index][axis].start, .guide, index, axis, .start)
  }

  // MARK: Intrinsic content sizes

  /// Reads the content and priorities of a view again and writes its rows.
  func writeContent(at index: Int) {
    let isMeasured = index == 0 ? rootSize.isFitting : !items[index].isMasked
    guard isMeasured, let view = handles[index].view else { return }
    readings[index].readContent(of: view)
    writeContentRows(at: index)
  }

  /// Writes one row per axis. Content hugging applies above the intrinsic content size, compression resistance below
  /// it.
  func writeContentRows(at index: Int) {
    if readings[index].wraps, !items[index].isWrapping {
      items[index].isWrapping = true
      wrapping.append(index)
    }
    writeContent(readings[index].natural.width, at: index, .horizontal)
    writeContent(readings[index].natural.height, at: index, .vertical)
  }

  func writeContent(_ natural: CGFloat, at index: Int, _ axis: NSLayoutConstraint.Axis) {
    let known = items[index][axis].content
    items[index][axis].natural = natural
    guard natural >= 0 else {
      guard known != nil else { return }
      remove(known)
      return items[index][axis].content = nil
    }
    let constant = writeLength(of: index, axis, 1) - Double(natural)
    items[index][axis].content = finish(
      constant, over: readings[index].hugging[axis].solverPriority,
      under: readings[index].compression[axis].solverPriority, in: known,
      RowSource(kind: .contentSize, place: Int32(index), axis: axis, part: .length))
  }

  // MARK: Nonnegative lengths

  func limit(_ index: Int, _ axis: NSLayoutConstraint.Axis) {
    let constant = writeLength(of: index, axis, 1)
    _ = finish(
      constant, over: nil, under: .required, in: nil,
      RowSource(kind: .minimumLength, place: Int32(index), axis: axis, part: .length))
    items[index][axis].hasMinimum = true
    limitsLengths = true
  }
}

extension LayoutItem {
  var isMirrored: Bool { owningItemView?.effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

extension NSLayoutConstraint.Attribute {
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Returns the attribute with leading and trailing replaced by left and right.
  func physical(mirrored: Bool) -> NSLayoutConstraint.Attribute {
    switch self {
    case .leading: mirrored ? .right : .left
    case .trailing: mirrored ? .left : .right
    case .leadingMargin: mirrored ? .rightMargin : .leftMargin
    case .trailingMargin: mirrored ? .leftMargin : .rightMargin
    default: self
    }
  }
}

extension UILayoutPriority {
  /// The priority for the solver. Priorities of intrinsic content sizes can be 0 or less, which makes them weakest, or
  /// more than 1000, which makes them required.
  var solverPriority: Priority { Priority(isLegal ? rawValue : legalized.rawValue) }
}
