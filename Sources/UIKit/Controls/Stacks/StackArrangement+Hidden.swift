// Hidden items: without a length in the row, or beside it.
extension StackArrangement {
  /// Interface Builder shows hidden items, faintly: they stand beside a row that is made of the visible ones.
  var placesHiddenItemsBeside: Bool {
    visible.count < items.count && stack.session.environment.hiddenItems != .stayInTheRow
  }

  /// A hidden item has no length, and where it stands beside the row, only as far as nothing else requires one.
  ///
  /// > Basis: captured. On the canvas, 44 hidden items of 26 documents keep a length that constraints give them, 4 do
  /// > not, two of which have it at 999.
  mutating func hideHiddenItems() {
    guard visible.count < items.count else { return }
    let priority: Float = placesHiddenItemsBeside ? 999.9 : 1000
    for item in items where item.isHidden {
      add(.hiding, item.reference, along.length, .equal, priority: priority)
    }
  }
}

// In the row, where gaps may grow.
extension StackArrangement {
  /// Hidden items hang on their neighbours, so that nothing said of them moves a visible item.
  mutating func hangHiddenItems() {
    guard let last = visible.last else { return hangOnFirstItem() }
    var following: StackItem?
    for item in items.reversed() {
      if !item.isHidden { following = item } else { hang(item, before: following, orAfter: last) }
    }
  }

  /// > Basis: captured. In a saved row with equal gaps of 24, hidden labels end 12 points before the first visible item,
  /// > which stands at the start of the stack view; one of them has gone further, as a constraint of the document asks. In a
  /// > column with gaps of 6 a hidden button begins where the last visible item ends. That the wish is this weak is assumed.
  private mutating func hang(_ item: StackItem, before following: StackItem?, orAfter last: StackItem) {
    if let following {
      let half = stack.spacing == UIStackView.spacingUseDefault ? 0 : stack.points(stack.spacing) / 2
      add(.spacing, following.reference, along.start, .equal, item.reference, along.end, constant: half, priority: 50)
    } else {
      add(.spacing, item.reference, along.start, .equal, last.reference, along.end, priority: 50)
    }
  }

  private mutating func hangOnFirstItem() {
    for (previous, next) in zip(items, items.dropFirst()) {
      add(.spacing, next.reference, along.start, .equal, previous.reference, along.end)
    }
  }
}

// Beside the row.
extension StackArrangement {
  /// In the middle of the gap, before the first visible item or behind the last one; items that hang nowhere lie at the
  /// start of the stack view.
  mutating func placeHiddenItemsBeside() {
    var previous: StackItem?
    for item in items {
      if !item.isHidden {
        previous = item
      } else if let previous, hangs(behind: previous) {
        let isBehindAll = previous.view === visible.last?.view
        let half = isBehindAll ? 0 : stack.spacingInPoints(after: previous.view) / 2
        add(
          .spacing, item.reference, along.start, .equal, previous.reference, along.end, constant: half, priority: 50)
      } else if previous == nil, let first = visible.first, hangsAlways {
        add(.spacing, first.reference, along.start, .equal, item.reference, along.end, priority: 50)
      } else if !visible.isEmpty || item.view !== items.first?.view {
        add(.spacing, item.reference, along.start, .equal, container, along.start, priority: 50)
      }
    }
  }

  /// > Basis: captured. Where gaps are equal nothing hangs (7 items of 4 stack views, Xcode 12 and 16).
  private var hangsAlways: Bool {
    stack.distribution != .equalSpacing && stack.session.environment.hiddenItems == .hangEverywhere
  }

  private func hangs(behind item: StackItem) -> Bool {
    hangsAlways || stack.distribution != .equalSpacing && stack.spacingInPoints(after: item.view) > 0
  }
}
