import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Focus on phones, which have no focus engine, and the properties of items. Basis: documented, references of
/// UIFocusSystem, UIFocusEnvironment and UIFocusGuide; the values of priorities are recalled from the headers.
@MainActor struct FocusTests {
  private final class Tile: UIView {
    var updates = 0
    override var canBecomeFocused: Bool { true }
    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
      super.didUpdateFocus(in: context, with: coordinator)
      updates += 1
      coordinator.addCoordinatedAnimations { self.alpha = self.isFocused ? 1 : 0.5 }
    }
  }

  private final class Screen: UIViewController {
    let tile = Tile()
    override var preferredFocusEnvironments: [any UIFocusEnvironment] { [tile] }
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { context.nextFocusedView !== tile }
  }

  @Test("nothing is focused, and updates are no work")
  func nothing() throws {
    let session = try Session.of(.iOS(17))
    session.perform {
      let screen = Screen(), window = session.show(screen)
      screen.view.addSubview(screen.tile)
      screen.setNeedsFocusUpdate()
      screen.updateFocusIfNeeded()
      #expect(UIFocusSystem.focusSystem(for: window) == nil && !screen.tile.isFocused && screen.tile.updates == 0)
      #expect(UIView().canBecomeFocused == false && UIViewController().preferredFocusEnvironments.isEmpty)
      #expect(screen.tile.parentFocusEnvironment === screen.view && screen.view.parentFocusEnvironment === screen)
      #expect(window.contains(screen.tile) && !screen.tile.contains(window))
    }
  }

  @Test("groups are inherited, priorities are kept, and a container finds items")
  func groups() throws {
    try Session.of(.iOS(17)).perform {
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), tile = Tile()
      tile.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
      parent.addSubview(tile)
      parent.focusGroupIdentifier = "rail"
      #expect(tile.focusGroupIdentifier == "rail" && tile.focusGroupPriority == .ignored)
      tile.focusGroupPriority = .prioritized
      tile.focusEffect = UIFocusHaloEffect(rect: tile.bounds)
      #expect(tile.focusGroupPriority.rawValue == 2000 && tile.focusEffect is UIFocusHaloEffect)
      #expect(parent.focusItems(in: parent.bounds).count == 1)
      #expect(parent.focusItems(in: CGRect(x: 50, y: 50, width: 10, height: 10)).isEmpty)
      #expect(parent.focusItems(in: CGRect(x: 30, y: 10, width: 10, height: 20)).isEmpty)
    }
  }

  @Test("a guide is a layout guide")
  func guide() throws {
    try Session.of(.iOS(17)).perform {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), guide = UIFocusGuide(), tile = Tile()
      view.addLayoutGuide(guide)
      guide.preferredFocusEnvironments = [tile]
      NSLayoutConstraint.activate([
        guide.topAnchor.constraint(equalTo: view.topAnchor), guide.leftAnchor.constraint(equalTo: view.leftAnchor),
        guide.widthAnchor.constraint(equalToConstant: 30), guide.heightAnchor.constraint(equalTo: view.heightAnchor),
      ])
      view.layoutIfNeeded()
      #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 30, height: 100) && guide.isEnabled)
      #expect(guide.preferredFocusEnvironments.first === tile)
    }
  }
}
