/// The guides of a stack view, each for as long as something uses it.
@MainActor struct StackGuides {
  private var spanner: UILayoutGuide?
  private var gaps: [ObjectIdentifier: UILayoutGuide] = [:]
  /// Those that the arrangement being made has asked for.
  private var used: Set<ObjectIdentifier> = []

  /// From the first start to the last end of the items, across the axis.
  mutating func spanner(in stack: UIStackView) -> UILayoutGuide {
    let guide = spanner ?? make(_UILayoutSpacer(), "UISV-alignment-spanner", in: stack)
    spanner = guide
    used.insert(ObjectIdentifier(guide))
    return guide
  }

  mutating func gap(after item: ItemHandle, in stack: UIStackView) -> UILayoutGuide {
    let guide = gaps[ObjectIdentifier(item)] ?? make(_UIOLAGapGuide(), "UISV-distributing", in: stack)
    gaps[ObjectIdentifier(item)] = guide
    used.insert(ObjectIdentifier(guide))
    return guide
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
