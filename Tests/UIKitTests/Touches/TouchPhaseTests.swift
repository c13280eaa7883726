import Testing
import UIKit

/// Basis: documented, the raw values of UITouch.Phase.
struct TouchPhaseTests {
  @Test("phases have UIKit's raw values, those of hovering pointers included")
  func rawValues() {
    let phases: [UITouch.Phase] = [
      .began, .moved, .stationary, .ended, .cancelled, .regionEntered, .regionMoved, .regionExited,
    ]
    #expect(phases.map(\.rawValue) == Array(0...7))
  }
}
