import Testing

@testable import UIKit

/// Grays.
@MainActor struct GrayTests {
  /// Basis: assumed: recalled.
  @Test("light gray is two thirds, gray a half, dark gray a third white")
  func grays() {
    #expect(UIColor.lightGray == UIColor(white: 2 / 3, alpha: 1) && UIColor.gray == UIColor(white: 0.5, alpha: 1))
    #expect(UIColor.darkGray == UIColor(white: 1 / 3, alpha: 1))
  }
}
