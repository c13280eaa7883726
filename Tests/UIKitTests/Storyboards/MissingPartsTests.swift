import Foundation
import InterfaceDocuments
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Names in a storyboard that an app lacks.
/// Basis: everyday knowledge of UIKit for an app; for a document alone derived: it is shown, whatever is missing.
@MainActor struct MissingPartsTests {
  private let nibs = NibFolder()

  /// Returns the controller of a document in this app.
  private func program(_ scenes: String) throws -> (UIViewController, Session) {
    let session = try Session.phone5(.iOS(9, 3)), bundle = try nibs.storyboard(initial: "r", scenes)
    let made = session.perform { UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController() }
    let controller = try #require(made)
    session.launch { controller }
    return (controller, session)
  }

  /// Runs a document without an app.
  private func alone(initial: String = "r", _ scenes: String, _ version: SystemVersion = .iOS(9, 3)) throws
    -> (UIViewController, Session)
  {
    let bundle = try nibs.storyboard(initial: initial, scenes)
    let url = bundle.bundleURL.appendingPathComponent("Main.storyboard")
    let session = try Session.phone5(version)
    #expect(session.launch(try DocumentReader.read(contentsOf: url), at: url))
    return (try #require(session.windows.first?.rootViewController), session)
  }

  private static let otherView = NibText.view().replacing("id=\"v\"", with: "id=\"w\"")
  private static let button = """
    <button id="b"><rect key="frame" x="20" y="100" width="80" height="40"/><connections>
    <action selector="search:" destination="r" eventType="touchUpInside" id="a1"/></connections></button>
    """

  private static let map = NibText.scene(
    "r", "viewController", "customClass=\"MapViewController\"",
    NibText.view("<subviews>\(NibText.label("a"))\(button)</subviews>")
      + NibText.connections(
        """
        <outlet property="mapView" destination="a" id="o1"/><outlet property="title" destination="b" id="o2"/>
        <outletCollection property="buttons" destination="b" id="o3"/>
        """))

  private static func absence(_ isProgram: Bool) -> String {
    isProgram
      ? "the class MapViewController is not available"
      : "the document is shown without its app, which has the class MapViewController"
  }

  @Test("outlets of a class that is not there are one note with its place, and the screen comes up")
  func outlets() throws {
    for (isProgram, (controller, session)) in [(true, try program(Self.map)), (false, try alone(Self.map))] {
      #expect(type(of: controller) == UIViewController.self && controller.isViewLoaded)
      let notes = session.diagnostics.filter { $0.rule == "outlet-not-connected" }
      #expect(
        notes.map(\.message) == ["outlets mapView, title, buttons not connected: \(Self.absence(isProgram))"])
      #expect(session.diagnostics.map(\.rule) == ["unknown-class", "outlet-not-connected"])
      #expect(session.diagnostics.first?.severity == (isProgram ? .warning : .note))
      #expect(session.diagnostics.allSatisfy { $0.position != nil && $0.severity != .error })
    }
  }

  @Test("an action of such a class is a note when its button is touched, and a line of the log each time")
  func actions() throws {
    for (isProgram, (_, session)) in [(true, try program(Self.map)), (false, try alone(Self.map))] {
      #expect(!session.diagnostics.contains { $0.rule == "action-not-sent" })
      for _ in 0..<2 { session.tap(at: CGPoint(x: 60, y: 120)) }
      let words = "action search: not sent: \(Self.absence(isProgram))"
      let notes = session.diagnostics.filter { $0.rule == "action-not-sent" }
      #expect(notes.map(\.message) == [words] && notes[0].position != nil)
      #expect(session.log == [words, words])
    }
  }

