import Testing
import UIKit

/// The recognizers of a view. Basis: the UIView reference; captured, that the list is empty and not nil once the last
/// one is removed: tests of SwifterSwift, which pass on iOS.
@MainActor struct RecognizerListTests {
  @Test("a view has no list of recognizers before the first one, and an empty list after the last one")
  func list() throws {
    try Session.of(.iOS(17)).perform {
      let view = UIView(), tap = UITapGestureRecognizer(), pan = UIPanGestureRecognizer()
      #expect(view.gestureRecognizers == nil)
      view.removeGestureRecognizer(tap)
      #expect(view.gestureRecognizers == nil)
      view.addGestureRecognizer(tap)
      view.addGestureRecognizer(pan)
      #expect(view.gestureRecognizers == [tap, pan])
      view.removeGestureRecognizer(tap)
      view.removeGestureRecognizer(pan)
      #expect(view.gestureRecognizers == [])
      view.gestureRecognizers = [pan]
      #expect(view.gestureRecognizers == [pan] && pan.view === view)
    }
  }
}
