import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// The content of a scroll view, by constraints and by code. Basis, unless a test names another: Technical Note TN2154.
@MainActor struct ScrollContentTests {
  private final class Counting: UIScrollView {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let content = UIView()

  init() {
    content.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(content)
  }

  private func activate(_ constraints: NSLayoutConstraint...) {
    NSLayoutConstraint.activate(constraints)
    scrollView.layoutIfNeeded()
  }

  private func pin(_ size: CGSize) {
    activate(
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      content.widthAnchor.constraint(equalToConstant: size.width),
      content.heightAnchor.constraint(equalToConstant: size.height))
  }

  // MARK: Defaults

  /// Basis: UIScrollView and UITableView references.
  @Test("a new scroll view clips, bounces, delays touches and does not zoom")
  func defaults() {
    #expect(scrollView.clipsToBounds && scrollView.bounces && scrollView.delaysContentTouches)
    #expect(!scrollView.alwaysBounceVertical && !scrollView.alwaysBounceHorizontal && !scrollView.isPagingEnabled)
    #expect(UITableView().alwaysBounceVertical)
    #expect(scrollView.minimumZoomScale == 1 && scrollView.maximumZoomScale == 1 && scrollView.zoomScale == 1)
    #expect(scrollView.scrollsToTop && !scrollView.isDirectionalLockEnabled)
    #expect(scrollView.decelerationRate == .normal)
    #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998)
    #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
  }

  // MARK: Offsets

  /// Basis: the offset is the origin of the bounds, and a view whose bounds change is laid out.
  @Test("each change of the offset lays out the scroll view, and it alone")
  func offsetsLayOut() {
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), inner = Counting(frame: view.bounds)
    view.contentSize = CGSize(width: 100, height: 1000)
    view.addSubview(inner)
    view.layoutIfNeeded()
    let (outerBefore, innerBefore) = (view.layouts, inner.layouts)
    for offset in [10, 20, 30] as [CGFloat] {
      view.contentOffset.y = offset
      view.layoutIfNeeded()
    }
    #expect(view.layouts == outerBefore + 3)
    #expect(inner.layouts == innerBefore)
  }

