import DisplayLists
import SystemProfiles

extension UITableViewCell {
  func draw(into recorder: inout DisplayListRecorder) {
    let colors = session.palette.table, isInPlainTable = table?.style == .plain || table == nil
    let shape = Path.rounded(body, radius: radius, corners: radius > 0 ? shownCorners : .all)
    // Assumed: recalled look of a row that is dragged.
    if editing.isLifted { recorder.shadow(of: shape, offset: .zero, blur: 8, RGBAColor(white: 0, alpha: 0.35)) }
    if let background = configurations.background {
      background.draw(in: body, of: self, radius: radius, corners: shownCorners, into: &recorder)
    } else if showsSelection, shownSelectedBackground == nil, !editing.isActive {
      recorder.fill(shape, colors.selection, in: body)
    } else {
      recorder.fill(shape, resolve(backgroundColor) ?? (isInPlainTable ? colors.background : colors.cell))
    }
  }

  /// Draws the parts above the content: separator, accessory, edit controls, and the outline of a grouped row.
  func drawDecoration(into recorder: inout DisplayListRecorder) {
    drawSeparator(into: &recorder)
    if shownAccessoryView == nil { drawAccessory(into: &recorder) }
    drawEditing(into: &recorder)
  }

  // MARK: Groups

  private var radius: CGFloat { isInset ? session.palette.table.groupedCornerRadius : 0 }

  /// The rounded corners. The first and the last row of a group have no neighbor on one side.
  private var corners: Corners {
    if let position {
      return (position.isFirst ? Corners.top : []).union(position.isLast ? .bottom : [])
    }
    let rows = superview?.subviews.filter { $0 is UITableViewCell && $0 !== self } ?? []
    var corners: Corners = []
    if !rows.contains(where: { abs($0.frame.maxY - frame.minY) < 1 }) { corners.formUnion(.top) }
    if isLast(among: rows) { corners.formUnion(.bottom) }
    return corners
  }

  /// The rounded corners as shown. Next to open buttons, the group's corners are not rounded. A row that is dragged or
  /// has capsule buttons beside it has four rounded corners.
  ///
  /// > Basis: assumed, recalled.
  private var shownCorners: Corners {
    if editing.isLifted { return .all }
    guard editing.showsConfirmation, isInset, let open = table?.table.actions, open.cell === self else {
      return corners
    }
    if session.behaves(.chromeIsGlass) { return .all }
    return corners.subtracting((open.end == .trailing) != isRightToLeft ? .right : .left)
  }

  private func isLast(among rows: [UIView]) -> Bool {
    !rows.contains { abs($0.frame.minY - frame.maxY) < 1 }
  }

  private func drawSeparator(into recorder: inout DisplayListRecorder) {
    guard let table, table.separatorStyle != .none else { return }
    if isInset, session.behaves(.chromeIsGlossy) {
      return drawOutline(into: &recorder)
    }
    guard table.style == .plain || !corners.contains(.bottom) else { return }
    recorder.fill(
      table.separator(
        bottom: bounds.maxY, in: isInset ? body : restingBounds, isInset: isInset, inset: ownSeparatorInset,
        shift: indentation + editingWidths.leading, textStart: textBesideImage),
      table.lineColor)
  }

  /// The distance from the leading end of the row to its text, if an image is before it, in the standard styles and in
  /// content configurations.
  private var textBesideImage: CGFloat? {
    guard let content = parts.content, parts.image != nil || content is UIListContentView else { return nil }
    let views = content.subviews.filter { !$0.isHidden && $0.bounds.width > 0 }
    guard views.contains(where: { ($0 as? UIImageView)?.image != nil }),
      let text = views.first(where: { $0 is UILabel })
    else { return nil }
    let place = convert(text.bounds, from: text), row = isInset ? body : restingBounds
    return isRightToLeft ? row.maxX - place.maxX : place.minX - row.minX
  }

  /// Draws the outline. A row shares its upper line with the row above.
  private func drawOutline(into recorder: inout DisplayListRecorder) {
    var box = body.insetBy(dx: 0.5, dy: 0.5)
    if !corners.contains(.top) {
      box.origin.y -= 1
      box.size.height += 1
    }
    recorder.stroke(.rounded(box, radius: radius, corners: corners), RGBAColor(white: 0.67), width: 1)
  }

  // MARK: Accessories

  private func drawAccessory(into recorder: inout DisplayListRecorder) {
    switch shownAccessoryType {
    case .none: break
    case .disclosureIndicator: drawChevron(into: &recorder)
    case .checkmark: drawCheckmark(into: &recorder)
    case .detailButton: drawDetail(trailing: accessoryMargin, into: &recorder)
    case .detailDisclosureButton:
      let isGlossy = session.behaves(.chromeIsGlossy)
      if !isGlossy { drawChevron(into: &recorder) }
      drawDetail(trailing: isGlossy ? accessoryMargin : accessoryMargin + 18, into: &recorder)
    }
  }

  private var accessoryMargin: CGFloat {
    accessoryEnd
      + (session.behaves(.separatorsAreInset) ? session.metrics.table.cell.textInset(tableWidth: bounds.width) : 10)
  }

  var disclosureEnd: CGFloat {
    accessoryEnd + (session.metrics.table.cell.disclosureEnd ?? textInset)
  }

  /// Returns the frame of an accessory at the trailing edge of the row, vertically centered.
  func place(_ size: CGSize, trailing: CGFloat) -> CGRect {
    let area = reachableBody, x = isRightToLeft ? area.minX + trailing : area.maxX - trailing - size.width
    return CGRect(
      x: x, y: session.pixelGrid.round(bounds.midY - size.height / 2), width: size.width, height: size.height)
  }

  private func drawChevron(into recorder: inout DisplayListRecorder) {
    let size = session.metrics.table.cell.disclosureImageSize, isGlossy = session.behaves(.chromeIsGlossy)
    let rect = place(size, trailing: disclosureEnd).insetBy(dx: isGlossy ? 2 : 1, dy: isGlossy ? 2 : 0.5)
    recorder.strokeMark(
      .chevron(in: rect, quarterTurns: isRightToLeft ? 2 : 0), session.palette.table.accessory,
      width: isGlossy ? 3 : 2)
  }

  private func drawCheckmark(into recorder: inout DisplayListRecorder) {
    let color = session.behaves(.tintColorIsInherited) ? tint : session.palette.detailText
    recorder.strokeMark(
      .checkmark(in: place(CGSize(width: 13, height: 11), trailing: accessoryMargin)), color, width: 2)
  }

  private func drawDetail(trailing: CGFloat, into recorder: inout DisplayListRecorder) {
    let side: CGFloat = session.behaves(.chromeIsGlossy) ? 27 : 22
    let circle = place(CGSize(width: side, height: side), trailing: trailing)
    CircleGlyph(circle: circle, session: session, tint: tint).drawDisclosure(into: &recorder)
  }
}
