import DisplayLists
import SystemProfiles

/// The wheels of a date picker.
@MainActor final class DateWheels: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
  private unowned let picker: UIDatePicker
  /// The day in the middle of a wheel of days.
  private let origin: Date

  init(of picker: UIDatePicker) {
    (self.picker, origin) = (picker, picker.shownDate)
    super.init(frame: .zero)
    (dataSource, delegate) = (self, self)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("wheels are made by their date picker") }

  private var model: DateModel { picker.model }

  /// The inset of titles. Four wheels have to fit into 276 points.
  override var titleInset: CGFloat { 2 }

  /// Turns all wheels to the picker's date.
  func takeDate() {
    kept = nil
    reloadAllComponents()
    let date = picker.shownDate
    for (index, column) in model.columns.enumerated() {
      selectRow(model.row(of: date, column, origin: origin), inComponent: index, animated: false)
    }
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { model.columns.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    model.rowCount(model.columns[component])
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    model.title(row, model.columns[component], near: picker.shownDate, origin: origin)
  }

  /// Returns the width of a wheel: that of its widest title, with a limited share of the remaining space.
  ///
  /// > Basis: assumed: up to 20 points more; in glossy releases all of 300, and for durations half of 280.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    let widths = naturalWidths, total = widths.reduce(0, +), count = CGFloat(widths.count)
    let isGlossy = session.behaves(.chromeIsGlossy), whole = bounds.width > 0 ? bounds.width : total
    let room = isGlossy ? min(whole, 300) : whole
    if model.mode == .countDownTimer { return max(1, min(room, 280) / count) }
    let spare = max(0, room - total) / max(1, count)
    return max(1, widths[component] * min(1, room / max(1, total)) + min(spare, isGlossy ? .infinity : 20))
  }

  /// The widths of the wheels' titles, cached until the wheels are rebuilt: each wheel's width depends on all of them.
  private var naturalWidths: [CGFloat] {
    if let kept { return kept }
    let widths = model.columns.map(naturalWidth)
    kept = widths
    return widths
  }

  private var kept: [CGFloat]?

  private func naturalWidth(_ column: DateModel.Column) -> CGFloat {
    let font = UIFont(session.metrics.picker.font, in: session), count = min(model.rowCount(column), 12)
    let first = model.row(of: picker.shownDate, column, origin: origin)
    let widest = (0..<count).map { row in
      let row = column.isCircular ? row : min(max(0, first - count / 2 + row), model.rowCount(column) - 1)
      let title = model.title(row, column, near: picker.shownDate, origin: origin)
      return TextBlock(title, font: font, session: session).size().width
    }
    return (widest.max() ?? 0) + 2 * titleInset + 4
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    let column = model.columns[component]
    picker.take(model.date(picker.shownDate, with: row, column, origin: origin))
  }

  override func layoutSubviews() {
    if laidOutWidth != bounds.width {
      laidOutWidth = bounds.width
      takeDate()
    }
    super.layoutSubviews()
    placeUnits()
  }

  /// Places the units after the numbers of a duration, on the selection strip.
  private func placeUnits() {
    let names = model.columns.compactMap(\.unit)
    while units.count < names.count {
      let label = UILabel()
      label.backgroundColor = nil
      units.append(label)
      addSubview(label)
    }
    for (index, label) in units.enumerated() {
      guard names.indices.contains(index), wheelAreas.indices.contains(index) else {
        label.isHidden = true
        continue
      }
      label.isHidden = false
      label.text = names[index]
      label.font = session.behaves(.chromeIsGlossy) ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
      let size = label.intrinsicContentSize, area = wheelAreas[index], away: CGFloat = 22
      let x = isRightToLeft ? area.midX - away - size.width : area.midX + away
      label.frame = CGRect(
        x: session.pixelGrid.floor(x), y: session.pixelGrid.floor(area.midY - size.height / 2), width: size.width,
        height: size.height)
    }
  }

  private var units: [UILabel] = []

  private var laidOutWidth: CGFloat = -1
}
