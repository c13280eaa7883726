import Testing
import UIKit

@testable import UIKit

/// Spring loading and pointer locks; drags and pointers do not exist here. Basis: references of
/// UISpringLoadedInteraction and `UIViewController.prefersPointerLocked`.
@MainActor struct SpringLoadingTests {
  @Test("a view is spring-loaded as long as it has an interaction, and the session reports that nothing is dragged")
  func interactions() throws {
    let session = try Session.of(.iOS(17))
    session.perform {
      let button = UIButton(), interaction = UISpringLoadedInteraction { _, _ in }
      #expect(!button.isSpringLoaded)
      button.isSpringLoaded = true
      #expect(button.isSpringLoaded && button.interactions.contains { $0 is UISpringLoadedInteraction })
      button.isSpringLoaded = false
      #expect(!button.isSpringLoaded)
      let view = UIView()
      view.addInteraction(interaction)
      #expect(interaction.view === view)
    }
    #expect(session.diagnostics.map(\.rule) == ["no-drag-and-drop"])
  }

  @Test("a request to lock the pointer is read from the child that decides, and reported")
  func locks() throws {
    final class Locking: UIViewController {
      override var prefersPointerLocked: Bool { true }
    }
    final class Parent: UIViewController {
      override var childViewControllerForPointerLock: UIViewController? { children.first }
    }
    let session = try Session.of(.iOS(17))
    let parent = session.perform { Parent() }
    session.perform { parent.setNeedsUpdateOfPrefersPointerLocked() }
    #expect(session.diagnostics.isEmpty)
    session.perform {
      parent.addChild(Locking())
      parent.setNeedsUpdateOfPrefersPointerLocked()
    }
    #expect(session.diagnostics.map(\.rule) == ["no-pointer"])
  }
}
