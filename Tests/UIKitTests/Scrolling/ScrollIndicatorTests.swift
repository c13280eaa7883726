import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// The scroll indicators. Basis, unless a test names another: frames in published dumps of view trees.
@MainActor struct ScrollIndicatorTests {
  private func scrollView(
    _ version: SystemVersion, _ size: CGSize, content: CGSize, dark: Bool = false
  ) throws -> UIScrollView {
    var environment = try Session.phone5(version).environment
    if dark { environment.interfaceStyle = .dark }
    return Session(environment: environment).perform {
      let view = UIScrollView(frame: CGRect(origin: .zero, size: size))
      view.contentSize = content
      return view
    }
  }

  /// Returns the current drawing of the indicators.
  private func drawn(_ view: UIScrollView) -> [String] {
    view.session.recordFrame(of: view).dumpLines().map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasPrefix("fill rounded") }
  }

  @Test(
    "thickness and distance from the edges are those of the generation",
    arguments: [
      (6, CGRect(x: 312, y: 1, width: 7, height: 207), CGRect(x: 1, y: 408, width: 159, height: 7)),
      (7, CGRect(x: 316.5, y: 0, width: 3.5, height: 208), CGRect(x: 0, y: 412.5, width: 160, height: 3.5)),
      (8, CGRect(x: 314.5, y: 3, width: 2.5, height: 205), CGRect(x: 3, y: 410.5, width: 157, height: 2.5)),
      (12, CGRect(x: 314.5, y: 3, width: 2.5, height: 205), CGRect(x: 3, y: 410.5, width: 157, height: 2.5)),
      (13, CGRect(x: 314, y: 3, width: 3, height: 205), CGRect(x: 3, y: 410, width: 157, height: 3)),
    ] as [(version: Int, vertical: CGRect, horizontal: CGRect)])
  func generations(_ row: (version: Int, vertical: CGRect, horizontal: CGRect)) throws {
    let content = CGSize(width: 640, height: 832)
    let view = try scrollView(.iOS(row.version), CGSize(width: 320, height: 416), content: content)
    #expect(view.verticalIndicatorFrame == row.vertical)
    #expect(view.horizontalIndicatorFrame == row.horizontal)
  }

  /// Basis: derived; the minimum length is captured once (36), its compression is assumed.
  @Test("it goes along its track as the content goes along its range, and is squeezed beyond its end")
  func along() throws {
    let view = try scrollView(.iOS(13), CGSize(width: 100, height: 206), content: CGSize(width: 100, height: 412))
    func span() -> [CGFloat] { view.verticalIndicatorFrame.map { [$0.minY - view.contentOffset.y, $0.height] } ?? [] }
    #expect(span() == [3, 100])
    view.contentOffset.y = 103
    #expect(span() == [53, 100])
    view.contentOffset.y = 206
    #expect(span() == [103, 100])
    view.contentOffset.y = -40
    #expect(span() == [3, 60])
    view.contentOffset.y = -400
    #expect(span() == [3, 7])
    view.contentOffset.y = 0
    view.contentSize.height = 100_000
    #expect(span() == [3, 36])
  }

  @Test("there is none where nothing scrolls, where none is wanted, and where insets leave no room")
  func absent() throws {
    let view = try scrollView(.iOS(13), CGSize(width: 100, height: 200), content: CGSize(width: 100, height: 400))
    #expect(view.horizontalIndicatorFrame == nil && view.verticalIndicatorFrame != nil)
    view.showsVerticalScrollIndicator = false
    #expect(view.verticalIndicatorFrame == nil)
    view.showsVerticalScrollIndicator = true
    view.verticalScrollIndicatorInsets = UIEdgeInsets(top: 100, left: 0, bottom: 100, right: 0)
    #expect(view.verticalIndicatorFrame == nil)
  }

  /// Basis: UIScrollView reference; the names state which of the two insets applies.
  @Test("each has insets of its own; those of both are set at once")
  func insets() throws {
    let view = try scrollView(.iOS(13), CGSize(width: 106, height: 206), content: CGSize(width: 212, height: 412))
    view.verticalScrollIndicatorInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 10)
    #expect(view.verticalIndicatorFrame == CGRect(x: 90, y: 23, width: 3, height: 90))
    #expect(view.horizontalIndicatorFrame == CGRect(x: 3, y: 200, width: 50, height: 3))
    view.scrollIndicatorInsets = UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0)
    #expect(view.verticalIndicatorFrame?.minX == 100)
    #expect(view.horizontalIndicatorFrame?.minY == 170)
  }

  /// Basis: captured on a phone with a home indicator; UIScrollView reference for the property.
  @Test("its ends stay clear of what covers the view, unless it shall not adjust", arguments: [10, 12, 17])
  func safeArea(_ version: Int) throws {
    let view = try scrollView(.iOS(version), CGSize(width: 320, height: 568), content: CGSize(width: 640, height: 2000))
    view.layout.surroundingInsets = UIEdgeInsets(top: 64, left: 0, bottom: 34, right: 0)
    view.layoutIfNeeded()
    let frame = try #require(view.verticalIndicatorFrame)
    let (top, bottom): (CGFloat, CGFloat) = version > 10 ? (64, 34) : (0, 0)
    #expect(frame.minY - view.contentOffset.y == 3 + top)
    view.contentOffset.y = view.scrollRange.maximum.y
    let end = try #require(view.verticalIndicatorFrame).maxY - view.contentOffset.y
    #expect(end == 565 - bottom)
    let lower = try #require(view.horizontalIndicatorFrame).maxY - view.contentOffset.y
    #expect(lower == 565)
    view.automaticallyAdjustsScrollIndicatorInsets = false
    view.contentOffset.y = -view.adjustedContentInset.top
    #expect(try #require(view.verticalIndicatorFrame).minY - view.contentOffset.y == 3)
  }

  /// Basis: assumed.
  @Test("where people read from right to left it is at the left")
  func rightToLeft() throws {
    let view = try scrollView(.iOS(13), CGSize(width: 100, height: 200), content: CGSize(width: 100, height: 400))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.verticalIndicatorFrame?.minX == 3)
  }

  @Test("indicators are no subviews")
  func subviews() throws {
    let view = try scrollView(.iOS(13), CGSize(width: 100, height: 200), content: CGSize(width: 100, height: 400))
    view.flashScrollIndicators()
    view.layoutIfNeeded()
    #expect(view.subviews.isEmpty)
  }

  /// Basis: assumed durations; that they appear with a flash and with a drag is documented.
  @Test("they are seen after a flash and after a drag for a moment, and not when code scrolls")
  func moments() throws {
    let view = try scrollView(.iOS(13), CGSize(width: 100, height: 206), content: CGSize(width: 100, height: 412))
    #expect(drawn(view) == [])
    view.contentOffset.y = 103
    #expect(drawn(view) == [])
    view.flashScrollIndicators()
    #expect(drawn(view).count == 1)
    view.session.advance(by: 0.5)
    #expect(view.indicatorOpacity == 1)
    view.session.advance(by: 0.125)
    #expect(abs(view.indicatorOpacity - 0.5) < 1e-6)
    view.session.advance(by: 0.125)
    #expect(drawn(view) == [])
    view.drag(by: CGPoint(x: 0, y: 20))
    #expect(drawn(view).count == 1)
    view.session.advance(by: 0.5)
    #expect(drawn(view) == [])
  }

  /// Basis: captured with iOS 13 for dark on light (0, 0.35); the others assumed.
  @Test(
    "it is dark, or light where the style or the interface is",
    arguments: [
      (.default, false, "#000000/0.35"), (.default, true, "#ffffff/0.35"), (.white, false, "#ffffff/0.35"),
      (.black, true, "#000000/0.35"),
    ] as [(style: UIScrollView.IndicatorStyle, dark: Bool, color: String)])
  func colors(_ row: (style: UIScrollView.IndicatorStyle, dark: Bool, color: String)) throws {
    let content = CGSize(width: 100, height: 412)
    let view = try scrollView(.iOS(13), CGSize(width: 100, height: 206), content: content, dark: row.dark)
    view.indicatorStyle = row.style
    view.flashScrollIndicators()
    #expect(drawn(view).count == 1 && drawn(view)[0].hasSuffix(row.color), "\(drawn(view))")
  }
}
