import DisplayLists
import SystemProfiles
import Testing

@testable import UIKit

/// The reading direction of a container and of the views that it creates.
@MainActor struct GivenDirectionTests {
  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
  }

  @Test("cells, their labels and headers follow the table, and what the program puts into them does not")
  func tables() throws {
    let session = Session(
      environment: SystemEnvironment(profile: .profile(for: .iOS(13)), device: try DeviceCatalog.find("iphone-8")))
    try session.perform {
      let source = Source(), controller = UITableViewController(style: .plain), table = controller.tableView!
      table.dataSource = source
      _ = session.show(controller)
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      let label = try #require(cell.textLabel), own = UILabel()
      cell.contentView.addSubview(own)
      let start = label.convert(label.bounds, to: cell).minX
      #expect(label.effectiveUserInterfaceLayoutDirection == .leftToRight)
      table.semanticContentAttribute = .forceRightToLeft
      session.commitWindows()
      let header = try #require(table.headerView(forSection: 0))
      for view in [cell, cell.contentView, label, header] {
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(view.semanticContentAttribute == .unspecified)
      }
      #expect(own.effectiveUserInterfaceLayoutDirection == .leftToRight)
      #expect(label.convert(label.bounds, to: cell).maxX == cell.bounds.width - start)
      cell.semanticContentAttribute = .forceLeftToRight
      session.commitWindows()
      #expect(label.effectiveUserInterfaceLayoutDirection == .leftToRight)
      cell.semanticContentAttribute = .unspecified
      table.semanticContentAttribute = .unspecified
      session.commitWindows()
      #expect(label.effectiveUserInterfaceLayoutDirection == .leftToRight && cell.layout.givenDirection == .unspecified)
    }
  }

  @Test("accessories and separators change sides with the table")
  func accessories() throws {
    let session = Session(
      environment: SystemEnvironment(profile: .profile(for: .iOS(13)), device: try DeviceCatalog.find("iphone-8")))
    try session.perform {
      let source = Source(), controller = UITableViewController(style: .plain), table = controller.tableView!
      table.dataSource = source
      _ = session.show(controller)
      let cell = try #require(table.cellForRow(at: [0, 0]))
      @MainActor func line() -> CGRect? {
        var recorder = DisplayListRecorder(size: cell.bounds.size)
        cell.drawDecoration(into: &recorder)
        return recorder.list.commands.lazy.compactMap {
          if case .fill(.rect(let rect), _) = $0 { rect } else { nil }
        }
        .first
      }
      let content = cell.contentView.frame, old = try #require(line())
      #expect(content.minX == 0 && content.maxX < 375 && old.minX == 16 && old.maxX == 375)
      table.semanticContentAttribute = .forceRightToLeft
      session.commitWindows()
      #expect(cell.contentView.frame.minX == 375 - content.maxX && cell.contentView.frame.maxX == 375)
      let new = try #require(line())
      #expect(new.minX == 0 && new.maxX == 359)
      let own = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      cell.accessoryView = own
      session.commitWindows()
      #expect(own.frame.minX == 16)
    }
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      guard let row = cell as? UICollectionViewListCell else { return cell }
      var content = row.defaultContentConfiguration()
      content.text = "Row"
      (row.contentConfiguration, row.accessories) = (content, [.disclosureIndicator()])
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
  }

  private func show(
    _ layout: @MainActor () -> UICollectionViewLayout, _ cell: UICollectionViewCell.Type, _ items: Items
  ) throws -> (Session, UICollectionView) {
    let session = Session(
      environment: SystemEnvironment(profile: .profile(for: .iOS(17)), device: try DeviceCatalog.find("iphone-8")))
    let controller = session.perform { UICollectionViewController(collectionViewLayout: layout()) }
    let view = session.perform { controller.collectionView! }
    view.register(cell, forCellWithReuseIdentifier: "item")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = items
    _ = session.show(controller)
    view.semanticContentAttribute = .forceRightToLeft
    session.commitWindows()
    return (session, view)
  }

  @Test("cells and headers of a collection view follow it")
  func collections() throws {
    let items = Items()
    let (_, view) = try show(
      {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        return layout
      }, UICollectionViewCell.self, items)
    let cell = try #require(view.cellForItem(at: [0, 0]))
    let header = try #require(
      view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0]))
    #expect(cell.frame.maxX == 375)
    for view in [cell, cell.contentView, header] {
      #expect(
        view.effectiveUserInterfaceLayoutDirection == .rightToLeft && view.semanticContentAttribute == .unspecified)
    }
  }

  @Test("a list's cells have text and line at the right, and accessories at the left")
  func lists() throws {
    let items = Items()
    let (session, view) = try show(
      { UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain)) },
      UICollectionViewListCell.self, items)
    let cell = try #require(view.cellForItem(at: [0, 0]) as? UICollectionViewListCell)
    let label = try #require(cell.contentView.subviews.first { $0 is UILabel })
    #expect(cell.contentView.frame.maxX == 375 && cell.contentView.frame.minX > 16)
    #expect(cell.listState.accessories.map(\.frame.minX) == [16])
    #expect(abs(label.convert(label.bounds, to: cell).maxX - 359) < 1e-9)
    let line = cell.separatorLayoutGuide
    session.commitWindows()
    #expect(line.layoutFrame == CGRect(x: 0, y: 0, width: 359, height: 44))
  }

  @Test("a proxy sets the direction of all views")
  func proxies() throws {
    let session = Session(
      environment: SystemEnvironment(profile: .profile(for: .iOS(13)), device: try DeviceCatalog.find("iphone-8")))
    session.perform {
      UIView.appearance().semanticContentAttribute = .forceRightToLeft
      let controller = UIViewController(), view = UIView(), kept = UIView()
      kept.semanticContentAttribute = .forceLeftToRight
      for view in [view, kept] { controller.view.addSubview(view) }
      _ = session.show(controller)
      #expect(view.semanticContentAttribute == .forceRightToLeft && kept.semanticContentAttribute == .forceLeftToRight)
    }
  }
}
