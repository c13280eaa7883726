// Momentum scrolling after a drag.

/// The position at which content should stop after a drag.
struct ScrollDestination {
  var target: CGPoint
  /// Whether the content decelerates naturally on each axis, because neither the layout nor the delegate changes the
  /// target.
  var isFree: (x: Bool, y: Bool)
  /// The position that the content would reach without ends.
  var natural: CGPoint
  /// Whether the content springs to the target instead of decelerating.
  var isPage = false

  func isFar(from offset: CGPoint) -> Bool {
    natural.distance(to: offset) > UIScrollView.restingDistance
      || target.distance(to: offset) > UIScrollView.restingDistance
  }
}

/// A momentum scroll in progress.
final class ScrollFling {
  let motion: Int
  /// The scroll range at the start.
  let range: ScrollRange
  let isFree: (x: Bool, y: Bool)
  private let x: ScrollCurve
  private let y: ScrollCurve
  private let start: TimeInterval
  private var shift = CGPoint.zero

  init(
    motion: Int, range: ScrollRange, isFree: (x: Bool, y: Bool), x: ScrollCurve, y: ScrollCurve, start: TimeInterval
  ) {
    (self.motion, self.range, self.isFree, self.x, self.y, self.start) = (motion, range, isFree, x, y, start)
  }

  /// Returns the velocity in points per second.
  func velocity(at now: TimeInterval) -> CGPoint {
    let step = 1e-3, before = offset(at: now), after = offset(at: now + step)
    return CGPoint(x: (after.x - before.x) / step, y: (after.y - before.y) / step)
  }

  var target: CGPoint { CGPoint(x: x.target + shift.x, y: y.target + shift.y) }

  func offset(at now: TimeInterval) -> CGPoint {
    CGPoint(x: x.position(at: now - start) + shift.x, y: y.position(at: now - start) + shift.y)
  }

  func isOver(at now: TimeInterval, threshold: CGFloat) -> Bool {
    x.isOver(at: now - start, threshold: threshold) && y.isOver(at: now - start, threshold: threshold)
  }

  /// Shifts the positions after the content above has changed its size.
  func shift(by distance: CGPoint) { shift = CGPoint(x: shift.x + distance.x, y: shift.y + distance.y) }
}

extension UIScrollView {
  /// The distance below which released content stays where it is, in points.
  ///
  /// > Basis: assumed.
  nonisolated static let restingDistance: CGFloat = 1

  /// The decay rate of velocities, in 1 / s. Deceleration rates out of range are limited to the nearest possible one.
  ///
  /// > Source: `DecelerationRate` reference: the fraction of the velocity that remains after a millisecond.
  private var decay: Double {
    let rate = Double(decelerationRate.rawValue)
    return -1000 * log(rate.isNaN ? 0.998 : min(max(rate, 0.5), 0.9999))
  }

  /// Returns the position at which the content, its layout and the delegate let it stop.
  ///
  /// > Basis: assumed, that a target out of range is moved into it.
  ///
  /// - Parameter velocity: the velocity in points per second.
  func scrollDestination(velocity: CGPoint) -> ScrollDestination {
    let offset = contentOffset, rate = decay
    let natural = CGPoint(x: offset.x + velocity.x / rate, y: offset.y + velocity.y / rate)
    guard !isPagingEnabled else {
      let page = page(after: velocity)
      return ScrollDestination(target: page, isFree: (false, false), natural: page, isPage: true)
    }
    let proposed = scrollRange.clamp(natural), pace = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    var target = layoutTarget(for: proposed, velocity: pace)
    tell { $0.scrollViewWillEndDragging($1, withVelocity: pace, targetContentOffset: &target) }
    let isChanged = target != proposed && !target.x.isNaN && !target.y.isNaN
    if isChanged { target = scrollRange.clamp(target) }
    return ScrollDestination(target: target, isFree: (target.x == proposed.x, target.y == proposed.y), natural: natural)
  }

  /// Returns the next page for a fling, or else the nearest one.
  ///
  /// > Basis: assumed, recalled: a velocity below this, in points per second, is not a fling.
  private func page(after velocity: CGPoint) -> CGPoint {
    let least: CGFloat = 200, size = bounds.size, offset = contentOffset
    func middle(_ offset: CGFloat, _ velocity: CGFloat, _ length: CGFloat) -> CGFloat {
      guard length > 0, abs(velocity) > least else { return offset }
      return (velocity > 0 ? (offset / length).rounded(.up) : (offset / length).rounded(.down)) * length
    }
    return restingOffset(
      near: CGPoint(x: middle(offset.x, velocity.x, size.width), y: middle(offset.y, velocity.y, size.height)))
  }

  /// - Parameter velocity: the velocity in points per second.
  func fling(_ velocity: CGPoint, _ destination: ScrollDestination) {
    guard let motion = beginDecelerating() else { return }
    let fling = makeFling(motion, velocity, destination)
    scroll.fling = fling
    session.everyFrame { [weak self] in self?.followFling() ?? false }
  }

