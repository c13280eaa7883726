import SystemProfiles
import Testing

@testable import UIKit

/// Traits that describe a view's environment. Basis: documented: `UITraitListEnvironment`,
/// `UITraitSplitViewControllerLayoutEnvironment`.
@MainActor struct LayoutEnvironmentTests {
  @Test("rows know the style of their table, from iOS 18 on")
  func tables() throws {
    for (version, expected) in [(SystemVersion.iOS(26), UIListEnvironment.insetGrouped), (.iOS(17), .none)] {
      let session = try Session.of(version), root = session.perform { UIViewController() }
      let (table, row) = session.perform { (UITableView(frame: .zero, style: .insetGrouped), UIView()) }
      session.perform {
        table.addSubview(row)
        root.view.addSubview(table)
      }
      _ = session.show(root)
      #expect(row.traitCollection.listEnvironment == expected && root.view.traitCollection.listEnvironment == .none)
      session.perform { table.traitOverrides.listEnvironment = .sidebar }
      session.commitWindows()
      #expect(row.traitCollection.listEnvironment == .sidebar)
      session.perform { table.traitOverrides.remove(UITraitListEnvironment.self) }
      session.commitWindows()
      #expect(row.traitCollection.listEnvironment == expected)
    }
  }

  @Test("columns know whether their split view controller is collapsed")
  func columns() throws {
    for (device, expected) in [
      ("ipad-10.2", UISplitViewController.LayoutEnvironment.expanded), ("iphone-16-pro", .collapsed),
    ] {
      let session = try Session.of(.iOS(26), device)
      let (split, first, second) = session.perform {
        (UISplitViewController(style: .doubleColumn), UIViewController(), UIViewController())
      }
      session.perform {
        split.setViewController(first, for: .primary)
        split.setViewController(second, for: .secondary)
      }
      _ = session.show(split)
      #expect(second.traitCollection.splitViewControllerLayoutEnvironment == expected)
      #expect(split.traitCollection.splitViewControllerLayoutEnvironment == .none)
    }
  }
}
