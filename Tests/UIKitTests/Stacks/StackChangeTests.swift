import Testing
import UIKit

@testable import UIKit

/// A change of a stack view changes only the affected constraints. Basis: "UIStackView … updates only the constraints
/// that need to be changed" (kean.blog).
@MainActor struct StackChangeTests {
  private let stack = UIStackView(
    arrangedSubviews: (1...20).map { SizedItem(CGSize(width: 2 * $0, height: 10 + $0)) })

  private func constraints() -> Set<ObjectIdentifier> {
    stack.layoutIfNeeded()
    return Set(StackLog(stack).constraints.map { ObjectIdentifier($0) })
  }

  /// Returns the numbers of removed and added constraints, counting each object once.
  private func difference(_ change: () -> Void) -> (gone: Int, new: Int) {
    let kept = stack.constraints + stack.arrangedSubviews.flatMap(\.constraints)
    let before = constraints()
    change()
    let after = constraints()
    return withExtendedLifetime(kept) { (before.subtracting(after).count, after.subtracting(before).count) }
  }

  @Test("hiding a view makes one constraint and keeps the others")
  func hide() {
    stack.alignment = .center
    stack.spacing = 4
    let change = difference { stack.arrangedSubviews[7].isHidden = true }
    #expect(change == (0, 1))
  }

  @Test("showing it again takes that one away")
  func show() {
    stack.arrangedSubviews[7].isHidden = true
    let change = difference { stack.arrangedSubviews[7].isHidden = false }
    #expect(change == (1, 0))
  }

  @Test("another spacing changes constants alone")
  func spacing() {
    let change = difference { stack.spacing = 12 }
    #expect(change == (0, 0))
    #expect(StackLog(stack).lines("UISV-spacing").allSatisfy { $0.hasSuffix(" + 12.0") })
  }

  @Test("setting what is set already changes nothing")
  func sameValues() {
    stack.layoutIfNeeded()
    (stack.axis, stack.distribution, stack.alignment, stack.spacing) = (.horizontal, .fill, .fill, 0)
    #expect(!stack.needsUpdateConstraints())
  }

  @Test("an item in the middle opens one gap")
  func insert() {
    let change = difference { stack.insertArrangedSubview(SizedItem(CGSize(width: 1, height: 1)), at: 10) }
    #expect(change == (1, 4))
  }

  @Test("an item that leaves from the middle closes two gaps")
  func remove() {
    let change = difference { stack.removeArrangedSubview(stack.arrangedSubviews[10]) }
    #expect(change == (4, 1))
  }

  @Test(
    "gaps keep their guides when a view is hidden", arguments: [UIStackView.Distribution.equalSpacing, .equalCentering])
  func gaps(_ distribution: UIStackView.Distribution) {
    stack.distribution = distribution
    let change = difference { stack.arrangedSubviews[10].isHidden = true }
    #expect(change == (6, 4))
    #expect(stack.layoutGuides.count == 18)
  }

  @Test("guides go with the distribution that used them")
  func guides() {
    (stack.distribution, stack.alignment) = (.equalSpacing, .center)
    stack.layoutIfNeeded()
    #expect(stack.layoutGuides.count == 20)
    (stack.distribution, stack.alignment) = (.fill, .fill)
    stack.layoutIfNeeded()
    #expect(stack.layoutGuides.isEmpty)
  }

  @Test("after any change the constraints are those of a new stack view of the same settings")
  func changedAgreesWithNew() {
    var settings: [(UIStackView) -> Void] = []
    for distribution in UIStackView.Distribution.all {
      for alignment in UIStackView.Alignment.all {
        settings.append { ($0.distribution, $0.alignment) = (distribution, alignment) }
      }
    }
    let changed = makeSmallStack(), middle = changed.arrangedSubviews[1]
    for (round, set) in settings.enumerated() {
      set(changed)
      middle.isHidden = round % 3 == 0
      changed.spacing = CGFloat(round % 4)
      changed.layoutIfNeeded()
      let new = makeSmallStack()
      set(new)
      new.arrangedSubviews[1].isHidden = round % 3 == 0
      new.spacing = CGFloat(round % 4)
      new.layoutIfNeeded()
      #expect(StackLog(changed).lines == StackLog(new).lines)
      #expect(changed.arrangedSubviews.map(\.frame) == new.arrangedSubviews.map(\.frame), "\(round)")
    }
  }

  /// New views often reuse the memory of removed ones.
  @Test("views that come in place of others have the constraints of a new stack view")
  func replaced() {
    let changed = makeSmallStack(), new = makeSmallStack()
    for alignment in UIStackView.Alignment.all {
      (changed.alignment, new.alignment) = (alignment, alignment)
      for place in 0..<3 {
        changed.layoutIfNeeded()
        changed.arrangedSubviews[place].removeFromSuperview()
        changed.insertArrangedSubview(SizedItem(StackCase.sizes[place]), at: place)
      }
      changed.layoutIfNeeded()
      new.layoutIfNeeded()
      #expect(StackLog(changed).lines == StackLog(new).lines)
      #expect(changed.arrangedSubviews.map(\.frame) == new.arrangedSubviews.map(\.frame))
    }
  }

  private func makeSmallStack() -> UIStackView {
    let stack = UIStackView(arrangedSubviews: StackCase.sizes.map { SizedItem($0) })
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 90)
    return stack
  }
}
