import CoreTypes
import SystemProfiles
import Testing

@testable import UIKit

/// Elements that grow with the text size.
/// The system's own growing elements. Basis: documented for text styles; for the parts that follow them, see each.
@MainActor struct GrowingTextSizeTests {
  private func each<Value>(
    _ version: SystemVersion = .iOS(17), _ device: String = "iphone-15-pro", _ value: (Session) throws -> Value
  ) throws -> [Value] {
    try TextSizes.three.map { textSize in
      let session = try Session.of(version, device, textSize: textSize)
      return try session.perform { try value(session) }
    }
  }

  /// Basis: that large titles grow is documented; the limit is assumed.
  @Test("large titles grow as far as ordinary sizes go, and their bars with them")
  func largeTitles() throws {
    let bars = try each { session in
      let controller = UIViewController(), stack = UINavigationController(rootViewController: controller)
      controller.title = "Large"
      stack.navigationBar.prefersLargeTitles = true
      _ = session.show(stack)
      let bar = stack.navigationBar
      return (
        bar.environmentOfTraits.largeTitleFont.pointSize, bar.arrangement.largeTitle.height, bar.bounds.height,
        controller.view.safeAreaInsets.top
      )
    }
    #expect(bars.map(\.0) == [34, 40, 40])
    #expect(bars[0].1 == 52 && bars[1].1 > 58 && bars[1].1 < 60 && bars[2].1 == bars[1].1)
    #expect(bars.allSatisfy { abs($0.2 - $0.1 - 44) < 0.001 })
    #expect(abs(bars[1].3 - bars[0].3 - (bars[1].1 - 52)) < 0.001)
  }

  /// Basis: the body style is recalled; that the field keeps the distances around its text is assumed.
  @Test("search fields grow from iOS 11 on")
  func searchBars() throws {
    let bars = try each { _ in
      let bar = UISearchBar()
      bar.frame.size = bar.sizeThatFits(CGSize(width: 320, height: 0))
      bar.layoutIfNeeded()
      return (bar.searchTextField.displayedFont.pointSize, bar.frame.height, bar.searchTextField.frame.height)
    }
    #expect(bars.map(\.0) == [17, 23, 40])
    #expect(bars[0].1 == 56 && bars[0].2 == 36)
    #expect(bars.allSatisfy { abs($0.1 - $0.2 - 20) < 0.001 })
    #expect(abs(bars[2].2 - 36 - 27.667) < 0.001)
    #expect(try each(.iOS(10)) { _ in UISearchBar().sizeThatFits(.zero).height } == [44, 44, 44])
  }

  @Test("a search field on screen follows a change of the text size")
  func searchFieldFollows() throws {
    let session = try Session.of(.iOS(17), textSize: .large), controller = session.perform { UIViewController() }
    let bar = session.perform { UISearchBar() }
    controller.view.addSubview(bar)
    _ = session.show(controller)
    session.change { $0.contentSizeCategory = .accessibilityExtraLarge }
    #expect(bar.searchTextField.displayedFont.pointSize == 40 && bar.intrinsicContentSize.height > 80)
  }

  /// Basis: documented for alerts; styles and rows recalled.
  @Test(
    "alerts and sheets grow, also while they are on screen", arguments: [UIAlertController.Style.alert, .actionSheet])
  func alerts(_ style: UIAlertController.Style) throws {
    func shown(_ textSize: UIContentSizeCategory) throws -> (UIAlertController, Session) {
      let session = try Session.of(.iOS(17), "iphone-15-pro", textSize: textSize)
      let controller = session.perform { UIViewController() }
      _ = session.show(controller)
      let alert = session.perform {
        let alert = UIAlertController(title: "Title", message: "A message of a few words", preferredStyle: style)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        if style == .alert { alert.addTextField() }
        controller.present(alert, animated: false)
        return alert
      }
      session.commitWindows()
      return (alert, session)
    }
    func measures(_ alert: UIAlertController) -> [CGFloat] {
      let frame = alert.view.frame
      let field = alert.textFields?.first?.frame.height ?? 0
      return [frame.height, frame.midX, alert.panel?.buttons.first?.frame.height ?? 0, field]
    }
    let sizes = try TextSizes.three.map { measures(try shown($0).0) }
    #expect(sizes[0][0] < sizes[1][0] && sizes[1][0] + 40 < sizes[2][0] && sizes[2][2] >= 48)
    #expect(style == .actionSheet || sizes[0][3] == 25 && sizes[2][3] > 45)
    let (alert, session) = try shown(.large)
    session.change { $0.contentSizeCategory = .accessibilityExtraLarge }
    #expect(measures(alert) == sizes[2])
  }

