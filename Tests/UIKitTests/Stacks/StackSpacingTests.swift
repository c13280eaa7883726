import Testing
import UIKit

@testable import UIKit

/// The spacing between arranged views. Basis: captured, published measurements of `setCustomSpacing`.
@MainActor struct StackSpacingTests {
  private let items = (0..<4).map { _ in SizedItem(CGSize(width: 50, height: 20)) }

  /// Returns where the items begin, in a row with a spacing of 10.
  private func starts(_ configure: (UIStackView) -> Void) -> [CGFloat] {
    let stack = UIStackView(arrangedSubviews: items)
    stack.spacing = 10
    configure(stack)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))
    root.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    return stack.arrangedSubviews.map(\.frame.minX)
  }

  @Test("a custom spacing takes the place of the common one")
  func custom() { #expect(starts { $0.setCustomSpacing(30, after: items[1]) } == [0, 60, 140, 200]) }

  @Test("it counts for the next visible view")
  func hiddenBetween() {
    let starts = starts {
      $0.setCustomSpacing(30, after: items[0])
      $0.setCustomSpacing(70, after: items[1])
      items[1].isHidden = true
    }
    #expect(starts == [0, 50, 80, 140])
  }

  @Test("it has no room before a hidden end")
  func hiddenEnd() {
    let starts = starts {
      $0.setCustomSpacing(30, after: items[2])
      items[3].isHidden = true
    }
    #expect(starts == [0, 60, 120, 170])
  }

  @Test("it is rounded to pixels")
  func rounded() {
    let stack = UIStackView(arrangedSubviews: items)
    stack.setCustomSpacing(10.3, after: items[0])
    stack.layoutIfNeeded()
    let spacing = stack.constraints.filter { $0.identifier == "UISV-spacing" }.map(\.constant).max()
    #expect(spacing == stack.session.pixelGrid.round(10.3))
    #expect(stack.customSpacing(after: items[0]) == 10.3)
  }

  @Test("it is forgotten when the view is no longer arranged, not when it moves")
  func forgotten() {
    let stack = UIStackView(arrangedSubviews: items)
    stack.setCustomSpacing(30, after: items[0])
    stack.addArrangedSubview(items[0])
    #expect(stack.customSpacing(after: items[0]) == 30)
    stack.removeArrangedSubview(items[0])
    stack.addArrangedSubview(items[0])
    #expect(stack.customSpacing(after: items[0]) == UIStackView.spacingUseDefault)
  }

  @Test("a view that is not arranged has none")
  func stranger() {
    let stack = UIStackView(arrangedSubviews: items), stranger = UIView()
    stack.setCustomSpacing(30, after: stranger)
    stack.addArrangedSubview(stranger)
    #expect(stack.customSpacing(after: stranger) == UIStackView.spacingUseDefault)
  }

  @Test("the default and the system's have values of their own, which are Apple's")
  func constants() {
    #expect(UIStackView.spacingUseDefault == 3.4028234663852886e+38)
    #expect(UIStackView.spacingUseSystem == 1.1754943508222875e-38)
    let starts = starts {
      $0.setCustomSpacing(UIStackView.spacingUseSystem, after: items[0])
      $0.setCustomSpacing(40, after: items[1])
      $0.setCustomSpacing(UIStackView.spacingUseDefault, after: items[1])
    }
    #expect(starts == [0, 58, 118, 178])
  }

  @Test("a spacing that is itself the default is none")
  func commonDefault() { #expect(starts { $0.spacing = UIStackView.spacingUseDefault } == [0, 50, 100, 150]) }
}
