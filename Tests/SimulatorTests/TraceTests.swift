import CoreTypes
import DisplayLists
import Rendering
import Testing
import UIKit

@testable import Simulator

/// The views and frames in a saved trace.
@MainActor struct TraceTests {
  private let screen: LiveScreen
  private let keeper: TraceKeeper

  init() throws {
    screen = try LiveScreen()
    keeper = TraceKeeper(screen.inspector)
  }

  private func states() -> [Int] { keeper.look().map(\.state) }

  private func explainAll() { while keeper.explainSome() {} }

  @Test func aScreenThatRestsIsOneState() {
    #expect(states() == states() && Set(states()).count > 3)
  }

  /// The label moves, and so do the views connected to it.
  @Test func whatMovesIsAnotherState() throws {
    let before = keeper.look()
    screen.session.perform { screen.leading.constant = 40 }
    screen.session.commitWindows()
    let after = keeper.look()
    let changed = zip(before, after).filter { $0.state != $1.state }.map(\.1.facts.type)
    #expect(changed.contains("UILabel") && changed.contains("UIButton") && !changed.contains("UIWindow"))
    screen.session.perform { screen.leading.constant = 20 }
    screen.session.commitWindows()
    #expect(keeper.look() == before, "a state comes back")
  }

  /// Scrolled rows keep their position in the table.
  @Test func scrollingIsNoOtherState() throws {
    let scrollView = screen.session.perform { UIScrollView(frame: CGRect(x: 0, y: 200, width: 320, height: 100)) }
    screen.session.perform {
      scrollView.contentSize = CGSize(width: 320, height: 1000)
      scrollView.addSubview(UIView(frame: CGRect(x: 0, y: 50, width: 320, height: 44)))
      screen.label.superview?.addSubview(scrollView)
    }
    screen.session.commitWindows()
    let before = keeper.look()
    screen.session.perform { scrollView.contentOffset.y = 30 }
    screen.session.commitWindows()
    let after = keeper.look()
    #expect(before.map(\.state) == after.map(\.state))
    #expect(zip(before, after).contains { $0.facts.frame[1] - $1.facts.frame[1] == 30 })
  }

  @Test func reasons() throws {
    let moments = keeper.look(), label = try #require(moments.first { $0.facts.text == "Name" })
    #expect(keeper.left == moments.filter(\.facts.isShown).count && keeper.known.isEmpty)
    explainAll()
    let view = try #require(keeper.known[label.key])
    #expect(view.details?.constraints.contains { $0.constant == 20 } == true)
    #expect(Set(view.reasons.keys) == ["x", "y", "width", "height"])
    #expect(view.reasons["x"] == screen.inspector.reasons(for: "x", of: screen.label, nil))
    // No work remains.
    screen.session.commitWindows()
    _ = keeper.look()
    #expect(keeper.left == 0)
  }

  @Test func whatNoFrameShowsIsForgotten() {
    let first = keeper.look()
    explainAll()
    screen.session.perform { screen.leading.constant = 40 }
    screen.session.commitWindows()
    let second = keeper.look()
    explainAll()
    #expect(first.allSatisfy { keeper.known[$0.key] != nil })
    keeper.forget(allBut: Set(second.map(\.key)))
    #expect(Set(keeper.known.keys) == Set(second.filter(\.facts.isShown).map(\.key)))
  }

  // MARK: The file

  private func frames(_ history: LiveHistory, constants: [CGFloat], explains: Bool = true) throws {
    let painter = LivePainter(screen.session, CairoRenderer())
    for (index, constant) in constants.enumerated() {
      screen.session.perform { screen.leading.constant = constant }
      screen.session.commitWindows()
      guard let picture = try painter.paint() else { continue }
      history.add(
        picture, UInt32(index + 1), time: 0, cause: "edit", layout: 0, LayoutTally(), keeper.look())
      if explains { explainAll() }
    }
  }

  private func contents(_ history: LiveHistory) -> [TracePart] {
    let screen = ScreenFacts(
      name: "", device: "", os: "", orientation: "", width: 320, height: 568, scale: 2, cornerRadius: 0, settings: [:],
      takesText: false)
    let contents = TraceContents(
      TraceHead(screen: screen, findings: []), history.frames(whole: CairoRenderer()), keeper.known)
    return (0..<1000).prefix { contents.part($0) != nil }.compactMap(contents.part)
  }

  @Test func everyFrameIsInIt() throws {
    let history = LiveHistory()
    try frames(history, constants: [20, 60, 20])
    let parts = contents(history)
    #expect(parts.map(\.number) == Array(parts.indices) && parts.allSatisfy { $0.count == parts.count })
    let frames = parts.flatMap(\.frames), views = parts.flatMap(\.views), snapshots = parts.flatMap(\.snapshots)
    #expect(frames.map(\.facts.frame) == [1, 2, 3] && frames[0].picture.isWhole && !frames[1].picture.isWhole)
    #expect(frames.map(\.snapshot) == [0, 1, 2] && snapshots.allSatisfy { $0.views.count == $0.places.count })
    #expect(snapshots[0].views == snapshots[2].views, "a view in the same state is said once")
    let shown = snapshots[1].views.map { views[$0] }.filter(\.facts.isShown)
    #expect(shown.allSatisfy { $0.details != nil && !$0.reasons.isEmpty })
  }

  /// Views without time for an explanation are in the trace without reasons.
  @Test func unexplained() throws {
    let history = LiveHistory()
    try frames(history, constants: [20, 60], explains: false)
    let parts = contents(history)
    #expect(parts.flatMap(\.frames).count == 2 && parts.flatMap(\.views).allSatisfy { $0.details == nil })
  }

  /// The first frames are dropped when there are too many, and the first remaining one is whole again.
  @Test func theFirstPictureIsWhole() throws {
    let history = LiveHistory()
    try frames(history, constants: (0..<640).map { $0 % 2 == 0 ? 20 : 60 }, explains: false)
    #expect(history.frames.count == 600)
    #expect(!history.frames[0].picture.isWhole && history.frames(whole: CairoRenderer())[0].picture.isWhole)
  }

  /// Frames of a complex screen are kept for a shorter time than those of a simple one.
  @Test func richFramesAreKeptWithinTheirMemory() throws {
    let history = LiveHistory(), painter = LivePainter(screen.session, CairoRenderer())
    for step in 0..<40 {
      let commands = (0..<20_000).map { _ in DrawCommand.fill(.rect(.zero), .solid(.white)) }
      let corner = CGRect(x: CGFloat(step), y: 0, width: 1, height: 1)
      let list = DisplayList(
        size: CGSize(width: 320, height: 568), commands: commands + [.fill(.rect(corner), .solid(.black))])
      let picture = try #require(try painter.paint(list))
      history.add(picture, UInt32(step), time: 0, cause: "test", layout: 0, LayoutTally(), [])
    }
    let memory = history.frames.reduce(0) { $0 + $1.list.memory }
    #expect(memory <= 32 << 20 && memory > 24 << 20)
    #expect(history.frames.last?.facts.frame == 39, "the last one is always kept")
  }
}
