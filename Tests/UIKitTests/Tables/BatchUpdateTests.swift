import Testing
import UIKit

/// Changes in a batch. Basis: the headers declare the block `NS_NOESCAPE`.
@MainActor struct BatchUpdateTests {
  private func update(_ table: UITableView, _ updates: () -> Void) { table.performBatchUpdates(updates) }
  private func update(_ view: UICollectionView, _ updates: () -> Void) { view.performBatchUpdates(updates) }

  private final class Table: UITableView {
    var batches = 0

    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
      batches += 1
      super.performBatchUpdates(updates, completion: completion)
    }
  }

  @Test("a closure that does not escape runs at once, and goes by what a subclass overrides")
  func nonEscaping() {
    let table = Table(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var runs = 0
    update(table) { runs += 1 }
    table.performBatchUpdates(nil)
    #expect(runs == 1 && table.batches == 2)
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    update(view) { runs += 1 }
    #expect(runs == 2)
  }
}
