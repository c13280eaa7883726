import Testing
import UIKit

@testable import UIKit

/// Every combination of distribution, alignment, axis, hidden items, direction and margins, compared with plain
/// arithmetic.
///
/// > Basis: the class's reference for the meaning of distributions and alignments; otherwise published constraints of
/// > live stack views.
@MainActor struct StackReferenceTests {
  @Test(arguments: UIStackView.Distribution.all, UIStackView.Alignment.all)
  func agreesWithArithmetic(_ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment) {
    for wanted in StackCase.all(distribution, alignment) { expectAgreement(wanted) }
  }

  /// A baseline does not determine the position of the items in a thicker stack view.
  @Test(arguments: [UIStackView.Alignment.fill, .leading, .center, .trailing])
  func agreesWithArithmeticInThickerOnes(_ alignment: UIStackView.Alignment) {
    for var wanted in StackCase.all(.fillEqually, alignment) {
      wanted.thickness = 90
      expectAgreement(wanted)
    }
  }

  private func expectAgreement(_ wanted: StackCase) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    let stack = wanted.makeStack(in: root), expected = ExpectedStack(wanted)
    root.layoutIfNeeded()
    #expect(stack.layout.solved?.size.isNear(expected.size) == true, "\(wanted): \(stack.frame.size)")
    let frames = stack.arrangedSubviews.map { $0.layout.solved ?? .null }
    #expect(zip(frames, expected.frames).allSatisfy { $0.isNear($1) }, "\(wanted): \(frames), not \(expected.frames)")
  }
}

extension CGSize {
  fileprivate func isNear(_ other: CGSize) -> Bool {
    abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    size.isNear(other.size) && abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6
  }
}
