/// The state of a collection view between two layout passes.
struct CollectionState {
  weak var dataSource: UICollectionViewDataSource?
  /// The data source of a document that runs without the app's code.
  var documentItems: (any UICollectionViewDataSource)?
  /// The numbers of items, by section; nil until the data source is asked.
  var counts: [Int]?
  var isPrepared = false
  /// The item that had focus last.
  var focused: IndexPath?
  /// The number of invalidations. A change means that attributes from the layout are outdated.
  var invalidations = 0
  /// Whether the layout is preparing and must not be asked for results.
  var isPreparing = false
  /// Whether visible views are being updated and measured, which may invalidate the layout.
  var isShowingElements = false
  /// Whether the next layout requests all visible cells again.
  var needsReload = false
  var contentSize = CGSize.zero

  var visible: [CollectionElement: ShownElement] = [:]
  /// The views of reloaded items, until these have new cells.
  var reloaded: [ShownElement] = []
  /// The visible elements whose preferred sizes must be requested again.
  var unasked: Set<CollectionElement> = []
  var selection: Set<IndexPath> = []
  var highlighted: IndexPath?
  var background: UIView?
  /// The direction at the last invalidation of the layout.
  var isRightToLeft = false
  /// Whether the coordinates are mirrored.
  var isFlipped = false
  var prefetching = CollectionPrefetching()
  var updates = CollectionUpdates()
  /// The list row that shows its actions.
  var openRow: OpenListRow?
  /// The bounds before an animated change of size that the layout has not been notified of.
  var boundsBeforeAnimation: CGRect?
  /// The change in progress; nil otherwise.
  var update: CollectionUpdate?
  /// The animation of the change in progress, with the earlier visible frames.
  var shift: RowTransition?
  /// The interactive movement of an item in progress.
  var movement: InteractiveMovement?
  var gesture = MovementGesture()
  /// The interactive transition between two layouts in progress.
  var transition: InteractiveTransition?
  var indexStrip: TableIndexStrip?
  /// Whether the next layout requests index titles from the data source.
  var wantsIndex = true
  /// Whether the data source is known to ignore moved items.
  var cannotMoveItems = false

  var classes: [ReuseKind: UICollectionReusableView.Type] = [:]
  var nibs: [ReuseKind: UINib] = [:]
  var idle: [ReuseKind: [UICollectionReusableView]] = [:]

  /// The kinds of registered classes and nibs.
  var supplementaryKinds: Set<String> {
    Set((Array(classes.keys) + nibs.keys).map(\.kind)).subtracting([ReuseKind.cell("").kind])
  }
}

/// A visible view and the attributes that were last applied to it.
struct ShownElement {
  var view: UICollectionReusableView
  var attributes: UICollectionViewLayoutAttributes
}

/// The key for dequeuing views. Cells and each kind of supplementary view have identifiers of their own.
struct ReuseKind: Hashable {
  var kind: String
  var identifier: String

  static func cell(_ identifier: String) -> ReuseKind {
    ReuseKind(kind: "UICollectionElementKindCell", identifier: identifier)
  }
}
