import Testing
import UIKit

@testable import UIKit

/// Arranged subviews. Basis: UIStackView reference, "Managing arranged subviews".
@MainActor struct StackMembershipTests {
  private let first = UIView(), second = UIView(), third = UIView()
  private var stack: UIStackView { UIStackView(arrangedSubviews: [first, second, third]) }

  @Test("are subviews that no autoresizing mask moves")
  func added() {
    let stack = stack
    #expect(stack.subviews == [first, second, third])
    #expect(stack.arrangedSubviews.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
  }

  @Test("are not what is only added as a subview")
  func plainSubview() {
    let stack = stack, plain = UIView()
    stack.addSubview(plain)
    #expect(stack.arrangedSubviews == [first, second, third])
    #expect(plain.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("stay subviews when they are removed as arranged ones")
  func removed() {
    let stack = stack
    stack.removeArrangedSubview(second)
    #expect(stack.arrangedSubviews == [first, third])
    #expect(stack.subviews == [first, second, third])
  }

  @Test("are arranged no more when they leave their superview")
  func removedFromSuperview() {
    let stack = stack
    second.removeFromSuperview()
    #expect(stack.arrangedSubviews == [first, third])
  }

  @Test("leave their old stack view for a new one")
  func moved() {
    let stack = stack, other = UIStackView()
    other.addArrangedSubview(second)
    #expect(stack.arrangedSubviews == [first, third] && other.arrangedSubviews == [second])
  }

  @Test("move when they are inserted again, and the subviews keep their order")
  func insertedAgain() {
    let stack = stack
    stack.insertArrangedSubview(third, at: 0)
    #expect(stack.arrangedSubviews == [third, first, second])
    stack.addArrangedSubview(third)
    #expect(stack.arrangedSubviews == [first, second, third])
    #expect(stack.subviews == [first, second, third])
  }

  @Test("go where they are inserted, in front of all subviews")
  func inserted() {
    let stack = stack, new = UIView()
    stack.insertArrangedSubview(new, at: 1)
    #expect(stack.arrangedSubviews == [first, new, second, third])
    #expect(stack.subviews.last === new)
  }

  @Test("cannot be inserted beyond the end")
  func outOfRange() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIStackView().insertArrangedSubview(UIView(), at: 1) }
    }
    #expect(result.says("NSInternalInconsistencyException"))
  }

  @Test("are free of the stack view's own constraints at once when they leave")
  func freed() {
    let stack = stack
    stack.alignment = .center
    first.isHidden = true
    stack.layoutIfNeeded()
    #expect(!first.constraints.isEmpty)
    first.removeFromSuperview()
    #expect(first.constraints.isEmpty)
    second.isHidden = true
    stack.layoutIfNeeded()
    stack.removeArrangedSubview(second)
    #expect(second.constraints.isEmpty)
  }

  /// With Apple's declaration, a subclass that declares `init?(coder:)` does not compile.
  private final class Column: UIStackView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      axis = .vertical
    }

    required init(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test("are taken by subclasses, too")
  func subclass() {
    let column = Column(arrangedSubviews: [first, second])
    #expect(column.axis == .vertical && column.arrangedSubviews.count == 2)
    #expect(Column(coder: NSCoder()).arrangedSubviews.isEmpty)
  }

  @Test("leave nothing behind when they go one by one")
  func removedOneByOne() {
    let stack = UIStackView(arrangedSubviews: (0..<50).map { _ in UIView() })
    stack.layoutIfNeeded()
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.isEmpty && stack.constraints.isEmpty)
  }
}
