import Testing

@testable import UIKit

/// Font metrics off the main thread. Basis: documented: `UIFontMetrics` belongs to no actor.
struct FontMetricsThreadTests {
  @Test("fonts and lengths are scaled on any thread")
  func anyThread() async {
    let (size, length) = await Task.detached {
      let metrics = UIFontMetrics(forTextStyle: .body)
      return (metrics.scaledFont(for: .systemFont(ofSize: 20)).pointSize, metrics.scaledValue(for: 10))
    }.value
    #expect(size == 20 && length == 10)
  }
}
