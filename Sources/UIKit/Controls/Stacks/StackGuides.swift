/// The guides of a stack view, each for as long as something uses it.
@MainActor struct StackGuides {
  private var spanner: StackGuide?
  /// By the item before.
  private var gaps: [ItemReference: StackGuide] = [:]
  /// How many the arrangement being made has asked for.
  private var used = 0

  /// From the first start to the last end of the items, across the axis.
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

  /// Lets go of the guides that nobody asked for; no constraint mentions them any more.
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

/// A guide that a stack view makes for itself. The names of its classes are UIKit's, as logs show them.
class StackGuide: UILayoutGuide {
  /// In the arrangement that is being made.
  fileprivate final var isUsed = false
}
final class _UILayoutSpacer: StackGuide {}
final class _UIOLAGapGuide: StackGuide {}

extension UIView {
  /// For guides that no constraint mentions: `removeLayoutGuide` searches the whole tree for such constraints.
  fileprivate func dropLayoutGuides(where isDropped: (UILayoutGuide) -> Bool) {
    for guide in layout.guides where isDropped(guide) { guide.owningView = nil }
    layout.guides.removeAll { $0.owningView == nil }
    constraintsDidChange()
  }
}
