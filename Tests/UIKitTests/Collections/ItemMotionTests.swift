import CoreTypes
import DisplayLists
import SystemProfiles
import Testing

@testable import UIKit

/// Items are shown between the positions before and after a change.
@MainActor struct ItemMotionTests {
  private final class Tiles: UICollectionViewController {
    var names = ["a", "b", "c", "d"]

    override func viewDidLoad() {
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      names.count
    }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
      let label = cell.contentView.subviews.first as? UILabel ?? UILabel(frame: cell.contentView.bounds)
      label.text = names[indexPath.item]
      cell.contentView.addSubview(label)
      return cell
    }
  }

  /// A line of tiles of 50 points, half a second after the launch.
  private func launch(_ layout: () -> UICollectionViewFlowLayout = { UICollectionViewFlowLayout() }) throws -> (
    Session, Tiles
  ) {
    let session = Session(
      environment: SystemEnvironment(profile: .profile(for: .iOS(17)), device: try DeviceCatalog.find("iphone-5")))
    let screen = session.perform {
      let layout = layout()
      layout.itemSize = CGSize(width: 50, height: 50)
      layout.minimumInteritemSpacing = 10
      layout.sectionInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 90)
      return Tiles(collectionViewLayout: layout)
    }
    session.launch(root: { screen })
    session.advance(by: 0.5)
    return (session, screen)
  }

  private func change(_ session: Session, _ body: () -> Void) {
    session.perform { body() }
    session.advance(by: 0)
  }

  private func item(_ number: Int) -> IndexPath { IndexPath(item: number, section: 0) }

  /// Basis: half of the duration is half of the distance; assumed, inserted items fade in.
  @Test func itemsMakeRoomForANewOne() throws {
    let (session, screen) = try launch()
    let before = session.seenTexts()
    change(session) {
      screen.names.insert("new", at: 1)
      screen.collectionView.insertItems(at: [item(1)])
    }
    #expect(screen.collectionView.cellForItem(at: item(2))?.frame.minX == 120)
    #expect(
      abs(try #require(session.seenTexts()["b"]).place.x - before["b"]!.place.x) < 0.01
        && session.seenTexts()["new"] == nil)
    session.advance(by: 0.15)
    let between = session.seenTexts()
    #expect(abs(try #require(between["b"]).place.x - before["b"]!.place.x - 30) < 0.5)
    #expect(abs(try #require(between["new"]).opacity - 0.5) < 0.01)
    session.advance(by: 0.2)
    #expect(!session.isMoving && session.seenTexts()["new"]?.opacity == 1)
  }

  /// Basis: assumed, deleted items fade out in place, and moved items move.
  @Test func itemsGoAndMove() throws {
    let (session, screen) = try launch()
    let before = session.seenTexts()
    change(session) {
      screen.names = ["d", "b", "c"]
      screen.collectionView.performBatchUpdates {
        screen.collectionView.deleteItems(at: [item(0)])
        screen.collectionView.moveItem(at: item(3), to: item(0))
      }
    }
    session.advance(by: 0.15)
    let between = session.seenTexts()
    #expect(abs(try #require(between["a"]).opacity - 0.5) < 0.01 && between["a"]?.place == before["a"]?.place)
    #expect(abs(try #require(between["d"]).place.x - before["d"]!.place.x + 90) < 0.5)
    session.advance(by: 0.2)
    #expect(session.seenTexts()["a"] == nil && session.motions.isEmpty)
  }

  private final class Falling: UICollectionViewFlowLayout {
    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = layoutAttributesForItem(at: itemIndexPath)?.copy() as? UICollectionViewLayoutAttributes
      attributes?.center.y -= 200
      return attributes
    }
  }

  /// Basis: `initialLayoutAttributesForAppearingItem(at:)` reference.
  @Test func theLayoutSaysWhereItemsComeFrom() throws {
    let (session, screen) = try launch { Falling() }
    change(session) {
      screen.names.append("new")
      screen.collectionView.insertItems(at: [item(4)])
    }
    let start = try #require(session.seenTexts()["new"])
    session.advance(by: 0.4)
    #expect(abs(try #require(session.seenTexts()["new"]).place.y - start.place.y - 200) < 0.01 && start.opacity == 1)
  }
}
