import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// An app with a menu and its screens, used as a user would.
@MainActor struct UserStepTests {
  private final class Menu: UITableViewController {
    static let names = ["First", "Second"]

    override func viewDidLoad() { title = "Menu" }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = indexPath.row < 2 ? Self.names[indexPath.row] : "Row \(indexPath.row)"
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      let screen = UIViewController()
      screen.title = Self.names[indexPath.row % 2]
      screen.toolbarItems = [
        .flexibleSpace(),
        UIBarButtonItem(title: "Add", primaryAction: UIAction { _ in screen.view.addSubview(UIView()) }),
      ]
      navigationController?.pushViewController(screen, animated: true)
      navigationController?.isToolbarHidden = false
    }
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let tabs = UITabBarController()
      let other = UIViewController()
      other.title = "Other"
      tabs.viewControllers = [UINavigationController(rootViewController: Menu(style: .plain)), other]
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = tabs
      window?.makeKeyAndVisible()
      return true
    }
  }

  private func launch(_ version: SystemVersion, _ height: CGFloat = 568) throws -> Session {
    let session = try Session.phone(CGSize(width: height == 844 ? 390 : 320, height: height), version)
    session.launch { Delegate() }
    return session
  }

  private func shown(_ session: Session) -> String? { session.shownContent?.title }

  @Test("rows push, the back button pops, tabs select, in every generation", arguments: [6, 7, 13, 26])
  func walk(major: Int) throws {
    let session = try launch(.iOS(major), major > 10 ? 844 : 568)
    #expect(shown(session) == "Menu")
    try session.perform(.tap("Second"))
    #expect(shown(session) == "Second")
    try session.perform(.back)
    #expect(shown(session) == "Menu")
    try session.perform(.tap("Other"))
    #expect(shown(session) == "Other")
    #expect(throws: StepFailure.self) { try session.perform(.back) }
  }

  @Test("an item of a toolbar makes its view in the session it is touched in")
  func item() throws {
    let sessions = [try launch(.iOS(6, 1)), try launch(.iOS(17), 844)]
    for session in sessions { try session.perform(.tap("First")) }
    for session in sessions.reversed() { try session.perform(.tap("Add")) }
    for session in sessions { #expect(session.shownContent?.view.subviews.last?.session === session) }
  }

  @Test("scrolling stops at the end, and a row that came into sight can be tapped")
  func scroll() throws {
    let session = try launch(.iOS(6, 1))
    #expect(throws: StepFailure.self) { try session.perform(.tap("Row 49")) }
    try session.perform(.scroll(x: 0, y: 10_000))
    #expect((session.shownContent?.view as? UITableView)?.contentOffset == CGPoint(x: 0, y: 50 * 44 - 455))
    #expect(throws: StepFailure("nothing on this screen scrolls any further that way.")) {
      try session.perform(.scroll(x: 0, y: 10))
    }
    try session.perform(.tap("Row 49"))
    #expect(shown(session) == "Second")
  }

  @Test("a step takes a second to settle; a wait behind it says how much time passes instead")
  func waiting() throws {
    let session = try launch(.iOS(6, 1)), start = session.now
    try session.perform(.tap("Other"))
    #expect(session.now == start + 1)
    try session.perform(.tap("Menu"), before: .wait(0.25))
    #expect(session.now == start + 1)
    try session.perform(.wait(0.25))
    #expect(session.now == start + 1.25)
  }

  @Test("the application is the session's")
  func application() throws {
    let sessions = [try launch(.iOS(6, 1)), try launch(.iOS(17), 844)]
    for session in sessions {
      session.perform {
        #expect(UIApplication.shared === session.application)
        #expect(UIApplication.shared.delegate is Delegate)
        #expect(UIApplication.shared.keyWindow === session.windows.last)
      }
    }
    let heights = sessions.map { $0.perform { UIApplication.shared.statusBarFrame.height } }
    #expect(heights == [20, 47])
  }
}
