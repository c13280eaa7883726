import DisplayLists
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Swiped rows of lists, and separators between selected rows.
/// Basis: the reference of `UICollectionLayoutListConfiguration`; distances are assumed to be those of tables.
@MainActor struct ListSwipeTests {
  private final class Rows: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      var content = (cell as? UICollectionViewListCell)?.defaultContentConfiguration()
      content?.text = "Row \(indexPath.item)"
      cell.contentConfiguration = content
      return cell
    }
  }

  @MainActor private struct Stage {
    let session: Session
    let view: UICollectionView
    let rows = Rows()
    let trace = EventTrace()

    init(_ configure: @MainActor (inout UICollectionLayoutListConfiguration, EventTrace) -> Void) throws {
      let session = try Session.of(.iOS(17), "iphone-8"), rows = rows, trace = trace
      self.session = session
      view = session.perform {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configure(&configuration, trace)
        let window = UIWindow(frame: session.screen.bounds), root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        let view = UICollectionView(
          frame: root.view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        view.dataSource = rows
        root.view.addSubview(view)
        return view
      }
      session.advance(by: 1)
    }

    func cell(_ item: Int) throws -> UICollectionViewCell {
      try #require(view.cellForItem(at: IndexPath(item: item, section: 0)))
    }
  }

  private func deletions(_ configuration: inout UICollectionLayoutListConfiguration, _ trace: EventTrace) {
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      guard path.item != 3 else { return nil }
      return UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Remove") { _, _, done in
          trace.note("remove \(path.item)")
          done(true)
        }
      ])
    }
  }

  @Test("a pull opens the actions of a row, a tap on a button does one, and the row goes back")
  func actions() throws {
    let stage = try Stage(deletions)
    try stage.session.perform(.drag("Row 1", x: -120, y: 0))
    #expect(try stage.cell(1).bounds.origin.x > 50 && stage.view.collection.openRow != nil)
    try stage.session.perform(.tap("Remove"))
    #expect(stage.trace.lines == ["remove 1"])
    #expect(try stage.cell(1).bounds.origin.x == 0 && stage.view.collection.openRow == nil)
  }

  @Test("a pull across the row does the first action; rows without actions stay; a tap elsewhere closes")
  func pulls() throws {
    let stage = try Stage(deletions)
    try stage.session.perform(.drag("Row 0", x: -340, y: 0))
    #expect(stage.trace.lines == ["remove 0"])
    try stage.session.perform(.drag("Row 3", x: -120, y: 0))
    #expect(try stage.cell(3).bounds.origin.x == 0)
    try stage.session.perform(.drag("Row 2", x: -120, y: 0))
    #expect(stage.view.collection.openRow != nil)
    try stage.session.perform(.tap("Row 0"))
    #expect(stage.view.collection.openRow == nil)
  }

  @Test("a pull to the right opens the actions of the leading side")
  func leading() throws {
    let stage = try Stage { configuration, trace in
      configuration.leadingSwipeActionsConfigurationProvider = { path in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .normal, title: "Pin") { _, _, done in
            trace.note("pin \(path.item)")
            done(true)
          }
        ])
      }
    }
    try stage.session.perform(.drag("Row 1", x: -120, y: 0))
    #expect(try stage.cell(1).bounds.origin.x == 0 && stage.view.collection.openRow == nil)
    try stage.session.perform(.drag("Row 1", x: 120, y: 0))
    #expect(try stage.cell(1).bounds.origin.x < -50 && stage.view.collection.openRow != nil)
    try stage.session.perform(.tap("Pin"))
    #expect(try stage.trace.lines == ["pin 1"] && stage.cell(1).bounds.origin.x == 0)
    try stage.session.perform(.drag("Row 2", x: 340, y: 0))
    #expect(stage.trace.lines == ["pin 1", "pin 2"])
  }

  @Test("lines between selected rows have their own color where several may be selected")
  func selection() throws {
    let stage = try Stage { configuration, _ in
      configuration.separatorConfiguration.color = .green
      configuration.separatorConfiguration.multipleSelectionColor = .red
    }
    stage.session.perform {
      stage.view.allowsMultipleSelection = true
      for item in [0, 1] {
        stage.view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
      }
    }
    stage.session.advance(by: 1)
    let lines = stage.session.recordFrame(of: stage.view).dumpLines()
    #expect(lines.filter { $0.contains("#ff0000") }.count == 1 && lines.contains { $0.contains("#00ff00") })
  }

  @Test("drags are kept for the program and reported once")
  func drags() throws {
    final class Delegate: NSObject, UICollectionViewDragDelegate, UITableViewDropDelegate, UIDragInteractionDelegate {
      func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
      ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "text"))] }
      func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
      func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
      ) -> [UIDragItem] { [] }
    }
    let session = try Session.of(.iOS(17)), delegate = Delegate()
    session.perform {
      let table = UITableView(),
        grid = UICollectionView(
          frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      #expect(UIDragInteraction.isEnabledByDefault)
      grid.dragDelegate = delegate
      table.dropDelegate = delegate
      table.addInteraction(UIDragInteraction(delegate: delegate))
      #expect(grid.dragDelegate === delegate && table.dropDelegate === delegate && table.dragDelegate == nil)
      var loaded: String?
      NSItemProvider(object: "text").loadObject(ofClass: String.self) { text, _ in loaded = text }
      #expect(loaded == "text" && NSItemProvider(object: "a").hasItemConformingToTypeIdentifier("public.text"))
    }
    #expect(session.diagnostics.map(\.rule) == ["no-drag-and-drop"])
  }
}
