import Foundation
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Replaces itself with the view of another nib, like a placeholder in a document.
final class AwakeAfterTestsCard: UIView {
  private(set) var heldByPlaceholder = 0

  private static let content = NibText.document(
    """
    <view id="w" customClass="AwakeAfterTestsCard" customModule="UIKitTests"><rect key="frame" x="0" y="0" width="5"
    height="6"/><subviews>\(NibText.label("inner"))</subviews></view>
    """)

  override func awakeAfter(using coder: NSCoder) -> Any? {
    guard subviews.isEmpty else { return self }
    let made = UINib(data: Data(Self.content.utf8), bundle: nil).instantiate(withOwner: nil)
    guard let card = made.first as? AwakeAfterTestsCard else { return self }
    card.frame = frame
    card.heldByPlaceholder = constraints.count
    return card
  }
}

final class AwakeAfterTestsNothing: UIView {
  override func awakeAfter(using coder: NSCoder) -> Any? { nil }
}

final class AwakeAfterTestsScreen: UIViewController {
  override func awakeAfter(using coder: NSCoder) -> Any? { UITableViewController(style: .grouped) }
}

/// Awaking as another object.
/// Replaced objects. Basis: NSCoding reference, `awakeAfter(using:)`.
@MainActor struct AwakeAfterTests {
  private let nibs = NibFolder()

  private final class Owner: UIViewController {
    var card: UIView!
    var width: NSLayoutConstraint?
    var left: NSLayoutConstraint?
  }

  private func load(_ subview: String, _ rest: String = "", outlets: String = "") throws -> (Owner, Session) {
    let text = NibText.document(NibText.owner(outlets) + NibText.root("<subviews>\(subview)</subviews>\(rest)"))
    let bundle = try nibs.bundle(["X": text]), session = try Session.phone5(.iOS(7, 1))
    let owner = session.perform { Owner(nibName: "X", bundle: bundle) }
    owner.loadViewIfNeeded()
    return (owner, session)
  }

  private func outlet(_ property: String, _ id: String) -> String {
    "<outlet property=\"\(property)\" destination=\"\(id)\" id=\"o-\(property)\"/>"
  }

  @Test("the view of another nib is in the tree, with the frame that it was given and what it has itself")
  func view() throws {
    let card = """
      <view tag="7" id="c" customClass="AwakeAfterTestsCard" customModule="UIKitTests">
      <rect key="frame" x="20" y="30" width="100" height="40"/></view>
      """
    let (owner, session) = try load(card + NibText.label("after"), outlets: outlet("card", "c"))
    let made = try #require(owner.view.subviews.first as? AwakeAfterTestsCard)
    #expect(made.frame == CGRect(x: 20, y: 30, width: 100, height: 40) && made.tag == 0)
    #expect((made.subviews.first as? UILabel)?.text == "inner" && owner.card === made)
    #expect(owner.view.subviews.count == 2 && session.diagnostics.isEmpty)
  }

  @Test("constraints around it are about the one that came; those that the first one held go with it")
  func constraints() throws {
    let card = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="c" customClass="AwakeAfterTestsCard"
      customModule="UIKitTests"><rect key="frame" x="20" y="30" width="100" height="40"/>
      <constraints><constraint firstAttribute="width" constant="90" id="k"/></constraints></view>
      """
    let around = """
      <constraints><constraint firstItem="c" firstAttribute="leading" secondItem="v" secondAttribute="leading"
      constant="20" id="l"/></constraints>
      """
    let (owner, _) = try load(card, around, outlets: outlet("card", "c") + outlet("left", "l"))
    let made = try #require(owner.card as? AwakeAfterTestsCard)
    #expect(made.heldByPlaceholder == 1 && !made.constraints.contains { $0.constant == 90 })
    #expect(owner.left?.firstItem === made && owner.left?.isActive == true)
    #expect(made.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("nothing cannot be in a view's place: it stays, and that is told")
  func nothing() throws {
    let view = "<view id=\"c\" customClass=\"AwakeAfterTestsNothing\" customModule=\"UIKitTests\"/>"
    let (owner, session) = try load(view)
    #expect(owner.view.subviews.first is AwakeAfterTestsNothing)
    #expect(session.diagnostics.map(\.rule) == ["substitute-not-taken"] && session.diagnostics[0].position != nil)
  }

  @Test("a controller of a storyboard may come as another")
  func controller() throws {
    let scene = NibText.scene(
      "c", "viewController", "customClass=\"AwakeAfterTestsScreen\" customModule=\"UIKitTests\"", NibText.view())
    let session = try Session.phone5(.iOS(7, 1)), bundle = try nibs.storyboard(initial: "c", scene)
    let made = session.perform { UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController() }
    #expect((made as? UITableViewController)?.tableView.style == .grouped)
  }
}
