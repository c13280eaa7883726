import Testing

@testable import UIKit

/// Tints.
/// Basis: the reference of `tintColor` and `tintColorDidChange()`: called when the view's own or an inherited tint
/// changes.
@MainActor struct TintTests {
  private final class Listener: UIView {
    var tints: [UIColor] = []
    override func tintColorDidChange() { tints.append(tintColor) }
  }

  @Test("a view is notified of its own tint and of one that it inherits")
  func changes() {
    let parent = UIView(), view = Listener()
    parent.addSubview(view)
    #expect(view.tints.isEmpty)
    parent.tintColor = .red
    view.tintColor = .green
    parent.tintColor = .blue
    view.tintColor = nil
    #expect(view.tints == [.red, .green, .blue])
  }

  @Test("a view that moves is told when the tint around it is another one")
  func moves() {
    let red = UIView(), plain = UIView(), holder = UIView(), view = Listener()
    red.tintColor = .red
    holder.addSubview(view)
    plain.addSubview(holder)
    #expect(view.tints.isEmpty)
    red.addSubview(holder)
    #expect(view.tints == [.red])
    holder.removeFromSuperview()
    #expect(view.tints.count == 2)
  }
}
