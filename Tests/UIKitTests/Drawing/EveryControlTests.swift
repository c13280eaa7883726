import DisplayLists
import SystemProfiles
import Testing

@testable import UIKit

/// Every class draws something in every release.
@MainActor struct EveryControlTests {
  private func views() -> [UIView] {
    let label = UILabel(), field = UITextField(), image = UIImageView(), text = UITextView()
    (label.text, field.text, text.text) = ("a", "b", "c")
    image.image = UIImage(name: "bird", size: CGSize(width: 20, height: 20))
    let indicator = UIActivityIndicatorView(), segments = UISegmentedControl(), button = UIButton(type: .contactAdd)
    indicator.startAnimating()
    segments.insertSegment(withTitle: "One", at: 0, animated: false)
    let pages = UIPageControl()
    pages.numberOfPages = 3
    let navigation = UINavigationBar(), toolbar = UIToolbar(), tabs = UITabBar(), cell = UITableViewCell()
    let page = UINavigationItem(), item = UIBarButtonItem(), tab = UITabBarItem()
    (page.title, item.title, tab.title) = ("d", "e", "f")
    (navigation.items, toolbar.items, tabs.items) = ([page], [item], [tab])
    return [
      label, field, image, text, indicator, segments, button, navigation, toolbar, tabs, cell, UISwitch(), UISlider(),
      UIStepper(), UIProgressView(), pages, UITableView(frame: .zero, style: .grouped), PlaceholderView(),
      UIColorWell(), UIVisualEffectView(effect: UIBlurEffect(style: .regular)),
    ]
  }

  @Test("in light and dark", arguments: SystemProfile.releases.map(\.release))
  func everything(_ version: SystemVersion) throws {
    for isDark in [false, true] {
      let sheet = try Sheet(version, dark: isDark)
      for view in sheet.session.perform(views) {
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        #expect(sheet.content { view }.count > 0, "\(type(of: view)) on \(version)")
      }
    }
  }

  @Test("without room nothing breaks", arguments: SystemProfile.releases.map(\.release))
  func noRoom(_ version: SystemVersion) throws {
    let sheet = try Sheet(version)
    for view in sheet.session.perform(views) {
      for size in [CGSize.zero, CGSize(width: 3, height: 1)] {
        view.frame = CGRect(origin: .zero, size: size)
        _ = sheet.content { view }
      }
    }
  }
}
