import CoreTypes
import DisplayLists
import Testing

struct DiffTests {
  @Test func equalListsDifferInNothing() {
    #expect(DisplayList.diff(boxes(0..<4), boxes(0..<4)).isEmpty)
  }

  @Test func aChangedCommandIsRemovedAndAdded() {
    var new = boxes(0..<3)
    new.commands[1] = .fill(.rect(.unit), .solid(.white))
    #expect(
      DisplayList.diff(boxes(0..<3), new).description == """
          picture 100x100 scale 1 background none
          fill rect(0 0 1 1) #000000
        - fill rect(1 0 1 1) #000000
        + fill rect(0 0 1 1) #ffffff
          fill rect(2 0 1 1) #000000

        """)
  }

  @Test(arguments: [(0..<3, 1..<5), (1..<5, 0..<3), (0..<0, 0..<2), (0..<3000, 5000..<9000)])
  func bothSidesCanBeReadBack(old: Range<Int>, new: Range<Int>) {
    let diff = DisplayList.diff(boxes(old), boxes(new))
    #expect(diff.side(new: false) == boxes(old).dumpLines())
    #expect(diff.side(new: true) == boxes(new).dumpLines())
  }

  private func boxes(_ numbers: Range<Int>) -> DisplayList {
    DisplayList(
      size: CGSize(width: 100, height: 100),
      commands: numbers.map {
        .fill(.rect(CGRect(x: CGFloat($0), y: 0, width: 1, height: 1)), .solid(.black))
      })
  }
}

extension DisplayListDiff {
  fileprivate func side(new: Bool) -> [String] {
    lines.compactMap {
      switch $0 {
      case .same(let line): line
      case .removed(let line): new ? nil : line
      case .added(let line): new ? line : nil
      }
    }
  }
}
