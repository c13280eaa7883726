import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Haptics are not available, and reported.
@MainActor struct FeedbackTests {
  @Test("the first feedback of a session is reported, further ones are not")
  func diagnostic() throws {
    let session = try Session.of(.iOS(17))
    session.perform {
      let generators = (UIImpactFeedbackGenerator(style: .heavy), UINotificationFeedbackGenerator())
      #expect(!session.diagnostics.contains { $0.rule == "no-haptics" })
      generators.0.prepare()
      generators.0.impactOccurred(intensity: 0.5)
      generators.1.notificationOccurred(.success)
      UISelectionFeedbackGenerator().selectionChanged()
    }
    #expect(session.diagnostics.filter { $0.rule == "no-haptics" }.count == 1)
  }

  @Test("a generator made for a view is one of its interactions")
  func interaction() throws {
    try Session.of(.iOS(17)).perform {
      let view = UIView()
      let generator = UIImpactFeedbackGenerator(style: .light, view: view)
      #expect(generator.view === view && view.interactions.count == 1)
    }
  }
}
