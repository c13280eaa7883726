import SystemProfiles
import Testing

@testable import UIKit

/// Basis: the UISegmentedControl reference; that the taken segment stays taken when others come and go is assumed.
@MainActor @Suite("Segments") struct SegmentTests {
  private func control() -> UISegmentedControl { UISegmentedControl(items: ["A", "B", "C"]) }

  @Test("what is asked beyond the last segment is asked of the last")
  func pinned() {
    let control = control()
    control.setTitle("Z", forSegmentAt: 9)
    control.setEnabled(false, forSegmentAt: 9)
    #expect(control.titleForSegment(at: 2) == "Z" && control.titleForSegment(at: 9) == "Z")
    #expect(!control.isEnabledForSegment(at: 2) && control.isEnabledForSegment(at: 0))
    #expect(UISegmentedControl(items: nil).titleForSegment(at: 0) == nil)
  }

  @Test("a title takes the place of an image, and an image that of a title")
  func contents() {
    let control = control(), bird = UIImage(name: "bird", size: CGSize(width: 20, height: 20))
    control.setImage(bird, forSegmentAt: 0)
    #expect(control.imageForSegment(at: 0) === bird && control.titleForSegment(at: 0) == nil)
    control.setTitle("A", forSegmentAt: 0)
    #expect(control.imageForSegment(at: 0) == nil)
  }

  @Test("the taken segment stays taken when others come and go")
  func selection() {
    let control = control()
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "New", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.numberOfSegments == 2)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
  }

  @Test("segments of given widths make the control as wide")
  func widths() throws {
    try Session.of(.iOS(7)).perform {
      let control = control()
      for index in 0..<3 { control.setWidth(50, forSegmentAt: index) }
      #expect(control.intrinsicContentSize.width == 150 && control.widthForSegment(at: 1) == 50)
    }
  }

  @Test("a momentary control takes a segment for its action only")
  func momentary() throws {
    let session = try Session.of(.iOS(7)), root = session.perform { UIViewController() }
    _ = session.show(root)
    let control = session.perform { self.control() }
    control.frame = CGRect(x: 0, y: 100, width: 300, height: 30)
    control.isMomentary = true
    var seen: [Int] = []
    control.addAction(UIAction { _ in seen.append(control.selectedSegmentIndex) }, for: .valueChanged)
    session.perform { root.view.addSubview(control) }
    session.tap(at: CGPoint(x: 150, y: 110))
    session.tap(at: CGPoint(x: 150, y: 110))
    #expect(seen == [1, 1] && control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }
}
