import SystemProfiles
import Testing

@testable import UIKit

/// Indicators.
/// Basis: the references of UIActivityIndicatorView and UIProgressView.
@MainActor struct IndicatorTests {
  @Test("a wheel that stands still is hidden, unless it is told to stay")
  func hidden() {
    let wheel = UIActivityIndicatorView(style: .medium)
    #expect(wheel.isHidden && !wheel.isAnimating)
    wheel.startAnimating()
    #expect(!wheel.isHidden)
    wheel.stopAnimating()
    #expect(wheel.isHidden)
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
  }

  @Test("a wheel that spins turns once a second of the program's time, and stays where it stops")
  func turns() throws {
    let sheet = try Sheet(.iOS(12)), session = sheet.session
    let wheel = session.perform { UIActivityIndicatorView(style: .gray) }
    wheel.hidesWhenStopped = false
    func drawn() -> [String] { sheet.content { wheel } }
    let still = drawn()
    session.advance(by: 0.25)
    #expect(drawn() == still && !session.isMoving)
    wheel.startAnimating()
    let quarter = drawn()
    #expect(quarter != still && session.isMoving)
    session.advance(by: 0.05)
    #expect(drawn() == quarter, "between two steps")
    session.advance(by: 0.95)
    #expect(drawn() == quarter, "a second later")
    wheel.stopAnimating()
    session.advance(by: 1)
    #expect(drawn() == still && !session.isMoving)
  }

  @Test("a stopped wheel takes no room in a stack")
  func stacked() throws {
    try Session.of(.iOS(12)).perform {
      let wheel = UIActivityIndicatorView(style: .gray), view = UIView()
      let stack = UIStackView(arrangedSubviews: [wheel, view])
      stack.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
      stack.layoutIfNeeded()
      #expect(view.frame.width == 100)
      wheel.startAnimating()
      stack.layoutIfNeeded()
      #expect(view.frame.width == 80)
    }
  }

  @Test("progress is pinned to 0 and 1")
  func progress() {
    let view = UIProgressView()
    view.progress = 3
    #expect(view.progress == 1)
    view.progress = .nan
    #expect(view.progress == 0)
    view.setProgress(-1, animated: false)
    #expect(view.progress == 0)
    let done = Progress(totalUnitCount: 4)
    done.completedUnitCount = 1
    view.observedProgress = done
    #expect(view.progress == 0.25)
  }

  @Test("from right to left progress begins at the right")
  func rightToLeft() throws {
    let lines = try [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft].map { direction in
      try Sheet(.iOS(17)).content {
        let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
        (view.progress, view.semanticContentAttribute) = (0.25, direction)
        return view
      }
    }
    #expect(lines[0].last?.contains("(0 0 25 4") == true && lines[1].last?.contains("(75 0 25 4") == true, "\(lines)")
  }

  /// Basis: documented: styles without a color were added in iOS 13.
  @Test("a new wheel is medium since there are styles without a colour")
  func defaultStyle() throws {
    try Session.of(.iOS(13)).perform { #expect(UIActivityIndicatorView().style == .medium) }
    try Session.of(.iOS(12)).perform { #expect(UIActivityIndicatorView().style == .white) }
  }
}
