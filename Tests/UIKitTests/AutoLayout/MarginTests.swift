import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Layout margins. Basis: the worked examples of the class references, and measurements on devices, named by test.
@MainActor struct MarginTests {
  private func insets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  @Test("8 at each edge unless others are asked for; fractions and negative margins are kept")
  func plain() {
    let view = UIView()
    #expect(view.layoutMargins == insets(8, 8, 8, 8))
    view.layoutMargins = insets(-3, 0.25, 5, 7)
    #expect(view.layoutMargins == insets(-3, 0.25, 5, 7))
    view.session.commitFrame(of: view)
    #expect(view.layoutMargins == insets(-3, 0.25, 5, 7))
  }

  @Test("the view is told once for each change, and not of a value that it has (measured)")
  func changes() {
    let view = MarginRecorder()
    view.layoutMargins = insets(1, 2, 3, 4)
    view.layoutMargins = insets(1, 2, 3, 4)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.changes == 1)
    view.session.commitFrame(of: view)
    #expect(view.changes == 1)
    view.layoutMargins.left = 9
    #expect(view.changes == 2)
  }

  @Test("a superview's margins are kept as far as they reach in (measured: 300 points, margins 40 50 60 70)")
  func preserved() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    superview.layoutMargins = insets(40, 50, 60, 70)
    let view = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    let corner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    corner.layoutMargins = insets(1, 2, 3, 4)
    let negative = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    negative.layoutMargins = insets(-1, -1, -1, -1)
    for view in [view, corner, negative] {
      superview.addSubview(view)
      #expect(!view.preservesSuperviewLayoutMargins)
      view.preservesSuperviewLayoutMargins = true
    }
    #expect(view.layoutMargins == insets(20, 30, 8, 8))
    #expect(corner.layoutMargins == insets(40, 50, 3, 4))
    #expect(negative.layoutMargins == insets(-1, -1, -1, -1))
    superview.session.commitFrame(of: superview)
    #expect(view.layoutMargins == insets(20, 30, 8, 8) && corner.layoutMargins == insets(40, 50, 3, 4))
  }

  @Test("directional margins change sides with the reading direction, left and right ones do not")
  func direction() {
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == insets(1, 4, 3, 2))
    view.layoutMargins = insets(1, 2, 3, 4)
    #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
    view.semanticContentAttribute = .forceLeftToRight
    #expect(view.layoutMargins == insets(1, 2, 3, 4))
  }

  @Test("the safe area comes on top, edge by edge, unless it is not wanted; since iOS 11")
  func safeArea() throws {
    for (version, top) in [(SystemVersion.iOS(10), CGFloat(8)), (.iOS(11), 28)] {
      let board = try Board(version, on: "iphone-5", 320, 480)
      board.root.layout.surroundingInsets = insets(20, 0, 0, 0)
      board.layOut()
      #expect(board.root.layoutMargins == insets(top, 8, 8, 8))
      board.root.insetsLayoutMarginsFromSafeArea = false
      #expect(board.root.layoutMargins == insets(8, 8, 8, 8))
    }
  }

  @Test("iOS 7 takes margins in documents for 8 points (published)")
  func beforeMargins() throws {
    let board = try Board(.iOS(7), on: "iphone-5", 320, 480), view = board.view(20, 20)
    board.perform {
      NSLayoutConstraint.draft(view, .leading, board.root, .leadingMargin).isActive = true
      NSLayoutConstraint.draft(view, .bottom, board.root, .bottomMargin).isActive = true
      board.layOut()
    }
    #expect(view.frame.origin == CGPoint(x: 8, y: 452))
  }

  @Test("margin attributes, and centres between margins, follow the reading direction")
  func attributes() throws {
    for (direction, places) in [
      (UISemanticContentAttribute.forceLeftToRight, [10.0, 60, 10]), (.forceRightToLeft, [150, 60, 10]),
    ] {
      let board = try Board(200, 100), views = [board.view(20, 10), board.view(20, 10), board.view(20, 10)]
      for view in [board.root] + views { view.semanticContentAttribute = direction }
      board.root.layoutMargins = insets(20, 10, 40, 70)
      if direction == .forceRightToLeft { board.root.layoutMargins = insets(20, 10, 40, 30) }
      board.perform {
        NSLayoutConstraint.draft(views[0], .leading, board.root, .leadingMargin).isActive = true
        NSLayoutConstraint.draft(views[1], .centerX, board.root, .centerXWithinMargins).isActive = true
        NSLayoutConstraint.draft(views[1], .centerY, board.root, .centerYWithinMargins).isActive = true
        NSLayoutConstraint.draft(views[2], .left, board.root, .leftMargin).isActive = true
        board.layOut()
      }
      #expect(views[0].frame.minX == places[0] && views[2].frame.minX == 10)
      #expect(views[1].center == CGPoint(x: direction == .forceLeftToRight ? 70 : 90, y: 40))
    }
  }
}

