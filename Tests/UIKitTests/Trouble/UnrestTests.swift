import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Layout that does not settle.
/// Endless layouts. Basis: the code of each test.
@MainActor struct UnrestTests {
  private func notes(_ build: @MainActor (UIView) -> Void) -> [String] {
    let session = Session(environment: .standard)
    let root = session.perform { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    root.accessibilityIdentifier = "root"
    session.perform { build(root) }
    root.setNeedsLayout()
    session.commitFrame(of: root)
    return session.diagnostics.filter { $0.rule == "layout-does-not-settle" }.flatMap(\.notes).map(\.message)
  }

  @Test("the views that keep dirtying each other are named")
  func pair() {
    let found = notes { root in
      let left = Restless("left"), right = Restless("right")
      [left, right].forEach(root.addSubview)
      left.whileLayingOut = { [weak right] in right?.setNeedsLayout() }
      right.whileLayingOut = { [weak left] in left?.setNeedsLayout() }
      left.setNeedsLayout()
    }
    #expect(found.contains("left.layoutSubviews requests layout of right."))
    #expect(found.contains("right.layoutSubviews requests layout of left."))
  }

  @Test("a view that changes a constraint each time is named")
  func constraints() {
    let found = notes { root in
      let box = Restless("box")
      box.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(box)
      let width = box.widthAnchor.constraint(equalToConstant: 1)
      NSLayoutConstraint.activate([
        width, box.leftAnchor.constraint(equalTo: root.leftAnchor), box.topAnchor.constraint(equalTo: root.topAnchor),
        box.heightAnchor.constraint(equalToConstant: 1),
      ])
      box.whileLayingOut = { width.constant += 1 }
    }
    #expect(found.contains { $0.hasPrefix("box.layoutSubviews changes constraints or the intrinsic content size of ") })
  }

  @Test("a layout that settles has no such finding")
  func rest() { #expect(notes { $0.addSubview(Restless("box")) }.isEmpty) }
}

@MainActor private final class Restless: UIView {
  var whileLayingOut: () -> Void = {}

  init(_ name: String) {
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    accessibilityIdentifier = name
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    whileLayingOut()
  }
}
