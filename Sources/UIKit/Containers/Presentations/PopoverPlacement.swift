import CoreTypes
import SystemProfiles

/// The placement of a popover: on a side of its source with enough space, and as close to the source's middle as the
/// margins allow.
struct PopoverPlacement: Equatable {
  /// The frame of the content, in the container's coordinates.
  var content: CGRect
  /// The frame of the panel around the content, without the arrow.
  var body: CGRect
  /// The side of the panel that has the arrow. With `up`, the arrow is above the panel and points at a source above it.
  var direction: UIPopoverArrowDirection
  /// The frame of the arrow, from its base at the panel to its tip at the source; empty without a direction.
  var arrow: CGRect

  /// - Parameters:
  ///   - source: the source's frame, in the container's coordinates.
  ///   - room: the container without margins and areas that the system covers.
  ///   - preferredSize: the preferred size of the content.
  ///   - insets: the insets of the content in the panel; nil for the border of the metrics.
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

  /// Places the popover over its source without an arrow, like a menu.
  init(over source: CGRect, in room: CGRect, preferredSize: CGSize, grid: PixelGrid) {
    let place = MenuPlacement(preferredSize, beside: source, in: room, gap: 0, covers: true, grid: grid)
    (content, body, direction, arrow) = (place.panel, place.panel, [], .zero)
  }

  /// Returns the first permitted side on which the whole popover fits, or else the one with the most space. If no side
  /// has space, there is no arrow and the popover covers its source.
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

  /// Returns the available area on one side of the source; the whole area without an arrow.
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

  /// Returns the arrow's frame, as close to the source's middle as the rounded corners allow.
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

/// The sides of a popover that may have the arrow; `up` is above the popover.
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
