import SystemProfiles
import Testing

@testable import UIKit

/// Drag properties of tables and collections. Basis: the references of `dragInteractionEnabled`,
/// `hasUncommittedUpdates`, `reorderingCadence` and `userInteractionEnabledWhileDragging`.
@MainActor struct DragDefaultTests {
  @Test(
    "content may be dragged on pads, and since iOS 15 on phones",
    arguments: [("ipad-6", 11, true), ("iphone-8", 11, false), ("iphone-8", 14, false), ("iphone-8", 15, true)])
  func enabled(_ row: (device: String, version: Int, isEnabled: Bool)) throws {
    try Session.of(.iOS(row.version), row.device).perform {
      let table = UITableView()
      let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      #expect(table.dragInteractionEnabled == row.isEnabled && collection.dragInteractionEnabled == row.isEnabled)
      #expect(!table.hasActiveDrag && !table.hasActiveDrop && !collection.hasActiveDrag && !collection.hasActiveDrop)
      #expect(collection.reorderingCadence == .immediate && !collection.allowsFocus)
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      #expect(!cell.userInteractionEnabledWhileDragging && cell.focusStyle == .default)
    }
  }

  @Test("while an item is moved, what is shown is not what the data source has")
  func uncommitted() throws {
    let session = try Session.of(.iOS(17))
    session.perform {
      let items = MovableItems([3]), layout = UICollectionViewFlowLayout()
      let view = UICollectionView.showing(items, layout)
      view.layoutIfNeeded()
      #expect(!view.hasUncommittedUpdates)
      view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
      #expect(view.hasUncommittedUpdates)
      view.cancelInteractiveMovement()
      #expect(!view.hasUncommittedUpdates)
    }
  }

  private final class MovableItems: Items {
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
  }
}
