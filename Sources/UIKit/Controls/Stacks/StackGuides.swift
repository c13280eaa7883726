/// The guides of a stack view, each kept while a constraint uses it.
@MainActor struct StackGuides {
  private var spanner: StackGuide?
  /// The guides of gaps, by the item before.
  private var gaps: [ItemReference: StackGuide] = [:]
  /// The number of guides that the current arrangement uses.
  private var used = 0

  /// Returns the guide across the axis from the first start to the last end of the items.
  mutating func spanner(in stack: UIStackView) -> ItemReference {
    let guide = spanner ?? make(_UILayoutSpacer(), "UISV-alignment-spanner", in: stack)
    spanner = guide
    return use(guide)
  }

  mutating func gap(after item: ItemReference, in stack: UIStackView) -> ItemReference {
    if let guide = gaps[item] { return use(guide) }
    let guide = make(_UIOLAGapGuide(), "UISV-distributing", in: stack)
    gaps[item] = guide
    return use(guide)
  }

  private mutating func use(_ guide: StackGuide) -> ItemReference {
    guide.isUsed = true
    used += 1
    return ItemReference(guide.handle)
  }

  /// Removes the guides that the arrangement does not use. No constraint refers to them any more.
  mutating func dropUnused(from stack: UIStackView) {
    let isComplete = used == gaps.count + (spanner == nil ? 0 : 1)
    used = 0
    if !isComplete {
      if spanner?.isUsed == false { spanner = nil }
      gaps = gaps.filter { $0.value.isUsed }
      stack.dropLayoutGuides { ($0 as? StackGuide)?.isUsed == false }
    }
    spanner?.isUsed = false
    for gap in gaps.values { gap.isUsed = false }
  }

  private func make(_ guide: StackGuide, _ identifier: String, in stack: UIStackView) -> StackGuide {
    guide.identifier = identifier
    stack.addLayoutGuide(guide)
    return guide
  }
}

/// A guide that a stack view creates for itself. The class names are UIKit's, as logs show them.
class StackGuide: UILayoutGuide {
  /// Whether the current arrangement uses the guide.
  fileprivate final var isUsed = false
}
final class _UILayoutSpacer: StackGuide {}
final class _UIOLAGapGuide: StackGuide {}

extension UIView {
  /// Removes guides that no constraint refers to. `removeLayoutGuide` would search the whole tree for such constraints.
  fileprivate func dropLayoutGuides(where isDropped: (UILayoutGuide) -> Bool) {
    for guide in layout.guides where isDropped(guide) { guide.owningView = nil }
    layout.guides.removeAll { $0.owningView == nil }
    constraintsDidChange()
  }
}
