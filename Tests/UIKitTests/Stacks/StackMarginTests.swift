import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Stack views with items inside margins that grow with the safe area, and that extend beyond their superview: their
/// height follows from their margins, and their margins from their height. Basis: published experiments with views that
/// are moved beyond an edge of their superview; that such a layout settles is derived from them.
@MainActor struct StackMarginTests {
  private let session: Session
  private let controller = UIViewController()
  private let stack: UIStackView

  /// On a phone of 812 points with a home indicator of 34.
  init() throws {
    let session = try Session.of(.iOS(12), "iphone-x"), controller = controller
    stack = session.perform {
      let stack = UIStackView(arrangedSubviews: [SizedItem(CGSize(width: 50, height: 100))])
      (stack.axis, stack.isLayoutMarginsRelativeArrangement) = (.vertical, true)
      stack.translatesAutoresizingMaskIntoConstraints = false
      return stack
    }
    self.session = session
    session.launch { controller }
    #expect(controller.view.safeAreaInsets.bottom == 34)
  }

  /// Without insets the stack view is 116 points high.
  private func put(topAt top: CGFloat) {
    controller.view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: top),
      stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 20),
    ])
  }

  private func heights(_ count: Int) -> [CGFloat] {
    (0..<count).map { _ in
      controller.view.setNeedsLayout()
      session.commitWindows()
      return stack.frame.height
    }
  }

  @Test("end below the screen, and are as much higher as the safe area is there", arguments: [700, 760, 800, 900])
  func belowTheScreen(_ top: CGFloat) {
    put(topAt: top)
    #expect(heights(20) == Array(repeating: 150, count: 20))
    #expect(stack.safeAreaInsets.bottom == 34 && session.diagnostics.isEmpty)
  }

  /// The margins grow by the overlap, which extends the overlap.
  @Test("grow into the strip that they reach into until they fill it")
  func intoTheStrip() {
    put(topAt: 812 - 34 - 116 + 4)
    #expect(heights(20).suffix(10) == Array(repeating: 150, count: 10)[...])
  }

  @Test("are as high as their items in the safe area, and where they do not heed it")
  func unheeded() {
    put(topAt: 600)
    #expect(heights(3) == [116, 116, 116])
    stack.insetsLayoutMarginsFromSafeArea = false
    stack.constraints(fixingTopIn: controller.view).constant = 800
    #expect(heights(3) == [116, 116, 116])
  }

  @Test("rest while a keyboard takes a strip of the safe area, and when it is gone")
  func keyboard() {
    put(topAt: 600)
    #expect(heights(3) == [116, 116, 116])
    session.perform { controller.additionalSafeAreaInsets.bottom = 300 }
    #expect(heights(20).suffix(10) == Array(repeating: 450, count: 10)[...])
    session.perform { controller.additionalSafeAreaInsets.bottom = 0 }
    #expect(heights(20).suffix(10) == Array(repeating: 116, count: 10)[...])
  }

  @Test("keep no more of their superview's margins than it has")
  func preserved() {
    stack.preservesSuperviewLayoutMargins = true
    stack.insetsLayoutMarginsFromSafeArea = false
    put(topAt: 760)
    #expect(heights(20) == Array(repeating: 142, count: 20))
  }
}

extension UIView {
  fileprivate func constraints(fixingTopIn superview: UIView) -> NSLayoutConstraint {
    superview.constraints.first { $0.firstItem === self && $0.firstAttribute == .top } ?? NSLayoutConstraint()
  }
}
