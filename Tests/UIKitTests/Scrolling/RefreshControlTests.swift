import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// The control above a table. Basis: the UIRefreshControl reference; numbers and positions are assumed, as the code
/// states.
@MainActor struct RefreshControlTests {
  private final class Screen: UITableViewController {
    var pulls = 0
    var endsAtOnce = false

    override func viewDidLoad() {
      super.viewDidLoad()
      refreshControl = UIRefreshControl()
      refreshControl?.addAction(
        UIAction { [unowned self] _ in
          pulls += 1
          if endsAtOnce { refreshControl?.endRefreshing() }
        }, for: .valueChanged)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
  }

  private func show(_ version: SystemVersion) throws -> (session: Session, screen: Screen, window: UIWindow) {
    let session = try Session.phone5(version)
    let screen = session.perform { Screen(style: .plain) }
    let window = session.show(UINavigationController.inSession(session, root: screen))
    session.advance(by: 1)
    return (session, screen, window)
  }

  @Test(
    "it waits above the content, hidden, as wide as the table",
    arguments: [(.iOS(6), 44), (.iOS(7), 60), (.iOS(12), 60)] as [(version: SystemVersion, height: CGFloat)])
  func place(_ row: (version: SystemVersion, height: CGFloat)) throws {
    let (_, screen, window) = try show(row.version)
    try withExtendedLifetime(window) {
      let control = try #require(screen.refreshControl)
      #expect(control.frame == CGRect(x: 0, y: -row.height, width: 320, height: row.height))
      #expect(control.isHidden)
      #expect(control.superview === screen.tableView)
    }
  }

  @Test("refreshing begins with more room above and moves nothing; the end takes the room", arguments: [6, 7, 12])
  func byCode(_ version: Int) throws {
    let (session, screen, window) = try show(.iOS(version))
    try withExtendedLifetime(window) {
      let table = try #require(screen.tableView), control = try #require(screen.refreshControl)
      let top = table.adjustedContentInset.top, offset = table.contentOffset
      session.perform { control.beginRefreshing() }
      session.advance(by: 1)
      #expect(control.isRefreshing && !control.isHidden)
      #expect(table.adjustedContentInset.top == top + control.frame.height)
      #expect((table.contentInset.top == 0) == (version >= 11))
      #expect(table.contentOffset == offset)
      session.perform { control.endRefreshing() }
      session.advance(by: 1)
      #expect(!control.isRefreshing && control.isHidden)
      #expect(table.adjustedContentInset.top == top)
      #expect(table.contentOffset == offset)
      #expect(screen.pulls == 0)
    }
  }

  @Test("a pull that shows all of it refreshes; the content rests below it until the end", arguments: [6, 7, 12])
  func pull(_ version: Int) throws {
    let (session, screen, window) = try show(.iOS(version))
    try withExtendedLifetime(window) {
      let table = try #require(screen.tableView), control = try #require(screen.refreshControl)
      let offset = table.contentOffset.y
      try session.perform(.scroll(x: 0, y: -200))
      #expect(screen.pulls == 1)
      #expect(control.isRefreshing)
      #expect(table.contentOffset.y == offset - control.frame.height)
      session.perform { control.endRefreshing() }
      session.advance(by: 1)
      #expect(table.contentOffset.y == offset)
    }
  }

  @Test("a short pull springs back, and so does one that is answered at once")
  func springsBack() throws {
    let (session, screen, window) = try show(.iOS(12))
    try withExtendedLifetime(window) {
      let table = try #require(screen.tableView), offset = table.contentOffset
      try session.perform(.scroll(x: 0, y: -40))
      #expect(screen.pulls == 0)
      #expect(table.contentOffset == offset)
      screen.endsAtOnce = true
      try session.perform(.scroll(x: 0, y: -200))
      #expect(screen.pulls == 1)
      #expect(table.contentOffset == offset)
    }
  }

  /// Basis: assumed sizes.
  @Test("a title is below the wheel, and both are one block in the middle")
  func title() throws {
    let (_, screen, window) = try show(.iOS(12))
    try withExtendedLifetime(window) {
      let control = try #require(screen.refreshControl)
      control.attributedTitle = NSAttributedString(string: "Pull to refresh")
      control.beginRefreshing()
      window.layoutIfNeeded()
      let wheel = try #require(control.subviews.first), label = try #require(control.subviews.last as? UILabel)
      #expect(label.text == "Pull to refresh" && !label.isHidden)
      #expect(label.frame.minY == wheel.frame.maxY + 4 && label.frame.width == 320)
      #expect(abs(wheel.frame.minY - (60 - label.frame.maxY)) <= 1)
    }
  }

  @Test("one that leaves its scroll view takes its room along")
  func leaves() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), control = UIRefreshControl()
    scrollView.refreshControl = control
    control.beginRefreshing()
    #expect(scrollView.adjustedContentInset.top == 60)
    scrollView.refreshControl = nil
    #expect(scrollView.adjustedContentInset.top == 0)
    #expect(scrollView.refreshControl == nil && control.superview == nil)
    scrollView.addSubview(control)
    #expect(scrollView.adjustedContentInset.top == 60)
  }
}

extension UINavigationController {
  fileprivate static func inSession(_ session: Session, root: UIViewController) -> UINavigationController {
    session.perform { UINavigationController(rootViewController: root) }
  }
}
