import CoreTypes
import DisplayLists
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Stack views in their surroundings.
/// Stack views among other views: their sizes, and the constraints that they break.
@MainActor struct StackPlaceTests {
  private func item(_ width: CGFloat, _ height: CGFloat) -> SizedItem {
    SizedItem(CGSize(width: width, height: height))
  }

  private func fittingSize(_ stack: UIStackView) -> CGSize {
    stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  /// Basis: worked example of the published constraints.
  @Test("fit their items, and have no natural size of their own")
  func fitting() {
    let stack = UIStackView(arrangedSubviews: [item(160, 200), item(80, 100), item(40, 50)])
    #expect(fittingSize(stack) == CGSize(width: 280, height: 200))
    #expect(stack.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    stack.axis = .vertical
    stack.spacing = 10
    #expect(fittingSize(stack) == CGSize(width: 160, height: 370))
  }

  @Test("fit their items whatever the alignment", arguments: UIStackView.Alignment.all)
  func fittingAligned(_ alignment: UIStackView.Alignment) {
    let stack = UIStackView(arrangedSubviews: [item(160, 200), item(80, 100), item(40, 50)])
    stack.alignment = alignment
    #expect(fittingSize(stack) == CGSize(width: 280, height: 200))
  }

  @Test("fit their items whatever the distribution", arguments: UIStackView.Distribution.all)
  func fittingDistributed(_ distribution: UIStackView.Distribution) {
    let stack = UIStackView(arrangedSubviews: [item(50, 20), item(50, 20), item(50, 20)])
    stack.distribution = distribution
    stack.spacing = 5
    #expect(fittingSize(stack) == CGSize(width: 160, height: 20))
  }

  /// Basis: captured: two equal labels in 120 points with the standard spacing are 60 and 52 high.
  @Test("in proportion to their lengths the system's spacing has no share, and a number of points has")
  func proportions() {
    let stack = UIStackView(arrangedSubviews: [item(20, 14.5), item(20, 14.5)])
    (stack.axis, stack.distribution) = (.vertical, .fillProportionally)
    stack.frame = CGRect(x: 0, y: 0, width: 20, height: 120)
    stack.spacing = UIStackView.spacingUseSystem
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.height) == [60, 52])
    stack.spacing = 8
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.height) == [47, 65])
  }

  /// Basis: captured: a button of 30 points begins 4.5 above its stack view, whose height is from the first label's top
  /// to the button's end (2 documents); in a stack view that is too high, labels are at the end (1 document).
  @Test("on first baselines a higher text begins above the stack view, from iOS 14 on", arguments: [13, 14])
  func firstBaselines(_ release: Int) throws {
    let device = try DeviceCatalog.find("iphone-8")
    Session(environment: SystemEnvironment(profile: .profile(for: .iOS(release)), device: device)).perform {
      let small = UILabel(), large = UILabel()
      (small.text, small.font) = ("Small", .systemFont(ofSize: 17))
      (large.text, large.font) = ("Large", .systemFont(ofSize: 40))
      let stack = UIStackView(arrangedSubviews: [small, large]), natural = large.intrinsicContentSize.height
      stack.alignment = .firstBaseline
      stack.frame.size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      stack.layoutIfNeeded()
      #expect((small.frame.minY == 0) == (release >= 14) && (large.frame.minY < 0) == (release >= 14))
      #expect(abs(large.frame.maxY - stack.bounds.height) < 0.01 && (stack.bounds.height < natural) == (release >= 14))
      stack.frame.size.height = 100
      stack.layoutIfNeeded()
      #expect((large.frame.maxY == 100) == (release >= 14))
    }
  }

  @Test("a row of 300 has its three items of 50 at gaps of 75")
  func equalSpacing() {
    let stack = UIStackView(arrangedSubviews: [item(50, 20), item(50, 20), item(50, 20)])
    stack.distribution = .equalSpacing
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 20)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 125, 250])
  }

  /// Basis: the class's reference, "it shrinks the views according to their compression resistance priority".
  @Test(
    "what does not fit shrinks by its compression resistance",
    arguments: [
      UIStackView.Distribution.fill, .equalSpacing, .equalCentering,
    ])
  func compressed(_ distribution: UIStackView.Distribution) {
    let items = [item(60, 20), item(60, 20), item(60, 20)]
    items[1].setContentCompressionResistancePriority(UILayoutPriority(700), for: .horizontal)
    let stack = UIStackView(arrangedSubviews: items)
    (stack.distribution, stack.spacing) = (distribution, 5)
    stack.frame = CGRect(x: 0, y: 0, width: 150, height: 20)
    stack.layoutIfNeeded()
    #expect(items.map(\.frame.minX) == [0, 65, 90] && items.map(\.frame.width) == [60, 20, 60])
  }

  @Test("nothing is left of a stack view whose items are all hidden", arguments: UIStackView.Distribution.all)
  func allHidden(_ distribution: UIStackView.Distribution) {
    let stack = UIStackView(arrangedSubviews: [item(50, 20), item(60, 20)])
    stack.distribution = distribution
    stack.spacing = 10
    for view in stack.arrangedSubviews { view.isHidden = true }
    #expect(fittingSize(stack).width == 0)
  }

  @Test("items that are all hidden break no length from outside", arguments: UIStackView.Distribution.all)
  func allHiddenInFixedLength(_ distribution: UIStackView.Distribution) {
    let stack = UIStackView(arrangedSubviews: [item(50, 20), item(60, 20)])
    stack.distribution = distribution
    for view in stack.arrangedSubviews { view.isHidden = true }
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 20)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.allSatisfy { $0.frame.width == 0 })
    #expect(stack.session.diagnostics.isEmpty)
  }

  @Test("an empty one takes what it is given")
  func empty() {
    let stack = UIStackView()
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 20)
    stack.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 300, height: 20) && stack.session.diagnostics.isEmpty)
  }

  /// Basis: useyourloaf.com, "Stack view constraint conflicts when hiding views".
  @Test("hiding a view of a required height is a conflict")
  func hiddenConflict() throws {
    try Session.of(.iOS(10)).perform {
      let view = UIView(), stack = UIStackView(arrangedSubviews: [view, item(50, 20)])
      stack.axis = .vertical
      view.heightAnchor.constraint(equalToConstant: 128).isActive = true
      view.isHidden = true
      stack.layoutIfNeeded()
      let text = stack.session.diagnostics.map(\.message).joined()
      #expect(text.contains("UISV-hiding") && text.contains("128"))
    }
  }

  @Test("nested ones are laid out in one go")
  func nested() {
    let inner = UIStackView(arrangedSubviews: [item(30, 10), item(50, 10)])
    inner.axis = .vertical
    inner.spacing = 4
    let outer = UIStackView(arrangedSubviews: [item(20, 40), inner])
    outer.spacing = 8
    #expect(fittingSize(outer) == CGSize(width: 78, height: 40))
    #expect(outer.session.diagnostics.isEmpty)
    outer.axis = .vertical
    #expect(fittingSize(outer) == CGSize(width: 50, height: 72))
  }

  @Test("one in a scroll view decides how far it scrolls")
  func inScrollView() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let stack = UIStackView(arrangedSubviews: (0..<10).map { _ in item(100, 80) })
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      stack.topAnchor.constraint(equalTo: scrollView.topAnchor),
      stack.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      stack.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
    ])
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 320, height: 800))
    stack.arrangedSubviews[3].isHidden = true
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 320, height: 720))
  }

  /// Basis: captured. A saved row with equal gaps of 24, three hidden labels and a button over the whole width; the
  /// document ties the first two labels to each other.
  @Test("what is said of hidden items moves no visible one where gaps may grow")
  func hiddenInGaps() {
    let labels = [item(90, 20), item(50, 20), item(20, 20)], button = item(80, 30)
    let stack = UIStackView(arrangedSubviews: labels + [button])
    (stack.distribution, stack.alignment, stack.spacing) = (.equalSpacing, .center, 24)
    for label in labels { label.isHidden = true }
    labels[1].leadingAnchor.constraint(equalTo: labels[0].trailingAnchor, constant: 24).isActive = true
    stack.frame = CGRect(x: 0, y: 0, width: 359, height: 44)
    stack.layoutIfNeeded()
    #expect(button.frame == CGRect(x: 0, y: 7, width: 359, height: 30))
    #expect(labels[2].frame == CGRect(x: -12, y: 12, width: 0, height: 20))
    #expect(labels.allSatisfy { $0.frame.width == 0 })
    #expect(labels[1].frame.minX - labels[0].frame.minX == 24)
    #expect(stack.session.diagnostics.isEmpty)
  }

  /// Basis: captured. Published: before iOS 14 the layer of a stack view was one that draws nothing.
  @Test("a background is seen from iOS 14 on", arguments: [9, 13, 14, 17])
  func background(_ major: Int) throws {
    let session = try Session.of(.iOS(major))
    session.perform {
      let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let empty = session.recordFrame(of: stack)
      stack.backgroundColor = .red
      (stack.layer.borderWidth, stack.clipsToBounds) = (2, true)
      #expect((session.recordFrame(of: stack) != empty) == (major >= 14))
      #expect(stack.backgroundColor == .red)
    }
  }
}
