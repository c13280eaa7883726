import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Lists, columns, pickers and presented controllers are on the pixels of the device, also in landscape, mirrored and
/// with large text. Basis: a bug in which rows off pixels kept a layout from settling.
@MainActor struct PixelScreenTests {
  enum Variant: CaseIterable, Sendable { case plain, mirrored, turned, small, large }

  nonisolated private static let versions: [SystemVersion] = [
    .iOS(5), .iOS(8), .iOS(10), .iOS(12), .iOS(14), .iOS(16), .iOS(17), .iOS(26),
  ]

  private func session(_ version: SystemVersion, _ device: String, _ variant: Variant) throws -> Session {
    var environment = SystemEnvironment(profile: .profile(for: version), device: try DeviceCatalog.find(device))
    switch variant {
    case .plain: break
    case .mirrored: environment.layoutDirection = .rightToLeft
    case .turned: environment.orientation = .landscapeRight
    case .small: environment.contentSizeCategory = .extraSmall
    case .large: environment.contentSizeCategory = .accessibilityLarge
    }
    return Session(environment: environment)
  }

  private func check(_ session: Session, _ found: Set<String>) {
    #expect(found.sorted().prefix(3) == [])
    #expect(session.diagnostics.filter { $0.rule == "layout-does-not-settle" }.map(\.message) == [])
  }

  @Test("lists, content views, calendars, pickers and large titles", arguments: versions, Variant.allCases)
  func screens(_ version: SystemVersion, _ variant: Variant) throws {
    for device in ["iphone-5", "iphone-15-pro", "iphone-14-plus"] {
      let session = try session(version, device, variant)
      let tabs = session.perform {
        let tabs = UITabBarController()
        tabs.viewControllers = [OddList(), Pickers()].map { UINavigationController(rootViewController: $0) }
        return tabs
      }
      session.launch(root: { tabs })
      session.advance(by: 0.5)
      var found = session.partsOffPixels()
      session.perform { (tabs.selectedViewController?.children.first as? OddList)?.list.isEditing = true }
      session.advance(by: 0.5)
      found.formUnion(session.partsOffPixels())
      tabs.selectedIndex = 1
      session.advance(by: 0.5)
      check(session, found.union(session.partsOffPixels()))
    }
  }

  @Test("columns, popovers, sheets and action sheets", arguments: versions, Variant.allCases)
  func containers(_ version: SystemVersion, _ variant: Variant) throws {
    for device in ["ipad-pro-10.5", "iphone-15-pro", "iphone-14-plus"] {
      let session = try session(version, device, variant)
      let split = session.perform {
        let split = UISplitViewController()
        split.viewControllers = [Pickers(), Pickers()].map { UINavigationController(rootViewController: $0) }
        split.preferredDisplayMode = .allVisible
        return split
      }
      session.launch(root: { split })
      session.advance(by: 0.5)
      var found = session.partsOffPixels()
      for style in [UIModalPresentationStyle.popover, .pageSheet, .formSheet] {
        session.perform {
          let sheet = UINavigationController(rootViewController: Pickers())
          sheet.modalPresentationStyle = style
          sheet.preferredContentSize = CGSize(width: 240.3, height: 300.7)
          if style == .popover { sheet.popoverPresentationController?.source(in: split.view) }
          if style == .pageSheet { sheet.sheetPresentationController?.detents = [.medium()] }
          split.present(sheet, animated: false)
        }
        session.advance(by: 0.5)
        found.formUnion(session.partsOffPixels())
        session.perform { split.dismiss(animated: false) }
        session.advance(by: 0.5)
      }
      session.perform {
        let actions = UIAlertController(title: "A title", message: "A message", preferredStyle: .actionSheet)
        for (title, style) in [("Keep", UIAlertAction.Style.default), ("Delete", .destructive), ("Cancel", .cancel)] {
          actions.addAction(UIAlertAction(title: title, style: style))
        }
        actions.popoverPresentationController?.source(in: split.view)
        split.present(actions, animated: false)
      }
      session.advance(by: 0.5)
      check(session, found.union(session.partsOffPixels()))
    }
  }

