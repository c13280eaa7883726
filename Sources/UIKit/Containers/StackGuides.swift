/// The guides of a stack view, each for as long as something uses it.
@MainActor struct StackGuides {
  private var spanner: UILayoutGuide?
  /// By the item before.
  private var gaps: [ItemReference: UILayoutGuide] = [:]
  /// Those that the arrangement being made has asked for.
  private var used: Set<ObjectIdentifier> = []

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

  private mutating func use(_ guide: UILayoutGuide) -> ItemReference {
    used.insert(ObjectIdentifier(guide))
    return ItemReference(guide.handle)
  }

  /// Lets go of the guides that nobody asked for; no constraint mentions them any more.
  mutating func dropUnused(from stack: UIStackView) {
    let used = used
    self.used = []
    guard used.count < gaps.count + (spanner == nil ? 0 : 1) else { return }
    if let guide = spanner, !used.contains(ObjectIdentifier(guide)) { spanner = nil }
    gaps = gaps.filter { used.contains(ObjectIdentifier($0.value)) }
    stack.dropLayoutGuides { $0 is StackGuide && !used.contains(ObjectIdentifier($0)) }
  }

  private func make(_ guide: UILayoutGuide, _ identifier: String, in stack: UIStackView) -> UILayoutGuide {
    guide.identifier = identifier
    stack.addLayoutGuide(guide)
    return guide
  }
}

/// A guide that a stack view makes for itself. The names of its classes are UIKit's, as logs show them.
class StackGuide: UILayoutGuide {}
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