  private func makeFling(_ motion: Int, _ velocity: CGPoint, _ destination: ScrollDestination) -> ScrollFling {
    let range = scrollRange, bouncing = bouncingAxes, offset = contentOffset
    let x = ScrollCurve(
      from: offset.x, velocity: velocity.x, rate: decay, to: destination.isFree.x ? nil : destination.target.x,
      in: Self.span(range.minimum.x, range.maximum.x), bounces: bouncing.x, springs: destination.isPage)
    let y = ScrollCurve(
      from: offset.y, velocity: velocity.y, rate: decay, to: destination.isFree.y ? nil : destination.target.y,
      in: Self.span(range.minimum.y, range.maximum.y), bounces: bouncing.y, springs: destination.isPage)
    return ScrollFling(motion: motion, range: range, isFree: destination.isFree, x: x, y: y, start: session.now)
  }

  /// Returns the range between two ends. Ends that are not numbers are ignored.
  private static func span(_ first: CGFloat, _ last: CGFloat) -> ClosedRange<Double> {
    first <= last ? Double(first)...Double(last) : 0...0
  }

  /// - Returns: whether the movement continues.
  private func followFling() -> Bool {
    guard let fling = adaptedFling(), scroll.motion == fling.motion else { return false }
    let isOver = fling.isOver(at: session.now, threshold: 0.5 / session.environment.scale)
    let offset = isOver ? fling.target : fling.offset(at: session.now)
    if offset != contentOffset { bounds.origin = offset }
    showIndicators(while: 0)
    guard isOver, scroll.motion == fling.motion else { return true }
    (scroll.fling, scroll.deceleration) = (nil, nil)
    tell { $0.scrollViewDidEndDecelerating($1) }
    return false
  }

  /// Returns the momentum scroll, adapted if the scroll range has changed. The velocity stays the same.
  private func adaptedFling() -> ScrollFling? {
    guard let fling = scroll.fling, fling.range != scrollRange else { return scroll.fling }
    let destination = ScrollDestination(
      target: scrollRange.clamp(fling.target), isFree: fling.isFree, natural: fling.target)
    let adapted = makeFling(fling.motion, fling.velocity(at: session.now), destination)
    scroll.fling = adapted
    return adapted
  }

  /// Shifts the offset so that the visible content stays in place after a size change before it. Movements in progress
  /// continue.
  func shiftContent(by distance: CGPoint) {
    guard distance != .zero else { return }
    let isTravelling = scroll.travel?.motion == scroll.motion
    let isMoved = scroll.fling?.motion == scroll.motion || scroll.grip != nil || isTravelling
    let offset = CGPoint(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y)
    guard isMoved else { return contentOffset = offset }
    scroll.fling?.shift(by: distance)
    scroll.travel?.shift(by: distance)
    if let start = scroll.grip?.start {
      scroll.grip?.start = CGPoint(x: start.x + distance.x, y: start.y + distance.y)
    }
    bounds.origin = offset
  }
}

// MARK: - Bouncing

extension UIScrollView {
  /// The axes on which content can be pulled beyond its ends.
  ///
  /// > Source: `bounces`, `alwaysBounceVertical` references. A refresh control makes a table bounce, whatever its
  /// > content.
  var bouncingAxes: (x: Bool, y: Bool) {
    let range = scrollRange
    return (
      bouncesHorizontally && (alwaysBounceHorizontal || range.maximum.x > range.minimum.x),
      bouncesVertically
        && (alwaysBounceVertical || range.maximum.y > range.minimum.y || scroll.refreshControl?.isEnabled == true)
    )
  }

  /// Returns the offset of dragged content for a proposed offset.
  func heldOffset(near proposed: CGPoint) -> CGPoint { scrollRange.stretched(proposed, bouncing: bouncingAxes) }
}

extension ScrollRange {
  /// Returns the offset for a drag to a proposed offset. Beyond the ends, content follows with resistance if it
  /// bounces.
  func stretched(_ proposed: CGPoint, bouncing: (x: Bool, y: Bool)) -> CGPoint {
    let end = clamp(proposed)
    return CGPoint(
      x: end.x + (bouncing.x ? Self.stretch(proposed.x - end.x, visibleSize.width) : 0),
      y: end.y + (bouncing.y ? Self.stretch(proposed.y - end.y, visibleSize.height) : 0))
  }

  /// Returns the proposed offset that leads to a stretched one.
  func unstretched(_ offset: CGPoint, bouncing: (x: Bool, y: Bool)) -> CGPoint {
    let end = clamp(offset)
    return CGPoint(
      x: bouncing.x ? end.x + Self.unstretch(offset.x - end.x, visibleSize.width) : offset.x,
      y: bouncing.y ? end.y + Self.unstretch(offset.y - end.y, visibleSize.height) : offset.y)
  }

  /// Returns the distance that content follows a drag beyond its end. The resistance grows with the distance.
  ///
  /// > Basis: recalled, published by many: (1 - 1 / (0.55 d / L + 1)) L for a drag's distance d and a view's length L.
  private static func stretch(_ distance: CGFloat, _ length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let stretched = (1 - 1 / (0.55 * abs(distance) / length + 1)) * length
    return distance < 0 ? -stretched : stretched
  }

  private static func unstretch(_ distance: CGFloat, _ length: CGFloat) -> CGFloat {
    guard length > 0, distance != 0 else { return 0 }
    let share = min(abs(distance) / length, 0.99)
    let way = (1 / (1 - share) - 1) * length / 0.55
    return distance < 0 ? -way : way
  }
}
