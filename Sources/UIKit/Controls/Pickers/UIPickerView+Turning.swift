// Turning wheels by dragging.

/// A drag on a wheel. The rows follow it, and one of them settles in the middle.
private final class WheelTurn: DragHandler {
  private let picker: UIPickerView
  private let component: Int
  private let start: CGFloat

  init(_ picker: UIPickerView, _ component: Int) {
    (self.picker, self.component, start) = (picker, component, picker.turns[component] ?? 0)
  }

  func follow(_ way: CGPoint) { picker.turn(component, to: start - way.y) }

  func end(velocity: CGPoint) { picker.settle(component, velocity: -velocity.y) }
}

extension UIPickerView {
  func wheelFollower(of drag: FingerDrag) -> (any DragHandler)? {
    let start = drag.start(in: self), way = drag.way(in: self)
    guard abs(way.y) > abs(way.x), let component = wheelAreas.firstIndex(where: { $0.contains(start) }),
      numberOfRows(inComponent: component) > 0
    else { return nil }
    return WheelTurn(self, component)
  }

  /// Returns the row in the middle of a wheel that is turned by a distance in points.
  func row(at turn: CGFloat, _ component: Int) -> Int {
    guard let wheel = wheel(component), turn.isFinite else { return 0 }
    return wheel.pinned(selectedRow(inComponent: component) + Int((turn / wheel.rowHeight).rounded()))
  }

  /// Returns the distances from the selected row to the first and the last row, in points.
  private func turnRange(_ component: Int) -> ClosedRange<CGFloat> {
    guard let wheel = wheel(component), wheel.rowCount > 0 else { return 0...0 }
    let taken = selectedRow(inComponent: component)
    return -CGFloat(taken) * wheel.rowHeight...CGFloat(wheel.rowCount - 1 - taken) * wheel.rowHeight
  }

  /// - Parameter turn: the distance from the selected row in points, limited to half a row beyond the ends.
  func turn(_ component: Int, to turn: CGFloat) {
    guard let wheel = wheel(component) else { return turns[component] = nil }
    let range = turnRange(component), slack = wheel.rowHeight / 2
    turns[component] = min(max(turn, range.lowerBound - slack), range.upperBound + slack)
    setNeedsLayout()
  }

  /// Lets the wheel settle on a row, then notifies the delegate.
  ///
  /// > Basis: assumed, that a wheel decelerates like content with the rate `fast`.
  func settle(_ component: Int, velocity: CGFloat) {
    guard let wheel = wheel(component), let turn = turns[component] else { return }
    let rate = -1000 * log(UIScrollView.DecelerationRate.fast.rawValue), rows = turnRange(component)
    let row = row(at: turn + velocity / rate, component)
    let target = CGFloat(row - selectedRow(inComponent: component)) * wheel.rowHeight
    let curve = ScrollCurve(
      from: turn, velocity: velocity, rate: rate, to: target, in: Double(rows.lowerBound)...Double(rows.upperBound),
      bounces: false)
    let start = session.now
    session.everyFrame { [weak self, weak wheel] in
      guard let self, let wheel, self.wheel(component) === wheel, turns[component] != nil else { return false }
      let time = session.now - start
      guard curve.isOver(at: time, threshold: 0.5) else {
        self.turn(component, to: curve.position(at: time))
        return true
      }
      takeTurnedRow(row, component)
      return false
    }
  }

  private func takeTurnedRow(_ row: Int, _ component: Int) {
    let isOther = row != selectedRow(inComponent: component)
    turns[component] = nil
    setNeedsLayout()
    guard isOther else { return }
    selectRow(row, inComponent: component, animated: false)
    session.perform { delegate?.pickerView(self, didSelectRow: row, inComponent: component) }
  }
}
