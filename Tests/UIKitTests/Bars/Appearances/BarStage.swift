import DisplayLists
import SystemProfiles
import Testing

@testable import UIKit

/// A controller in a navigation controller in a tab bar controller, on a screen.
@MainActor struct BarStage {
  let session: Session
  let screen: UIViewController
  let navigation: UINavigationController
  let tabs: UITabBarController

  /// - Parameters:
  ///   - scrolls: Whether the controller's view is a table of a thousand rows.
  ///   - prepare: Runs before anything is shown.
  init(
    _ version: SystemVersion, _ size: CGSize = CGSize(width: 390, height: 844), scrolls: Bool = true,
    dark: Bool = false, prepare: (UIViewController, UINavigationController) -> Void = { _, _ in }
  ) throws {
    session = try Session.phone(size, version)
    if dark { session.change { $0.interfaceStyle = .dark } }
    let rows = Rows([1000])
    let parts = session.perform { () -> (UIViewController, UINavigationController, UITabBarController) in
      let screen = UIViewController()
      if scrolls {
        let table = UITableView(frame: .zero, style: .plain)
        (table.dataSource, screen.view) = (rows, table)
      }
      screen.title = "Title"
      screen.tabBarItem = UITabBarItem(title: "First", image: nil, tag: 0)
      let navigation = UINavigationController(rootViewController: screen), tabs = UITabBarController()
      prepare(screen, navigation)
      tabs.viewControllers = [navigation]
      return (screen, navigation, tabs)
    }
    (screen, navigation, tabs) = parts
    session.launch { parts.2 }
    session.advance(by: 1)
    kept = rows
  }

  private let kept: Rows

  var bar: UINavigationBar { navigation.navigationBar }
  var content: UIScrollView? { screen.view as? UIScrollView }

  func scroll(by distance: CGFloat) {
    session.perform { content?.contentOffset.y += distance }
  }

  /// Returns the drawing commands of a view of the stage, without its subviews.
  func lines(_ view: UIView) -> [String] { session.lines(view) }
}

extension Session {
  /// Returns the drawing commands of a view, without its subviews.
  func lines(_ view: UIView) -> [String] {
    perform {
      var recorder = DisplayListRecorder(size: view.bounds.size)
      view.recordContent(into: &recorder)
      return recorder.list.dumpLines().dropFirst().map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// Returns an image that has only a size.
  func image(_ width: CGFloat, _ height: CGFloat, caps: CGFloat = 0) -> UIImage {
    let image = UIImage(name: "bar", size: CGSize(width: width, height: height))
    return caps == 0
      ? image : image.resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: caps, bottom: 0, right: caps))
  }
}
