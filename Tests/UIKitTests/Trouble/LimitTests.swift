import Testing
import UIKit

@testable import UIKit

/// Limits of solving.
/// When a limit ends the search for a solution, the app continues and reports it. Basis: the code of each test.
@MainActor struct LimitTests {
  private func rules(_ build: @MainActor (UIView) -> Void) -> [String] {
    let session = Session(environment: .standard)
    let root = session.perform { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    session.perform { build(root) }
    session.commitFrame(of: root)
    return session.diagnostics.map(\.rule)
  }

  @Test("numbers so far apart that nothing is left of the smaller ones are told")
  func distantNumbers() {
    let found = rules { root in
      let (left, right) = (Flipping(), Flipping())
      [left, right].forEach(root.addSubview)
      let wish = left.widthAnchor.constraint(equalTo: right.widthAnchor, multiplier: 1e9, constant: -9e12)
      wish.priority = UILayoutPriority(500)
      NSLayoutConstraint.activate([wish, right.widthAnchor.constraint(greaterThanOrEqualToConstant: 100_000)])
    }
    #expect(found == ["constraints-not-solved"])
  }

  @Test("a height that decides its own width, and so another height, is told")
  func flipping() {
    let found = rules { root in
      let view = Flipping()
      root.addSubview(view)
      view.widthAnchor.constraint(equalTo: view.heightAnchor).isActive = true
    }
    #expect(found == ["content-does-not-settle"])
  }

  @Test("a height that follows from a width is not")
  func settling() {
    let found = rules { root in
      let view = Flipping()
      root.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: 80).isActive = true
    }
    #expect(found.isEmpty)
  }
}

/// High when it is narrow, and low when it is wide.
@MainActor private final class Flipping: UIView {
  init() {
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 20) }
  override var wrapsContent: Bool { true }

  override func intrinsicContentSize(atWidth width: CGFloat) -> CGSize? {
    CGSize(width: UIView.noIntrinsicMetric, height: width > 50 ? 20 : 100)
  }
}
