import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// When layout runs, and in which order. Basis: the UIView and CALayer references; published traces for the changes
/// that mark a view.
@MainActor struct LayoutTraceTests {
  private let trace = EventTrace()

  private func makeView(_ name: String, size: CGFloat = 100) -> LayoutRecorder {
    LayoutRecorder(name, trace, frame: CGRect(x: 0, y: 0, width: size, height: size))
  }

  /// Makes root › middle › leaf, laid out.
  private func makeTree() -> (root: LayoutRecorder, middle: LayoutRecorder, leaf: LayoutRecorder) {
    let tree = (root: makeView("root"), middle: makeView("middle"), leaf: makeView("leaf"))
    tree.root.addSubview(tree.middle)
    tree.middle.addSubview(tree.leaf)
    commit(tree.root)
    return tree
  }

  private func commit(_ root: UIView) { root.session.commitFrame(of: root) }

  /// Returns the events of one frame of `root` after `change`.
  private func events(of root: UIView, after change: () -> Void) -> [String] {
    trace.during {
      change()
      commit(root)
    }
  }

  // MARK: Changes that mark a view

  @Test("making a view without a size lays nothing out; a size does")
  func initialising() {
    let empty = LayoutRecorder("empty", trace)
    #expect(events(of: empty) {} == [])
    let sized = makeView("sized")
    #expect(events(of: sized) {} == ["sized layout"])
    #expect(events(of: sized) {} == [])
  }

  @Test("adding marks the superview and the view, removing the superview alone")
  func addingAndRemoving() {
    let tree = makeTree()
    let new = LayoutRecorder("new", trace)
    #expect(events(of: tree.root) { tree.middle.addSubview(new) } == ["middle layout", "new layout"])
    #expect(events(of: tree.root) { new.removeFromSuperview() } == ["middle layout"])
    #expect(events(of: new) {} == [])
  }

  @Test("a new size marks the view and its superview, a move marks no view")
  func resizing() {
    let tree = makeTree()
    #expect(events(of: tree.root) { tree.middle.frame.size.width = 50 } == ["root layout", "middle layout"])
    #expect(events(of: tree.root) { tree.middle.bounds.size.width = 60 } == ["root layout", "middle layout"])
    #expect(events(of: tree.root) { tree.middle.frame.origin.x = 50 } == [])
    #expect(events(of: tree.root) { tree.middle.frame = tree.middle.frame } == [])
  }

  @Test("scrolling marks the view that scrolls")
  func scrolling() {
    let tree = makeTree()
    #expect(events(of: tree.root) { tree.middle.bounds.origin.y = 10 } == ["middle layout"])
    #expect(events(of: tree.root) { tree.middle.bounds.origin.y = 10 } == [])
  }

