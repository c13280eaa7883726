import SystemProfiles
import Testing
import UIKit

@testable import Gallery
@testable import UIKit

/// Pages to swipe through. Basis: the screen's constraints, calculated.
@MainActor struct OnboardingTests {
  private func show(_ phone: Int, rightToLeft: Bool = false) throws -> Stage<OnboardingViewController> {
    try Stage(everyday: Everyday.phones[phone].0, Everyday.phones[phone].1, rightToLeft: rightToLeft, in: .none) {
      OnboardingViewController()
    }
  }

  private func offset(_ stage: Stage<OnboardingViewController>) -> CGFloat { stage.screen.scrollView.contentOffset.x }

  @Test("three pages, each as large as what is visible", arguments: Everyday.phones.indices)
  func pages(_ phone: Int) throws {
    let stage = try show(phone), scrollView = stage.screen.scrollView, visible = scrollView.bounds.size
    #expect(scrollView.contentSize == CGSize(width: 3 * visible.width, height: visible.height))
    let pages = scrollView.subviews.compactMap { $0 as? OnboardingPage }
    #expect(pages.map(\.frame.minX) == [0, visible.width, 2 * visible.width])
    for page in pages {
      #expect(page.text.frame.minX >= 32 && page.text.frame.maxX <= visible.width - 32 + 0.01)
      #expect(page.text.frame.maxY <= visible.height)
    }
  }

  @Test("the button is above what covers the lower edge", arguments: Everyday.phones.indices)
  func safeArea(_ phone: Int) throws {
    let stage = try show(phone), screen = stage.screen
    let button = screen.nextButton.alignmentRect(forFrame: screen.nextButton.frame)
    #expect(abs(button.maxY - (stage.size.height - screen.view.safeAreaInsets.bottom - 8)) < 0.01)
    #expect(abs(screen.skipButton.frame.minY - (screen.view.safeAreaInsets.top + 8)) < 0.01)
  }

  @Test("a swipe and the button go on by a page, with the dots", arguments: Everyday.phones.indices)
  func goingOn(_ phone: Int) throws {
    let stage = try show(phone), width = stage.size.width
    try stage.perform(.scroll(x: 0.7 * width, y: 0))
    #expect(offset(stage) == width && stage.screen.pageControl.currentPage == 1)
    try stage.perform(.tap("Next"))
    #expect(offset(stage) == 2 * width && stage.screen.pageControl.currentPage == 2)
    #expect(stage.screen.nextButton.currentTitle == "Get Started" && stage.screen.skipButton.isHidden)
  }

  @Test("turned, the page is the same", arguments: [0, 3])
  func turned(_ phone: Int) throws {
    let stage = try show(phone)
    try stage.perform(.tap("Next"), .rotate(.landscapeRight))
    #expect(offset(stage) == stage.size.width && stage.size.width > stage.size.height)
    #expect(stage.screen.pageControl.currentPage == 1)
  }

  @Test("right to left, the first page is the last one of the content, and a swipe the other way goes on")
  func rightToLeft() throws {
    let stage = try show(3, rightToLeft: true), width = stage.size.width
    #expect(offset(stage) == 2 * width && stage.screen.pageControl.currentPage == 0)
    try stage.perform(.scroll(x: -0.7 * width, y: 0))
    #expect(offset(stage) == width && stage.screen.pageControl.currentPage == 1)
  }

  /// For a moment the text still has the two lines of the narrow window.
  @Test("from a narrow window to one without room for the text no constraint breaks")
  func tooSmall() throws {
    let stage = try show(4)
    for size in [CGSize(width: 320, height: 568), CGSize(width: 568, height: 320)] {
      stage.session.change { $0.screenSizeOverride = size }
      stage.session.advance(by: 1)
    }
    #expect(stage.size == CGSize(width: 568, height: 320) && stage.screen.scrollView.bounds.height == 120)
    #expect(stage.session.diagnostics.isEmpty)
  }
}