  /// Basis: derived; saved offsets out of range are rare.
  @Test("a larger view keeps the offset until the next layout, which brings the content into reach")
  func resizing() {
    scrollView.contentSize = CGSize(width: 320, height: 1000)
    scrollView.contentOffset.y = 600
    scrollView.layoutIfNeeded()
    scrollView.frame.size.height = 500
    #expect(scrollView.contentOffset.y == 600)
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentOffset.y == 500)
  }

  // MARK: Constraints

  @Test("edges of the content are those of the content, wherever it is scrolled to")
  func extent() {
    pin(CGSize(width: 1024, height: 768))
    #expect(scrollView.contentSize == CGSize(width: 1024, height: 768))
    scrollView.contentOffset = CGPoint(x: 50, y: 70)
    scrollView.setNeedsLayout()
    scrollView.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 0, width: 1024, height: 768))
    #expect(scrollView.contentSize == CGSize(width: 1024, height: 768))
  }

  @Test("a natural size makes the content as large as the view that has it")
  func naturalSize() {
    let image = UIView()
    let sized = UISwitch()
    image.translatesAutoresizingMaskIntoConstraints = false
    sized.translatesAutoresizingMaskIntoConstraints = false
    let natural = sized.alignmentRect(forFrame: CGRect(origin: .zero, size: sized.frame.size)).size
    content.removeFromSuperview()
    scrollView.addSubview(sized)
    activate(
      sized.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 10),
      sized.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 20),
      sized.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -10),
      sized.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -20))
    #expect(scrollView.contentSize == CGSize(width: natural.width + 20, height: natural.height + 40))
  }

  @Test("width and height of the scroll view are those of its frame: a page as wide as it scrolls downwards only")
  func frameSize() {
    activate(
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 900))
    #expect(scrollView.contentSize == CGSize(width: 320, height: 900))
  }

  /// Basis: UIScrollView reference.
  @Test("the content guide is the content, the frame guide what is visible and does not scroll")
  func guides() {
    let badge = UIView()
    badge.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(badge)
    activate(
      content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 1200),
      badge.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 5),
      badge.trailingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.trailingAnchor),
      badge.widthAnchor.constraint(equalToConstant: 20), badge.heightAnchor.constraint(equalToConstant: 20))
    #expect(scrollView.contentSize == CGSize(width: 320, height: 1200))
    #expect(badge.frame == CGRect(x: 300, y: 5, width: 20, height: 20))
    scrollView.contentOffset.y = 100
    scrollView.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 300, y: 105, width: 20, height: 20))
    #expect(content.frame.minY == 0)
  }

  // MARK: Constraints and code

  @Test("constraints that do not reach the far edges leave the size of the content to code")
  func mixed() {
    scrollView.contentSize = CGSize(width: 640, height: 900)
    activate(
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.widthAnchor.constraint(equalToConstant: 640), content.heightAnchor.constraint(equalToConstant: 900))
    #expect(scrollView.contentSize == CGSize(width: 640, height: 900))
    scrollView.contentSize.height = 1000
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 640, height: 1000))
  }

  /// Basis: derived from the same note, per axis.
  @Test("each axis by itself: constraints determine only their own axis")
  func oneAxis() {
    scrollView.contentSize = CGSize(width: 640, height: 900)
    activate(
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      content.widthAnchor.constraint(equalToConstant: 640), content.heightAnchor.constraint(equalToConstant: 700))
    #expect(scrollView.contentSize == CGSize(width: 640, height: 700))
    scrollView.contentSize = CGSize(width: 500, height: 100)
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 500, height: 700))
  }

  @Test("constraints that are taken away hand the size over to code")
  func handedOver() {
    activate(
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.widthAnchor.constraint(equalToConstant: 100), content.heightAnchor.constraint(equalToConstant: 100))
    let far = [
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
    ]
    NSLayoutConstraint.activate(far)
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 100, height: 100))
    NSLayoutConstraint.deactivate(far)
    scrollView.contentSize = CGSize(width: 500, height: 600)
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 500, height: 600))
  }

  /// Basis: TN2154, the mixed approach: a content view that keeps its autoresizing mask, with constraints inside.
  @Test("a content view with a frame, and constraints inside it")
  func contentWithMask() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 800)), label = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    content.removeFromSuperview()
    page.addSubview(label)
    scrollView.addSubview(page)
    scrollView.contentSize = page.frame.size
    activate(
      label.trailingAnchor.constraint(equalTo: page.trailingAnchor),
      label.topAnchor.constraint(equalTo: page.topAnchor),
      label.widthAnchor.constraint(equalToConstant: 50), label.heightAnchor.constraint(equalToConstant: 10))
    #expect(scrollView.contentSize == CGSize(width: 320, height: 800))
    #expect(label.frame == CGRect(x: 270, y: 0, width: 50, height: 10))
  }

  // MARK: Reading direction

  /// Basis: published advice for right-to-left apps: a scroll view is not flipped, its offset counts from the left, and
  /// apps that begin at the other end first scroll there.
  @Test("right to left, the leading edge is at the right end of the content, and the view still begins at the left one")
  func rightToLeft() {
    scrollView.semanticContentAttribute = .forceRightToLeft
    let first = UIView()
    first.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(first)
    pin(CGSize(width: 1000, height: 400))
    activate(
      first.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      first.topAnchor.constraint(equalTo: scrollView.topAnchor),
      first.widthAnchor.constraint(equalToConstant: 100), first.heightAnchor.constraint(equalToConstant: 100))
    #expect(scrollView.contentSize.width == 1000)
    #expect(scrollView.contentOffset.x == 0)
    #expect(first.frame.minX == 900)
  }

  // MARK: Exceptions

  /// Basis: the words are those of Core Animation's exceptions in published crash logs.
  @Test("an offset that is not a number ends the program with Core Animation's words about bounds")
  func notANumber() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        view.contentOffset = CGPoint(x: 0, y: CGFloat.nan)
      }
    }
    #expect(result.says("'CALayerInvalidGeometry', reason: 'CALayer bounds contains NaN: [0 nan; 320 480]'"))
  }
}
