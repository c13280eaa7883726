import Testing
import UIKit

@testable import UIKit

/// Drags of content over time. Basis, unless a test names another: the references of UIScrollView and its delegate, and
/// the constants of "How UIScrollView works".
@MainActor struct LiveScrollTests {
  private let stage: GestureStage
  private let scrollView: UIScrollView
  private let recorder = ScrollRecorder()

  init() throws {
    let stage = try GestureStage()
    scrollView = stage.session.perform {
      let view = UIScrollView(frame: CGRect(x: 0, y: 68, width: 320, height: 500))
      view.contentInsetAdjustmentBehavior = .never
      view.contentSize = CGSize(width: 320, height: 5000)
      stage.root.addSubview(view)
      return view
    }
    self.stage = stage
    scrollView.delegate = recorder
    stage.wait(0)
  }

  private var y: CGFloat { scrollView.contentOffset.y }

  /// Drags the content after the touch has rested for a while.
  private func pull(from start: CGFloat, by way: CGFloat) {
    stage.down(160, start)
    for share in [0.25, 0.5, 0.75, 1] as [CGFloat] {
      stage.wait(0.1)
      stage.move(160, start + way * share)
    }
    stage.wait(0.2)
  }

  @Test("content follows the drag, which it catches up with, and stays where a resting touch leaves it")
  func follows() {
    pull(from: 400, by: -100)
    #expect(scrollView.isTracking && scrollView.isDragging && y == 100)
    stage.up(160, 300)
    #expect(!scrollView.isTracking && !scrollView.isDragging && !scrollView.isDecelerating && y == 100)
    stage.wait(2)
    #expect(y == 100 && stage.isAtRest)
  }

  /// Basis: 0.998 per millisecond, that is a distance of v / 2.002 points.
  @Test("flung content slows down and stops at its target", arguments: [true, false])
  func throwing(_ isFast: Bool) {
    scrollView.decelerationRate = isFast ? .fast : .normal
    stage.flick(from: CGPoint(x: 160, y: 500), by: CGPoint(x: 0, y: -120))
    let left = y, share: Double = isFast ? 0.99 : 0.998, rate: Double = -1000 * log(share)
    // 120 points in six frames.
    let way: Double = 1200 / rate
    #expect(scrollView.isDecelerating && abs(left - 120) < 10)
    _ = recorder.take()
    stage.wait(0.1)
    #expect(y > left && recorder.take().count >= 5)
    stage.wait(5)
    let gone: Double = y - left
    #expect(!scrollView.isDecelerating && abs(gone - way) < way * 0.03)
    #expect(recorder.take().last?.hasPrefix("endDecelerate") == true && stage.isAtRest)
  }

  @Test("content beyond its end follows less and less, and springs back")
  func rubberBand() {
    pull(from: 200, by: 300)
    let stretched: CGFloat = (1 - 1 / (300 * 0.55 / 500 + 1)) * 500
    #expect(abs(y + stretched) < 1e-6)
    stage.up(160, 500)
    stage.wait(1)
    #expect(y == 0 && stage.isAtRest)
    scrollView.bounces = false
    pull(from: 200, by: 300)
    #expect(y == 0)
    stage.up(160, 500)
  }

  @Test("content that is thrown beyond its end comes back to it")
  func bounce() {
    scrollView.contentOffset.y = 200
    stage.flick(from: CGPoint(x: 160, y: 200), by: CGPoint(x: 0, y: 300))
    var least: CGFloat = 0
    for _ in 0..<60 {
      stage.wait(1.0 / 60)
      least = min(least, y)
    }
    stage.wait(3)
    #expect(least < -20 && least > -400 && y == 0 && !scrollView.isDecelerating)
  }

  @Test("a throw turns one page, however strong it is")
  func pages() {
    scrollView.isPagingEnabled = true
    stage.flick(from: CGPoint(x: 160, y: 500), by: CGPoint(x: 0, y: -60))
    stage.wait(2)
    #expect(y == 500)
    stage.flick(from: CGPoint(x: 160, y: 200), by: CGPoint(x: 0, y: 60))
    stage.wait(2)
    #expect(y == 0 && !recorder.take().contains { $0.hasPrefix("willEndDragging") } && stage.isAtRest)
  }

  @Test("the delegate's target is reached")
  func target() {
    recorder.target = CGPoint(x: 0, y: 777)
    stage.flick(from: CGPoint(x: 160, y: 500), by: CGPoint(x: 0, y: -120))
    stage.wait(6)
    #expect(y == 777 && !scrollView.isDecelerating)
  }

  @Test("a touch stops moving content, and the views inside do not receive it")
  func stopping() {
    let listener = stage.listener("inside", CGRect(x: 0, y: 0, width: 320, height: 5000), in: scrollView)
    stage.flick(from: CGPoint(x: 160, y: 500), by: CGPoint(x: 0, y: -120))
    stage.wait(0.2)
    let moving = y
    stage.down(160, 300)
    #expect(!scrollView.isDecelerating && y == moving && scrollView.isTracking)
    stage.up(160, 300)
    stage.wait(1)
    #expect(y == moving && stage.trace.take() == [] && stage.isAtRest)
    _ = listener
  }

