import DisplayLists
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// The effect of appearances on navigation bars. Basis: the references of `UINavigationBar` and
/// `UINavigationBarAppearance`; assumed where a test states it.
@MainActor struct NavigationBarAppearanceTests {
  private func red() -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    return appearance
  }

  private func fills(_ stage: BarStage, _ color: String = "#ff0000") -> Bool {
    stage.lines(stage.bar).contains { $0.hasPrefix("fill rect") && $0.contains(color) }
  }

  @Test("the colour of the background goes on under the status bar")
  func overhang() throws {
    let stage = try BarStage(.iOS(14)) { $1.navigationBar.standardAppearance = red() }
    #expect(stage.lines(stage.bar).first == "fill rect(0 -47 390 91) #ff0000")
  }

  @Test(
    "without one for the edge, content at its beginning shows through since iOS 15; below the bar it does not",
    arguments: [(14, true), (15, false), (26, false)])
  func edge(version: Int, isFilled: Bool) throws {
    let stage = try BarStage(.iOS(version)) { $1.navigationBar.standardAppearance = red() }
    #expect(fills(stage) == isFilled)
    stage.scroll(by: 30)
    #expect(fills(stage))
  }

  @Test("the one for the edge is for the edge alone, and content that does not scroll is always there")
  func edgeChosen() throws {
    for scrolls in [true, false] {
      let stage = try BarStage(.iOS(17), scrolls: scrolls) { $1.navigationBar.scrollEdgeAppearance = red() }
      #expect(fills(stage))
      stage.scroll(by: 30)
      #expect(fills(stage) == !scrolls)
    }
  }

  @Test("in iOS 13 and 14 the edge matters to bars with large titles alone", arguments: [13, 14])
  func largeTitles(version: Int) throws {
    let small = try BarStage(.iOS(version)) { $1.navigationBar.scrollEdgeAppearance = red() }
    #expect(!fills(small))
    let large = try BarStage(.iOS(version)) {
      ($1.navigationBar.prefersLargeTitles, $1.navigationBar.scrollEdgeAppearance) = (true, red())
    }
    #expect(fills(large))
  }

  @Test("a bar without a navigation controller has its standard appearance")
  func alone() throws {
    let session = try Session.of(.iOS(17))
    let bar = session.perform { UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44)) }
    bar.standardAppearance = red()
    #expect(session.lines(bar).first == "fill rect(0 0 320 44) #ff0000")
  }

  @Test("an item's appearance is its bar's as long as it is on top")
  func items() throws {
    let stage = try BarStage(.iOS(17)) { screen, _ in
      screen.navigationItem.standardAppearance = red()
      screen.navigationItem.scrollEdgeAppearance = red()
    }
    #expect(fills(stage))
    stage.session.perform { stage.navigation.pushViewController(UIViewController(), animated: false) }
    stage.session.advance(by: 1)
    #expect(!fills(stage))
  }

  @Test("neither a colour nor an image of the shadow is no line")
  func shadows() throws {
    func last(_ change: (UINavigationBarAppearance) -> Void) throws -> String? {
      let appearance = red()
      change(appearance)
      let stage = try BarStage(.iOS(14)) { $1.navigationBar.standardAppearance = appearance }
      return stage.lines(stage.bar).last { $0.hasPrefix("fill") || $0.hasPrefix("image") }
    }
    #expect(try last { $0.shadowColor = nil } == "fill rect(0 -47 390 91) #ff0000")
    let line = try last { $0.shadowColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    #expect(line?.hasPrefix("fill rect(0 44 390 0.33") == true && line?.hasSuffix("#0000ff") == true)
    let image = try last { $0.shadowImage = UIImage(name: "line", size: CGSize(width: 1, height: 3)) }
    #expect(image?.contains("line") == true && image?.contains("0 44 390 3") == true)
  }

  @Test("the font of the title is what its width is measured in, and colours are drawn")
  func titles() throws {
    func stage(_ attributes: [NSAttributedString.Key: Any]) throws -> BarStage {
      try BarStage(.iOS(17)) { $1.navigationBar.standardAppearance.titleTextAttributes = attributes }
    }
    let plain = try stage([:]), large = try stage([.font: UIFont.systemFont(ofSize: 30)])
    #expect(large.bar.arrangement.title.width > plain.bar.arrangement.title.width * 1.5)
    let green = try stage([.foregroundColor: UIColor(red: 0, green: 1, blue: 0, alpha: 1)])
    #expect(green.lines(green.bar).contains { $0.hasPrefix("text") && $0.contains("#00ff00") })
  }

  @Test("a large title has attributes of its own")
  func largeTitle() throws {
    let stage = try BarStage(.iOS(17)) { _, navigation in
      navigation.navigationBar.prefersLargeTitles = true
      navigation.navigationBar.standardAppearance.largeTitleTextAttributes = [
        .foregroundColor: UIColor(red: 0, green: 1, blue: 0, alpha: 1)
      ]
    }
    #expect(stage.lines(stage.bar).contains { $0.hasPrefix("text \"Title\"") && $0.contains("#00ff00") })
  }

  @Test("titles are moved by their adjustment, to the same side in either direction of reading")
  func titlePosition() throws {
    func x(_ adjustment: CGFloat, rightToLeft: Bool) throws -> CGFloat {
      let stage = try BarStage(.iOS(17)) { _, navigation in
        if rightToLeft { navigation.navigationBar.semanticContentAttribute = .forceRightToLeft }
        navigation.navigationBar.standardAppearance.titlePositionAdjustment.horizontal = adjustment
      }
      return try #require(stage.textX("Title", in: stage.bar))
    }
    for rightToLeft in [false, true] {
      #expect(try x(20, rightToLeft: rightToLeft) - x(0, rightToLeft: rightToLeft) == 20)
    }
  }

  @Test("fonts of buttons make them wider; done ones have their own, and the way back, too")
  func buttons() throws {
    let session = try Session.of(.iOS(17))
    let bar = session.perform { () -> UINavigationBar in
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
      let item = UINavigationItem(title: "")
      item.rightBarButtonItems = [UIBarButtonItem(title: "Word"), UIBarButtonItem(title: "Word")]
      item.rightBarButtonItems?[1].style = .done
      bar.items = [UINavigationItem(title: "Word"), item]
      return bar
    }
    func widths() -> [CGFloat] { bar.arrangement.right.map(\.width) + [bar.arrangement.back?.text.width ?? 0] }
    let plain = widths(), font = UIFont.systemFont(ofSize: 30)
    bar.standardAppearance.buttonAppearance.normal.titleTextAttributes = [.font: font]
    #expect(zip(widths(), plain).map { $0 > $1 } == [true, false, false])
    bar.standardAppearance.doneButtonAppearance.normal.titleTextAttributes = [.font: font]
    bar.standardAppearance.backButtonAppearance.normal.titleTextAttributes = [.font: font]
    #expect(zip(widths(), plain).allSatisfy { $0 > $1 })
  }

  @Test("an image for the mark of the way back takes its place with its own size; without a mask it does not count")
  func backIndicator() throws {
    let session = try Session.of(.iOS(17))
    let bar = session.perform { () -> UINavigationBar in
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
      bar.items = [UINavigationItem(title: "Back"), UINavigationItem(title: "Top")]
      return bar
    }
    let image = session.image(30, 20), plain = try #require(bar.arrangement.back)
    bar.standardAppearance.setBackIndicatorImage(image, transitionMaskImage: nil)
    #expect(bar.arrangement.back?.indicator == plain.indicator)
    bar.standardAppearance.setBackIndicatorImage(image, transitionMaskImage: image)
    let back = try #require(bar.arrangement.back)
    #expect(back.indicator.size == image.size && back.text.minX - plain.text.minX == 30 - plain.indicator.width)
    #expect(session.lines(bar).contains { $0.hasPrefix("image") })
  }

  @Test("colours follow dark mode")
  func dark() throws {
    func background(dark: Bool) throws -> String? {
      let stage = try BarStage(.iOS(17), dark: dark) { _, navigation in
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        navigation.navigationBar.scrollEdgeAppearance = appearance
      }
      return stage.lines(stage.bar).first
    }
    #expect(try background(dark: false)?.hasSuffix("#ffffff") == true)
    #expect(try background(dark: true)?.hasSuffix("#000000") == true)
  }
}

extension BarStage {
  /// Returns where a view's text begins.
  func textX(_ text: String, in view: UIView) -> CGFloat? { session.textX(text, in: view) }
}

extension Session {
  func textX(_ text: String, in view: UIView) -> CGFloat? {
    var found: CGFloat?
    perform {
      var recorder = DisplayListRecorder(size: view.bounds.size)
      view.recordContent(into: &recorder)
      for case .text(let run) in recorder.list.commands where run.text == text { found = found ?? run.origin.x }
    }
    return found
  }
}