  @Test("accessories of odd widths and an odd indentation leave the content on pixels, and it is measured so")
  func listCell() throws {
    let session = try Session.of(.iOS(17), "iphone-15-pro"), screen = session.perform { OddList() }
    session.launch(root: { screen })
    session.advance(by: 0.5)
    let cell = try #require(screen.list.cellForItem(at: [0, 1]) as? UICollectionViewListCell)
    // Derived: 10.3 of indentation, and 16 + 13.5 + 8 + 24.3 at the other side, both on thirds of a point.
    #expect(abs(cell.contentView.frame.minX - 31 / 3) < 1e-9)
    #expect(abs(cell.contentView.frame.maxX - (393 - 185 / 3)) < 1e-9)
    #expect(cell.frame.height > 44)
    check(session, session.partsOffPixels())
  }
}

extension UIPopoverPresentationController {
  fileprivate func source(in view: UIView) {
    sourceView = view
    sourceRect = CGRect(x: 101.3, y: 151.7, width: 21.1, height: 13.9)
  }
}

/// Rows with accessories whose sizes are not whole pixels.
private final class OddList: UIViewController, UICollectionViewDataSource {
  private(set) lazy var list = UICollectionView(
    frame: view.bounds,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "An odd list"
    navigationController?.navigationBar.prefersLargeTitles = true
    if view.bounds.width < 400 {
      list.collectionViewLayout = UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain))
    }
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    list.dataSource = self
    view.addSubview(list)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    guard let cell = cell as? UICollectionViewListCell else { return cell }
    var content: UIListContentConfiguration = indexPath.item % 3 == 0 ? .valueCell() : .subtitleCell()
    content.text = "A title that needs more than one line where the text is large or the phone is small"
    content.secondaryText = "A detail"
    if indexPath.item % 2 == 0 { content.image = UIImage(name: "badge", size: CGSize(width: 21, height: 17)) }
    cell.contentConfiguration = content
    (cell.indentationWidth, cell.indentationLevel) = (10.3, indexPath.item % 3)
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 7.1, height: 9.7))
    let wide = UIView(frame: CGRect(x: 0, y: 0, width: 24.3, height: 11.3))
    cell.accessories = [
      .customView(
        configuration: .init(customView: mark, placement: .trailing(), reservedLayoutWidth: .custom(13.5))),
      .customView(configuration: .init(customView: wide, placement: .trailing())),
      .delete(), .reorder(),
    ]
    return cell
  }
}

/// Views with panels, wheels and cells of their own, at positions off pixels.
private final class Pickers: UIViewController, UIPickerViewDataSource {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 3 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 4 }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Pickers"
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
    let wheels = UIPickerView(), dates = UIDatePicker(), days = UIDatePicker(), compact = UIDatePicker()
    wheels.dataSource = self
    dates.preferredDatePickerStyle = .wheels
    days.preferredDatePickerStyle = .inline
    compact.preferredDatePickerStyle = .compact
    var content = UIListContentConfiguration.subtitleCell()
    (content.text, content.secondaryText) = ("Text", "Detail")
    content.image = UIImage(name: "badge", size: CGSize(width: 21, height: 17))
    var filled = UIButton.Configuration.filled()
    (filled.title, filled.subtitle) = ("Title", "Subtitle")
    filled.image = UIImage(name: "badge", size: CGSize(width: 11, height: 7))
    let calendar = UICalendarView()
    let all: [UIView] = [
      UIListContentView(configuration: content), UIButton(configuration: filled), wheels, compact, dates, calendar,
      days,
    ]
    var last = view.topAnchor
    for (index, item) in all.enumerated() {
      item.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(item)
      NSLayoutConstraint.activate([
        item.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10.3),
        item.topAnchor.constraint(equalTo: last, constant: 5.1),
        item.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10.7 - CGFloat(index)),
      ])
      last = item.bottomAnchor
    }
  }
}
