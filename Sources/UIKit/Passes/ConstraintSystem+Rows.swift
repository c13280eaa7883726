import ConstraintSolver

// From views to rows. A row that is known keeps its place and its name.
extension ConstraintSystem {
  private func finish(
    _ constant: Double, over: Priority?, under: Priority?, in known: RowID?, _ source: RowSource
  ) -> RowID {
    let row = solver.finishRow(constant: constant, over: over, under: under, replacing: known)
    note(row, from: source, isNew: known == nil)
    return row
  }

  private func finishRequired(
    _ constant: Double, in known: RowID?, _ kind: RowSource.OwnRow, _ handle: ItemHandle,
    _ axis: NSLayoutConstraint.Axis, _ part: RowPart
  ) -> RowID {
    finish(constant, over: .required, under: .required, in: known, .own(kind, handle, axis, part))
  }

  // MARK: Constraints

  /// `item1.attribute1 − multiplier × item2.attribute2 − constant  (≤ = ≥)  0`; no row while the items are not here.
  func writeConstraint(at index: Int) {
    let constraint = held[index].constraint, known = held[index].row
    guard let sides = writeSides(of: constraint) else {
      remove(known)
      return held[index].row = nil
    }
    var constant = sides - Double(constraint.constant)
    if constraint.concernsBaselines {
      let old = held[index].constant
      if known != nil, abs(constant - old) <= Self.noise { constant = old }
      held[index].constant = constant
    }
    let priority = constraint.priority.solverPriority
    held[index].row = finish(
      constant, over: constraint.relation == .greaterThanOrEqual ? nil : priority,
      under: constraint.relation == .lessThanOrEqual ? nil : priority, in: known, .constraint(constraint))
  }

  /// Two measures of one text differ by this much.
  private static var noise: Double { 1e-6 }

  /// Where the reading direction is right to left, leading and trailing are measured leftwards from the right edge, and so
  /// is what they are compared with: both sides change sign, the constant keeps its own.
  /// - Returns: the part that is no variable's; nil, and nothing is written, while the items are not all here.
  private func writeSides(of constraint: NSLayoutConstraint) -> Double? {
    if constraint.hasDistances { return writeDistances(of: constraint) }
    guard let (first, second) = places(of: constraint), let ancestor = commonAncestor(first, second) else { return nil }
    let isMirrored = constraint.followsReadingDirection && self.isMirrored(constraint)
    let sign: Double = isMirrored ? -1 : 1
    let attribute = constraint.firstAttribute.physical(mirrored: isMirrored)
    let constant = write(attribute, of: first, in: ancestor, partner: second, sign)
    guard let second else { return constant }
    let other = constraint.secondAttribute.physical(mirrored: isMirrored)
    return constant + write(other, of: second, in: ancestor, partner: first, -sign * Double(constraint.multiplier))
  }

  /// The view that holds the constraint says which way it reads, whatever the items say of their own contents.
  ///
  /// > Basis: captured. Stevia's tests turn a container alone; the views in it, which say nothing, change sides, also
  /// > where a constraint is between two of them.
  func isMirrored(_ constraint: NSLayoutConstraint) -> Bool {
    constraint.holderHandle.map { contains($0) && items[place(of: $0)].isMirrored } ?? false
  }

  /// Nil while the items are not all here.
  private func places(of constraint: NSLayoutConstraint) -> (first: Int, second: Int?)? {
    guard let first = constraint.first, contains(first) else { return nil }
    if constraint.secondAttribute == .notAnAttribute { return (place(of: first), nil) }
    guard let second = constraint.second else { return nil }
    return contains(second) ? (place(of: first), place(of: second)) : nil
  }

  /// The nearest view that contains both items, each view counting as its own ancestor.
  func commonAncestor(_ first: Int, _ second: Int?) -> Int? {
    var first = owner(of: first), second = owner(of: second ?? first)
    while first != second, first >= 0, second >= 0 {
      if items[first].depth >= items[second].depth {
        first = items[first].container
      } else {
        second = items[second].container
      }
    }
    return first == second && first >= 0 ? first : nil
  }

  private func owner(of index: Int) -> Int { items[index].isGuide ? items[index].container : index }

  // MARK: Given sizes

  /// The root's origin is nobody's business; its size is given, or sought near a target.
  func writeRootSize() {
    writeRootSize(.horizontal)
    writeRootSize(.vertical)
  }

  private func writeRootSize(_ axis: NSLayoutConstraint.Axis) {
    let item = items[0], size: CGSize, priority: UILayoutPriority
    switch rootSize {
    case .fixed(let fixed): (size, priority) = (fixed, .required)
    case .fitting(let target, let priorities): (size, priority) = (target, priorities[axis])
    }
    solver.write(1, item.rectangle.length(axis))
    items[0][axis].end = finish(
      -Double(axis == .horizontal ? size.width : size.height), over: priority.solverPriority,
      under: priority.solverPriority, in: item[axis].end, .own(.encapsulated, item.handle, axis, .length))
    solver.write(1, item.rectangle.position(axis))
    items[0][axis].start = finishRequired(0, in: item[axis].start, .encapsulated, item.handle, axis, .start)
  }

  /// Of a masked view, and of a guide that the system places.
  func writeOwnRows(at index: Int) {
    writeOwnRows(at: index, .horizontal)
    writeOwnRows(at: index, .vertical)
  }

