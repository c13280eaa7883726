// Distribution along the axis: the ends, the gaps, and the share of each item.
extension StackArrangement {
  /// Connects the ends of the row to those of the stack view. A row of only hidden items has length 0, so only its
  /// start is fixed, and other constraints for the stack view's length cause no conflict.
  ///
  /// > Basis: assumed for rows of only hidden items.
  mutating func connectAlong() {
    guard let first = ends.first ?? items.first else { return }
    add(.canvasConnection, container, along.start, .equal, first.reference, along.start)
    if let last = visible.isEmpty ? nil : ends.last {
      add(.canvasConnection, container, along.end, .equal, last.reference, along.end)
    } else {
      add(.canvasFit, stackReference, along.length, .equal, priority: 49)
    }
  }

  mutating func space() {
    if placesHiddenItemsBeside {
      spaceVisibleItems(usesGaps ? .greaterThanOrEqual : .equal)
      placeHiddenItemsBeside()
    } else if usesGaps {
      spaceVisibleItems(.greaterThanOrEqual)
      hangHiddenItems()
    } else {
      spaceAllItems()
    }
  }

  mutating func distribute() {
    switch stack.distribution {
    case .fill: shareWidthAmongText()
    case .fillEqually:
      guard let first = visible.first else { return }
      for item in visible.dropFirst() {
        add(.fillEqually, item.reference, along.length, .equal, first.reference, along.length)
      }
    case .fillProportionally: fillProportionally()
    case .equalSpacing: equalize(from: along.end, to: along.start, at: 1000)
    case .equalCentering: equalize(from: along.center, to: along.center, at: 149)
    }
  }

  /// Whether the distribution can widen the gaps.
  private var usesGaps: Bool { stack.distribution == .equalSpacing || stack.distribution == .equalCentering }

  private var ends: [StackItem] { usesGaps || placesHiddenItemsBeside ? visible : items }
}

// Gaps.
extension StackArrangement {
  /// Spaces all items. Hidden items stay in the row with length 0. n visible items have n − 1 gaps: a gap precedes each
  /// visible item except the first.
  private mutating func spaceAllItems() {
    var before: StackItem?
    for (previous, next) in zip(items, items.dropFirst()) {
      if !previous.isHidden { before = previous }
      let spacing = next.isHidden ? 0 : before.map { stack.spacingInPoints(after: $0.view) } ?? 0
      add(
        .spacing, next.reference, startAttribute(of: next), .equal, previous.reference, endAttribute(of: previous),
        constant: spacing)
    }
  }

  private mutating func spaceVisibleItems(_ relation: NSLayoutConstraint.Relation) {
    for (previous, next) in zip(visible, visible.dropFirst()) {
      add(
        .spacing, next.reference, startAttribute(of: next), relation, previous.reference,
        endAttribute(of: previous), constant: stack.spacingInPoints(after: previous.view))
    }
  }

  private var measuresBaselines: Bool { stack.isBaselineRelativeArrangement && stack.axis == .vertical }

  /// Returns the attribute at the start of an item. Hidden text has no lines, so its edges count.
  private func startAttribute(of item: StackItem) -> NSLayoutConstraint.Attribute {
    measuresBaselines && !item.isHidden ? .firstBaseline : along.start
  }

  private func endAttribute(of item: StackItem) -> NSLayoutConstraint.Attribute {
    measuresBaselines && !item.isHidden ? .lastBaseline : along.end
  }

  /// Adds guides of equal length between adjacent visible items.
  private mutating func equalize(
    from start: NSLayoutConstraint.Attribute, to end: NSLayoutConstraint.Attribute, at priority: Float
  ) {
    var first: ItemReference?
    for (previous, next) in zip(visible, visible.dropFirst()) {
      let gap = guides.gap(after: previous.reference, in: stack)
      add(.distributingEdge, gap, along.start, .equal, previous.reference, start)
      add(.distributingEdge, gap, along.end, .equal, next.reference, end)
      if let first {
        add(.fillEqually, gap, along.length, .equal, first, along.length, priority: priority)
      } else {
        first = gap
      }
    }
    if !visible.isEmpty { tighten() }
  }

