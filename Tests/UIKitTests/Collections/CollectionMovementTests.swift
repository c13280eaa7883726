import SystemProfiles
import Testing

@testable import UIKit

/// Items moved by a long press.
/// Interactive movement of items. Basis: the references of UICollectionView, UICollectionViewLayout and
/// UICollectionViewController.
@MainActor struct CollectionMovementTests {
  private final class Letters: NSObject, UICollectionViewDataSource {
    var letters: [[String]]
    var fixed: Set<String> = []
    private var trace: [String] = []

    init(_ letters: [[String]]) { self.letters = letters }

    func takeTrace() -> [String] {
      defer { trace = [] }
      return trace
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { letters.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      letters[section].count
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      trace.append("cell \(indexPath.section).\(indexPath.item)")
      return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
      !fixed.contains(letters[indexPath.section][indexPath.item])
    }

    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      let (old, new) = (sourceIndexPath, destinationIndexPath)
      trace.append("move \(old.section).\(old.item) \(new.section).\(new.item)")
      letters[new.section].insert(letters[old.section].remove(at: old.item), at: new.item)
    }
  }

  private final class Limits: NSObject, UICollectionViewDelegate {
    var asked: [[IndexPath]] = []

    func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      asked.append([originalIndexPath, currentIndexPath, proposedIndexPath])
      return min(proposedIndexPath, IndexPath(item: 1, section: 0))
    }
  }

  private func rows() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 320, height: 40), 0)
    return layout
  }

  private func show(_ letters: Letters, _ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView.showing(Items([]), layout)
    view.dataSource = letters
    return view
  }

  private func show(
    _ letters: Letters, _ check: @MainActor (UICollectionView) throws -> Void
  ) throws {
    try Session.of(.iOS(17)).perform {
      let view = show(letters, rows())
      view.layoutIfNeeded()
      _ = letters.takeTrace()
      try check(view)
    }
  }

  @Test("others move aside, the item follows the touch, and the data source is notified at the end")
  func movement() throws {
    let letters = Letters([["a", "b", "c", "d"]])
    try show(letters) { view in
      let cells = view.visibleCells
      #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 170, y: 101))
      #expect(cells.map(\.frame.minY) == [81, 0, 40, 120] && cells[0].frame.minX == 10)
      #expect(cells[0].configurationState.isReordering && view.subviews.last === cells[0])
      #expect(letters.takeTrace() == [] && letters.letters == [["a", "b", "c", "d"]])
      view.endInteractiveMovement()
      #expect(letters.takeTrace() == ["move 0.0 0.2"] && letters.letters == [["b", "c", "a", "d"]])
      #expect(cells.map(\.frame.minY) == [80, 0, 40, 120] && view.indexPath(for: cells[0]) == [0, 2])
      #expect(!cells[0].configurationState.isReordering)
    }
  }

  @Test("a movement that is cancelled changes nothing")
  func cancelled() throws {
    let letters = Letters([["a", "b", "c"]])
    try show(letters) { view in
      let cells = view.visibleCells
      view.beginInteractiveMovementForItem(at: [0, 2])
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 10))
      #expect(cells.map(\.frame.minY) == [40, 80, -10])
      view.cancelInteractiveMovement()
      #expect(letters.takeTrace() == [] && cells.map(\.frame.minY) == [0, 40, 80] && view.visibleCells == cells)
    }
  }

  @Test("an item goes to another section; what comes into sight meanwhile is asked for by the data source's numbers")
  func sections() throws {
    let letters = Letters([["a", "b"], (0..<20).map(String.init)])
    try show(letters) { view in
      view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
      view.beginInteractiveMovementForItem(at: [0, 1])
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 130))
      #expect(view.numberOfItems(inSection: 0) == 1 && view.numberOfItems(inSection: 1) == 21)
      #expect(view.indexPathsForSelectedItems == [[1, 1]])
      view.contentOffset.y = 40
      view.layoutIfNeeded()
      #expect(letters.takeTrace() == ["cell 1.11"])
      view.endInteractiveMovement()
      #expect(letters.takeTrace() == ["move 0.1 1.1"] && view.numberOfItems(inSection: 1) == 21)
    }
  }

  /// Basis: derived: the data source changes before the collection view, as in every update.
  @Test("changes of the data end a movement, whose item may be in another section")
  func changes() throws {
    let letters = Letters([["a", "b"], ["c", "d"]])
    try show(letters) { view in
      let cells = view.visibleCells
      view.beginInteractiveMovementForItem(at: [0, 1])
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 130))
      #expect(view.numberOfItems(inSection: 1) == 3)
      letters.letters = [["b"], ["c", "d"]]
      view.deleteItems(at: [[0, 0]])
      #expect(view.numberOfItems(inSection: 0) == 1 && view.numberOfItems(inSection: 1) == 2)
      #expect(view.indexPath(for: cells[1]) == [0, 0] && cells[1].frame.minY == 0 && !cells[1].isMoving)
    }
  }

  @Test("items that may not move stay, and so does what the data source would do nothing with")
  func refusals() throws {
    let letters = Letters([["a", "b"]])
    letters.fixed = ["a"]
    try show(letters) { view in
      #expect(!view.beginInteractiveMovementForItem(at: [0, 0]) && !view.beginInteractiveMovementForItem(at: [0, 7]))
      #expect(view.beginInteractiveMovementForItem(at: [0, 1]) && !view.beginInteractiveMovementForItem(at: [0, 1]))
      view.cancelInteractiveMovement()
      let plain = Items([3])
      view.dataSource = plain
      view.layoutIfNeeded()
      let cells = view.visibleCells
      #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 60))
      view.endInteractiveMovement()
      #expect(cells.map(\.frame.minY) == [0, 40, 80] && !view.beginInteractiveMovementForItem(at: [0, 0]))
    }
  }

  @Test("the delegate is asked when the place would be another, and decides")
  func targets() throws {
    let letters = Letters([["a", "b", "c", "d"]]), delegate = Limits()
    try show(letters) { view in
      view.delegate = delegate
      view.beginInteractiveMovementForItem(at: [0, 0])
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 25))
      #expect(delegate.asked == [])
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 130))
      #expect(delegate.asked == [[[0, 0], [0, 0], [0, 3]]])
      view.endInteractiveMovement()
      #expect(letters.letters == [["b", "a", "c", "d"]])
    }
  }

  private final class Told: UICollectionViewFlowLayout {
    var trace: [String] = []

    override func invalidationContext(
      forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
      previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(
        forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
        previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
      let target = context.targetIndexPathsForInteractivelyMovingItems?.first?.item ?? -1
      let previous = context.previousIndexPathsForInteractivelyMovingItems?.first?.item ?? -1
      trace.append("\(previous) to \(target) at \(Int(context.interactiveMovementTarget.y))")
      return context
    }

    override func layoutAttributesForInteractivelyMovingItem(
      at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
      let held = super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position)
      held.alpha = 0.5
      return held
    }

    override func invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
      trace.append("end \(previousIndexPaths[0].item) to \(indexPaths[0].item) \(movementCancelled)")
      return super.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths, movementCancelled: movementCancelled)
    }
  }

  @Test("the layout is notified of each step, and determines the item's appearance")
  func layouts() throws {
    let letters = Letters([["a", "b", "c"]])
    try show(letters) { view in
      let layout = Told()
      (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 320, height: 40), 0)
      view.collectionViewLayout = layout
      view.layoutIfNeeded()
      let first = view.visibleCells[0]
      view.beginInteractiveMovementForItem(at: [0, 0])
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 70))
      #expect(first.alpha == 0.5)
      view.endInteractiveMovement()
      #expect(first.alpha == 1 && layout.trace == ["0 to 0 at 20", "0 to 1 at 70", "end 0 to 1 false"])
    }
  }

  @Test("rows of a list that size themselves keep their heights, and their column")
  func lists() throws {
    let letters = Letters([["a", "b", "c"]])
    try Session.of(.iOS(17)).perform {
      let view = show(letters, UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
      view.register(Tall.self, forCellWithReuseIdentifier: "item")
      view.layoutIfNeeded()
      let cells = view.visibleCells
      #expect(cells.map(\.frame.height) == [50, 60, 70])
      view.beginInteractiveMovementForItem(at: [0, 0])
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 300, y: 150))
      #expect(cells.map(\.frame.minY) == [125, 0, 60] && cells.map(\.frame.height) == [50, 60, 70])
      #expect(cells[0].frame.minX == 0)
      view.endInteractiveMovement()
      #expect(cells.map(\.frame.minY) == [130, 0, 60])
    }
  }

  private final class Tall: UICollectionViewListCell {
    private var wish: CGFloat?

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes ?? layoutAttributes
      wish = wish ?? CGFloat(50 + 10 * layoutAttributes.indexPath.item)
      copy.frame.size.height = wish ?? 0
      return copy
    }
  }

  @Test("a place that is no number ends the program")
  func nowhere() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let items = Items([1])
        try Session.of(.iOS(17)).perform {
          let view = UICollectionView.showing(items, UICollectionViewFlowLayout())
          view.layoutIfNeeded()
          view.beginInteractiveMovementForItem(at: [0, 0])
          view.updateInteractiveMovementTargetPosition(CGPoint(x: CGFloat.nan, y: 0))
        }
      }
    }
    #expect(result.says("CALayer position contains NaN: [nan 0.0]"))
  }

  // MARK: Long presses

  private final class Photos: UICollectionViewController {
    var order = [0, 1, 2, 3]
    var taps = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath) }
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { order.insert(order.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      taps += 1
    }
  }

  /// A touch begins on the first item, pauses, and moves to `point`.
  private func press(
    _ version: SystemVersion, for time: TimeInterval, _ change: @MainActor (Photos) -> Void = { _ in }
  ) throws -> Photos {
    let session = try Session.phone(CGSize(width: 320, height: 568), version)
    let photos = session.perform { Photos(collectionViewLayout: rows()) }
    _ = session.show(photos)
    try session.perform {
      change(photos)
      let window = try #require(photos.view.window)
      let cell = try #require(photos.collectionView.cellForItem(at: [0, 0]))
      let start = cell.convert(CGPoint(x: 100, y: 10), to: nil)
      let touch = UITouch(at: start, on: cell.contentView, in: window), event = UIEvent(touches: [touch])
      window.sendEvent(event)
      session.advance(by: time)
      touch.move(to: CGPoint(x: start.x, y: start.y + 85))
      window.sendEvent(event)
      touch.end(.ended)
      window.sendEvent(event)
    }
    return photos
  }

  @Test("in a controller, a long press on an item moves it")
  func press() throws {
    let photos = try press(.iOS(17), for: 0.6)
    #expect(photos.order == [1, 2, 0, 3] && photos.taps == 0)
  }

  private final class Rows: UICollectionViewController {
    var order = [0, 1, 2, 3]

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      (cell as? UICollectionViewListCell)?.accessories = [.reorder(displayed: .always)]
      return cell
    }
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { order.insert(order.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
  }

  /// Basis: recalled: the reorder control of a list moves a row immediately.
  @Test("a row's reorder control moves it immediately; beside it, a touch without a long press moves nothing")
  func grips() throws {
    let session = try Session.phone(CGSize(width: 320, height: 568), .iOS(17))
    let rows = session.perform {
      Rows(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    }
    _ = session.show(rows)
    try session.perform {
      let window = try #require(rows.view.window)
      let cell = try #require(rows.collectionView.cellForItem(at: [0, 0]) as? UICollectionViewListCell)
      let grip = cell.listState.accessories[0]
      let start = grip.convert(CGPoint(x: 11, y: 7), to: nil)
      #expect(session.hit(at: start)?.view === grip)
      let touch = UITouch(at: start, on: grip, in: window), event = UIEvent(touches: [touch])
      window.sendEvent(event)
      touch.move(to: CGPoint(x: start.x - 30, y: start.y + 95))
      window.sendEvent(event)
      #expect(cell.frame.minX == 0 && cell.isMoving)
      touch.end(.ended)
      window.sendEvent(event)
      #expect(rows.order == [1, 2, 0, 3] && !cell.isMoving)
    }
  }

  @Test("not before it has rested, not where the controller does not want it, and not before iOS 9")
  func noPress() throws {
    #expect(try press(.iOS(17), for: 0.1).order == [0, 1, 2, 3])
    let unwilling = try press(.iOS(17), for: 0.6) { $0.installsStandardGestureForInteractiveMovement = false }
    #expect(unwilling.order == [0, 1, 2, 3])
    #expect(try press(.iOS(8), for: 0.6).order == [0, 1, 2, 3])
  }

  private final class Growing: UICollectionViewController {
    var count = 3

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
  }

  @Test("a long press picks up the item under it, whatever its number is by then")
  func renumbered() throws {
    let session = try Session.phone(CGSize(width: 320, height: 568), .iOS(17))
    let items = session.perform { Growing(collectionViewLayout: rows()) }
    _ = session.show(items)
    try session.perform {
      let window = try #require(items.view.window)
      let view = try #require(items.collectionView), cell = try #require(view.cellForItem(at: [0, 1]))
      let touch = UITouch(at: cell.convert(CGPoint(x: 100, y: 10), to: nil), on: cell.contentView, in: window)
      window.sendEvent(UIEvent(touches: [touch]))
      session.advance(by: 0.2)
      items.count = 4
      view.insertItems(at: [[0, 0]])
      session.advance(by: 0.5)
      #expect(view.collection.movement?.original == [0, 2] && cell.isMoving)
    }
  }

  @Test("the grip may be another one as soon as the row is held")
  func replacedGrips() throws {
    let session = try Session.phone(CGSize(width: 320, height: 568), .iOS(17))
    let rows = session.perform {
      Rows(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    }
    _ = session.show(rows)
    try session.perform {
      let window = try #require(rows.view.window)
      let cell = try #require(rows.collectionView.cellForItem(at: [0, 0]) as? UICollectionViewListCell)
      cell.configurationUpdateHandler = { cell, _ in
        (cell as? UICollectionViewListCell)?.accessories = [.reorder(displayed: .always)]
      }
      rows.collectionView.layoutIfNeeded()
      let grip = cell.listState.accessories[0], start = grip.convert(CGPoint(x: 11, y: 7), to: nil)
      let touch = UITouch(at: start, on: grip, in: window), event = UIEvent(touches: [touch])
      window.sendEvent(event)
      rows.collectionView.layoutIfNeeded()
      cell.layoutIfNeeded()
      #expect(cell.listState.accessories[0] !== grip)
      touch.move(to: CGPoint(x: start.x, y: start.y + 95))
      window.sendEvent(event)
      touch.end(.ended)
      window.sendEvent(event)
      #expect(rows.order == [1, 2, 0, 3] && rows.collectionView.collection.movement == nil)
    }
  }

  /// Basis: recalled.
  @Test("a drag that begins on a grip moves the row, also where the list could scroll; beside it, it scrolls")
  func dragsOfGrips() throws {
    let session = try Session.phone(CGSize(width: 320, height: 568), .iOS(17))
    let rows = session.perform {
      Rows(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    }
    _ = session.show(rows)
    let view = try #require(rows.collectionView)
    session.perform { view.alwaysBounceVertical = true }
    let cell = try #require(view.cellForItem(at: [0, 0]) as? UICollectionViewListCell)
    let start = cell.listState.accessories[0].convert(CGPoint(x: 11, y: 7), to: nil)
    session.drag(from: CGPoint(x: 60, y: start.y), to: CGPoint(x: 60, y: start.y + 95))
    #expect(rows.order == [0, 1, 2, 3])
    session.drag(from: start, to: CGPoint(x: start.x, y: start.y + 95))
    #expect(rows.order == [1, 2, 0, 3])
  }
}
