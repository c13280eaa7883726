import Testing
import UIKit

@testable import UIKit

/// Random touches.
/// Touches at any time and point. Basis: whatever they do, no state may remain when all have ended.
@MainActor struct RandomTouchTests {
  private struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      var mixed = state
      mixed = (mixed ^ (mixed >> 33)) &* 0xff51_afd7_ed55_8ccd
      return mixed ^ (mixed >> 33)
    }
  }

  private final class Screen: UITableViewController, UIPickerViewDataSource {
    let zoom = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 150))
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 400))
    let wheels = UIPickerView()
    override func viewDidLoad() {
      super.viewDidLoad()
      let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 560))
      let views: [UIView] = [
        zoom, UIButton(type: .system), UISwitch(), UISlider(), UIStepper(), UISegmentedControl(items: ["a", "b", "c"]),
        UITextField(), UIPageControl(), UITextView(), wheels,
      ]
      for (index, view) in views.enumerated() {
        if index > 0 { view.frame = CGRect(x: 20 * index, y: 130 + 30 * index, width: 150, height: 40) }
        header.addSubview(view)
      }
      zoom.contentSize = content.bounds.size
      zoom.addSubview(content)
      zoom.delegate = self
      wheels.dataSource = self
      zoom.maximumZoomScale = 4
      header.addGestureRecognizer(UITapGestureRecognizer())
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      header.addGestureRecognizer(double)
      zoom.addGestureRecognizer(UILongPressGestureRecognizer())
      header.addGestureRecognizer(UIRotationGestureRecognizer())
      header.addGestureRecognizer(UISwipeGestureRecognizer())
      tableView.tableHeaderView = header
      refreshControl = UIRefreshControl()
    }
    override func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView === zoom ? content : nil }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 3 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 20 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
  }

  @Test("leave no touch, no gesture, no highlight and no content that a touch holds", arguments: 0..<16)
  func streams(_ seed: Int) throws {
    var dice = Dice(state: UInt64(seed) &* 7919 &+ 1)
    let session = try Session.phone(CGSize(width: 320, height: 568), .iOS(seed % 2 == 0 ? 12 : 17))
    let screen = session.perform { Screen(style: .plain) }
    session.launch { UINavigationController(rootViewController: screen) }
    for _ in 0..<150 {
      let finger = Int.random(in: 0..<3, using: &dice)
      let x = CGFloat.random(in: -20..<340, using: &dice), y = CGFloat.random(in: -20..<600, using: &dice)
      switch Int.random(in: 0..<12, using: &dice) {
      case 0, 1: session.touch(.began, finger: finger, at: CGPoint(x: x, y: y))
      case 2, 3: session.touch(.ended, finger: finger, at: CGPoint(x: x, y: y))
      case 4: session.touch(.cancelled, finger: finger, at: CGPoint(x: CGFloat.nan, y: y))
      case 5: session.advance(by: TimeInterval.random(in: 0..<0.7, using: &dice))
      case 6: session.perform { screen.tableView.reloadData() }
      default:
        session.touch(.moved, finger: finger, at: CGPoint(x: x, y: y))
        session.advance(by: 1.0 / 60)
      }
    }
    session.cancelTouches()
    session.advance(by: 8)
    #expect(session.touches.all.isEmpty && session.gestures.isIdle)
    let all = session.windowsOnScreen.flatMap { $0.family }
    #expect(!all.contains { ($0 as? UIControl)?.isTracking == true })
    #expect(
      !all.contains { ($0 as? UIButton)?.isHighlighted == true || ($0 as? UITableViewCell)?.isHighlighted == true })
    #expect(all.flatMap(\.recognizersOfTouches).allSatisfy { $0.state == .possible && $0.touches.isEmpty })
    for case let view as UIScrollView in all {
      #expect(screen.wheels.turns.isEmpty)
      #expect(!view.isDragging && !view.isTracking && !view.isDecelerating && !view.isZooming)
      #expect(view.scrollRange.clamp(view.contentOffset) == view.contentOffset)
    }
    session.end()
  }
}

extension UIView {
  fileprivate var family: [UIView] { [self] + subviews.flatMap(\.family) }
}
