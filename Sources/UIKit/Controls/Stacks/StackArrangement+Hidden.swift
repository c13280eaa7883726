// Hidden items, without a length in the row or beside it.
extension StackArrangement {
  /// Whether hidden items are placed beside a row of the visible ones, as Interface Builder shows them faintly.
  var placesHiddenItemsBeside: Bool {
    visible.count < items.count && stack.session.environment.hiddenItems != .stayInTheRow
  }

  /// Sets the length of hidden items to 0. Beside the row, other required constraints take precedence.
  ///
  /// > Basis: captured. On the canvas, 44 hidden items in 26 documents keep a length from constraints, and 4 do not.
  /// > Two of these 4 have it at priority 999.
  mutating func hideHiddenItems() {
    guard visible.count < items.count else { return }
    let priority: Float = placesHiddenItemsBeside ? 999.9 : 1000
    for item in items where item.isHidden {
      add(.hiding, item.reference, along.length, .equal, priority: priority)
    }
  }
}

// Hidden items in a row with flexible gaps.
extension StackArrangement {
  /// Attaches hidden items to their neighbors, so that their constraints do not move visible items.
  mutating func hangHiddenItems() {
    guard let last = visible.last else { return hangOnFirstItem() }
    var following: StackItem?
    for item in items.reversed() {
      if !item.isHidden { following = item } else { hang(item, before: following, orAfter: last) }
    }
  }

  /// > Basis: captured. In a saved row with equal gaps of 24, hidden labels end 12 points before the first visible
  /// > item, which is at the start of the stack view; one of them is further away because of a constraint in the
  /// > document. In a column with gaps of 6, a hidden button begins at the end of the last visible item. That the
  /// > priority is this low is assumed.
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

// Hidden items beside the row.
extension StackArrangement {
  /// Places hidden items in the middle of a gap, before the first visible item, or after the last one. Items that are
  /// not attached to another item are at the start of the stack view.
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

  /// > Basis: captured. With equal spacing, items are not attached (7 items in 4 stack views, Xcode 12 and 16).
  private var hangsAlways: Bool {
    stack.distribution != .equalSpacing && stack.session.environment.hiddenItems == .hangEverywhere
  }

  private func hangs(behind item: StackItem) -> Bool {
    hangsAlways || stack.distribution != .equalSpacing && stack.spacingInPoints(after: item.view) > 0
  }
}
