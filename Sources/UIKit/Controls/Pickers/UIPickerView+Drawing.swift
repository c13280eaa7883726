import DisplayLists
import SystemProfiles

extension UIPickerView {
  /// Draws the rows on a flat wheel. They fade with their distance from the middle.
  func draw(into recorder: inout DisplayListRecorder) {
    let isGlossy = session.behaves(.chromeIsGlossy)
    if isGlossy { recorder.fill(bounds, Fill(top: RGBAColor(hex: 0x6A6D7A), bottom: RGBAColor(hex: 0x22242C))) }
    let font = UIFont(session.metrics.picker.font, in: session), areas = wheelAreas
    for (component, area) in areas.enumerated() {
      if isGlossy { drawPaper(in: area, into: &recorder) }
      for row in visibleRows(component) where loadedWheels[component].views[row] == nil {
        drawTitle(ofRow: row, component, in: area, font, into: &recorder)
      }
    }
    if let area = areas.first { drawSelection(rowHeight: loadedWheels[0].rowHeight, from: area, into: &recorder) }
  }

  private func drawPaper(in area: CGRect, into recorder: inout DisplayListRecorder) {
    let ends = RGBAColor(white: 0.6), paper = area.insetBy(dx: 1, dy: 10)
    let halves = paper.divided(atDistance: paper.height / 2, from: .minYEdge)
    recorder.fill(halves.slice, Fill(top: ends, bottom: .white))
    recorder.fill(halves.remainder, Fill(top: .white, bottom: ends))
  }

  private func drawTitle(
    ofRow row: Int, _ component: Int, in area: CGRect, _ font: UIFont, into recorder: inout DisplayListRecorder
  ) {
    guard let title = titleBlock(ofRow: row, component, font) else { return }
    let frame = frame(ofRow: row, component, in: area)
    let distance = abs(frame.midY - area.midY) / max(1, area.height / 2)
    let isTaken = row == selectedRow(inComponent: component)
    let color = session.palette.labelText.multipliedAlpha(by: isTaken ? 1 : max(0, 0.6 - 0.5 * Double(distance)))
    let ink = TextInk(color: color, alignment: .center, isRightToLeft: isRightToLeft)
    title.draw(centredIn: frame.insetBy(dx: titleInset, dy: 0), ink, into: &recorder)
  }

  /// Draws the selection: a glass bar in glossy releases, two hairlines until iOS 12, and a gray strip from iOS 13 on.
  private func drawSelection(rowHeight: CGFloat, from area: CGRect, into recorder: inout DisplayListRecorder) {
    let strip = CGRect(x: bounds.minX, y: area.midY - rowHeight / 2, width: bounds.width, height: rowHeight)
    if session.behaves(.chromeIsGlossy) {
      guard showsSelectionIndicator else { return }
      return recorder.fill(strip, RGBAColor(hex: 0x5A6FA0).multipliedAlpha(by: 0.25))
    }
    if let fill = session.palette[.tertiarySystemFill] {
      return recorder.fill(strip.insetBy(dx: 9, dy: 0), radius: 8, fill)
    }
    let line = session.palette.table.separator
    recorder.fill(CGRect(x: strip.minX, y: strip.minY, width: strip.width, height: hairline), line)
    recorder.fill(CGRect(x: strip.minX, y: strip.maxY - hairline, width: strip.width, height: hairline), line)
  }
}
