import CoreTypes
import SystemProfiles

/// Where a popover goes: on the side of its source that has room, and along it as near as the margins let it.
struct PopoverPlacement: Equatable {
  /// Of the content, in the container's coordinates.
  var content: CGRect
  /// With the frame around the content, without the arrow.
  var body: CGRect
  /// Where the arrow is on that body: `up` above it, pointing at a source that is higher.
  var direction: UIPopoverArrowDirection
  /// From its base at the body to its tip at the source; empty without a direction.
  var arrow: CGRect

  /// - Parameters:
  ///   - source: in the container's coordinates.
  ///   - room: the container without margins and what the system covers.
  ///   - wished: of the content.
  ///   - insets: of the content in the frame around it; nil for the border of the metrics.
  init(
    beside source: CGRect, in room: CGRect, preferredSize: CGSize, permitted: UIPopoverArrowDirection,
    _ metrics: PopoverMetrics, insets: UIEdgeInsets? = nil
  ) {
    let border = metrics.border
    let insets = insets ?? UIEdgeInsets(top: border, left: border, bottom: border, right: border)
    let preferred = CGSize(
      width: preferredSize.width + insets.left + insets.right, height: preferredSize.height + insets.top + insets.bottom
    )
    let direction = Self.direction(beside: source, in: room, preferred, permitted, metrics)
    let part = Self.part(direction, beside: source, of: room, metrics)
    let size = CGSize(width: min(preferred.width, part.width), height: min(preferred.height, part.height))
    (self.direction, arrow) = (direction, .zero)
    body = Self.body(size, direction, beside: source, in: part)
    content = body.inset(by: insets)
    arrow = tip(at: source, metrics)
  }

  /// Over its source and without an arrow, like a menu.
  init(over source: CGRect, in room: CGRect, preferredSize: CGSize, grid: PixelGrid) {
    let place = MenuPlacement(preferredSize, beside: source, in: room, gap: 0, covers: true, grid: grid)
    (content, body, direction, arrow) = (place.panel, place.panel, [], .zero)
  }

  /// The first side, of those that are allowed, on which the whole popover fits; else the one with the most room. Beside
  /// a source that leaves none there is no arrow, and the popover lies over it.
  ///
  /// > Basis: assumed: below, above, at the right, at the left of the source, in this order.
  private static func direction(
    beside source: CGRect, in room: CGRect, _ preferred: CGSize, _ permitted: UIPopoverArrowDirection,
    _ metrics: PopoverMetrics
  ) -> UIPopoverArrowDirection {
    let sides = [UIPopoverArrowDirection.up, .down, .left, .right].filter(permitted.contains)
    let parts = sides.map { part($0, beside: source, of: room, metrics) }
    if let index = parts.firstIndex(where: { $0.width >= preferred.width && $0.height >= preferred.height }) {
      return sides[index]
    }
    func share(_ index: Int) -> CGFloat {
      max(0, min(parts[index].width, preferred.width)) * max(0, min(parts[index].height, preferred.height))
    }
    return sides.indices.max { share($0) < share($1) }.flatMap { share($0) > 0 ? sides[$0] : nil } ?? []
  }

  /// What is left of the room on one side of the source; the whole room without an arrow.
  private static func part(
    _ direction: UIPopoverArrowDirection, beside source: CGRect, of room: CGRect, _ metrics: PopoverMetrics
  ) -> CGRect {
    let arrow = metrics.arrowHeight
    var (left, right, top, bottom) = (room.minX, room.maxX, room.minY, room.maxY)
    switch direction {
    case .up: top = max(top, source.maxY + arrow)
    case .down: bottom = min(bottom, source.minY - arrow)
    case .left: left = max(left, source.maxX + arrow)
    case .right: right = min(right, source.minX - arrow)
    default: break
    }
    return CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  private static func body(
    _ size: CGSize, _ direction: UIPopoverArrowDirection, beside source: CGRect, in part: CGRect
  ) -> CGRect {
    func along(_ middle: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      max(low, min(middle - length / 2, high - length)).rounded(.down)
    }
    var origin = CGPoint(
      x: along(source.midX, size.width, part.minX, part.maxX),
      y: along(source.midY, size.height, part.minY, part.maxY))
    switch direction {
    case .up: origin.y = part.minY
    case .down: origin.y = part.maxY - size.height
    case .left: origin.x = part.minX
    case .right: origin.x = part.maxX - size.width
    default: break
    }
    return CGRect(origin: origin, size: size)
  }

  /// As near to the source's middle as the round corners let it.
  private func tip(at source: CGRect, _ metrics: PopoverMetrics) -> CGRect {
    let (base, height) = (metrics.arrowBase, metrics.arrowHeight)
    func along(_ middle: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      let start = min(metrics.cornerRadius, max(0, (high - low - base) / 2))
      return max(low + start, min(middle - base / 2, high - start - base))
    }
    let x = along(source.midX, body.minX, body.maxX), y = along(source.midY, body.minY, body.maxY)
    switch direction {
    case .up: return CGRect(x: x, y: body.minY - height, width: base, height: height)
    case .down: return CGRect(x: x, y: body.maxY, width: base, height: height)
    case .left: return CGRect(x: body.minX - height, y: y, width: height, height: base)
    case .right: return CGRect(x: body.maxX, y: y, width: height, height: base)
    default: return .zero
    }
  }
}

/// The sides of a popover its arrow may be on; `up` is above it.
public struct UIPopoverArrowDirection: OptionSet, Sendable, Hashable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt(Int.max))
}
