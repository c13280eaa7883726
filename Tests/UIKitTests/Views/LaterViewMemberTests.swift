import DisplayLists
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Members of UIView from later releases, or that few apps use. Basis: documented, their references.
@MainActor struct LaterViewMemberTests {
  private final class Trace { var events: [String] = [] }

  private final class Card: UIView {
    let trace: Trace
    let label = UILabel()
    init(_ trace: Trace) {
      self.trace = trace
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      addSubview(label)
    }
    required init?(coder: NSCoder) { nil }
    override func updateProperties() {
      super.updateProperties()
      trace.events.append("properties")
      label.text = "Title"
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      trace.events.append("layout")
    }
  }

  private final class Screen: UIViewController {
    let trace = Trace()
    override func updateProperties() {
      super.updateProperties()
      trace.events.append("controller")
    }
  }

  @Test("properties are updated before the layout, once for each request")
  func properties() throws {
    let session = try Session.of(.iOS(26))
    session.perform {
      let screen = Screen(), card = Card(screen.trace)
      screen.view.addSubview(card)
      _ = session.show(screen)
      #expect(screen.trace.events == ["controller", "properties", "layout"] && card.label.text == "Title")
      screen.trace.events = []
      card.setNeedsLayout()
      session.commitWindows()
      card.setNeedsUpdateProperties()
      card.updatePropertiesIfNeeded()
      card.updatePropertiesIfNeeded()
      #expect(screen.trace.events == ["layout", "properties"])
      screen.setNeedsUpdateProperties()
      session.commitWindows()
      #expect(screen.trace.events.contains("controller"))
    }
  }

  @Test("a region is a guide and insets")
  func regions() throws {
    let session = try Session.of(.iOS(26), "iphone-15")
    session.perform {
      let controller = UIViewController()
      _ = session.show(controller)
      let view: UIView = controller.view
      #expect(view.layoutGuide(for: .safeArea()) === view.safeAreaLayoutGuide)
      #expect(view.layoutGuide(for: .margins(cornerAdaptation: .horizontal)) === view.layoutMarginsGuide)
      #expect(view.edgeInsets(for: .safeArea()) == view.safeAreaInsets)
      #expect(view.directionalEdgeInsets(for: .margins()) == view.directionalLayoutMargins)
    }
  }

  @Test("a snapshot of a part is as large as the part")
  func partialSnapshot() throws {
    try Session.of(.iOS(17)).perform {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let caps = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
      let part = view.resizableSnapshotView(
        from: CGRect(x: 10, y: 20, width: 30, height: 40), afterScreenUpdates: false, withCapInsets: caps)
      #expect(part?.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
      #expect((part as? UIImageView)?.image?.capInsets == caps)
      #expect(view.resizableSnapshotView(from: .zero, afterScreenUpdates: false, withCapInsets: .zero) == nil)
    }
  }

  @Test("a touch is upright and has no estimated properties")
  func finger() {
    let touch = UITouch()
    #expect(touch.altitudeAngle == .pi / 2 && touch.azimuthUnitVector(in: nil) == CGVector(dx: 1, dy: 0))
    #expect(touch.estimatedProperties.isEmpty && touch.estimationUpdateIndex == nil)
  }
}
