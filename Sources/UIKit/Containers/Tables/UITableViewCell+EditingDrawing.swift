import DisplayLists
import SystemProfiles

// The controls of a row in edit mode.
extension UITableViewCell {
  func drawEditing(into recorder: inout DisplayListRecorder) {
    let share = shownControlShare
    guard share < 1, let old = parts.oldEditing else { return drawControls(into: &recorder) }
    let new = editing
    editing = old
    drawControls(1 - share, into: &recorder)
    editing = new
    drawControls(share, into: &recorder)
  }

  /// - Parameter share: the progress of the controls into the row, from 0 to 1.
  private func drawControls(_ share: Double = 1, into recorder: inout DisplayListRecorder) {
    let way = editingWidths.leading * (1 - share) * (isRightToLeft ? 1 : -1)
    recorder.layer(opacity: share) {
      if editing.hasControl {
        $0.saved {
          if share < 1 { $0.translate(x: way, y: 0) }
          drawControl(into: &$0)
        }
      }
      if editing.showsReorderControl { drawGrip(into: &$0) }
    }
  }

  /// The area that deletes, inserts or selects on a tap: the start of the row.
  var editingControlFrame: CGRect? {
    guard editing.hasControl else { return nil }
    let area = reachableBody, width = editingWidths.leading, shift = readableShift.leading
    let x = isRightToLeft ? area.maxX - width - shift : area.minX + shift
    return CGRect(x: x, y: 0, width: width, height: bounds.height)
  }

  /// The area in which a drag moves the row: the end of the row.
  var reorderControlFrame: CGRect? {
    guard editing.showsReorderControl else { return nil }
    let area = reachableBody, end = (table?.indexWidth ?? 0) + readableShift.trailing, width = editingWidths.trailing
    let x = isRightToLeft ? area.minX + end : area.maxX - end - width
    return CGRect(x: x, y: 0, width: width, height: bounds.height)
  }

  private func drawControl(into recorder: inout DisplayListRecorder) {
    guard let frame = editingControlFrame else { return }
    let side: CGFloat = 22, y = session.pixelGrid.round(frame.midY - side / 2)
    let end = min(frame.width - side, textInset), x = isRightToLeft ? frame.maxX - end - side : frame.minX + end
    let circle = CGRect(x: x, y: y, width: side, height: side)
    if editing.style == .none { return drawSelectionCircle(circle, into: &recorder) }
    drawDisc(circle, into: &recorder)
    let sign = circle.insetBy(dx: 6, dy: 6)
    // In the first generations, the minus sign is upright while its delete button is shown.
    let isTurned = editing.showsConfirmation && !session.behaves(.rowsArePulledAside), isPlus = editing.style == .insert
    if !isTurned { recorder.fill(CGRect(x: sign.minX, y: sign.midY - 1, width: sign.width, height: 2), .white) }
    if isTurned || isPlus {
      recorder.fill(CGRect(x: sign.midX - 1, y: sign.minY, width: 2, height: sign.height), .white)
    }
  }

  /// > Basis: assumed: recalled look of iOS 6, a glossy disc in a white ring.
  private func drawDisc(_ circle: CGRect, into recorder: inout DisplayListRecorder) {
    let isDelete = editing.style == .delete
    guard session.behaves(.chromeIsGlossy) else {
      let color = session.palette[isDelete ? .red : .green] ?? RGBAColor(hex: isDelete ? 0xFF3B30 : 0x4CD964)
      return recorder.fill(.oval(circle), color)
    }
    recorder.shadow(
      of: .oval(circle), offset: CGSize(width: 0, height: 1), blur: 2, RGBAColor(white: 0, alpha: 0.5))
    recorder.fill(.oval(circle), .white)
    let disc = circle.insetBy(dx: 2, dy: 2)
    let fill =
      isDelete
      ? Fill(top: RGBAColor(hex: 0xF0888A), bottom: RGBAColor(hex: 0xD0181C))
      : Fill(top: RGBAColor(hex: 0x8FD07A), bottom: RGBAColor(hex: 0x2E9A12))
    recorder.fill(.oval(disc), fill, in: disc)
  }

  private func drawSelectionCircle(_ circle: CGRect, into recorder: inout DisplayListRecorder) {
    guard isSelected else {
      return recorder.border(circle, radius: circle.width / 2, session.palette.table.accessory, width: 1)
    }
    recorder.fill(.oval(circle), tint)
    recorder.strokeMark(.checkmark(in: circle.insetBy(dx: 5.5, dy: 6.5)), .white, width: 1.5)
  }

  private func drawGrip(into recorder: inout DisplayListRecorder) {
    guard let frame = reorderControlFrame else { return }
    let width: CGFloat = 22, x = frame.midX - width / 2, isGlossy = session.behaves(.chromeIsGlossy)
    for line in -1...1 {
      let y = session.pixelGrid.round(frame.midY + CGFloat(line) * 5)
      let height: CGFloat = isGlossy ? 2 : session.behaves(.hasDarkMode) ? 1.5 : 1
      let rect = CGRect(x: x, y: y - height / 2, width: width, height: height)
      recorder.fill(rect, radius: isGlossy ? 0 : height / 2, session.palette.table.accessory)
    }
  }
}
