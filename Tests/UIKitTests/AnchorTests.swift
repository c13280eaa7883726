import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Anchors. Basis: the class references; system spacing as measured on iOS 11 and later.
@MainActor struct AnchorTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func makeView() -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  @Test("anchors make inactive required constraints that place a view")
  func placement() {
    let view = makeView()
    let constraints = [
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 20),
      view.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 30),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.1, constant: 1),
    ]
    #expect(constraints.allSatisfy { !$0.isActive && $0.priority == .required })
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 30, width: 290, height: 30))
    NSLayoutConstraint.deactivate(constraints)
    #expect(root.constraints.isEmpty && view.constraints.isEmpty)
  }

  @Test("guides have anchors, too")
  func guides() {
    let view = makeView(), guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: root.leftAnchor), guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      guide.heightAnchor.constraint(equalToConstant: 100),
      view.centerXAnchor.constraint(equalTo: guide.rightAnchor),
      view.centerYAnchor.constraint(equalTo: guide.bottomAnchor),
      view.widthAnchor.constraint(equalToConstant: 20), view.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 160, height: 100))
    #expect(view.frame == CGRect(x: 150, y: 90, width: 20, height: 20))
  }

  @Test("system spacing is 8 a step, in the constant, and never negative")
  func systemSpacing() {
    let view = makeView(), other = makeView()
    let three = view.leadingAnchor.constraint(equalToSystemSpacingAfter: other.trailingAnchor, multiplier: 3)
    #expect(three.constant == 24 && three.multiplier == 1)
    let negative = view.topAnchor.constraint(equalToSystemSpacingBelow: other.bottomAnchor, multiplier: -1)
    #expect(negative.constant == 0)
  }

  @Test("anchors of the same edge are equal")
  func equality() {
    let view = makeView()
    #expect(view.topAnchor == view.topAnchor && view.topAnchor.hash == view.topAnchor.hash)
    #expect(view.topAnchor != view.bottomAnchor)
  }
}
