import Testing
import UIKit

@testable import UIKit

/// Stack views. Basis: worked numbers of the constraints that live stack views print.
@MainActor struct StackViewTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))

  private func item(_ width: CGFloat, _ height: CGFloat) -> UIView {
    let view = UIView()
    view.layout.placeholderIntrinsicSize = CGSize(width: width, height: height)
    return view
  }

  /// Returns the frames of the items after layout in a stack view of the given size; an axis of nil is free.
  private func layOut(
    _ items: [UIView], width: CGFloat? = nil, height: CGFloat? = nil, _ configure: (UIStackView) -> Void = { _ in }
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: items)
    stack.translatesAutoresizingMaskIntoConstraints = false
    configure(stack)
    root.addSubview(stack)
    func fix(_ attribute: NSLayoutConstraint.Attribute, _ constant: CGFloat?) {
      guard let constant else { return }
      NSLayoutConstraint(
        item: stack, attribute: attribute, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: constant
      ).isActive = true
    }
    fix(.width, width)
    fix(.height, height)
    for edge in [NSLayoutConstraint.Attribute.left, .top] {
      NSLayoutConstraint(
        item: stack, attribute: edge, relatedBy: .equal, toItem: root, attribute: edge, multiplier: 1, constant: 0
      ).isActive = true
    }
    root.layoutIfNeeded()
    return stack
  }

  @Test("fill takes the natural sizes, and the largest one across")
  func fill() {
    let stack = layOut([item(160, 200), item(80, 100), item(40, 50)])
    #expect(stack.frame.size == CGSize(width: 280, height: 200))
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 160, 240])
    #expect(stack.arrangedSubviews.map(\.frame.height) == [200, 200, 200])
  }

  @Test("fill equally shares what the spacing leaves")
  func fillEqually() {
    let stack = layOut([item(10, 10), item(20, 10), item(30, 10)], width: 300) {
      $0.distribution = .fillEqually
      $0.spacing = 15
    }
    #expect(stack.arrangedSubviews.map(\.frame.width) == [90, 90, 90])
  }

  @Test("fill proportionally shares by the natural sizes")
  func fillProportionally() {
    let items = [item(160, 20), item(80, 20), item(40, 20)]
    let stack = layOut(items, width: 200) { $0.distribution = .fillProportionally }
    let widths = stack.arrangedSubviews.map(\.frame.width)
    #expect(zip(widths, [114.2857, 57.1429, 28.5714]).allSatisfy { abs($0 - $1) < 0.34 })
  }

  @Test("equal spacing keeps the gaps alike")
  func equalSpacing() {
    let stack = layOut([item(50, 20), item(50, 20), item(50, 20)], width: 300) { $0.distribution = .equalSpacing }
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 125, 250])
  }

  @Test("a hidden item gives up its room and one gap")
  func hidden() {
    let items = [item(50, 20), item(60, 20), item(70, 20)]
    items[0].isHidden = true
    let stack = layOut(items) { $0.spacing = 10 }
    #expect(stack.frame.width == 140)
    #expect(items[1].frame.minX == 0 && items[2].frame.minX == 70)
    items[0].isHidden = false
    root.layoutIfNeeded()
    #expect(stack.frame.width == 200)
  }

  @Test("leading, centre and trailing place items across, and the stack is as large as the largest")
  func alignment() {
    func positions(_ alignment: UIStackView.Alignment) -> [CGFloat] {
      let stack = layOut([item(50, 20), item(50, 60)]) { $0.alignment = alignment }
      #expect(stack.frame.height == 60)
      return stack.arrangedSubviews.map(\.frame.minY)
    }
    #expect(positions(.leading) == [0, 0])
    #expect(positions(.center) == [20, 0])
    #expect(positions(.trailing) == [40, 0])
  }

  @Test("a custom spacing replaces the gap after a view")
  func customSpacing() {
    let items = [item(50, 20), item(50, 20), item(50, 20)]
    let stack = layOut(items) {
      $0.spacing = 10
      $0.setCustomSpacing(30, after: items[0])
    }
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 80, 140])
  }
}