  /// Basis: captured at Large; that boxes grow is derived.
  @Test("compact dates grow")
  func compactDates() throws {
    let heights = try each { _ in
      let picker = UIDatePicker()
      picker.preferredDatePickerStyle = .compact
      return picker.sizeThatFits(.zero).height
    }
    #expect(heights[0] < heights[1] && heights[1] + 15 < heights[2])
  }

  @Test("headers of configurations, empty screens and labels beside rows grow, at once")
  func configurations() throws {
    let session = try Session.of(.iOS(17), textSize: .large), controller = session.perform { UIViewController() }
    _ = session.show(controller)
    let views: [UIView] = session.perform {
      var header = UIListContentConfiguration.groupedHeader(), empty = UIContentUnavailableConfiguration.empty()
      (header.text, empty.text) = ("Title", "Nothing")
      return [
        header.makeContentView(), empty.makeContentView(), AccessoryView(.label(text: "12")),
        AccessoryView(.label(text: "12", options: .init(adjustsFontForContentSizeCategory: false))),
      ]
    }
    views.forEach(controller.view.addSubview)
    func heights() -> [CGFloat] {
      views.map { ($0 as? AccessoryView)?.naturalSize.height ?? $0.sizeThatFits(CGSize(width: 320, height: 0)).height }
    }
    session.commitWindows()
    let old = heights()
    session.change { $0.contentSizeCategory = .accessibilityExtraLarge }
    let new = heights()
    #expect((0..<3).allSatisfy { new[$0] > old[$0] + 15 } && new[3] == old[3])
  }

  /// Basis: that symbols are as large as text of the body style is assumed.
  @Test("symbols of rows grow with their text, other images do not")
  func images() throws {
    let frames = try each { _ in
      [UIImage(systemName: "star"), UIImage(name: "bird", size: CGSize(width: 24, height: 24))].map { image in
        var content = UIListContentConfiguration.cell()
        (content.image, content.text) = (image, "Title")
        let view = content.makeContentView()
        view.frame.size = view.sizeThatFits(CGSize(width: 320, height: 0))
        view.layoutIfNeeded()
        return view.subviews.compactMap { $0 as? UIImageView }.first?.frame.width ?? 0
      }
    }
    #expect(frames.map { $0[1] } == [24, 24, 24])
    let rows = try each { session in
      let rows = StandardRows(in: session) { $0.imageView?.image = UIImage(systemName: "star") }
      return rows.cell?.imageView?.frame.width ?? 0
    }
    #expect(zip(rows, frames).allSatisfy { abs($0 - $1[0]) < 0.001 })
    #expect(abs(frames[1][0] / frames[0][0] - 23 / 17) < 0.01 && abs(frames[2][0] / frames[0][0] - 40 / 17) < 0.01)
  }

  /// Basis: assumed, recalled.
  @Test("the labels of value cells are one below the other at accessibility sizes")
  func values() throws {
    let texts = try each { _ in
      var content = UIListContentConfiguration.valueCell()
      (content.text, content.secondaryText) = ("A", "B")
      let view = content.makeContentView()
      view.frame.size = view.sizeThatFits(CGSize(width: 320, height: 0))
      view.layoutIfNeeded()
      return view.subviews.compactMap { $0 as? UILabel }.map(\.frame)
    }
    #expect(texts[0][0].midY == texts[0][1].midY && texts[1][0].midY == texts[1][1].midY)
    #expect(texts[2][1].minY >= texts[2][0].maxY && texts[2][1].minX == texts[2][0].minX)
  }

  /// Basis: documented: the reference of UIContentSizeCategory.
  @Test("text sizes have an order, and five are accessibility sizes")
  func order() {
    let all = TextSizes.all
    #expect(zip(all, all.dropFirst()).allSatisfy { $0 < $1 && $1 > $0 && $0 <= $1 && $1 >= $0 && $0 <= $0 })
    #expect(all.filter(\.isAccessibilityCategory).count == 5 && all.suffix(5).allSatisfy(\.isAccessibilityCategory))
    #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
  }
}
