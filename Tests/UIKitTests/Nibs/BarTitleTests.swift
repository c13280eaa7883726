import CoreTypes
import SystemProfiles
import Testing

@testable import UIKit

/// `titleTextAttributes` and `largeTitleTextAttributes` of bars in documents.
/// Basis: the references of both properties of `UINavigationBar`.
@MainActor struct BarTitleTests {
  private let nibs = NibFolder()
  private let titles = """
    <textAttributes key="titleTextAttributes"><fontDescription key="fontDescription" name="HelveticaNeue-Light"
      family="Helvetica Neue" pointSize="18"/><color key="textColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
    \(NibText.color("textShadowColor", 0, 0, 1))
    <offsetWrapper key="textShadowOffset" horizontal="0.0" vertical="-1"/></textAttributes>
    """

  @Test("the title of a bar in a view has font, colour and shadow")
  func free() throws {
    let screen = try DocumentScreen(
      NibText.modern(
        """
        <view id="v">\(NibText.rect(0, 0, 393, 400))<subviews><navigationBar id="n">\(NibText.rect(0, 60, 393, 44))\(titles)
        <items><navigationItem title="Photos" id="i"/></items></navigationBar></subviews></view>
        """))
    let bar = try screen.view("n", as: UINavigationBar.self), runs = screen.picture.textRuns
    #expect(runs.map(\.text) == ["Photos", "Photos"])
    #expect(runs.map(\.color) == [RGBAColor(red: 0, green: 0, blue: 1), .white])
    #expect(
      runs.last?.font.family == "Helvetica Neue" && runs.last?.font.pointSize == 18 && runs.last?.font.weight == 300)
    #expect(runs[0].origin.y == runs[1].origin.y - 1 && bar.titleTextAttributes?.count == 3)
  }

  @Test("the bar of a navigation controller has both kinds of title")
  func managed() throws {
    let text = NibText.modernStoryboard(
      """
      <navigationBar key="navigationBar" largeTitles="YES" id="n">\(NibText.rect(0, 59, 393, 96))
      \(NibText.color("barTintColor", 0.3, 0.3, 0.8))\(titles)
      <textAttributes key="largeTitleTextAttributes">\(NibText.color("textColor", 1, 0, 0))</textAttributes></navigationBar>
      """, as: "navigationController")
    let bundle = try nibs.bundle([:], storyboards: ["Main": text])
    try Session.phone5(.iOS(13)).perform {
      let made = UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
      let bar = try #require((made as? UINavigationController)?.navigationBar)
      #expect(bar.prefersLargeTitles && bar.titleFont.pointSize == 18)
      #expect(bar.largeTitleTextAttributes?[.foregroundColor] as? UIColor == .red)
      #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
    }
  }
}