  private func writeOwnRows(at index: Int, _ axis: NSLayoutConstraint.Axis) {
    let handle = items[index].handle
    if items[index].isMasked, let view = handle.view, let superview = view.superview {
      writeMask(of: view, in: superview, at: index, axis)
    } else if let guide = handle.guide, let owner = guide.owningView, let area = guide.fixedArea {
      owner.handle.insetsMatter = true
      writeArea(area[axis], in: owner, at: index, axis)
      if axis == .horizontal, guide.kind.followsPlace { areas.append(PlacedArea(guide: handle, area: area)) }
    } else if handle.guide?.kind == .scrollContent {
      writeScrollContent(at: index, axis)
    } else {
      dropOwnRows(at: index, axis)
    }
  }

  private func dropOwnRows(at index: Int, _ axis: NSLayoutConstraint.Axis) {
    if items[index][axis].start == nil, items[index][axis].end == nil { return }
    remove(items[index][axis].start)
    remove(items[index][axis].end)
    (items[index][axis].start, items[index][axis].end) = (nil, nil)
  }

  /// Two required equations an axis: position and length follow the superview's length as the mask says.
  private func writeMask(of view: UIView, in superview: UIView, at index: Int, _ axis: NSLayoutConstraint.Axis) {
    let item = items[index], outer = rectangle(of: superview.handle).length(axis)
    let rule = MaskRule(view.layout.placement, view.autoresizingMask, axis)
    solver.write(1, item.rectangle.position(axis))
    if rule.position.share != 0 { solver.write(-rule.position.share, outer) }
    items[index][axis].start = finishRequired(
      -rule.position.offset, in: item[axis].start, .autoresizing, item.handle, axis, .start)
    solver.write(1, item.rectangle.length(axis))
    if rule.length.share != 0 { solver.write(-rule.length.share, outer) }
    items[index][axis].end = finishRequired(
      -rule.length.offset, in: item[axis].end, .autoresizing, item.handle, axis, .length)
  }

  /// A guide that the system fixes inside its owner.
  private func writeArea(_ span: GuideArea.Span, in owner: UIView, at index: Int, _ axis: NSLayoutConstraint.Axis) {
    let item = items[index], outer = rectangle(of: owner.handle).length(axis)
    solver.write(1, item.rectangle.position(axis))
    if span.start.share != 0 { solver.write(-span.start.share, outer) }
    items[index][axis].start = finishRequired(
      -span.start.offset, in: item[axis].start, .guide, item.handle, axis, .start)
    solver.write(1, item.rectangle.position(axis))
    solver.write(1, item.rectangle.length(axis))
    if span.end.share != 0 { solver.write(-span.end.share, outer) }
    items[index][axis].end = finishRequired(-span.end.offset, in: item[axis].end, .guide, item.handle, axis, .end)
  }

  /// The content of a scroll view starts at 0; its extent is what its constraints say, else nothing.
  private func writeScrollContent(at index: Int, _ axis: NSLayoutConstraint.Axis) {
    solver.write(1, items[index].rectangle.position(axis))
    items[index][axis].start = finishRequired(
      0, in: items[index][axis].start, .guide, items[index].handle, axis, .start)
  }

  // MARK: Natural sizes

  /// One row an axis: above the natural size, the hugging priority counts, below it, the compression resistance.
  ///
  /// A masked view's size is fixed, so its natural size does not matter; a root's does when it is to be found out.
  func writeContent(at index: Int) {
    guard let view = items[index].handle.view else { return }
    let isMeasured = index == 0 ? rootSize.isFitting : !items[index].isMasked
    let none = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    let size = isMeasured ? view.effectiveIntrinsicSize(view.measuredSize) : none
    if isMeasured, view.wrapsContent, !wrapping.contains(index) { wrapping.append(index) }
    writeContent(size.width, of: view, at: index, .horizontal)
    writeContent(size.height, of: view, at: index, .vertical)
  }

  func writeContent(_ natural: CGFloat, of view: UIView, at index: Int, _ axis: NSLayoutConstraint.Axis) {
    let known = items[index][axis].content
    items[index][axis].natural = natural
    guard natural >= 0 else {
      remove(known)
      return items[index][axis].content = nil
    }
    let constant = writeLength(of: index, axis, 1) - Double(natural)
    items[index][axis].content = finish(
      constant, over: view.layout.hugging[axis].solverPriority, under: view.layout.compression[axis].solverPriority,
      in: known, .own(.contentSize, view.handle, axis, .length))
  }

  // MARK: Lengths that are not negative

  func limit(_ index: Int, _ axis: NSLayoutConstraint.Axis) {
    let handle = items[index].handle
    let constant = writeLength(of: index, axis, 1)
    items[index][axis].minimum = finish(
      constant, over: nil, under: .required, in: nil, .own(.minimumLength, handle, axis, .length))
  }
}

extension NSLayoutConstraint {
  fileprivate var followsReadingDirection: Bool {
    firstAttribute.directionality == .relative || secondAttribute.directionality == .relative
  }

  var concernsBaselines: Bool {
    if firstAttribute.isBaseline || secondAttribute.isBaseline { return true }
    guard let distances else { return false }
    let ends = [distances.first, distances.second].compactMap(\.self).flatMap { [$0.start, $0.end] }
    return ends.contains(where: \.attribute.isBaseline)
  }
}

extension LayoutItem {
  var isMirrored: Bool { owningItemView?.effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

extension NSLayoutConstraint.Attribute {
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Leading and trailing as left and right.
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
  /// Natural sizes can ask for 0 or less: that is the weakest wish; more than 1000 is required.
  var solverPriority: Priority { Priority(isLegal ? rawValue : legalized.rawValue) }
}
