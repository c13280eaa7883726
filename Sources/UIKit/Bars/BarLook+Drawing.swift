import DisplayLists
import SystemProfiles

/// A bar as it is drawn: its own choices over its generation's colours.
@MainActor struct BarPainter {
  let look: BarLook
  let colors: ColorScheme.BarColors
  let session: Session
  let tint: RGBAColor
  /// Glossy navigation bars give pictures a body, too; toolbars do not.
  var bordersPictures = false

  var isGlossy: Bool { session.behaves(.chromeIsGlossy) }
  var isGlass: Bool { session.behaves(.chromeIsGlass) }
  private var isBlack: Bool { look.style == .black }

  private var fill: Fill {
    if let color = look.barTint?.resolved(in: session) {
      return isGlossy ? Fill(top: color.mixed(with: .white, share: 0.35), bottom: color) : Fill(color)
    }
    guard isBlack else { return colors.background }
    return isGlossy ? session.palette.tabBar.background : Fill(RGBAColor(white: 0.08))
  }

  var title: RGBAColor { isBlack ? .white : colors.title }

  /// Of items without a colour of their own.
  var item: RGBAColor { session.behaves(.tintColorIsInherited) && !isGlass ? tint : colors.item }

  var textShadow: (color: RGBAColor, offset: CGSize)? {
    colors.titleShadow.map { ($0, CGSize(width: 0, height: -1)) }
  }

  /// - Parameter lineIsAbove: bars at the bottom of a screen have their line at the top.
  func drawBackground(_ bounds: CGRect, lineIsAbove: Bool, hairline: CGFloat, into recorder: inout DisplayListRecorder)
  {
    let overhung = CGRect(
      x: bounds.minX, y: bounds.minY - (lineIsAbove ? 0 : look.overhang), width: bounds.width,
      height: bounds.height + look.overhang)
    recorder.fill(overhung, fill)
    if isGlossy {
      let line = CGRect(x: bounds.minX, y: bounds.minY + (lineIsAbove ? 1 : 0), width: bounds.width, height: 1)
      recorder.fill(line, RGBAColor(white: 1, alpha: isBlack ? 0.2 : 0.35))
    }
    recorder.fill(edge(of: bounds, isAbove: lineIsAbove, hairline: hairline), colors.hairline)
  }

  /// What is below the bar shines through a little, and comes out at its edge.
  func drawFading(_ color: RGBAColor, over bounds: CGRect, into recorder: inout DisplayListRecorder) {
    let edge: CGFloat = 20, shade = color.withAlpha(0.9)
    let top = bounds.minY - look.overhang, solid = bounds.height + look.overhang - edge
    recorder.fill(CGRect(x: bounds.minX, y: top, width: bounds.width, height: solid), shade)
    recorder.fill(
      CGRect(x: bounds.minX, y: top + solid, width: bounds.width, height: edge),
      Fill(top: shade, bottom: color.withAlpha(0)))
  }

  /// The line towards the content: inside of glossy bars, just outside of flat ones.
  private func edge(of bounds: CGRect, isAbove: Bool, hairline: CGFloat) -> CGRect {
    let height = isGlossy ? 1 : hairline, inside = isGlossy ? height : 0
    let y = isAbove ? bounds.minY - height + inside : bounds.maxY - inside
    return CGRect(x: bounds.minX, y: y, width: bounds.width, height: height)
  }

  /// What a bordered or floating item stands on.
  func drawItemBody(_ frame: CGRect, isProminent: Bool, into recorder: inout DisplayListRecorder) {
    guard let body = colors.itemBody else { return }
    if isGlass {
      let radius = frame.height / 2
      recorder.shadow(
        of: .rect(frame, radius: radius), offset: CGSize(width: 0, height: 2), blur: 8, RGBAColor(white: 0, alpha: 0.1))
      return recorder.fill(frame, radius: radius, isProminent ? Fill(tint) : body)
    }
    let fill = isProminent ? session.palette.table.selection : barTintedBody ?? body
    recorder.fill(frame.offsetBy(dx: 0, dy: 1), radius: 5, RGBAColor(white: 1, alpha: 0.2))
    recorder.fill(frame, radius: 5, fill)
    recorder.innerShadow(frame, radius: 5, depth: 1, RGBAColor(white: 0, alpha: 0.35))
    recorder.border(frame, radius: 5, RGBAColor(white: 0, alpha: 0.35), width: 1)
  }

  private var barTintedBody: Fill? {
    if isBlack { return Fill(top: RGBAColor(white: 0.35), bottom: RGBAColor(white: 0.05)) }
    guard let color = look.barTint?.resolved(in: session) else { return nil }
    return Fill(top: color, bottom: color.mixed(with: .black, share: 0.25))
  }
}

extension RGBAColor {
  func mixed(with other: RGBAColor, share: Double) -> RGBAColor {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    return RGBAColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue), alpha: alpha)
  }
}
