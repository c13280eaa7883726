/// Items that a layout object places. It has cells for the visible ones only.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  public enum ElementCategory: Int, Sendable {
    case cell = 0, supplementaryView, decorationView
  }

  public enum ScrollDirection: Int, Sendable {
    case vertical = 0, horizontal
  }

  /// At most one of each axis.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  public nonisolated class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  public nonisolated class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

  var collection = CollectionState()
  private var layoutObject: UICollectionViewLayout

  open weak var dataSource: UICollectionViewDataSource? {
    get { collection.dataSource }
    set {
      collection.dataSource = newValue
      collection.cannotMoveItems = false
      forgetItems()
    }
  }

  @_nonoverride open weak var delegate: UICollectionViewDelegate? {
    get { scroll.delegate as? UICollectionViewDelegate }
    set {
      scroll.delegate = newValue
      collectionViewLayout.invalidateLayout()
    }
  }

  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutObject }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Cells that stay in sight stay, and go where the new layout has them: at the next pass, or at once and animated.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// - Parameter completion: called when the animation is over; without one, before this returns.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    if layout !== layoutObject { changeLayout(to: layout, animated: animated, completion: completion) }
  }

  /// Views in sight are asked once more what they prefer: the new layout does not know.
  func replaceLayout(by layout: UICollectionViewLayout) {
    layoutObject.releaseHostedViews()
    layoutObject.collectionView = nil
    layoutObject = layout
    collection.unasked = Set(collection.visible.keys)
    attachLayout()
  }

  /// Behind the items, as large as the visible part; it does not scroll.
  open var backgroundView: UIView? {
    get { collection.background }
    set {
      collection.background?.removeFromSuperview()
      for view in [collection.background, newValue] where collection.isFlipped { view?.turnRound() }
      collection.background = newValue
      if let newValue { insertSubview(newValue, at: 0) }
      setNeedsLayout()
    }
  }

  /// Hears of items shortly before they come into sight.
  open weak var prefetchDataSource: UICollectionViewDataSourcePrefetching? {
    get { collection.prefetching.source }
    set { collection.prefetching.source = newValue }
  }

  open var isPrefetchingEnabled = true

  /// Kept for the program: no touch takes content out of a collection here. From the beginning on pads, and since iOS 15
  /// on phones.
  open lazy var dragInteractionEnabled = session.dragsAreEnabled {
    didSet { hasNoEffect("UICollectionView.dragInteractionEnabled") }
  }
  /// Kept for the program: nothing is dropped here, so that no item makes room for it.
  open var reorderingCadence = ReorderingCadence.immediate {
    didSet { hasNoEffect("UICollectionView.reorderingCadence") }
  }
  /// Of effect from iOS 16 on, where the layout lets its items say how large they are.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] { focusTargets }
  override var ownFocusGroup: String? { "\(ObjectIdentifier(self))" }
  open var allowsFocus = false
  open var allowsFocusDuringEditing = false
  open var selectionFollowsFocus = false
  open var remembersLastFocusedIndexPath = false

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  /// Whether touches select while `isEditing`.
  open var allowsSelectionDuringEditing = false
  /// Touches select one item after the other while `isEditing`, whatever the properties above say.
  open var allowsMultipleSelectionDuringEditing = false
  /// Rows of lists have other accessories meanwhile.
  open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layoutObject = layout
    super.init(frame: frame)
    attachLayout()
  }

  public required init?(coder: NSCoder) {
    layoutObject = (coder as? any CollectionCoder)?.collectionLayout ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    attachLayout()
  }

  /// Raises an exception: there is no layout.
  public convenience override init(frame: CGRect) {
    Exception.invalidArgument.raise("UICollectionView must be initialized with a non-nil layout parameter")
  }

  /// > Basis: assumed: black is recalled; that it follows the appearance since there are two, too.
  override func applyClassDefaults() {
    super.applyClassDefaults()
    backgroundColor = session.behaves(.hasDarkMode) ? .systemBackground : .black
  }

  /// The layout's; asks it when that may have changed.
  open override var contentSize: CGSize {
    get {
      if showsDocument { return super.contentSize }
      settleLayout()
      return collection.contentSize
    }
    set { super.contentSize = newValue }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      if newValue != super.bounds { boundsWillChange(to: newValue) }
      super.bounds = newValue
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      if newValue.size != super.frame.size {
        boundsWillChange(to: CGRect(origin: super.bounds.origin, size: newValue.size))
      }
      super.frame = newValue
    }
  }

  /// Forgets items, selection and everything the layout knows. The data source is asked at the next layout, or when a
  /// number or size is.
  open func reloadData() { forgetItems() }

  /// Another data source does this too, and sends no ``reloadData()`` that a subclass would hear.
  private func forgetItems() {
    (collection.counts, collection.movement) = (nil, nil)
    (collection.selection, collection.highlighted) = ([], nil)
    collection.prefetching.announced = []
    collection.needsReload = true
    forgetIndex()
    let context = collectionViewLayout.makeContext()
    (context.invalidateEverything, context.invalidateDataSourceCounts) = (true, true)
    session.perform { collectionViewLayout.invalidateLayout(with: context) }
    setNeedsLayout()
  }

  override func setOwnValue(_ value: Any?, forKey key: String) -> Bool {
    switch key {
    case "dataSource": dataSource = value as? UICollectionViewDataSource
    case "prefetchDataSource": prefetchDataSource = value as? UICollectionViewDataSourcePrefetching
    case "collectionViewLayout": if let layout = value as? UICollectionViewLayout { collectionViewLayout = layout }
    case "delegate": delegate = value as? UICollectionViewDelegate
    default: return super.setOwnValue(value, forKey: key)
    }
    return true
  }

  override func dragWillBegin() { closeListActions(animated: true) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let background = collection.background, background.frame != bounds { background.frame = bounds }
    layoutElementsInAnimation()
    placeIndexStrip()
    prefetch()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let old = previousTraitCollection else { return }
    if old.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory { textSizeDidChange() }
    if !old.describes(traitCollection) { session.perform { collectionViewLayout.traitsDidChange() } }
  }

  override func layoutTarget(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    session.perform {
      collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let item = touchedItem(touches) else { return }
    itemWasTouched(item)
  }

  override func makeFurtherGestures() -> [UIGestureRecognizer] {
    [
      MovementPress(), DragRecognizer { [weak self] in self?.listFollower(of: $0) }, ListClosingTap.make(),
      SelectingPan.make(),
    ]
  }

  override func contextMenuOffer(at point: CGPoint) -> ContextMenuOffer? {
    super.contextMenuOffer(at: point) ?? menuOffer(at: point)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let item = touchedItem(touches), item == collection.highlighted { itemWasTapped(item) }
    endHighlight()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { endHighlight() }

  // MARK: Changes

  /// The data source has the items already, or has them before the updates end.
  open func insertItems(at indexPaths: [IndexPath]) { change { $0.insertedItems.formUnion(indexPaths) } }
  open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedItems.formUnion(indexPaths) } }

  /// The item keeps its cell.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moves[indexPath] = newIndexPath }
  }

  open func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
  open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }

  /// The section keeps its cells.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }

  /// Asks for everything in these sections anew. Counted as sections are before the updates.
  open func reloadSections(_ sections: IndexSet) {
    beginChanges()
    collection.updates.reloadedSections.formUnion(sections)
    endChanges()
  }

  /// Asks for these items' cells anew; other cells stay. Counted as items are before the updates.
  open func reloadItems(at indexPaths: [IndexPath]) {
    beginChanges()
    collection.updates.reloadedItems.formUnion(indexPaths)
    endChanges()
  }

  /// Asks the data source to fill the cells of these items again: what it dequeues for them is the cell in sight. Items
  /// out of sight are not asked for.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(at: indexPaths) }

  /// What is changed in the block is one change.
  ///
  /// - Parameters:
  ///   - updates: may change the data source, too.
  ///   - completion: called when the animation of the changes is over.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginChanges()
    updates?()
    endChanges()
    if let completion { session.runTransition(AnimationTiming(duration: Self.changeTime), {}, completion: completion) }
  }

  // MARK: Interactive transitions

  /// Shows what is between the current layout and another, until the transition is finished or cancelled. The program says
  /// by the progress of the answer how far it is.
  ///
  /// > Basis: documented; assumed, the words for a second transition.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { beginTransition(to: layout, completion: completion) }

  /// The rest of the way is animated.
  open func finishInteractiveTransition() { endTransition(finished: true) }

  /// Goes back to where it began.
  open func cancelInteractiveTransition() { endTransition(finished: false) }

  // MARK: Places

  open var numberOfSections: Int { settledCounts.count }

  open func numberOfItems(inSection section: Int) -> Int {
    let counts = settledCounts
    return counts.indices.contains(section) ? counts[section] : 0
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    settleLayout()
    return session.perform { collectionViewLayout.layoutAttributesForItem(at: indexPath) }
  }

  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    settleLayout()
    return session.perform { collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath) }
  }

  /// nil between the items.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    settleLayout()
    let around = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    let found = session.perform { collectionViewLayout.layoutAttributesForElements(in: around) } ?? []
    return found.first { $0.representedElementCategory == .cell && $0.shownFrame.contains(point) }?.indexPath
  }

  // MARK: Movement

  /// Takes an item up. Others make room for it wherever it is held; the data source hears of it at the end.
  ///
  /// - Returns: false for items that may not be moved, and while another is.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(at: indexPath) }

  /// - Parameter targetPosition: where the middle of the item is to be, in the content.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { moveItem(targetPosition) }

  /// The item stays where it is shown, and the data source is told to move it there.
  open func endInteractiveMovement() {
    guard let movement = collection.movement else { return }
    if movement.target != movement.original {
      session.perform { dataSource?.collectionView(self, moveItemAt: movement.original, to: movement.target) }
    }
    finishMovement(isCancelled: collection.movement?.isRefused ?? true)
  }

  /// The item goes back.
  open func cancelInteractiveMovement() { finishMovement(isCancelled: true) }

  // MARK: Questions

  /// nil for items out of sight.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    collection.visible[.cell(indexPath)]?.view as? UICollectionViewCell
  }

  /// nil for cells out of sight, and for those that are headers or footers.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    collection.visible.first { $0.key.category == .cell && $0.value.view === cell }?.key.indexPath
  }

  /// In no order that could be relied on; here, in that of the items.
  open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap(cellForItem) }

  open var indexPathsForVisibleItems: [IndexPath] {
    collection.visible.keys.filter { $0.category == .cell }.map(\.indexPath).sorted()
  }

  /// nil for views out of sight.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { collection.visible[.supplementary(elementKind, indexPath)]?.view }

  /// nil for views out of sight.
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    let shown = collection.visible.first { $0.value.view === supplementaryView }
    return shown?.key.category == .supplementaryView ? shown?.key.indexPath : nil
  }

  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
      .compactMap { supplementaryView(forElementKind: elementKind, at: $0) }
  }

  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    collection.visible.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }
      .map(\.indexPath).sorted()
  }

  // MARK: Reuse

  /// Also takes a class back, with nil.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    keep(cellClass, as: .cell(identifier))
  }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) { keep(viewClass, as: ReuseKind(kind: elementKind, identifier: identifier)) }

  /// Its only top-level view is the cell. Also takes a nib back, with nil.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    keep(nib, as: .cell(identifier))
  }

  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { keep(nib, as: ReuseKind(kind: kind, identifier: identifier)) }

  /// Has the item's size already, for code that lays out inside it.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { dequeueCell(withReuseIdentifier: identifier, for: indexPath) }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueSupplementaryView(ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
  }

  // MARK: Selection

  /// Empty without a selection.
  open var indexPathsForSelectedItems: [IndexPath]? { collection.selection.sorted() }

  /// Takes the place of the selection unless several items may be selected.
  ///
  /// - Parameter indexPath: nil selects no item.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    choose(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    guard collection.selection.remove(indexPath) != nil else { return }
    cellForItem(at: indexPath)?.isSelected = false
  }

  /// Places the item as asked, as far as the content reaches; on an axis that is not asked for, nothing moves. Without
  /// any position it moves as little as possible.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(at: indexPath, at: scrollPosition, animated: animated)
  }

  // MARK: State of drags and changes

  /// What the items show is not what the data source has: one of them is on its way to another place.
  open var hasUncommittedUpdates: Bool { collection.movement != nil }

  /// Never here, where no touch takes content out of a view.
  open var hasActiveDrag: Bool { false }

  /// Never here, where nothing is dropped on a view.
  open var hasActiveDrop: Bool { false }

  override func givesDirection(to subview: UIView) -> Bool { subview is UICollectionReusableView }
}

/// A coder that makes a collection view from a document.
@MainActor protocol CollectionCoder: NSCoder { var collectionLayout: UICollectionViewLayout? { get } }