  @Test("views inside receive a touch that rests for 150 ms, or ends before, and lose it to the content")
  func delay() {
    stage.listener("inside", CGRect(x: 0, y: 0, width: 320, height: 5000), in: scrollView)
    stage.down(160, 300)
    stage.wait(0.14)
    #expect(stage.trace.take() == [])
    stage.wait(0.02)
    #expect(stage.trace.take() == ["inside began"])
    stage.move(160, 280)
    #expect(stage.trace.take() == ["inside cancelled"] && scrollView.isDragging)
    stage.up(160, 280)
    stage.tap(160, 300)
    #expect(stage.trace.take().suffix(2) == ["inside began", "inside ended"])
    scrollView.canCancelContentTouches = false
    stage.down(160, 300)
    stage.wait(0.2)
    stage.move(160, 250)
    #expect(!scrollView.isDragging && stage.trace.take() == ["inside began", "inside moved"])
    stage.up(160, 250)
    scrollView.delaysContentTouches = false
    stage.down(160, 300)
    #expect(stage.trace.take() == ["inside ended", "inside began"])
    stage.up(160, 300)
    #expect(stage.isAtRest)
  }

  @Test("a button that has received its touch keeps it; a quick drag scrolls")
  func button() {
    let button = stage.session.perform { UIButton(type: .system) }
    button.frame = CGRect(x: 0, y: 200, width: 320, height: 100)
    scrollView.addSubview(button)
    stage.down(160, 300)
    stage.move(160, 250)
    #expect(!button.isHighlighted && scrollView.isDragging)
    stage.up(160, 250)
    stage.wait(2)
    scrollView.contentOffset = .zero
    stage.down(160, 300)
    stage.wait(0.2)
    #expect(button.isHighlighted)
    stage.move(160, 250)
    #expect(!scrollView.isDragging && button.isTracking)
    stage.up(160, 250)
    #expect(!button.isHighlighted && stage.isAtRest)
  }

  @Test("of two scroll views that go the same way the inner one moves until it is at its end")
  func nested() {
    let inner = stage.session.perform {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
      view.contentInsetAdjustmentBehavior = .never
      view.contentSize = CGSize(width: 320, height: 400)
      scrollView.addSubview(view)
      return view
    }
    stage.session.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 100))
    stage.wait(1)
    #expect(inner.contentOffset.y == 100 && y == 0)
    stage.session.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 250))
    stage.wait(1)
    #expect(inner.contentOffset.y == 100 && y == 50)
  }

  @Test("a row is highlighted under a resting touch, and no longer when the table moves")
  func rows() throws {
    let table = stage.session.perform { UITableView(frame: CGRect(x: 0, y: 68, width: 320, height: 500)) }
    let source = Rows()
    table.dataSource = source
    stage.root.addSubview(table)
    stage.wait(0)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
    stage.down(160, 68 + cell.frame.midY)
    #expect(!cell.isHighlighted)
    stage.wait(0.2)
    #expect(cell.isHighlighted)
    stage.move(160, 68 + cell.frame.midY - 30)
    #expect(!cell.isHighlighted && table.isDragging)
    stage.up(160, 68 + cell.frame.midY - 30)
    #expect(table.indexPathForSelectedRow == nil && stage.isAtRest)
  }

  /// Basis: assumed: no row may stay highlighted.
  @Test("of two touches on two rows, the later one highlights its row")
  func twoRows() throws {
    let table = stage.session.perform { UITableView(frame: CGRect(x: 0, y: 68, width: 320, height: 500)) }
    let source = Rows()
    table.dataSource = source
    stage.root.addSubview(table)
    stage.wait(0)
    let cells = try [1, 4].map { try #require(table.cellForRow(at: IndexPath(row: $0, section: 0))) }
    for (finger, cell) in cells.enumerated() {
      stage.down(160, 68 + cell.frame.midY, finger: finger)
      stage.wait(0.2)
    }
    #expect(cells.map(\.isHighlighted) == [false, true])
    for (finger, cell) in cells.enumerated() { stage.up(160, 68 + cell.frame.midY, finger: finger) }
    #expect(!cells.contains(where: \.isHighlighted) && stage.isAtRest)
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  @Test("a pinch scales the content around it; beyond the limit it bounces back")
  func pinch() {
    let content = stage.session.perform { UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 500)) }
    scrollView.contentSize = content.frame.size
    scrollView.addSubview(content)
    scrollView.maximumZoomScale = 3
    recorder.zoomed = content
    stage.down(110, 318, finger: 1)
    stage.down(210, 318, finger: 2)
    stage.move(220, 318, finger: 2)
    #expect(scrollView.isZooming)
    stage.move(270, 318, finger: 2)
    stage.move(50, 318, finger: 1)
    #expect(abs(scrollView.zoomScale - 2) < 1e-6)
    stage.up(50, 318, finger: 1)
    stage.up(270, 318, finger: 2)
    stage.wait(2)
    #expect(abs(scrollView.zoomScale - 2) < 1e-6 && !scrollView.isZooming && stage.isAtRest)
    stage.down(110, 318, finger: 1)
    stage.down(210, 318, finger: 2)
    stage.move(220, 318, finger: 2)
    stage.move(145, 318, finger: 1)
    stage.move(150, 318, finger: 2)
    #expect(scrollView.zoomScale < 1 && scrollView.zoomScale > 0.3)
    stage.up(150, 318, finger: 2)
    stage.up(145, 318, finger: 1)
    #expect(scrollView.isZoomBouncing)
    stage.wait(2)
    #expect(scrollView.zoomScale == 1 && stage.isAtRest)
  }

  @Test("a pull far enough refreshes during the touch")
  func refresh() {
    let control = stage.session.perform { UIRefreshControl() }
    scrollView.refreshControl = control
    stage.wait(0)
    pull(from: 150, by: 250)
    #expect(control.isRefreshing)
    stage.up(160, 400)
    stage.wait(2)
    #expect(y == -control.frame.height)
    stage.session.perform { control.endRefreshing() }
    stage.wait(2)
    #expect(y == 0)
  }
}