  @Test("appearance, transform, center and order mark no view")
  func looks() {
    let tree = makeTree()
    let changes: [(LayoutRecorder) -> Void] = [
      { $0.isHidden = true }, { $0.alpha = 0.5 }, { $0.transform = CGAffineTransform(scaleX: 2, y: 2) },
      { $0.center = .zero }, { $0.backgroundColor = .red }, { tree.root.bringSubviewToFront($0) },
    ]
    for change in changes { #expect(events(of: tree.root) { change(tree.middle) } == []) }
  }

  @Test("masks resize every level before any layout, then all that changed are laid out from the top")
  func masks() {
    let tree = makeTree()
    tree.middle.autoresizingMask = .flexibleWidth
    tree.leaf.autoresizingMask = .flexibleWidth
    tree.root.frame.size.width = 200
    #expect(tree.leaf.frame.width == 200)
    #expect(events(of: tree.root) {} == ["root layout", "middle layout", "leaf layout"])
  }

  @Test("a frame set inside layoutSubviews marks the subview, not the view again")
  func placingSubviews() {
    let tree = makeTree()
    tree.root.whileLayingOut = { $0.subviews[0].frame.size.width = 30 }
    #expect(events(of: tree.root) { tree.root.setNeedsLayout() } == ["root layout", "middle layout"])
    #expect(tree.middle.frame.width == 30)
  }

  // MARK: Auto Layout

  @Test("a constant marks where frames follow from it, and does not ask for updateConstraints")
  func constants() {
    let root = makeView("root"), view = makeView("view"), bystander = makeView("bystander")
    root.addSubview(view)
    root.addSubview(bystander)
    bystander.addSubview(makeView("inner"))
    view.translatesAutoresizingMaskIntoConstraints = false
    let width = fix(view, .width, 50)
    fix(view, .height, 20)
    commit(root)
    #expect(view.bounds.size == CGSize(width: 50, height: 20))
    let events = events(of: root) { width.constant = 80 }
    #expect(events == ["root layout", "view layout"])
    #expect(view.bounds.size == CGSize(width: 80, height: 20))
  }

  @discardableResult
  private func fix(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ length: CGFloat) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: length)
    constraint.isActive = true
    return constraint
  }

  @Test(
    "constraints are updated from the leaves up, then layout runs from the root down, a controller around its view's")
  func orderOfOnePass() {
    let controller = RecordingController(trace)
    let tree = (root: makeView("root"), middle: makeView("middle"), leaf: makeView("leaf"))
    controller.view = tree.root
    tree.root.addSubview(tree.middle)
    tree.middle.addSubview(tree.leaf)
    fix(tree.leaf, .width, 100)
    #expect(
      events(of: tree.root) {} == [
        "leaf constraints", "middle constraints", "controller constraints", "root constraints",
        "controller will layout", "root layout", "controller did layout", "middle layout", "leaf layout",
      ])
    #expect(events(of: tree.root) { tree.middle.setNeedsUpdateConstraints() } == ["middle constraints"])
  }

  @Test("without a constraint no view is asked for any, and the request is kept")
  func treeWithoutAutoLayout() {
    let tree = makeTree()
    #expect(events(of: tree.root) { tree.leaf.setNeedsUpdateConstraints() } == [])
    #expect(tree.leaf.needsUpdateConstraints())
    let events = events(of: tree.root) { fix(tree.leaf, .width, 100) }
    #expect(events.prefix(3) == ["leaf constraints", "middle constraints", "root constraints"])
    #expect(!tree.leaf.needsUpdateConstraints())
  }

  @Test("updateConstraintsIfNeeded stays below the view and lays nothing out")
  func updatingConstraintsAlone() {
    let tree = makeTree()
    fix(tree.leaf, .width, 100)
    #expect(trace.during { tree.middle.updateConstraintsIfNeeded() } == ["leaf constraints", "middle constraints"])
    #expect(tree.root.needsUpdateConstraints())
  }

  @Test("super's layoutSubviews applies what changed in the middle of a layout (documented since iOS 6)")
  func solvingInTheMiddle() {
    let root = makeView("root"), view = makeView("view")
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    let width = fix(view, .width, 50)
    var widths: [CGFloat] = []
    root.whileLayingOut = { root in
      guard width.constant == 50 else { return }
      widths.append(view.bounds.width)
      width.constant = 80
      root.applyConstraintsAgain()
      widths.append(view.bounds.width)
    }
    commit(root)
    #expect(widths == [50, 80])
  }

  @Test("constraints that are recreated in every layout, to the same effect, let it settle")
  func rebuilding() {
    let root = makeView("root"), view = makeView("view")
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    fix(view, .width, 50)
    var leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
    leading.isActive = true
    root.whileLayingOut = { root in
      leading.isActive = false
      root.applyConstraintsAgain()
      leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
      leading.isActive = true
      root.applyConstraintsAgain()
    }
    commit(root)
    #expect(root.session.diagnostics.isEmpty && view.frame.minX == 10)
  }

  @Test("a solution that is found inside a layout, after the view's own, is applied in another one")
  func solvingTooLate() {
    let root = makeView("root"), view = makeView("view")
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    let width = fix(view, .width, 50)
    root.whileLayingOut = { _ in
      width.constant = 80
      view.layoutIfNeeded()
    }
    commit(root)
    #expect(view.bounds.width == 80 && root.session.diagnostics.isEmpty)
  }

  @Test("D9: a constraint that was just made places a view on its axis, whatever is open on the other")
  func placingInTheMiddle() {
    let root = makeView("root"), views = ["first", "next"].map { makeView($0) }
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      fix(view, .width, 30)
    }
    views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    var places: [CGFloat] = []
    root.whileLayingOut = { root in
      guard places.isEmpty else { return }
      views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor, constant: 8).isActive = true
      root.updateConstraintsIfNeeded()
      root.applyConstraintsAgain()
      places.append(views[1].frame.maxX)
    }
    commit(root)
    #expect(places == [68])
  }

  @Test("a masked view that nothing moves keeps the frame it was given, between pixels, too; its mask refers to that")
  func firstSolution() {
    let root = makeView("root"), view = makeView("view", size: 10)
    root.addSubview(view)
    view.frame.origin.x = 10.3
    commit(root)
    #expect(events(of: root) { fix(view, .height, 10) }.contains("root layout"))
    #expect(view.frame.minX == 10.3)
    #expect(view.layout.placement.frame.minX == 10.3)
  }

  @Test("a subclass that watches bounds and centre learns of solved frames, not of its first frame")
  func watching() {
    let root = makeView("root"), view = WatchingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    fix(view, .width, 50)
    fix(view, .height, 20)
    commit(root)
    #expect(view.seen == ["bounds 50 20", "center 25 10"])
    #expect(events(of: root) {} == [])
  }

  @Test("D12: iOS 6 and 7 insist that a view with constraints reaches UIView's layoutSubviews")
  func reachingSuper() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run { try layOutWithoutSuper(on: .iOS(7)) }
    }
    #expect(result.says("LonelyView's implementation of -layoutSubviews needs to call super."))
    await #expect(processExitsWith: .success) { try await MainActor.run { try layOutWithoutSuper(on: .iOS(8)) } }
  }

  @Test("a view is told when its safe area changes, once")
  func safeArea() {
    let root = SafeAreaRecorder(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    commit(root)
    #expect(root.changes == 0)
    root.layout.surroundingInsets.top = 20
    commit(root)
    commit(root)
    #expect(root.changes == 1 && root.safeAreaInsets.top == 20)
  }

  // MARK: layoutIfNeeded

  @Test("layoutIfNeeded takes in the superviews that wait for layout, up to the first that does not")
  func layoutIfNeededAbove() {
    let tree = makeTree()
    tree.root.setNeedsLayout()
    tree.middle.setNeedsLayout()
    #expect(trace.during { tree.middle.layoutIfNeeded() } == ["root layout", "middle layout"])
    tree.root.setNeedsLayout()
    tree.leaf.setNeedsLayout()
    #expect(trace.during { tree.leaf.layoutIfNeeded() } == ["leaf layout"])
    #expect(trace.during { tree.root.layoutIfNeeded() } == ["root layout"])
    #expect(trace.during { tree.root.layoutIfNeeded() } == [])
  }

  @Test("layoutIfNeeded leaves siblings alone")
  func layoutIfNeededBeside() {
    let tree = makeTree()
    let sibling = makeView("sibling")
    tree.root.addSubview(sibling)
    commit(tree.root)
    sibling.setNeedsLayout()
    tree.middle.setNeedsLayout()
    #expect(trace.during { tree.middle.layoutIfNeeded() } == ["middle layout"])
    #expect(events(of: tree.root) {} == ["sibling layout"])
  }

  @Test("layoutIfNeeded on a view solves the constraints of its superviews, and lays those out that follow")
  func layoutIfNeededWithConstraints() {
    let tree = makeTree()
    tree.leaf.translatesAutoresizingMaskIntoConstraints = false
    let width = fix(tree.leaf, .width, 40)
    tree.leaf.layoutIfNeeded()
    #expect(tree.leaf.bounds.width == 40)
    width.constant = 60
    tree.leaf.layoutIfNeeded()
    #expect(tree.leaf.bounds.width == 60)
  }

  @Test("a layout that always asks again ends, with a finding")
  func endless() {
    let session = Session(environment: SystemEnvironment.standardForTests)
    session.perform {
      let root = makeView("root")
      root.whileLayingOut = { $0.setNeedsLayout() }
      #expect(trace.during { session.commitFrame(of: root) } == Array(repeating: "root layout", count: 10))
    }
    #expect(session.diagnostics.map(\.rule) == ["layout-does-not-settle"])
  }

  // MARK: Animation blocks

  @Test("an animation's changes are made at once, its completion is called when its time is over")
  func animations() {
    let session = Session(environment: SystemEnvironment.standardForTests)
    session.perform {
      let root = makeView("root")
      let events = trace.during {
        UIView.animate(withDuration: 0.3) {
          root.frame.size.width = 40
        } completion: { [trace] in
          trace.note("done \($0)")
        }
        #expect(root.bounds.width == 40)
        root.layoutIfNeeded()
        session.advance(by: 0.2)
        trace.note("0.2 s")
        session.advance(by: 0.2)
        session.advance(by: 0.2)
      }
      #expect(events == ["root layout", "0.2 s", "done true"])
    }
  }

  @Test("animations can be switched off, for a block or until further notice")
  func animationsOff() {
    let session = Session(environment: SystemEnvironment.standardForTests)
    session.perform {
      #expect(UIView.areAnimationsEnabled)
      UIView.performWithoutAnimation { #expect(!UIView.areAnimationsEnabled) }
      #expect(UIView.areAnimationsEnabled)
      UIView.setAnimationsEnabled(false)
      UIView.performWithoutAnimation {}
      #expect(!UIView.areAnimationsEnabled)
    }
    #expect(UIView.areAnimationsEnabled)
  }
}

@MainActor extension SystemEnvironment {
  fileprivate static var standardForTests: SystemEnvironment { Session.current.environment }
}

@MainActor private final class SafeAreaRecorder: UIView {
  var changes = 0
  override func safeAreaInsetsDidChange() { changes += 1 }
}

@MainActor private final class WatchingView: UIView {
  var seen: [String] = []
  override var bounds: CGRect { didSet { seen.append("bounds \(Int(bounds.width)) \(Int(bounds.height))") } }
  override var center: CGPoint { didSet { seen.append("center \(Int(center.x)) \(Int(center.y))") } }
  override var frame: CGRect { didSet { seen.append("frame") } }
}

@MainActor private final class LonelyView: UIView {
  override func layoutSubviews() {}
}

@MainActor private func layOutWithoutSuper(on version: SystemVersion) throws {
  let session = Session(
    environment: SystemEnvironment(profile: .profile(for: version), device: try DeviceCatalog.find("iphone-5")))
  session.perform {
    let root = LonelyView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), view = UIView()
    root.addSubview(view)
    NSLayoutConstraint(
      item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .left, multiplier: 1, constant: 0
    ).isActive = true
    session.commitFrame(of: root)
  }
}
