import Foundation
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// A controller that records its callbacks.
final class StoryboardTestsScreen: UIViewController, ObjCExposed {
  var heard: [String] = []
  var item: UIBarButtonItem!
  weak var label: UILabel!
  let number: Int
  var refuses = false

  required init?(coder: NSCoder) {
    number = 0
    super.init(coder: coder)
  }

  init?(coder: NSCoder, number: Int) {
    self.number = number
    super.init(coder: coder)
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    heard.append("awake \(item?.title ?? "") \(isViewLoaded)")
  }

  override func viewDidLoad() { heard.append("loaded \(label?.text ?? "")") }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    heard.append("should \(identifier)")
    return !refuses
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    heard.append("prepare \(segue.identifier ?? "") \(segue.destination.isViewLoaded)")
  }

  private func comeBack(_ segue: UIStoryboardSegue) {
    heard.append("back \(segue.identifier ?? "") \(segue.source === self)")
  }

  private func clear(_ sender: Any?) { heard.append("clear") }

  static var objcMembers: [ObjCMember] {
    [.action("comeBack:", StoryboardTestsScreen.comeBack), .action("clear:", StoryboardTestsScreen.clear)]
  }
}

final class StoryboardTestsSegue: UIStoryboardSegue {
  override func perform() { source.navigationController?.setViewControllers([destination], animated: false) }
}

/// Scenes of storyboards. Basis: UIStoryboard reference; recalled for the words of exceptions.
@MainActor struct StoryboardTests {
  private let nibs = NibFolder()

  static let screen = "customClass=\"StoryboardTestsScreen\" customModule=\"UIKitTests\""

  private func storyboard(_ bundle: Bundle, in session: Session) -> UIStoryboard {
    session.perform { UIStoryboard(name: "Main", bundle: bundle) }
  }

  private static let navigation =
    NibText.scene(
      "n", "navigationController", "",
      """
      <navigationBar key="navigationBar" translucent="NO" id="bar"/>
      \(NibText.connections(NibText.segue("r", "relationship", "relationship=\"rootViewController\"")))
      """)
    + NibText.scene(
      "r", "viewController", "\(screen) storyboardIdentifier=\"root\" title=\"Title\"",
      NibText.view("<subviews>\(NibText.label("a"))</subviews>")
        + """
        <navigationItem key="navigationItem" title="Root" id="item"><barButtonItem key="rightBarButtonItem" title="Clear"
        id="i"><connections><action selector="clear:" destination="r" id="i1"/></connections></barButtonItem>
        </navigationItem><tabBarItem key="tabBarItem" title="Tab" id="t"/>
        """
        + NibText.connections(
          "<outlet property=\"item\" destination=\"i\" id=\"o1\"/><outlet property=\"label\" destination=\"a\" id=\"o2\"/>"
        ))

  @Test("the initial controller has its children, their items and connections, and no view yet")
  func initial() throws {
    let session = try Session.phone5(.iOS(7, 1))
    let main = storyboard(try nibs.storyboard(initial: "n", Self.navigation), in: session)
    let navigation = try #require(main.instantiateInitialViewController() as? UINavigationController)
    let root = try #require(navigation.topViewController as? StoryboardTestsScreen)
    #expect(!root.isViewLoaded && root.heard == ["awake Clear false"])
    #expect(root.title == "Title" && root.navigationItem.title == "Root" && root.tabBarItem.title == "Tab")
    #expect(!navigation.navigationBar.isTranslucent && root.storyboard === main)
    session.launch { navigation }
    #expect(root.heard == ["awake Clear false", "loaded a"] && root.view.subviews.first === root.label)
    let bar = navigation.navigationBar
    let place = try #require(bar.touchTargets.first { $0.names.contains("Clear") })
    session.tap(at: session.perform { bar.convert(place.point, to: nil) })
    #expect(root.heard.last == "clear" && session.diagnostics.isEmpty)
  }

  @Test("a controller by its identifier, each time another one, or made by an initialiser of its own")
  func identifiers() throws {
    let session = try Session.phone5(.iOS(7, 1))
    let main = storyboard(try nibs.storyboard(Self.navigation), in: session)
    let first = main.instantiateViewController(withIdentifier: "root")
    #expect(first !== main.instantiateViewController(withIdentifier: "root"))
    let own = main.instantiateViewController(identifier: "root") { StoryboardTestsScreen(coder: $0, number: 7) }
    #expect(own.number == 7 && own.navigationItem.title == "Root")
    #expect(main.instantiateInitialViewController() == nil)
    #expect(session.diagnostics.map(\.rule) == ["no-entry-point"])
  }

  @Test("a controller and its view are released when they are not retained")
  func lifetime() throws {
    let session = try Session.phone5(.iOS(7, 1))
    let bundle = try nibs.storyboard(Self.navigation)
    weak var screen: UIViewController?
    weak var view: UIView?
    do {
      let made = storyboard(bundle, in: session).instantiateViewController(withIdentifier: "root")
      (screen, view) = (made, made.view)
    }
    #expect(screen == nil && view == nil)
  }

  @Test("a reference leads into another storyboard")
  func reference() throws {
    let main = NibText.storyboard(
      initial: "n",
      NibText.scene(
        "n", "navigationController", "",
        NibText.connections(NibText.segue("p", "relationship", "relationship=\"rootViewController\"")))
        + NibText.scene(
          "p", "viewControllerPlaceholder", "storyboardName=\"Other\" referencedIdentifier=\"root\""))
    let bundle = try nibs.bundle(
      [:], storyboards: ["Main": main, "Other": NibText.storyboard(Self.navigation)])
    let session = try Session.phone5(.iOS(9, 3))
    let made = storyboard(bundle, in: session).instantiateInitialViewController() as? UINavigationController
    #expect(made?.topViewController?.title == "Title")
  }

  @Test("a storyboard and a scene that are asked for have to be there")
  func missing() async throws {
    let noStoryboard = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIStoryboard(name: "Nowhere", bundle: Bundle(path: NSTemporaryDirectory())) }
    }
    #expect(noStoryboard.says("Could not find a storyboard named 'Nowhere' in bundle NSBundle <"))
    let noScene = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let nibs = NibFolder()
      defer { withExtendedLifetime(nibs) {} }
      try await MainActor.run {
        let bundle = try nibs.storyboard(NibText.scene("a"))
        _ = UIStoryboard(name: "Main", bundle: bundle).instantiateViewController(withIdentifier: "x")
      }
    }
    #expect(noScene.says("Storyboard (<UIStoryboard: 0x"))
    #expect(noScene.says(">) doesn't contain a view controller with identifier 'x'"))
  }

  @Test("the tabs of a tab bar controller, in the order of the document")
  func tabs() throws {
    let relationship = { NibText.segue($0, "relationship", "relationship=\"viewControllers\"") }
    let scenes =
      NibText.scene("t", "tabBarController", "", NibText.connections(relationship("b") + relationship("a")))
      + NibText.scene("a", "viewController", "title=\"A\"", NibText.view())
      + NibText.scene("b", "viewController", "title=\"B\"", NibText.view())
    let session = try Session.phone5(.iOS(7, 1))
    let made = storyboard(try nibs.storyboard(initial: "t", scenes), in: session).instantiateInitialViewController()
    let tabs = try #require(made as? UITabBarController)
    #expect(tabs.viewControllers?.map(\.title) == ["B", "A"])
    session.launch { tabs }
    #expect(tabs.viewControllers?.map(\.isViewLoaded) == [true, false])
  }
}
