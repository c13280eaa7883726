/// Stands for a view or a guide where something refers to it without keeping it alive: its constraints, the systems that
/// it is in.
///
/// As safe as a `weak` reference, the item tells its handle when it goes, and much cheaper: reading is a load, and the
/// item gets no side table. It also knows the item's places in constraint systems, so that rows are written without
/// touching views.
final class ItemHandle: @unchecked Sendable {
  @exclusivity(unchecked) private(set) var viewReference: ViewReference?
  @exclusivity(unchecked) private var guideReference: Unmanaged<UILayoutGuide>?
  /// What a caller handed in that is neither; such a constraint is illegal.
  private let stranger: AnyObject?

  /// In the system that lays out the tree, and in one that measures a part of it.
  @exclusivity(unchecked) private var layoutPlace = SystemPlace()
  @exclusivity(unchecked) private var fittingPlace = SystemPlace()
  /// The last walk that found a constraint about the item.
  @exclusivity(unchecked) var mention: UInt32 = 0

  /// A row had a margin or the safe area of the view in it.
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

  /// A view or guide, and still there.
  var isItem: Bool { viewReference != nil || guideReference != nil }

  /// Nothing that a constraint can be about.
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

/// A view's tree can be laid out and measured; both systems keep their places in what they are made of.
enum EngineRole: Sendable { case layout, fitting }

/// A place in the system of this number, and in no other.
struct SystemPlace: Sendable {
  var index: Int32 = -1
  var system: UInt32 = 0
}
