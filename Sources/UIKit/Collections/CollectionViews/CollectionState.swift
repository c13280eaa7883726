/// What a collection view keeps between two layouts.
struct CollectionState {
  weak var dataSource: UICollectionViewDataSource?
  /// The data source where there is no program.
  var documentItems: (any UICollectionViewDataSource)?
  /// Of items, by section; nil until the data source is asked.
  var counts: [Int]?
  var isPrepared = false
  /// The item that was focused last.
  var focused: IndexPath?
  /// How often the layout was: by a change of it, what it said is out of date.
  var invalidations = 0
  /// The layout is at work: it must not be asked what it is about to say.
  var isPreparing = false
  /// The views in sight are told and asked, which may invalidate the layout.
  var isShowingElements = false
  /// The next layout asks for every visible cell anew.
  var needsReload = false
  var contentSize = CGSize.zero

  var visible: [CollectionElement: ShownElement] = [:]
  /// Of reloaded items, until those have other cells.
  var reloaded: [ShownElement] = []
  /// In sight, and to be asked once more for the size that they prefer.
  var unasked: Set<CollectionElement> = []
  var selection: Set<IndexPath> = []
  var highlighted: IndexPath?
  var background: UIView?
  /// The direction that the layout was asked for.
  var isRightToLeft = false
  /// The coordinates are turned round.
  var isFlipped = false
  var prefetching = CollectionPrefetching()
  var updates = CollectionUpdates()
  /// The row of a list that shows its actions.
  var openRow: OpenListRow?
  /// Before an animated change of the size that the layout has not been told of.
  var boundsBeforeAnimation: CGRect?
  /// Only while it is carried out.
  var update: CollectionUpdate?
  /// Only while it is carried out: where everything was seen.
  var shift: RowTransition?
  /// Only while an item is moved.
  var movement: InteractiveMovement?
  var gesture = MovementGesture()
  /// Only between two layouts.
  var transition: InteractiveTransition?
  var indexStrip: TableIndexStrip?
  /// The data source is asked for titles at the next layout.
  var wantsIndex = true
  /// The data source was seen to do nothing with an item that was moved.
  var cannotMoveItems = false

  var classes: [ReuseKind: UICollectionReusableView.Type] = [:]
  var nibs: [ReuseKind: UINib] = [:]
  var idle: [ReuseKind: [UICollectionReusableView]] = [:]

  /// Of registered classes and nibs.
  var supplementaryKinds: Set<String> {
    Set((Array(classes.keys) + nibs.keys).map(\.kind)).subtracting([ReuseKind.cell("").kind])
  }
}

/// A view in sight and the attributes that were applied to it last.
struct ShownElement {
  var view: UICollectionReusableView
  var attributes: UICollectionViewLayoutAttributes
}

/// What views are dequeued by; cells and every kind of supplementary view have identifiers of their own.
struct ReuseKind: Hashable {
  var kind: String
  var identifier: String

  static func cell(_ identifier: String) -> ReuseKind {
    ReuseKind(kind: "UICollectionElementKindCell", identifier: identifier)
  }
}
