import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Touches on controls and containers. Basis, unless a test names another: recalled.
@MainActor struct LiveControlTests {
  private let stage: GestureStage

  init() throws { stage = try GestureStage() }

  private func add<View: UIView>(_ view: View, _ frame: CGRect) -> View {
    view.frame = frame
    stage.root.addSubview(view)
    stage.wait(0)
    return view
  }

  /// Basis: UIControl reference; about 70 points around count as inside.
  @Test("a control is highlighted while the touch is near")
  func slack() {
    let button = add(stage.session.perform { UIButton(type: .system) }, CGRect(x: 100, y: 200, width: 100, height: 40))
    let trace = stage.trace
    button.addAction(UIAction { _ in trace.note("inside") }, for: .touchUpInside)
    button.addAction(UIAction { _ in trace.note("enter") }, for: .touchDragEnter)
    button.addAction(UIAction { _ in trace.note("exit") }, for: .touchDragExit)
    stage.down(150, 220)
    stage.move(150, 305)
    #expect(button.isHighlighted)
    stage.move(150, 315)
    #expect(!button.isHighlighted)
    stage.move(150, 220)
    stage.up(150, 220)
    #expect(trace.take() == ["exit", "enter", "inside"])
  }

  @Test("a switch follows the drag, and sends one action")
  func toggle() {
    let toggle = add(stage.session.perform { UISwitch() }, CGRect(x: 100, y: 200, width: 51, height: 31)),
      trace = stage.trace
    toggle.addAction(UIAction { _ in trace.note("\(toggle.isOn)") }, for: .valueChanged)
    stage.down(110, 215)
    stage.move(145, 215)
    #expect(toggle.isOn && trace.take() == [])
    stage.up(145, 215)
    #expect(trace.take() == ["true"])
    stage.down(145, 215)
    stage.move(105, 215)
    stage.move(145, 215)
    stage.up(145, 215)
    #expect(toggle.isOn && trace.take() == [])
    stage.tap(120, 215)
    #expect(trace.take() == ["false"] && stage.isAtRest)
  }