/// The margins of controllers' views. Basis: documented (a request for 10 with a minimum of 20 gives 20), published and
/// captured.
@MainActor struct RootMarginTests {
  private func show(_ version: SystemVersion, _ device: String) throws -> (Session, MarginController) {
    let session = try Session.of(version, device), controller = session.perform { MarginController() }
    session.launch { controller }
    return (session, controller)
  }

  @Test("16 or 20 at the sides, nothing above and below; the safe area comes in with iOS 11")
  func system() throws {
    for (version, device, margins) in [
      (SystemVersion.iOS(8), "iphone-6", UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)),
      (.iOS(9), "ipad-2", UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)),
      (.iOS(12), "iphone-8-plus", UIEdgeInsets(top: 20, left: 20, bottom: 0, right: 20)),
      (.iOS(12), "iphone-5s", UIEdgeInsets(top: 20, left: 16, bottom: 0, right: 16)),
    ] {
      #expect(try show(version, device).1.view.layoutMargins == margins)
    }
  }

  @Test("before iOS 11 they are not for the app to set; since then the minimum holds, unless it is not wanted")
  func setting() throws {
    let (old, fixed) = try show(.iOS(10), "iphone-8-plus")
    old.perform { fixed.view.layoutMargins = UIEdgeInsets(top: 1, left: 10, bottom: 1, right: 40) }
    #expect(fixed.view.layoutMargins == UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20))

    let (session, controller) = try show(.iOS(11), "iphone-8-plus")
    #expect(controller.systemMinimumLayoutMargins == .init(top: 0, leading: 20, bottom: 0, trailing: 20))
    session.perform {
      controller.view.directionalLayoutMargins = .init(top: 5, leading: 10, bottom: 1, trailing: 40)
      #expect(controller.view.layoutMargins == UIEdgeInsets(top: 25, left: 20, bottom: 1, right: 40))
      controller.viewRespectsSystemMinimumLayoutMargins = false
    }
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 25, left: 10, bottom: 1, right: 40))
  }

  @Test("the controller is told after its view, since iOS 11")
  func announcements() throws {
    let (session, controller) = try show(.iOS(11), "iphone-8")
    let events = controller.trace.during {
      session.perform { controller.view.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30) }
      session.commitWindows()
    }
    #expect(events == ["view margins", "controller margins"])
    let (old, silent) = try show(.iOS(10), "iphone-8")
    #expect(silent.trace.during { old.perform { silent.view.insetsLayoutMarginsFromSafeArea = false } } == [])
  }

  /// Basis: a recorded view description of the swift-snapshot-testing project, 320 × 568 points with a status bar of 20.
  @Test("a label between the margins of a root view: (16 20; 288)")
  func recorded() throws {
    let (session, controller) = try show(.iOS(12), "iphone-5s")
    let label = session.perform { UILabel() }
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = "What's the point?"
    controller.view.addSubview(label)
    let guide = controller.view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      label.topAnchor.constraint(equalTo: guide.topAnchor),
      label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    session.commitWindows()
    #expect(label.frame.origin == CGPoint(x: 16, y: 20) && label.frame.width == 288)
  }

  @Test(
    "additional insets are added edge by edge, and the sum is not negative; the view is notified before the controller")
  func additionalInsets() throws {
    let (session, controller) = try show(.iOS(11), "iphone-8")
    func top(_ additional: CGFloat) -> CGFloat {
      session.perform { controller.additionalSafeAreaInsets.top = additional }
      session.commitWindows()
      return controller.view.safeAreaInsets.top
    }
    #expect([5, -10, -100].map(top) == [25, 10, 0])
    let events = controller.trace.during { _ = top(0) }
    #expect(events.prefix(2) == ["view safe area", "view margins"] && events.contains("controller safe area"))
  }

  @Test("in no window there is no safe area, whatever is added")
  func noWindow() throws {
    let session = try Session.of(.iOS(11), "iphone-8")
    session.perform {
      let controller = UIViewController()
      controller.additionalSafeAreaInsets.top = 30
      session.commitFrame(of: controller.view)
      #expect(controller.view.safeAreaInsets == .zero)
    }
  }
}

@MainActor private final class MarginRecorder: UIView {
  var changes = 0
  override func layoutMarginsDidChange() { changes += 1 }
}

@MainActor private final class MarginController: UIViewController {
  let trace = EventTrace()

  override func loadView() { view = InsetRecorder(trace) }
  override func viewLayoutMarginsDidChange() { trace.note("controller margins") }
  override func viewSafeAreaInsetsDidChange() { trace.note("controller safe area") }
}

@MainActor private final class InsetRecorder: UIView {
  private let trace: EventTrace

  init(_ trace: EventTrace) {
    self.trace = trace
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutMarginsDidChange() { trace.note("view margins") }
  override func safeAreaInsetsDidChange() { trace.note("view safe area") }
}