  @Test("a class that exists and lacks the outlet is an error, as in UIKit")
  func mistakes() async {
    await #expect(processExitsWith: .failure) {
      try await MainActor.run {
        let scene = NibText.scene(
          "r", "viewController", StoryboardTests.screen,
          NibText.view() + NibText.connections("<outlet property=\"mapView\" destination=\"v\" id=\"o1\"/>"))
        _ = try MissingPartsTests().program(scene)
      }
    }
  }

  @Test("without a program UIKit's own classes lack what they lack, too")
  func plainController() throws {
    let scene = NibText.scene(
      "r", "viewController", "",
      NibText.view() + NibText.connections("<outlet property=\"mapView\" destination=\"v\" id=\"o1\"/>"))
    let (_, session) = try alone(scene)
    #expect(
      session.diagnostics.map(\.message) == [
        "outlet mapView not connected: UIViewController has no such outlet or action"
      ])
  }

  @Test("a segue of a class that is not there shows its destination")
  func segueClasses() throws {
    let segue = "<segue destination=\"d\" kind=\"custom\" customClass=\"FadeSegue\" id=\"s\"/>"
    let button = """
      <button id="b"><rect key="frame" x="20" y="100" width="80" height="40"/>\(NibText.connections(segue))</button>
      """
    let scenes =
      NibText.scene("r", "viewController", "", NibText.view("<subviews>\(button)</subviews>"))
      + NibText.scene("d", "viewController", "title=\"There\"", Self.otherView)
    for (controller, session) in [try program(scenes), try alone(scenes)] {
      session.tap(at: CGPoint(x: 60, y: 120))
      session.advance(by: 1)
      #expect(controller.presentedViewController?.title == "There")
      #expect(
        session.diagnostics.map(\.message) == [
          "Unknown segue class FadeSegue in Interface Builder file; the destination is shown."
        ])
      #expect(session.diagnostics.allSatisfy { $0.position != nil })
    }
  }

  @Test("a gesture leads on once")
  func gestures() throws {
    for (element, seconds) in [("tapGestureRecognizer", 0.1), ("pongPressGestureRecognizer", 1)] {
      let recognizer = """
        <\(element) id="g">\(NibText.connections(NibText.segue("d", "presentation")))</\(element)>
        """
      let view = NibText.view(
        NibText.connections(
          "<outletCollection property=\"gestureRecognizers\" destination=\"g\" appends=\"YES\" id=\"o\"/>"))
      let scenes =
        NibText.scene("r", "viewController", "", view).replacing("</objects>", with: recognizer + "</objects>")
        + NibText.scene("d", "viewController", "title=\"There\"", Self.otherView)
      let (controller, session) = try alone(scenes)
      session.touch(.began, finger: 1, at: CGPoint(x: 100, y: 200))
      session.advance(by: seconds)
      session.touch(.ended, finger: 1, at: CGPoint(x: 100, y: 200))
      session.advance(by: 1)
      #expect(controller.presentedViewController?.title == "There")
      #expect(controller.presentedViewController?.presentedViewController == nil && session.diagnostics.isEmpty)
    }
  }

  @Test("without a program, a push that no navigation controller is around is shown modally")
  func push() throws {
    let button = """
      <button id="b"><rect key="frame" x="20" y="100" width="80" height="40"/>\
      \(NibText.connections(NibText.segue("d", "push")))</button>
      """
    let scenes =
      NibText.scene("r", "viewController", "", NibText.view("<subviews>\(button)</subviews>"))
      + NibText.scene("d", "viewController", "title=\"There\"", Self.otherView)
    let (controller, session) = try alone(scenes)
    session.tap(at: CGPoint(x: 60, y: 120))
    session.advance(by: 1)
    #expect(controller.presentedViewController?.title == "There")
  }

  @Test("without a program, a box keeps the place of a storyboard that is not beside the document")
  func references() throws {
    let scenes =
      NibText.scene(
        "n", "tabBarController", "",
        NibText.connections(
          NibText.segue("p", "relationship", "relationship=\"viewControllers\"")
            + NibText.segue("r", "relationship", "relationship=\"viewControllers\"")))
      + NibText.scene("p", "viewControllerPlaceholder", "storyboardName=\"Other\" referencedIdentifier=\"root\"")
      + NibText.scene("r", "viewController", "title=\"Here\"", NibText.view())
    let (controller, session) = try alone(initial: "n", scenes)
    let tabs = try #require(controller as? UITabBarController)
    #expect(tabs.viewControllers?.map(\.title) == ["Other", "Here"])
    #expect((tabs.viewControllers?.first?.view as? PlaceholderView)?.label == "Other, root")
    #expect(
      session.diagnostics.map(\.message) == [
        "storyboard reference not followed: Other.storyboard is not in this project"
      ])
  }

  @Test("without a program, each prototype of a list is a row; in a program the list is empty")
  func prototypes() throws {
    let cell = """
      <tableViewCell reuseIdentifier="a" id="c"><rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" id="cc"><rect key="frame" x="0" y="0" width="320" height="43"/>
      </tableViewCellContentView></tableViewCell>
      """
    let table = """
      <tableView key="view" id="v" dataMode="prototypes" rowHeight="44"><rect key="frame" x="0" y="0" width="320" height="568"/>
      <prototypes>\(cell)</prototypes></tableView>
      """
    for element in ["tableViewController", "viewController"] {
      let scene = NibText.scene("r", element, "customClass=\"PeopleController\"", table)
      let (controller, session) = try alone(scene)
      #expect((controller.view as? UITableView)?.visibleCells.map(\.reuseIdentifier) == ["a"])
      #expect(session.diagnostics.map(\.rule) == ["unknown-class", "prototypes-shown"])
      #expect((try program(scene).0.view as? UITableView)?.visibleCells.isEmpty == true)
    }
  }

  @Test("a symbol without a drawing is a note at the first place that asks for it; a program's own has none")
  func symbols() throws {
    let images = """
      <imageView id="i"><rect key="frame" x="20" y="100" width="20" height="20"/>
      <imageReference key="image" image="cablecar" catalog="system"/></imageView>
      <imageView id="j"><rect key="frame" x="20" y="140" width="20" height="20"/>
      <imageReference key="image" image="cablecar" catalog="system"/></imageView>
      """
    let (_, session) = try alone(
      NibText.scene("r", "viewController", "", NibText.view("<subviews>\(images)</subviews>")), .iOS(15, 0))
    session.perform { _ = UIImage(systemName: "ferry") }
    let found = session.diagnostics.filter { $0.rule == Diagnostic.symbolWithoutDrawing }
    #expect(found.map(\.position?.line) == [4, nil])
    #expect(found.first?.message.contains("\u{201C}cablecar\u{201D}") == true)
  }
}
