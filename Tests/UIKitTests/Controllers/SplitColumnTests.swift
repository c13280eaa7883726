import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Split view controllers with named columns. Basis: `UISplitViewController` reference and WWDC 2020, 10105; assumed
/// for widths.
@MainActor struct SplitColumnTests {
  private final class Delegate: NSObject, UISplitViewControllerDelegate {
    var top: UISplitViewController.Column?
    var told: [String] = []

    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { top ?? proposedTopColumn }

    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
      told.append("show \(column)")
    }

    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
      told.append("hide \(column)")
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { told.append("collapse") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { told.append("expand") }

    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { told.append("\(displayMode)") }
  }

  @MainActor private struct Stage {
    let session: Session
    let split: UISplitViewController
    let delegate: Delegate
    var controllers: [UISplitViewController.Column: UIViewController] = [:]

    init(
      _ style: UISplitViewController.Style, _ device: String, _ orientation: UIInterfaceOrientation = .landscapeRight
    ) throws {
      let session = Session(
        environment: SystemEnvironment(
          profile: .profile(for: .iOS(17)), device: try DeviceCatalog.find(device), orientation: orientation))
      self.session = session
      (split, delegate) = session.perform { (UISplitViewController(style: style), Delegate()) }
      split.delegate = delegate
      let columns: [UISplitViewController.Column] =
        style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      for column in columns {
        let controller = session.perform { UIViewController() }
        controller.title = "\(column)"
        controllers[column] = controller
        split.setViewController(controller, for: column)
      }
    }

    func show() {
      _ = session.show(split)
      session.advance(by: 1)
    }

    func frame(_ column: UISplitViewController.Column) -> CGRect? {
      guard let view = controllers[column]?.navigationController?.view, view.window != nil else { return nil }
      return view.convert(view.bounds, to: split.view)
    }
  }

  @Test func eachColumnGetsAStack() throws {
    let stage = try Stage(.doubleColumn, "ipad-11"), primary = try #require(stage.controllers[.primary])
    #expect(stage.split.style == .doubleColumn && stage.split.viewController(for: .primary) === primary)
    #expect(primary.navigationController?.viewControllers == [primary] && primary.splitViewController === stage.split)
    #expect(stage.split.viewController(for: .supplementary) == nil && stage.split.viewController(for: .compact) == nil)
  }

  @Test func twoColumnsAreTiledInLandscape() throws {
    let stage = try Stage(.doubleColumn, "ipad-11"), split = stage.split
    split.preferredPrimaryColumnWidth = 300
    stage.show()
    #expect(split.displayMode == .oneBesideSecondary && split.splitBehavior == .tile && !split.isCollapsed)
    #expect(stage.frame(.primary) == CGRect(x: 0, y: 0, width: 300, height: 834))
    #expect(stage.frame(.secondary) == CGRect(x: 300.5, y: 0, width: 1194 - 300.5, height: 834))
    #expect(split.primaryColumnWidth == 300 && split.isShowing(.primary))
    #expect(stage.controllers[.primary]?.navigationItem.shownLeftItems == [split.displayModeButtonItem])
    split.hide(.primary)
    stage.session.commitWindows()
    #expect(stage.controllers[.secondary]?.navigationItem.shownLeftItems == [split.displayModeButtonItem])
    #expect(stage.controllers[.primary]?.navigationItem.shownLeftItems == [])
    #expect(stage.frame(.primary) == nil && stage.frame(.secondary)?.width == 1194)
    #expect(stage.delegate.told.suffix(2) == ["secondaryOnly", "hide primary"])
    split.show(.primary)
    stage.session.commitWindows()
    #expect(split.displayMode == .oneBesideSecondary && stage.frame(.primary)?.width == 300)
  }

  @Test func twoColumnsOverlapInPortrait() throws {
    let stage = try Stage(.doubleColumn, "ipad-11", .portrait), split = stage.split
    stage.show()
    #expect(split.displayMode == .secondaryOnly && split.splitBehavior == .overlay)
    #expect(stage.frame(.secondary)?.width == 834 && stage.frame(.primary) == nil)
    split.show(.primary)
    stage.session.commitWindows()
    #expect(split.displayMode == .oneOverSecondary && stage.frame(.secondary)?.width == 834)
    #expect(stage.frame(.primary)?.minX == 0)
    // A touch beside the column hides it.
    stage.session.tap(at: CGPoint(x: 800, y: 600))
    stage.session.advance(by: 1)
    #expect(split.displayMode == .secondaryOnly && stage.frame(.primary) == nil)
  }

