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
