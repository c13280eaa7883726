import DisplayLists
import SystemProfiles

/// The field of a search bar: round, with a magnifying glass before its text.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  /// Added to where the text would be.
  var textAdjustment = UIOffset.zero
  /// A mark at the end of a field without text: an open book, a list.
  var trailingSymbol: String?
  /// A touch on the mark at the end.
  var trailingWasTouched: (() -> Void)?

  override func applyClassDefaults() {
    super.applyClassDefaults()
    font = UIFont(session.metrics.searchBar.font, in: session)
    adjustsFontForContentSizeCategory = session.metrics.searchBar.font.textStyle != nil
    (clearButtonMode, returnKeyType, autocapitalizationType) = (.always, .search, .none)
    contentVerticalAlignment = .center
  }

  /// > Basis: assumed, recalled: a glass of 14 points that grows with the text, 8 from the edge, 8 before the text.
  private var iconWidth: CGFloat { session.pixelGrid.round(14 * iconScale) }

  private var iconScale: CGFloat {
    let shown = displayedFont
    return max(1, shown.pointSize / shown.at(.large, in: session).pointSize)
  }

  private var leading: CGFloat { 8 + iconWidth + 8 }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = super.textRect(forBounds: bounds)
    let atEnd = max(0, bounds.width - rect.width), trailing: CGFloat = atEnd > 0 ? 0 : 8
    rect.size.width = max(0, rect.width - leading - trailing)
    rect.origin.x += isRightToLeft ? trailing : leading
    return rect.offsetBy(dx: textAdjustment.horizontal, dy: textAdjustment.vertical)
  }

  /// In the generations that centre it, until editing begins, glass and placeholder stand in the middle together.
  open override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    let rect = textRect(forBounds: bounds)
    guard isCentred else { return rect }
    let width = min(placeholderWidth, rect.width), whole = leading - 8 + width
    let start = max(bounds.minX + 8, bounds.midX - whole / 2)
    let x = isRightToLeft ? bounds.maxX - (start - bounds.minX) - whole : start + leading - 8
    return CGRect(x: session.pixelGrid.round(x), y: rect.minY, width: width, height: rect.height)
  }

  private var placeholderWidth: CGFloat { measuredText.size().width }

  private var isCentred: Bool {
    session.behaves(.searchPlaceholdersAreCentred) && !isEditing && !hasText
  }

  override func recordContent(into recorder: inout DisplayListRecorder) {
    let colors = session.palette.field
    let radius = session.behaves(.chromeIsGlass) ? bounds.height / 2 : colors.searchCornerRadius
    recorder.fill(bounds, radius: radius, resolve(backgroundColor) ?? colors.searchBackground)
    if let shadow = colors.innerShadow {
      recorder.innerShadow(bounds, radius: radius, depth: 1.5, shadow)
      recorder.border(bounds, radius: radius, colors.border, width: 1)
    }
    drawGlass(into: &recorder)
    super.recordContent(into: &recorder)
    if let trailingSymbol, !hasText { drawTrailing(trailingSymbol, into: &recorder) }
  }

  private func drawGlass(into recorder: inout DisplayListRecorder) {
    let text = hasText ? textRect(forBounds: bounds) : placeholderRect(forBounds: bounds)
    let x = isRightToLeft ? text.maxX + 8 : text.minX - 8 - iconWidth
    let box = CGRect(x: x, y: bounds.midY - iconWidth / 2, width: iconWidth, height: iconWidth)
    let scale = iconScale, side = 10 * scale
    let ring = CGRect(x: box.minX, y: box.minY, width: side, height: side).insetBy(dx: 0.5, dy: 0.5)
    let color = session.palette[.secondaryLabel] ?? session.palette.placeholder.mixed(with: .black, share: 0.25)
    recorder.stroke(.oval(ring), color, width: 1.5 * scale)
    let start = CGPoint(x: ring.maxX - 1, y: ring.maxY - 1), end = CGPoint(x: box.maxX, y: box.maxY)
    recorder.strokeMark(.line(from: start, to: end), color, width: 1.5 * scale)
  }

  private func drawTrailing(_ name: String, into recorder: inout DisplayListRecorder) {
    SymbolGlyph(name: name, rect: trailingFrame, color: session.palette.placeholder).draw(into: &recorder)
  }

  private var trailingFrame: CGRect {
    let side: CGFloat = 18, x = isRightToLeft ? bounds.minX + 6 : bounds.maxX - 6 - side
    return CGRect(x: x, y: bounds.midY - side / 2, width: side, height: side)
  }

  // MARK: Touches

  /// A finger needs more room than the mark has.
  ///
  /// > Basis: assumed, how much.
  private func isOnMark(_ point: CGPoint) -> Bool {
    trailingSymbol != nil && !hasText && trailingFrame.insetBy(dx: -6, dy: -10).contains(point)
  }

  override func touchEndedInside(_ touch: UITouch) {
    if let trailingWasTouched, isOnMark(touch.location(in: self)) { return trailingWasTouched() }
    super.touchEndedInside(touch)
  }

  override var touchTargets: [TouchTarget] {
    guard let trailingSymbol, !hasText else { return super.touchTargets }
    let name = trailingSymbol == "book" ? "Bookmark" : "Results"
    let mark = CGPoint(x: trailingFrame.midX, y: trailingFrame.midY)
    return super.touchTargets + [TouchTarget(names: [name], view: self, point: mark)]
  }
}
