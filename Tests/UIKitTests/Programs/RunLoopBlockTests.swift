import Foundation
import Testing
import UIKit

@testable import UIKit

/// Blocks on the main run loop, where the process only drains the main queue.
@MainActor struct RunLoopBlockTests {
  @MainActor private final class Counter {
    var count = 0
  }

  @Test("a block on the main run loop runs with the next frame")
  func blocks() async throws {
    let session = try Session.phone5(.iOS(17)), counter = Counter()
    session.perform {
      let view = UIView()
      view.setNeedsLayout()
      RunLoop.main.perform { MainActor.assumeIsolated { counter.count += 1 } }
      #expect(counter.count == 0)
    }
    for _ in 0..<200 where counter.count == 0 { try await Task.sleep(nanoseconds: 5_000_000) }
    #expect(counter.count == 1)
  }
}
