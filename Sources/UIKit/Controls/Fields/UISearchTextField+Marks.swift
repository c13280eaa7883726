import DisplayLists
import SystemProfiles

// The body of a search field, the magnifying glass before its text, and the icon at its end.
extension UISearchTextField {
  /// > Basis: assumed, recalled: a glass of 14 points that grows with the text, 8 from the edge, 8 before the text.
  private var iconWidth: CGFloat { glassImage?.size.width ?? session.pixelGrid.round(14 * iconScale) }

  private var glassImage: UIImage? { custom.image(.search, state) }

  private var iconScale: CGFloat {
    let shown = displayedFont
    return max(1, shown.pointSize / shown.at(.large, in: session).pointSize)
  }

  /// The distance at which the text of a field without tokens begins.
  var leadingOfMarks: CGFloat { 8 + iconWidth + 8 }

  func drawBody(into recorder: inout DisplayListRecorder) {
    if let image = custom.background(state) {
      return draw(image, in: bounds, tint: tint, asTemplate: false, into: &recorder)
    }
    let colors = session.palette.field
    let radius = session.behaves(.chromeIsGlass) ? bounds.height / 2 : colors.searchCornerRadius
    let isBare = (superview as? UISearchBar)?.isBare == true
    let fill = isBare ? colors.bareSearchBackground : colors.searchBackground
    recorder.fill(bounds, radius: radius, resolve(backgroundColor) ?? fill)
    if let shadow = colors.innerShadow {
      recorder.innerShadow(bounds, radius: radius, depth: 1.5, shadow)
      recorder.border(bounds, radius: radius, colors.border, width: 1)
    }
  }

  func drawGlass(into recorder: inout DisplayListRecorder) {
    let height = glassImage?.size.height ?? iconWidth
    var box = CGRect(x: glassStart, y: bounds.midY - height / 2, width: iconWidth, height: height)
    box = box.offset(by: custom.offsets[.search])
    if let glassImage { return draw(glassImage, in: box, tint: glassColor, asTemplate: false, into: &recorder) }
    let scale = iconScale, side = 10 * scale
    let ring = CGRect(x: box.minX, y: box.minY, width: side, height: side).insetBy(dx: 0.5, dy: 0.5)
    recorder.stroke(.oval(ring), glassColor, width: 1.5 * scale)
    let start = CGPoint(x: ring.maxX - 1, y: ring.maxY - 1), end = CGPoint(x: box.maxX, y: box.maxY)
    recorder.strokeMark(.line(from: start, to: end), glassColor, width: 1.5 * scale)
  }

  private var glassColor: RGBAColor {
    session.palette[.secondaryLabel] ?? session.palette.placeholder.mixed(with: .black, share: 0.25)
  }

  /// The position of the magnifying glass, before the text, the placeholder or the tokens.
  private var glassStart: CGFloat {
    let text = hasText ? textRect(forBounds: bounds) : placeholderRect(forBounds: bounds)
    let distance = 8 + tokenRoom(in: bounds), shift = isCentred ? 0 : textAdjustment.horizontal
    return (isRightToLeft ? text.maxX + distance : text.minX - distance - iconWidth) - shift
  }

  func drawTrailing(_ name: String, into recorder: inout DisplayListRecorder) {
    if let trailingImage {
      let color = session.palette.placeholder
      return draw(trailingImage, in: trailingFrame, tint: color, asTemplate: false, into: &recorder)
    }
    SymbolGlyph(name: name, rect: trailingFrame, color: session.palette.placeholder).draw(into: &recorder)
  }

  var trailingFrame: CGRect {
    let size = trailingImage?.size ?? CGSize(width: 18, height: 18)
    let x = isRightToLeft ? bounds.minX + 6 : bounds.maxX - 6 - size.width
    return CGRect(origin: CGPoint(x: x, y: bounds.midY - size.height / 2), size: size)
      .offset(by: custom.offsets[trailingIcon])
  }

  private var trailingIcon: UISearchBar.Icon { trailingSymbol == "book" ? .bookmark : .resultsList }

  private var trailingImage: UIImage? {
    let isSelected = isTrailingSelected && trailingIcon == .resultsList
    return custom.image(trailingIcon, isSelected ? .selected : state)
  }
}