  /// Keeps flexible gaps as short as possible.
  ///
  /// > Basis: derived. A saved stack view of three items without a height of its own keeps its gaps at `spacing`.
  private mutating func tighten() { add(.canvasFit, stackReference, along.length, .equal, priority: 49) }
}

// Proportional lengths.
extension StackArrangement {
  /// Gives each visible item a fraction of the stack view's length: that of its intrinsic length in the sum of all
  /// lengths and gaps. Priorities decrease from item to item, so that later items absorb rounding and limits. Items
  /// without a length get none; if no item has one, there are no fractions.
  ///
  /// > Basis: captured (published constraints of a current stack view) for items without a length; assumed for rows of
  /// > only such items.
  private mutating func fillProportionally() {
    let lengths = visible.map { naturalLength(of: $0.view) }
    guard lengths.contains(where: { $0 > 0 }) else { return }
    let total = lengths.reduce(sharedGaps, +)
    for (index, (item, length)) in zip(visible, lengths).enumerated() {
      if length > 0, total > 0 {
        add(
          .fillProportionally, item.reference, along.length, .equal, stackReference, along.length,
          multiplier: length / total, priority: max(999 - Float(index), 1))
      } else {
        add(.fillProportionally, item.reference, along.length, .equal)
      }
    }
  }

  private var gaps: CGFloat { visible.dropLast().reduce(0) { $0 + stack.spacingInPoints(after: $1.view) } }

  /// The total of the gaps that count in proportions. The system's spacing is the smallest number and counts as 0.
  ///
  /// > Basis: captured. Two equal labels in 120 points are 60 and 52 high with the standard spacing; a gap of 10 points
  /// > counts in the proportions.
  private var sharedGaps: CGFloat {
    visible.dropLast().reduce(0) {
      $0 + (stack.usesSystemSpacing(after: $1.view) ? 0 : stack.spacingInPoints(after: $1.view))
    }
  }

  /// Returns the intrinsic length of an item. Without one, its constraints determine the length.
  ///
  /// > Basis: captured. A nested stack view gets the fraction of its fitting length (published measurements).
  private func naturalLength(of item: UIView) -> CGFloat {
    let natural = along.length(of: item.effectiveIntrinsicSize(item.intrinsicContentSize))
    if natural >= 0 { return natural }
    guard item.treeUsesAutoLayout else { return 0 }
    return max(0, along.length(of: item.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)))
  }

  /// Gives text with several lines in a horizontal stack an equal share of the width, with a priority above its
  /// compression resistance. Text with required compression resistance gets none, and from iOS 15 on neither does a
  /// single item with such text.
  ///
  /// > Basis: documented. Two published cases: labels with resistance 750 get a third of a row of three at priority
  /// > 760, one with resistance 749 gets half of a row of two at 759. Captured for later releases: 13 of 13 rows of two
  /// > and three such labels or configured buttons (Xcode 14 to 16, 9 documents), and for text with resistance 1000: 13
  /// > of 13 rows (Xcode 12 to 15). The constant is derived: gaps belong to no item.
  private mutating func shareWidthAmongText() {
    guard stack.axis == .horizontal, visible.count > 1 else { return }
    let texts = visible.filter {
      $0.view.wrapsText && $0.view.contentCompressionResistancePriority(for: .horizontal) < .required
    }
    guard texts.count > 1 || stack.session.behaves(.loneTextsShareTheWidth) else { return }
    let share = 1 / CGFloat(visible.count), gaps = gaps
    sharesWidthAmongTexts = !texts.isEmpty
    for item in texts {
      let resistance = item.view.contentCompressionResistancePriority(for: .horizontal).rawValue
      add(
        .textWidth, item.reference, .width, .equal, stackReference, .width, multiplier: share, constant: -gaps * share,
        priority: min(resistance + 10, 999))
    }
  }
}

extension UIView {
  /// Whether a horizontal stack gives the view a share of its width: its text can have several lines.
  var wrapsText: Bool {
    switch self {
    case let label as UILabel: label.numberOfLines != 1
    case let button as UIButton: button.configuration != nil
    default: self is UITextView
    }
  }
}
