/// The range of the distance between attached items, in points, or of their rotation, in radians.
public struct UIFloatRange: Hashable, Sendable {
  public var minimum: CGFloat
  public var maximum: CGFloat

  public init() { (minimum, maximum) = (0, 0) }
  public init(minimum: CGFloat, maximum: CGFloat) { (self.minimum, self.maximum) = (minimum, maximum) }

  public static let zero = UIFloatRange()
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}

/// Connects an item to a point or to another item.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  public enum AttachmentType: Int, Sendable {
    case items = 0, anchor
  }

  private enum Kind {
    /// Keeps a distance.
    case rod
    /// Keeps a maximum distance.
    case rope
    /// Prevents any relative movement.
    case weld
    /// Allows rotation about a point.
    case pin
    /// Allows movement along a line through a point.
    case slider(axis: Vector2, turns: Bool)
  }

  private let all: [any UIDynamicItem]
  private var kind = Kind.rod
  /// The offsets from the items' centers, which rotate with the items.
  private var offsets: [UIOffset]
  /// The relative angle and offset at which the items were attached.
  private var relation: (angle: Double, offset: Vector2)?

  open private(set) var attachedBehaviorType: AttachmentType

  private init(_ items: [any UIDynamicItem], _ offsets: [UIOffset], anchor: CGPoint? = nil) {
    (all, self.offsets, attachedBehaviorType) = (items, offsets, anchor == nil ? .items : .anchor)
    anchorPoint = anchor ?? .zero
    super.init()
    length = CGFloat(distance)
  }

  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init([item], [.zero], anchor: point)
  }

  public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    self.init([item], [offset], anchor: point)
  }

  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init([item1, item2], [.zero, .zero])
  }

  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    self.init([item1, item2], [offset1, offset2])
  }

  public class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> Self {
    let made = make([item1, item2], [offset1, offset2])
    made.kind = .rope
    return made
  }

  /// - Parameter point: in the reference view's coordinates.
  public class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> Self {
    let made = make([item1, item2], around: point)
    made.kind = .weld
    return made
  }

  public class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> Self {
    let made = make([item1, item2], around: point)
    made.kind = .pin
    return made
  }

  /// - Parameter axis: the direction in which the items may move.
  public class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> Self {
    let made = make([item1, item2], around: point)
    made.kind = .slider(axis: Vector2(axis).unit, turns: false)
    return made
  }

  public class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> Self {
    let made = make([item], [.zero], anchor: point)
    made.kind = .slider(axis: Vector2(axis).unit, turns: true)
    return made
  }

  private class func make(_ items: [any UIDynamicItem], around point: CGPoint) -> Self {
    make(
      items,
      items.map { item in
        let offset = (Vector2(point) - Vector2(item.center)).turned(
          by: -atan2(Double(item.transform.b), Double(item.transform.a)))
        return UIOffset(horizontal: CGFloat(offset.x), vertical: CGFloat(offset.y))
      })
  }

  private class func make(_ items: [any UIDynamicItem], _ offsets: [UIOffset], anchor: CGPoint? = nil) -> Self {
    guard let made = UIAttachmentBehavior(items, offsets, anchor: anchor) as? Self else {
      Exception.invalidArgument.raise("\(Self.self) cannot be made by a factory of UIAttachmentBehavior")
    }
    return made
  }

  open var items: [any UIDynamicItem] { all }
  /// The anchor in the reference view's coordinates, for attachments to an anchor.
  open var anchorPoint: CGPoint { didSet { wake() } }
  /// The length, in points.
  open var length: CGFloat = 0 { didSet { wake() } }
  /// The damping of a connection with a frequency: 0 for none, 1 for critical damping.
  open var damping: CGFloat = 0 { didSet { wake() } }
  /// The frequency, in oscillations per second; 0 for a rigid connection.
  open var frequency: CGFloat = 0 { didSet { wake() } }
  /// The torque that slows rotation about a pin.
  open var frictionTorque: CGFloat = 0 { didSet { wake() } }
  /// The range of movement of a sliding item, or of rotation of a pinned one.
  open var attachmentRange = UIFloatRange.infinite { didSet { wake() } }

  // MARK: The simulation

  private func arm(_ index: Int, angle: Double) -> Vector2 {
    Vector2(x: Double(offsets[index].horizontal), y: Double(offsets[index].vertical)).turned(by: angle)
  }

  /// The distance between the attached points, computed from the items' own positions.
  private var distance: Double {
    let points = all.indices.map { index in
      let transform = all[index].transform
      return Vector2(all[index].center) + arm(index, angle: atan2(Double(transform.b), Double(transform.a)))
    }
    return (points[0] - (points.count > 1 ? points[1] : Vector2(anchorPoint))).length
  }

  override var simulatedItems: [any UIDynamicItem] { items }

  override func constrain(_ world: DynamicsWorld) {
    guard let one = world.body(of: all[0]) else { return }
    let other = all.count > 1 ? world.body(of: all[1]) : nil
    let points = PointPair(
      one: one, other: other, armOfOne: arm(0, angle: one.angle),
      armOfOther: other.map { arm(1, angle: $0.angle) } ?? Vector2(anchorPoint))
    let turn = one.angle - (other?.angle ?? 0)
    let started = relation ?? (turn, points.offset)
    relation = started
    switch kind {
    case .rod: world.add(DistanceJoint(points, length: Double(length), spring: spring, world.step))
    case .rope:
      if points.offset.length > Double(length) {
        world.add(DistanceJoint(points, length: Double(length), spring: spring, world.step))
      }
    case .weld:
      world.add(PointJoint(points, world.step))
      world.add(AngleJoint(one, other, error: turn - started.angle, world.step))
    case .pin:
      world.add(PointJoint(points, world.step))
      let limited = min(max(turn - started.angle, Double(attachmentRange.minimum)), Double(attachmentRange.maximum))
      if limited != turn - started.angle {
        world.add(AngleJoint(one, other, error: turn - started.angle - limited, world.step))
      } else if frictionTorque > 0 {
        world.add(AngleJoint(one, other, error: 0, world.step, limit: Double(frictionTorque) * 100 * world.step))
      }
    case .slider(let axis, let turns):
      let place = (points.offset - started.offset).dot(axis)
      let limited = min(max(place, Double(attachmentRange.minimum)), Double(attachmentRange.maximum))
      let across = (points.offset - started.offset).dot(axis.normal)
      world.add(AxisJoint(points, axis: axis.normal, error: across, world.step))
      if limited != place { world.add(AxisJoint(points, axis: axis, error: place - limited, world.step)) }
      if !turns { world.add(AngleJoint(one, other, error: turn - started.angle, world.step)) }
    }
  }

  private var spring: DistanceJoint.Spring? {
    frequency > 0 ? DistanceJoint.Spring(frequency: Double(frequency), damping: Double(damping)) : nil
  }
}