  @Test func threeColumns() throws {
    let stage = try Stage(.tripleColumn, "ipad-11"), split = stage.split
    (split.preferredPrimaryColumnWidth, split.preferredSupplementaryColumnWidth) = (200, 300)
    stage.show()
    #expect(split.displayMode == .oneBesideSecondary && split.splitBehavior == .displace)
    #expect(stage.frame(.primary) == nil && stage.frame(.supplementary)?.minX == 0)
    #expect(stage.frame(.supplementary)?.width == 300 && stage.frame(.secondary)?.minX == 300.5)
    split.show(.primary)
    stage.session.commitWindows()
    #expect(split.displayMode == .twoDisplaceSecondary)
    #expect(stage.frame(.primary)?.width == 200 && stage.frame(.supplementary)?.minX == 200.5)
    #expect(stage.frame(.secondary)?.minX == 501 && stage.frame(.secondary)?.width == 1194 - 300.5)
    split.preferredSplitBehavior = .tile
    split.preferredDisplayMode = .twoBesideSecondary
    stage.session.commitWindows()
    #expect(stage.frame(.secondary) == CGRect(x: 501, y: 0, width: 1194 - 501, height: 834))
    #expect(split.supplementaryColumnWidth == 300)
  }

  @Test func onAPhoneTheSecondaryColumnLiesOnTop() throws {
    let stage = try Stage(.doubleColumn, "iphone-12", .portrait),
      secondary = try #require(stage.controllers[.secondary])
    let primary = try #require(stage.controllers[.primary])
    stage.show()
    #expect(stage.split.isCollapsed && secondary.view.window != nil && primary.view.window == nil)
    #expect(primary.navigationController?.viewControllers == [primary, secondary])
    #expect(stage.delegate.told.contains("collapse"))
    stage.split.hide(.secondary)
    stage.session.advance(by: 1)
    #expect(primary.view.window != nil && secondary.view.window == nil)
    stage.split.show(.secondary)
    stage.session.advance(by: 1)
    #expect(secondary.view.window != nil)
  }

  @Test func theDelegateChoosesTheTopColumn() throws {
    let stage = try Stage(.doubleColumn, "iphone-12", .portrait), primary = try #require(stage.controllers[.primary])
    stage.delegate.top = .primary
    stage.show()
    #expect(primary.navigationController?.viewControllers == [primary] && primary.view.window != nil)
    let detail = stage.session.perform { UIViewController() }
    primary.showDetailViewController(detail, sender: nil)
    stage.session.advance(by: 1)
    #expect(primary.navigationController?.viewControllers == [primary, detail])
  }

  @Test func theCompactColumnStandsAlone() throws {
    let stage = try Stage(.doubleColumn, "iphone-12", .portrait)
    let compact = stage.session.perform { UITabBarController() }
    stage.split.setViewController(compact, for: .compact)
    stage.show()
    #expect(compact.view.window != nil && compact.parent === stage.split)
    #expect(stage.controllers[.primary]?.viewIfLoaded?.window == nil)
  }

  /// A phone that is wide in landscape has two columns, and one stack again in portrait.
  @Test func columnsSeparateWhereThereIsRoom() throws {
    let stage = try Stage(.doubleColumn, "iphone-8-plus", .portrait),
      secondary = try #require(stage.controllers[.secondary])
    let primary = try #require(stage.controllers[.primary]), posts = DetailTargetPosts(stage.session)
    stage.show()
    #expect(primary.navigationController?.viewControllers == [primary, secondary] && posts.count == 0)
    stage.session.rotate(to: .landscapeRight)
    stage.session.advance(by: 1)
    #expect(!stage.split.isCollapsed && primary.navigationController?.viewControllers == [primary])
    #expect(secondary.navigationController?.viewControllers == [secondary] && stage.delegate.told.contains("expand"))
    #expect(stage.frame(.primary) != nil && stage.frame(.secondary) != nil && posts.count == 1)
    stage.session.rotate(to: .portrait)
    stage.session.advance(by: 1)
    #expect(posts.count == 2)
    #expect(primary.navigationController?.viewControllers == [primary, secondary] && secondary.view.window != nil)
  }
}

/// Counts the posts of split view controllers that show details in another place than before.
@MainActor final class DetailTargetPosts {
  private(set) var count = 0

  init(_ session: Session) {
    session.notificationCenter.addObserver(
      forName: UIViewController.showDetailTargetDidChangeNotification, object: nil, queue: nil
    ) { [weak self] _ in MainActor.assumeIsolated { self?.count += 1 } }
  }
}
