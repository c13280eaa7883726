/// A region of the plane around its own origin.
open class UIRegion: NSObject, @unchecked Sendable {
  private let holds: @Sendable (CGPoint) -> Bool

  private init(_ holds: @escaping @Sendable (CGPoint) -> Bool) {
    self.holds = holds
    super.init()
  }

  /// - Parameter radius: in points.
  public convenience init(radius: CGFloat) { self.init { $0.x * $0.x + $0.y * $0.y <= radius * radius } }

  /// Creates a rectangle around the origin.
  public convenience init(size: CGSize) {
    self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
  }

  public class var infinite: UIRegion { UIRegion { _ in true } }

  open func inverse() -> UIRegion { UIRegion { [holds] in !holds($0) } }
  open func union(_ region: UIRegion) -> UIRegion { UIRegion { [holds] in holds($0) || region.holds($0) } }
  open func difference(from region: UIRegion) -> UIRegion { UIRegion { [holds] in holds($0) && !region.holds($0) } }
  open func intersection(with region: UIRegion) -> UIRegion { UIRegion { [holds] in holds($0) && region.holds($0) } }

  /// - Parameter point: relative to the region's origin.
  open func contains(_ point: CGPoint) -> Bool { holds(point) }
}
