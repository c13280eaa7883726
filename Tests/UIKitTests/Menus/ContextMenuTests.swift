import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Menus opened by a long press. Basis: the references of UIContextMenuInteraction, UITableViewDelegate and
/// UICollectionViewDelegate; assumed for the positions.
@MainActor struct ContextMenuTests {
  private final class Giver: NSObject, UIContextMenuInteractionDelegate {
    let menu: UIMenu
    let trace: Trace
    var preview: UIViewController?

    init(_ menu: UIMenu, _ trace: Trace) { (self.menu, self.trace) = (menu, trace) }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      trace.events.append("asked \(Int(location.x.rounded())) \(Int(location.y.rounded()))")
      return UIContextMenuConfiguration(previewProvider: { self.preview }, actionProvider: { _ in self.menu })
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { animator?.addCompletion { [trace] in trace.events.append("shown") } }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) { trace.events.append("committed \(animator.previewViewController === preview)") }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { trace.events.append("ends") }
  }

  private func card(_ screen: MenuScreen, _ giver: Giver) -> (UIView, UIContextMenuInteraction) {
    let view = screen.add(CGRect(x: 40, y: 200, width: 100, height: 60)) { UIView() }
    view.accessibilityIdentifier = "Card"
    let interaction = screen.session.perform { UIContextMenuInteraction(delegate: giver) }
    view.addInteraction(interaction)
    return (view, interaction)
  }

  @Test("a long press asks for the menu, lifts the view and opens the menu below it")
  func opening() throws {
    let screen = try MenuScreen(), giver = Giver(screen.menu(["A"]), screen.trace)
    let (view, interaction) = card(screen, giver)
    #expect(interaction.view === view && view.interactions.count == 1)
    try screen.session.perform(.press("Card"))
    #expect(screen.trace.take() == ["asked 50 30", "shown"] && interaction.menuAppearance == .rich)
    #expect(screen.stage?.request.preview?.frame == view.frame)
    #expect(screen.panel?.frame == CGRect(x: 40, y: 276, width: 250, height: 44))
    #expect(interaction.location(in: view) == CGPoint(x: 50, y: 30))
    try screen.tap("A")
    #expect(screen.trace.take() == ["ends", "A"] && interaction.menuAppearance == .unknown)
  }

  @Test("a tap opens nothing; without a configuration nothing happens")
  func notOpening() throws {
    let screen = try MenuScreen(), giver = Giver(screen.menu([]), screen.trace)
    _ = card(screen, giver)
    try screen.tap("Card")
    #expect(screen.trace.take().isEmpty)
    try screen.session.perform(.press("Card"))
    #expect(screen.stage == nil && screen.trace.take() == ["asked 50 30"])
  }

  @Test("a controller is shown in place of the view, in its preferred size; a touch on it commits")
  func controllers() throws {
    let screen = try MenuScreen(), giver = Giver(screen.menu(["A"]), screen.trace)
    giver.preview = screen.session.perform { UIViewController() }
    giver.preview?.preferredContentSize = CGSize(width: 200, height: 150)
    _ = card(screen, giver)
    try screen.session.perform(.press("Card"))
    #expect(screen.stage?.request.preview?.frame.size == CGSize(width: 200, height: 150))
    #expect(giver.preview?.view.window === screen.window && giver.preview?.view.bounds.width == 200)
    _ = screen.trace.take()
    try screen.tap("Preview")
    #expect(screen.trace.take() == ["committed true", "ends"] && screen.stage == nil)
  }

  @Test("nothing keeps a preview's controller when its menu is gone")
  func lettingGo() throws {
    let screen = try MenuScreen(), giver = Giver(screen.menu(["A"]), screen.trace)
    giver.preview = screen.session.perform { UIViewController() }
    weak var preview: UIViewController?
    weak var stage: MenuOverlay?
    preview = giver.preview
    _ = card(screen, giver)
    try screen.session.perform(.press("Card"))
    stage = screen.stage
    #expect(stage != nil)
    try screen.tap("A")
    giver.preview = nil
    screen.session.advance(by: 1)
    #expect(preview == nil && stage == nil)
  }

  @Test("the menu can be another one while it is open, and be closed by code")
  func updating() throws {
    let screen = try MenuScreen(), giver = Giver(screen.menu(["A"]), screen.trace)
    let (view, interaction) = card(screen, giver)
    try screen.session.perform(.press("Card"))
    interaction.updateVisibleMenu { $0.replacingChildren([screen.action("B"), screen.action("C")]) }
    #expect(screen.titles == ["B", "C"])
    view.removeInteraction(interaction)
    #expect(screen.stage == nil && interaction.view == nil && view.interactions.isEmpty)
  }

  @Test("a table asks its delegate, and the row is lifted")
  func tables() throws {
    final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
      }
      override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
      ) -> UIContextMenuConfiguration? {
        indexPath.row == 2
          ? nil
          : UIContextMenuConfiguration(actionProvider: { _ in
            UIMenu(children: [UIAction(title: "Menu \(indexPath.row)") { _ in }])
          })
      }
    }
    let screen = try MenuScreen()
    screen.window.rootViewController = screen.session.perform { Rows() }
    try screen.session.perform(.press("Row 1"))
    #expect(screen.titles == ["Menu 1"] && screen.stage?.request.preview?.bounds.width == 390)
    try screen.tap("Menu 1")
    try screen.session.perform(.press("Row 2"))
    #expect(screen.stage == nil)
  }

  @Test("a collection passes all selected items for a long press on one of them")
  func collections() throws {
    final class Items: UICollectionViewController {
      override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.accessibilityIdentifier = "Item \(indexPath.item)"
        return cell
      }
      override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in
          UIMenu(children: [UIAction(title: "\(indexPaths.map(\.item).sorted())") { _ in }])
        })
      }
    }
    let screen = try MenuScreen()
    let items = screen.session.perform { Items(collectionViewLayout: UICollectionViewFlowLayout()) }
    items.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    items.collectionView.allowsMultipleSelection = true
    screen.window.rootViewController = items
    screen.session.commitWindows()
    try screen.session.perform(.press("Item 1"))
    #expect(screen.titles == ["[1]"])
    try screen.tap("[1]")
    for item in [0, 2] {
      items.collectionView.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    try screen.session.perform(.press("Item 2"))
    #expect(screen.titles == ["[0, 2]"])
  }
}

/// Exceptions of previews.
/// Basis: the exception's text is recalled.
struct PreviewExceptionTests {
  @Test("a view without a window has no place")
  func homeless() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UITargetedPreview(view: UIView()) }
    }
    #expect(result.says("UITargetedPreview initialized with no target container view"))
  }
}
