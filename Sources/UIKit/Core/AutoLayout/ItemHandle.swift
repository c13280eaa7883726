/// An unretained reference to a view or guide, for its constraints and for the systems that contain it.
///
/// It is as safe as a `weak` reference, because the item clears its handle on deallocation, and much cheaper: reading
/// is a load, and the item needs no side table. The handle also stores the item's indices in constraint systems, so
/// that rows are written without accessing views.
final class ItemHandle: @unchecked Sendable {
  @exclusivity(unchecked) private(set) var viewReference: ViewReference?
  @exclusivity(unchecked) private var guideReference: Unmanaged<UILayoutGuide>?
  /// An object passed by a caller that is neither a view nor a guide; such a constraint is illegal.
  private let stranger: AnyObject?

  /// The indices in the system that lays out the tree, and in one that measures a part of it.
  @exclusivity(unchecked) private var layoutPlace = SystemPlace()
  @exclusivity(unchecked) private var fittingPlace = SystemPlace()
  /// The last walk that found a constraint on the item.
  @exclusivity(unchecked) var mention: UInt32 = 0

  /// Whether a row contained a margin or the safe area of the view.
  @exclusivity(unchecked) var insetsMatter = false

  init() { stranger = nil }

  private init(stranger: AnyObject) { self.stranger = stranger }

  @MainActor static func of(_ object: AnyObject?) -> ItemHandle? {
    guard let object else { return nil }
    if let view = object as? UIView { return view.handle }
    if let guide = object as? UILayoutGuide { return guide.handle }
    return ItemHandle(stranger: object)
  }

  var view: UIView? {
    get { viewReference?.view }
    set { viewReference = newValue.map(ViewReference.init) }
  }

  var guide: UILayoutGuide? {
    get { guideReference?.takeUnretainedValue() }
    set { guideReference = newValue.map { Unmanaged.passUnretained($0) } }
  }

  /// Whether this refers to a view or guide that still exists.
  var isItem: Bool { viewReference != nil || guideReference != nil }

  /// Whether this is an object that no constraint can refer to.
  var isStranger: Bool { stranger != nil }

  var object: AnyObject? { view ?? guide ?? stranger }

  @MainActor var item: LayoutItem? {
    if let view { return view }
    return guide
  }

  /// The view itself, or the view that owns the guide.
  var owner: UIView? { ownerReference?.view }

  var ownerReference: ViewReference? {
    viewReference ?? guideReference?._withUnsafeGuaranteedRef { $0.owner?.viewReference }
  }

  subscript(lane: EngineRole) -> SystemPlace {
    get { lane == .layout ? layoutPlace : fittingPlace }
    set { if lane == .layout { layoutPlace = newValue } else { fittingPlace = newValue } }
  }

  var isInSystem: Bool { layoutPlace.system != 0 || fittingPlace.system != 0 }
}

/// The two systems that a view's tree can have, to lay it out and to measure it. Items and constraints store an index
/// for each.
enum EngineRole: Sendable { case layout, fitting }

/// An index that is valid only in the system with this number.
struct SystemPlace: Sendable {
  var index: Int32 = -1
  var system: UInt32 = 0
}
