import Testing
import UIKit

@testable import UIKit

/// Updates of properties. Basis: documented: `UIView.updateProperties()` and `UIView.AnimationOptions.flushUpdates`.
@MainActor struct PropertyUpdateTests {
  @Test("properties are updated before the layout, first when the view comes on screen, then when asked for")
  func order() throws {
    let session = try Session.of(.iOS(26)), controller = session.perform { Updated() }
    let window = session.show(controller)
    #expect(controller.events.first == "controller properties")
    let view = try #require(controller.view as? UpdatedView)
    #expect(view.events.prefix(2) == ["properties", "layout"])
    (controller.events, view.events) = ([], [])
    session.commitFrame(of: window)
    #expect(controller.events.isEmpty && view.events.isEmpty)
    session.perform {
      view.setNeedsUpdateProperties()
      controller.setNeedsUpdateProperties()
      view.setNeedsLayout()
      #expect(view.events.isEmpty)
    }
    session.commitFrame(of: window)
    #expect(view.events == ["properties", "layout"] && controller.events == ["controller properties"])
    view.events = []
    session.perform {
      view.setNeedsUpdateProperties()
      view.updatePropertiesIfNeeded()
      view.updatePropertiesIfNeeded()
    }
    #expect(view.events == ["properties"])
  }

  /// Basis: recalled. Documented for traits: "Automatic trait tracking".
  @Test("a view that comes back is not asked again, unless something changed")
  func comingBack() throws {
    let session = try Session.of(.iOS(26)), controller = session.perform { Updated() }
    let root = session.perform { UIViewController() }, window = session.show(root)
    session.perform {
      root.addChild(controller)
      root.view.addSubview(controller.view)
    }
    session.commitFrame(of: window)
    let view = try #require(controller.view as? UpdatedView)
    #expect(view.events.first == "properties" && controller.events == ["controller properties"])
    (controller.events, view.events) = ([], [])
    func comeBack() {
      session.perform {
        view.removeFromSuperview()
        root.view.addSubview(view)
      }
      session.commitFrame(of: window)
    }
    comeBack()
    #expect(!view.events.contains("properties") && controller.events.isEmpty)
    session.perform {
      view.removeFromSuperview()
      view.setNeedsUpdateProperties()
      controller.setNeedsUpdateProperties()
    }
    session.commitFrame(of: window)
    #expect(!view.events.contains("properties") && controller.events.isEmpty)
    session.perform { root.view.addSubview(view) }
    session.commitFrame(of: window)
    #expect(view.events.filter { $0 == "properties" }.count == 1 && controller.events.count == 1)
    (controller.events, view.events) = ([], [])
    session.perform { root.overrideUserInterfaceStyle = .dark }
    session.commitFrame(of: window)
    #expect(view.events.filter { $0 == "properties" }.count == 1 && controller.events.count == 1)
  }

  /// Basis: documented: the update includes the view, its controller and all subviews.
  @Test("an update at once reaches what is in the view, and its controller")
  func atOnce() throws {
    let session = try Session.of(.iOS(26)), controller = session.perform { Updated() }
    let window = session.show(controller), view = try #require(controller.view as? UpdatedView)
    session.perform {
      let inner = UpdatedView(), beside = UpdatedView()
      view.addSubview(inner)
      window.addSubview(beside)
      (controller.events, view.events) = ([], [])
      controller.setNeedsUpdateProperties()
      view.setNeedsUpdateProperties()
      view.updatePropertiesIfNeeded()
      #expect(controller.events == ["controller properties"] && view.events == ["properties"])
      #expect(inner.events == ["properties"] && beside.events.isEmpty)
      inner.setNeedsUpdateProperties()
      controller.updatePropertiesIfNeeded()
      #expect(inner.events.count == 2 && view.events.count == 1 && controller.events.count == 1)
    }
  }

  @Test("an animation that flushes updates moves what they change")
  func flushing() throws {
    let session = try Session.of(.iOS(26)), controller = session.perform { Updated() }
    _ = session.show(controller)
    let view = try #require(controller.view as? UpdatedView)
    session.perform {
      view.place = 100
      view.setNeedsUpdateProperties()
      UIView.animate(withDuration: 1, delay: 0, options: [.flushUpdates, .curveLinear]) {
        view.place = 200
        view.setNeedsUpdateProperties()
      }
      #expect(view.moved.frame.minX == 200)
      #expect(view.moved.layer.presentation()?.frame.minX == 100)
    }
  }
}

private final class Updated: UIViewController {
  var events: [String] = []

  override func loadView() { view = UpdatedView() }

  override func updateProperties() {
    super.updateProperties()
    events.append("controller properties")
  }
}

private final class UpdatedView: UIView {
  var events: [String] = []
  var place: CGFloat = 0
  lazy var moved: UIView = {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    addSubview(view)
    return view
  }()

  override func updateProperties() {
    super.updateProperties()
    events.append("properties")
    moved.frame.origin.x = place
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    events.append("layout")
  }
}
