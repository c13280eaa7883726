import SystemProfiles
import Testing

@testable import UIKit

/// Self-sizing rows. Basis: WWDC 2014 session 226, and a separator of one device pixel where content views leave it
/// free (captured).
@MainActor struct SelfSizingRowTests {
  /// Cells whose content is as high as their number, pinned to the content view.
  @MainActor private final class Boxes: NSObject, UITableViewDataSource {
    let heights: [CGFloat]
    private(set) var asked: [Int] = []
    init(_ heights: [CGFloat]) { self.heights = heights }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { heights.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      asked.append(indexPath.row)
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil), box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      for attribute in [NSLayoutConstraint.Attribute.left, .right, .top, .bottom] {
        NSLayoutConstraint(
          item: box, attribute: attribute, relatedBy: .equal, toItem: cell.contentView, attribute: attribute,
          multiplier: 1, constant: 0
        ).isActive = true
      }
      NSLayoutConstraint(
        item: box, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: heights[indexPath.row]
      ).isActive = true
      return cell
    }
  }

  private func rows(_ version: SystemVersion, estimate: CGFloat? = nil) throws -> (frames: [CGRect], asked: [Int]) {
    try Session.of(version).perform {
      let boxes = Boxes([100, 30, 200, 90, 90, 90])
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
      if let estimate { table.estimatedRowHeight = estimate }
      table.dataSource = boxes
      table.layoutIfNeeded()
      let isCovered = !table.session.behaves(.cellContentExcludesSeparator)
      for (cell, height) in zip(table.visibleCells, boxes.heights) where cell.frame.height != 44 {
        let content = isCovered ? height + 0.5 : height
        #expect(cell.contentView.frame.height == content)
        #expect(cell.contentView.subviews.first?.frame == CGRect(x: 0, y: 0, width: 320, height: content))
        #expect(table.session.diagnostics.isEmpty == !isCovered)
      }
      return (table.visibleCells.map(\.frame), boxes.asked)
    }
  }

  @Test("an estimate makes rows as high as their content and separator, since iOS 8")
  func estimated() throws {
    let (frames, asked) = try rows(.iOS(8), estimate: 60)
    #expect(frames.map(\.minY) == [0, 100.5, 131])
    #expect(frames.map(\.height) == [100.5, 30.5, 200.5])
    #expect(asked == [0, 1, 2])
  }

  /// Basis: captured. Since iOS 13 the content includes the separator: published conflicts of 34 points and twice 10
  /// with a content view of 54.333.
  @Test("without an estimate they do not; since iOS 11 there is one by default; since iOS 13 a fixed height breaks")
  func defaults() throws {
    #expect(try rows(.iOS(8)).frames.map(\.height) == Array(repeating: 44, count: 6))
    #expect(try rows(.iOS(7), estimate: 60).frames.map(\.height) == Array(repeating: 44, count: 6))
    #expect(try rows(.iOS(11)).frames.map(\.height) == [100.5, 30.5, 200.5])
    #expect(try rows(.iOS(13)).frames.map(\.height) == [100.5, 30.5, 200.5])
  }
}
