/// A view that shows items placed by a layout object. It has cells only for the visible items.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  public enum ElementCategory: Int, Sendable {
    case cell = 0, supplementaryView, decorationView
  }

  public enum ScrollDirection: Int, Sendable {
    case vertical = 0, horizontal
  }

  /// A combination of at most one position per axis.
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

  /// Replaces the layout. Visible cells stay and move to their new places: at the next layout pass, or immediately if
  /// animated.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// - Parameter completion: called when the animation ends; without animation, before the method returns.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    if layout !== layoutObject { changeLayout(to: layout, animated: animated, completion: completion) }
  }

  /// Replaces the layout. Visible views are measured again, because the new layout does not know their sizes.
  func replaceLayout(by layout: UICollectionViewLayout) {
    layoutObject.releaseHostedViews()
    layoutObject.collectionView = nil
    layoutObject = layout
    collection.unasked = Set(collection.visible.keys)
    attachLayout()
  }

  /// The view behind the items. It is as large as the visible part and does not scroll.
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

  /// The object that prefetches items shortly before they become visible.
  open weak var prefetchDataSource: UICollectionViewDataSourcePrefetching? {
    get { collection.prefetching.source }
    set { collection.prefetching.source = newValue }
  }

  open var isPrefetchingEnabled = true

  /// Stored only: content cannot be dragged out of a collection view here. The default is true on iPad, and since iOS
  /// 15 on iPhone.
  open lazy var dragInteractionEnabled = session.dragsAreEnabled {
    didSet { hasNoEffect("UICollectionView.dragInteractionEnabled") }
  }
  /// Stored only: nothing can be dropped here, so items never make room.
  open var reorderingCadence = ReorderingCadence.immediate {
    didSet { hasNoEffect("UICollectionView.reorderingCadence") }
  }
  /// When self-sizing items are measured again, from iOS 16 on, if the layout supports self-sizing.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] { focusTargets }
  override var ownFocusGroup: String? { "\(ObjectIdentifier(self))" }
  open var allowsFocus = false
  open var allowsFocusDuringEditing = false
  open var selectionFollowsFocus = false
  open var remembersLastFocusedIndexPath = false

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  /// Whether taps select items in edit mode.
  open var allowsSelectionDuringEditing = false
  /// Whether taps select multiple items in edit mode, regardless of the properties above.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the collection view is in edit mode, in which rows of lists may have other accessories.
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

  /// Raises an exception, because there is no layout.
  public convenience override init(frame: CGRect) {
    Exception.invalidArgument.raise("UICollectionView must be initialized with a non-nil layout parameter")
  }

  /// > Basis: assumed: black is recalled; that it follows the appearance since there are two is assumed, too.
  override func applyClassDefaults() {
    super.applyClassDefaults()
    backgroundColor = session.behaves(.hasDarkMode) ? .systemBackground : .black
  }

  /// The layout's content size. Reading it prepares the layout if needed.
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

  /// Discards items, selection and the layout's state. The data source is asked at the next layout, or when a count or
  /// a size is read.
  open func reloadData() { forgetItems() }

  /// Discards the items, also for a new data source. This calls no ``reloadData()``, which a subclass may override.
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

  override func contextMenuOffer(at point: CGPoint) -> (any ContextMenuOpening)? {
    super.contextMenuOffer(at: point) ?? menuOffer(at: point)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let item = touchedItem(touches), item == collection.highlighted { itemWasTapped(item) }
    endHighlight()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { endHighlight() }

  // MARK: Changes

  /// Inserts items that the data source already contains, or will contain before the updates end.
  open func insertItems(at indexPaths: [IndexPath]) { change { $0.insertedItems.formUnion(indexPaths) } }
  open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedItems.formUnion(indexPaths) } }

  /// Moves an item, which keeps its cell.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moves[indexPath] = newIndexPath }
  }

  open func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
  open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }

  /// Moves a section, whose items keep their cells.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }

  /// Reloads all items and supplementary views of sections. The indices are those before the updates.
  open func reloadSections(_ sections: IndexSet) {
    beginChanges()
    collection.updates.reloadedSections.formUnion(sections)
    endChanges()
  }

  /// Requests new cells for items; other cells stay. The index paths are those before the updates.
  open func reloadItems(at indexPaths: [IndexPath]) {
    beginChanges()
    collection.updates.reloadedItems.formUnion(indexPaths)
    endChanges()
  }

  /// Asks the data source to configure the cells of these items again; dequeuing returns the visible cell. Items that
  /// are not visible are ignored.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(at: indexPaths) }

  /// Performs all changes in a block as one batch.
  ///
  /// - Parameters:
  ///   - updates: changes items and sections, and the data source if needed.
  ///   - completion: called when the animation of the changes ends.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginChanges()
    updates?()
    endChanges()
    if let completion { session.runTransition(AnimationTiming(duration: Self.changeTime), {}, completion: completion) }
  }

  // MARK: Interactive transitions

  /// Shows a state between the current layout and another, until the transition is finished or cancelled. The app sets
  /// the progress of the returned layout.
  ///
  /// > Basis: documented; assumed, the message for a second transition.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { beginTransition(to: layout, completion: completion) }

  /// Finishes the transition and animates the rest.
  open func finishInteractiveTransition() { endTransition(finished: true) }

  /// Animates back to the initial layout.
  open func cancelInteractiveTransition() { endTransition(finished: false) }

  // MARK: Geometry

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

  /// Returns nil between items.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    settleLayout()
    let around = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    let found = session.perform { collectionViewLayout.layoutAttributesForElements(in: around) } ?? []
    return found.first { $0.representedElementCategory == .cell && $0.shownFrame.contains(point) }?.indexPath
  }

  // MARK: Movement

  /// Begins to move an item. The other items make room for it; the data source is notified at the end.
  ///
  /// - Returns: false if the item cannot be moved or another one is being moved.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(at: indexPath) }

  /// - Parameter targetPosition: the position of the item's center, in content coordinates.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { moveItem(targetPosition) }

  /// Ends the movement. The item stays where it is shown, and the data source is asked to move it there.
  open func endInteractiveMovement() {
    guard let movement = collection.movement else { return }
    if movement.target != movement.original {
      session.perform { dataSource?.collectionView(self, moveItemAt: movement.original, to: movement.target) }
    }
    finishMovement(isCancelled: collection.movement?.isRefused ?? true)
  }

  /// Cancels the movement. The item returns to its original place.
  open func cancelInteractiveMovement() { finishMovement(isCancelled: true) }

  // MARK: Visible views

  /// Returns nil for items that are not visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    collection.visible[.cell(indexPath)]?.view as? UICollectionViewCell
  }

  /// Returns nil for cells that are not visible, and for cells used as headers or footers.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    collection.visible.first { $0.key.category == .cell && $0.value.view === cell }?.key.indexPath
  }

  /// The visible cells. Do not rely on their order, which here is that of the items.
  open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap(cellForItem) }

  open var indexPathsForVisibleItems: [IndexPath] {
    collection.visible.keys.filter { $0.category == .cell }.map(\.indexPath).sorted()
  }

  /// Returns nil for views that are not visible.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { collection.visible[.supplementary(elementKind, indexPath)]?.view }

  /// Returns nil for views that are not visible.
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

  /// Registers a class; nil removes the registration.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    keep(cellClass, as: .cell(identifier))
  }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) { keep(viewClass, as: ReuseKind(kind: elementKind, identifier: identifier)) }

  /// Registers a nib whose only top-level object is the cell; nil removes the registration.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    keep(nib, as: .cell(identifier))
  }

  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { keep(nib, as: ReuseKind(kind: kind, identifier: identifier)) }

  /// Returns a cell that already has the item's size, for code that lays out inside it.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { dequeueCell(withReuseIdentifier: identifier, for: indexPath) }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueSupplementaryView(ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
  }

  // MARK: Selection

  /// The selected items; empty without a selection.
  open var indexPathsForSelectedItems: [IndexPath]? { collection.selection.sorted() }

  /// Selects an item. It replaces the selection unless multiple selection is allowed.
  ///
  /// - Parameter indexPath: the item; nil selects no item.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    choose(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    guard collection.selection.remove(indexPath) != nil else { return }
    cellForItem(at: indexPath)?.isSelected = false
  }

  /// Scrolls to an item, as far as the content permits, on the requested axes only. Without a position, scrolls as
  /// little as possible.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(at: indexPath, at: scrollPosition, animated: animated)
  }

  // MARK: Drag and update state

  /// Whether the visible items differ from the data source because an item is being moved.
  open var hasUncommittedUpdates: Bool { collection.movement != nil }

  /// Always false: content cannot be dragged out of a view here.
  open var hasActiveDrag: Bool { false }

  /// Always false: nothing can be dropped on a view here.
  open var hasActiveDrop: Bool { false }

  override func givesDirection(to subview: UIView) -> Bool { subview is UICollectionReusableView }
}

/// A coder that creates a collection view from a document.
@MainActor protocol CollectionCoder: NSCoder { var collectionLayout: UICollectionViewLayout? { get } }
