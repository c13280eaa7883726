import SystemProfiles

/// One component: the values from the data source and the delegate, and the views of visible rows.
@MainActor final class PickerWheel {
  let rowCount: Int
  let rowHeight: CGFloat
  /// The width; 0 for an equal share.
  let width: CGFloat
  var views: [Int: UIView] = [:]
  /// Reusable views of rows that are no longer visible.
  var spare: [UIView] = []

  init(rowCount: Int, rowHeight: CGFloat, width: CGFloat) {
    (self.rowCount, self.rowHeight, self.width) = (rowCount, rowHeight, width)
  }

  func pinned(_ row: Int) -> Int { min(max(row, 0), max(0, rowCount - 1)) }

  func discardViews() {
    views.values.forEach { $0.removeFromSuperview() }
    views = [:]
  }
}

extension UIPickerView {
  var loadedWheels: [PickerWheel] {
    if let wheels { return wheels }
    let count = session.perform { dataSource?.numberOfComponents(in: self) ?? 0 }
    let made = (0..<max(0, count)).map(makeWheel)
    wheels = made
    return made
  }

  /// Returns the wheel of a component; nil if it does not exist.
  func wheel(_ component: Int) -> PickerWheel? {
    let all = loadedWheels
    return all.indices.contains(component) ? all[component] : nil
  }

  /// Makes a wheel from the data source and the delegate. Lengths that are not finite end the program; values that are
  /// not positive are ignored.
  func makeWheel(_ component: Int) -> PickerWheel {
    session.perform {
      let rows = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
      let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
      let width = delegate?.pickerView(self, widthForComponent: component) ?? 0
      if !height.isFinite || !width.isFinite {
        Exception.invalidGeometry.raise("CALayer bounds contains NaN: [0 0; \(width) \(height)]")
      }
      return PickerWheel(
        rowCount: max(0, rows), rowHeight: height > 0 ? height : session.metrics.picker.rowHeight, width: max(0, width))
    }
  }

  // MARK: Geometry

  /// The frames of the wheels, side by side in the middle. Wheels without a width share the remaining width equally.
  ///
  /// > Basis: assumed: no space between them and at the sides.
  var wheelAreas: [CGRect] {
    let wheels = loadedWheels, fixed = wheels.reduce(0) { $0 + $1.width }
    let flexible = CGFloat(wheels.count { $0.width == 0 })
    let share = flexible > 0 ? max(0, bounds.width - fixed) / flexible : 0
    var x = bounds.midX - (fixed + share * flexible) / 2
    let areas = (isRightToLeft ? wheels.reversed() : wheels).map { wheel in
      let width = wheel.width > 0 ? wheel.width : share
      defer { x += width }
      return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
    }
    return isRightToLeft ? areas.reversed() : areas
  }

  /// Returns the frame of a row. The selected row is vertically centered.
  func frame(ofRow row: Int, _ component: Int, in area: CGRect) -> CGRect {
    let height = loadedWheels[component].rowHeight
    let middle = session.pixelGrid.round(area.midY - height / 2)
    let distance = CGFloat(row - max(0, selectedRow(inComponent: component))), turn = turns[component] ?? 0
    return CGRect(x: area.minX, y: middle + distance * height - turn, width: area.width, height: height)
  }

  /// Returns the rows that are at least partly visible.
  func visibleRows(_ component: Int) -> Range<Int> {
    let wheel = loadedWheels[component]
    guard wheel.rowCount > 0, bounds.height > 0 else { return 0..<0 }
    let reach = Int(min((bounds.height / wheel.rowHeight / 2).rounded(.up), 1000))
    let taken = row(at: turns[component] ?? 0, component)
    return max(0, taken - reach)..<min(wheel.rowCount, taken + reach + 1)
  }

  // MARK: Rows

  /// Returns the title of a row without a view.
  func title(ofRow row: Int, _ component: Int) -> String? { titles(ofRow: row, component).plain }

  /// Returns the title of a row for drawing, with the delegate's attributes if it has any.
  func titleBlock(ofRow row: Int, _ component: Int, _ font: UIFont) -> TextBlock? {
    let (plain, styled) = titles(ofRow: row, component)
    guard let plain, !plain.isEmpty else { return nil }
    var block = TextBlock(plain, font: font, session: session)
    block.attributed = styled.map { AttributedText($0, font: font, session: session) }
    return block
  }

  private func titles(ofRow row: Int, _ component: Int) -> (plain: String?, styled: NSAttributedString?) {
    guard let delegate, row >= 0 else { return (nil, nil) }
    return session.perform {
      let styled = delegate.pickerView(self, attributedTitleForRow: row, forComponent: component)
      return (styled?.string ?? delegate.pickerView(self, titleForRow: row, forComponent: component), styled)
    }
  }

  func placeRowViews() {
    guard delegate != nil else { return }
    for (component, area) in wheelAreas.enumerated() {
      let rows = visibleRows(component), wheel = loadedWheels[component]
      for (row, view) in wheel.views where !rows.contains(row) {
        view.removeFromSuperview()
        wheel.views[row] = nil
        wheel.spare.append(view)
      }
      for row in rows { rowView(row, component)?.frame = frame(ofRow: row, component, in: area) }
    }
  }

  private func rowView(_ row: Int, _ component: Int) -> UIView? {
    let wheel = loadedWheels[component]
    if let view = wheel.views[row] { return view }
    let view = session.perform {
      delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: wheel.spare.popLast())
    }
    guard let view else { return nil }
    if view is MissingRowView {
      wheel.spare = [view]
      return nil
    }
    wheel.views[row] = view
    addSubview(view)
    return view
  }

  // MARK: Touches

  func takeRow(at point: CGPoint) {
    let areas = wheelAreas
    guard let component = areas.firstIndex(where: { $0.contains(point) }) else { return }
    let row = visibleRows(component).first { frame(ofRow: $0, component, in: areas[component]).contains(point) }
    guard let row, row != selectedRow(inComponent: component) else { return }
    selectRow(row, inComponent: component, animated: true)
    session.perform { delegate?.pickerView(self, didSelectRow: row, inComponent: component) }
  }

  /// The touch targets of the visible rows, named by their titles.
  var rowTargets: [TouchTarget] {
    wheelAreas.enumerated().flatMap { component, area in
      visibleRows(component).compactMap { row in
        let frame = frame(ofRow: row, component, in: area)
        let point = CGPoint(x: frame.midX, y: frame.midY)
        return bounds.contains(point)
          ? TouchTarget(names: [title(ofRow: row, component)], view: self, point: point) : nil
      }
    }
  }
}
