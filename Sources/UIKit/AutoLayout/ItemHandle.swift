/// Stands for a view or a guide where something refers to it without keeping it alive: its subviews, its constraints,
/// the systems that it is in.
///
/// As safe as a `weak` reference, the item tells its handle when it goes, and much cheaper: reading is a load, and the
/// item gets no side table. It also knows the item's places in constraint systems, so that rows are written without
/// touching views.
final class ItemHandle: @unchecked Sendable {
  unowned(unsafe) var view: UIView?
  unowned(unsafe) var guide: UILayoutGuide?
  /// What a caller handed in that is neither; such a constraint is illegal.
  private let stranger: AnyObject?

  /// In the system that lays out the tree, and in one that measures a part of it.
  private var layoutPlace = SystemPlace()
  private var fittingPlace = SystemPlace()
  /// The last walk that found a constraint about the item.
  var mention: UInt32 = 0

  /// A row had a margin or the safe area of the view in it.
  var insetsMatter = false

  init() { stranger = nil }

  private init(stranger: AnyObject) { self.stranger = stranger }

  @MainActor static func of(_ object: AnyObject?) -> ItemHandle? {
    guard let object else { return nil }
    if let view = object as? UIView { return view.handle }
    if let guide = object as? UILayoutGuide { return guide.handle }
    return ItemHandle(stranger: object)
  }

  /// A view or guide, and still there.
  var isItem: Bool { view != nil || guide != nil }

  /// Nothing that a constraint can be about.
  var isStranger: Bool { stranger != nil }

  var object: AnyObject? { view ?? guide ?? stranger }

  @MainActor var item: LayoutItem? {
    if let view { return view }
    return guide
  }

  /// The view itself, or the view that owns the guide.
  @MainActor var owner: UIView? { view ?? guide?.owningView }

  subscript(lane: SystemLane) -> SystemPlace {
    get { lane == .layout ? layoutPlace : fittingPlace }
    set { if lane == .layout { layoutPlace = newValue } else { fittingPlace = newValue } }
  }

  var isInSystem: Bool { layoutPlace.system != 0 || fittingPlace.system != 0 }
}

/// A view's tree can be laid out and measured; both systems keep their places in what they are made of.
enum SystemLane: Sendable { case layout, fitting }

/// A place in the system of this number, and in no other.
struct SystemPlace: Sendable {
  var index: Int32 = -1
  var system: UInt32 = 0
}
