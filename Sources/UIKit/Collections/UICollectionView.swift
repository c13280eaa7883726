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

  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

  var collection = CollectionState()
  private var layoutObject: UICollectionViewLayout

  open weak var dataSource: UICollectionViewDataSource? {
    get { collection.dataSource }
    set {
      collection.dataSource = newValue
      collection.cannotMoveItems = false
      reloadData()
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
  open lazy var dragInteractionEnabled = session.dragsAreEnabled
  /// Kept for the program: nothing is dropped here, so that no item makes room for it.
  open var reorderingCadence = ReorderingCadence.immediate
  /// Of effect from iOS 16 on, where the layout lets its items say how large they are.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// Kept for the program: nothing is focused here.
  open var allowsFocus = false

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
    layoutObject = (coder as? NibCoder)?.collectionLayout ?? UICollectionViewFlowLayout()
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
  open func reloadData() {
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

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let background = collection.background, background.frame != bounds { background.frame = bounds }
    layoutElements()
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

  override func makeFurtherGestures() -> [UIGestureRecognizer] { [MovementPress()] }

  override func contextMenuOffer(at point: CGPoint) -> ContextMenuOffer? {
    super.contextMenuOffer(at: point) ?? menuOffer(at: point)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let item = touchedItem(touches), item == collection.highlighted { itemWasTapped(item) }
    endHighlight()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { endHighlight() }
}
