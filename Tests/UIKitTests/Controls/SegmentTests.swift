import SystemProfiles
import Testing

@testable import UIKit

/// Segments.
/// Basis: the UISegmentedControl reference; that the selection stays when segments are inserted or removed is assumed.
@MainActor struct SegmentTests {
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

  @Test("titles move as their place on screen says, else as any place does")
  func positions() throws {
    func shifts(_ titles: [String], _ direction: UISemanticContentAttribute = .forceLeftToRight) throws -> [CGFloat] {
      try Session.of(.iOS(17)).perform {
        let control = UISegmentedControl(items: titles)
        control.semanticContentAttribute = direction
        for (place, x) in [(UISegmentedControl.Segment.any, 1.0), (.left, 2), (.right, 3), (.alone, 4)] {
          let offset = UIOffset(horizontal: x, vertical: 0)
          control.setContentPositionAdjustment(offset, forSegmentType: place, barMetrics: .default)
        }
        #expect(control.contentPositionAdjustment(forSegmentType: .right, barMetrics: .default).horizontal == 3)
        return titles.indices.map { control.contentAdjustment(of: $0)?.horizontal ?? 0 }
      }
    }
    #expect(try shifts(["A", "B", "C"]) == [2, 1, 3] && shifts(["A"]) == [4])
    #expect(try shifts(["A", "B", "C"], .forceRightToLeft) == [3, 1, 2])
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

  @Test("a segment of an action has its title, and runs it when it is taken")
  func actions() throws {
    let session = try Session.of(.iOS(17))
    var taken: [String] = []
    let actions = ["One", "Two"].map { name in
      UIAction(title: name, identifier: UIAction.Identifier(name)) { _ in taken.append(name) }
    }
    let control = session.perform { UISegmentedControl(frame: .zero, actions: actions) }
    session.present(control, at: CGRect(x: 0, y: 100, width: 200, height: 32))
    #expect(control.titleForSegment(at: 1) == "Two" && control.actionForSegment(at: 1) === actions[1])
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("Two")) == 1)
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("Three")) == UISegmentedControl.noSegment)
    session.tap(at: CGPoint(x: 150, y: 116))
    #expect(taken == ["Two"])
  }

  @Test("from right to left the first segment is at the right, and a touch there takes it")
  func rightToLeft() throws {
    let session = try Session.of(.iOS(17)), control = session.perform { self.control() }
    control.semanticContentAttribute = .forceRightToLeft
    session.present(control, at: CGRect(x: 0, y: 100, width: 300, height: 32))
    #expect(control.segmentFrames(in: control.bounds).map(\.minX) == [200, 100, 0])
    session.tap(at: CGPoint(x: 280, y: 116))
    #expect(control.selectedSegmentIndex == 0)
  }

  @Test("the font of the titles is measured, the colours are drawn by state")
  func attributes() throws {
    try Session.of(.iOS(17)).perform {
      let control = control(), before = control.intrinsicContentSize.width
      let font = NSAttributedString.Key.font, color = NSAttributedString.Key.foregroundColor
      control.setTitleTextAttributes([font: UIFont.systemFont(ofSize: 40)], for: .normal)
      #expect(control.intrinsicContentSize.width > before + 20)
      control.setTitleTextAttributes([color: UIColor.red], for: .selected)
      #expect(control.titleTextAttributes(for: .selected)?.count == 1)
      control.selectedSegmentIndex = 0
      control.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
      let lines = try Sheet(.iOS(17)).content { control }
      #expect(lines.count { $0.hasPrefix("text") && $0.contains("#ff0000") } == 1)
    }
  }

  @Test("images of the states take the place of body and selection, with dividers between")
  func images() throws {
    let control = control(), plain = UIImage(name: "plain", size: CGSize(width: 10, height: 10))
    let taken = UIImage(name: "taken", size: CGSize(width: 10, height: 10))
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    control.selectedSegmentIndex = 1
    control.setBackgroundImage(plain, for: .normal, barMetrics: .default)
    control.setBackgroundImage(taken, for: .selected, barMetrics: .default)
    let line = UIImage(name: "line", size: CGSize(width: 2, height: 10))
    control.setDividerImage(line, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
    let images = try Sheet(.iOS(17)).content { control }.filter { $0.hasPrefix("image") }
    #expect(images.count { $0.contains("plain") } == 2 && images.count { $0.contains("taken") } == 1)
    #expect(images.count { $0.contains("line") } == 2)
  }
}