  private final class Numbers: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var chosen: [Int] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 50 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      "\(row)"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      chosen.append(row)
    }
  }

  @Test("a wheel follows the drag, continues after a fling, and stops at a row")
  func wheel() {
    let numbers = Numbers(), picker = stage.session.perform { UIPickerView() }
    (picker.dataSource, picker.delegate) = (numbers, numbers)
    _ = add(picker, CGRect(x: 0, y: 200, width: 320, height: 216))
    let height = picker.rowSize(forComponent: 0).height
    stage.down(160, 350)
    stage.move(160, 350 - 2.2 * height)
    stage.wait(0.2)
    #expect(picker.turns[0].map { abs($0 - 2.2 * height) < 1e-6 } == true && numbers.chosen == [])
    stage.up(160, 350 - 2.2 * height)
    stage.wait(2)
    #expect(picker.selectedRow(inComponent: 0) == 2)
    #expect(numbers.chosen == [2])
    #expect(picker.turns.isEmpty)
    stage.flick(from: CGPoint(x: 160, y: 380), by: CGPoint(x: 0, y: -150))
    stage.wait(3)
    #expect(numbers.chosen.count == 2 && (numbers.chosen.last ?? 0) > 6)
    #expect(stage.isAtRest)
  }

  @Test("a slider in scrolling content keeps its touch")
  func slider() {
    let content = add(stage.session.perform { UIScrollView() }, CGRect(x: 0, y: 100, width: 320, height: 400))
    content.contentSize = CGSize(width: 900, height: 900)
    let slider = stage.session.perform { UISlider(frame: CGRect(x: 20, y: 100, width: 200, height: 31)) }
    content.addSubview(slider)
    stage.wait(0)
    stage.session.drag(from: CGPoint(x: 30, y: 215), to: CGPoint(x: 120, y: 245))
    #expect(slider.value > 0.3 && content.contentOffset == .zero && stage.isAtRest)
  }

  // MARK: Containers

  /// Basis: `interactivePopGestureRecognizer` reference; iOS 7.
  @Test("a drag from the edge pops, from iOS 7 on, if there is a back button", arguments: [6, 7, 17])
  func goingBack(_ version: Int) throws {
    let session = try Session.phone(CGSize(width: 320, height: 568), .iOS(version))
    let stack = session.perform { UINavigationController(rootViewController: UIViewController()) }
    session.launch { stack }
    func push(_ hides: Bool) {
      session.perform {
        let top = UIViewController()
        top.navigationItem.hidesBackButton = hides
        stack.pushViewController(top, animated: false)
      }
      session.advance(by: 1)
      session.drag(from: CGPoint(x: 4, y: 300), to: CGPoint(x: 250, y: 310), for: 0.3)
      session.advance(by: 1)
    }
    push(false)
    #expect(stack.viewControllers.count == (version < 7 ? 2 : 1))
    push(true)
    #expect(stack.viewControllers.count == (version < 7 ? 3 : 2))
    #expect((stack.interactivePopGestureRecognizer == nil) == (version < 7))
  }

  /// Basis: UISheetPresentationController and UIAdaptivePresentationControllerDelegate references.
  @Test("a sheet follows the drag, to its next detent or away, unless it may not")
  func sheet() throws {
    let stage = try PresentationStageForTests(.iOS(17), CGSize(width: 390, height: 844)), session = stage.session
    let sheet = try #require(stage.second.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    stage.present()
    session.advance(by: 1)
    var top: CGFloat { stage.second.view.convert(CGPoint.zero, to: stage.window).y }
    session.touch(.began, finger: 1, at: CGPoint(x: 195, y: 500))
    session.touch(.moved, finger: 1, at: CGPoint(x: 195, y: 530))
    #expect(top == 452)
    session.touch(.moved, finger: 1, at: CGPoint(x: 195, y: 150))
    session.touch(.ended, finger: 1, at: CGPoint(x: 195, y: 150))
    session.advance(by: 1)
    #expect(top == 57 && sheet.selectedDetentIdentifier == .large)
    stage.second.isModalInPresentation = true
    session.drag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 840))
    session.advance(by: 1)
    #expect(stage.second.presentingViewController != nil && top == 422)
    stage.second.isModalInPresentation = false
    session.drag(from: CGPoint(x: 195, y: 450), to: CGPoint(x: 195, y: 840))
    session.advance(by: 1)
    #expect(stage.second.presentingViewController == nil && session.gestures.isIdle)
  }

  private final class Pages: NSObject, UIPageViewControllerDataSource {
    let all = (0..<3).map { _ in UIViewController() }
    private func page(_ step: Int, from controller: UIViewController) -> UIViewController? {
      let index = (all.firstIndex { $0 === controller } ?? 0) + step
      return all.indices.contains(index) ? all[index] : nil
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(-1, from: viewController) }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(1, from: viewController) }
  }

  /// Basis: UIPageViewControllerDataSource reference.
  @Test("a page that is dragged far enough is replaced by its neighbor, if there is one")
  func pages() throws {
    let session = try Session.phone(CGSize(width: 320, height: 568), .iOS(12)), pages = session.perform { Pages() }
    let controller = session.perform {
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }
    controller.dataSource = pages
    session.perform { controller.setViewControllers([pages.all[0]], direction: .forward, animated: false) }
    session.launch { controller }
    func pull(by way: CGFloat) -> Int? {
      session.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160 + way, y: 300))
      session.advance(by: 1)
      return pages.all.firstIndex { $0 === controller.viewControllers?.first }
    }
    #expect(pull(by: -100) == 0 && pull(by: -200) == 1 && pull(by: -200) == 2 && pull(by: -200) == 2)
    #expect(pull(by: 200) == 1 && pull(by: 200) == 0 && pull(by: 300) == 0)
    let content = controller.view.subviews.first as? UIScrollView
    #expect(content?.contentOffset.x == 320 && session.gestures.isIdle)
  }

  // MARK: Steps

  @Test("steps of two taps, a swipe, two touches and a shake")
  func steps() throws {
    let view = stage.listener()
    view.accessibilityIdentifier = "canvas"
    let double = stage.add("double", to: view) { UITapGestureRecognizer() }
    double.numberOfTapsRequired = 2
    let pinch = stage.add("pinch", to: view) { UIPinchGestureRecognizer() }
    var scale: CGFloat = 0
    pinch.addAction(UIAction { _ in scale = pinch.scale })
    stage.add("swipe", to: view) { UISwipeGestureRecognizer() }.direction = .left
    func told(_ step: UserStep) throws -> [String] {
      try stage.session.perform(step)
      return stage.trace.take().filter { !$0.hasPrefix("view") }
    }
    #expect(try told(.doubleTap("canvas")) == ["double ended"])
    #expect(try told(.swipe("canvas", .left)) == ["swipe ended"])
    #expect(try told(.swipe("canvas", .right)) == [])
    #expect(try told(.pinch("canvas", scale: 2)).last == "pinch ended" && abs(scale - 2) < 0.01)
    #expect(try told(.pinch("canvas", scale: 0.5)).last == "pinch ended" && abs(scale - 0.5) < 0.01)
    #expect(try told(.shake) == [])
    #expect(throws: StepFailure.self) { try stage.session.perform(.doubleTap("nothing")) }
    #expect(stage.isAtRest)
  }
}
