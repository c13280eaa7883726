import BenchmarkKit
import UIKit

/// Answers each line of the input, a number of relayouts, with the microseconds per relayout: one half of case R5. The
/// other half is a page in a browser (`Browser/browser-bench`).
@MainActor enum RelayoutAnswers {
  static func run() {
    let screen = LoginScreen()
    screen.layoutIfNeeded()
    let wide = screen.subviews.last?.frame.maxY ?? 0
    layOut(screen, width: 320)
    // The text wraps differently, so the width has changed.
    guard let narrow = screen.subviews.last?.frame.maxY, narrow > wide else {
      Options.stop("bench: the form does not follow its width", 2)
    }
    while let line = readLine() {
      guard let count = Int(line), count > 0 else { Options.stop("bench: \(line) is no count", 2) }
      let time = seconds {
        for round in 0..<count { layOut(screen, width: round % 2 == 0 ? 375 : 320) }
      }
      print(time / Double(count) * 1e6)
      fflush(nil)
    }
  }

  private static func layOut(_ screen: UIView, width: CGFloat) {
    screen.frame.size.width = width
    screen.layoutIfNeeded()
  }
}
