import DisplayLists
import SystemProfiles

/// Symbols in a circle: those of symbol buttons, and the detail button of a table row.
@MainActor struct CircleGlyph {
  let circle: CGRect
  let session: Session
  let tint: RGBAColor

  func drawPlus(into recorder: inout DisplayListRecorder) {
    let ink = drawCircle(into: &recorder)
    recorder.strokeMark(.plus(in: inset(0.27)), ink, width: isGlossy ? 3 : 1.25)
  }

  /// Draws the disclosure symbol: a chevron in glossy generations, the info symbol in later ones.
  func drawDisclosure(into recorder: inout DisplayListRecorder) {
    guard isGlossy else { return drawInfo(isDark: false, into: &recorder) }
    let ink = drawCircle(into: &recorder)
    let chevron = circle.insetBy(dx: circle.width * 0.39, dy: circle.height * 0.29).offsetBy(dx: 1, dy: 0)
    recorder.strokeMark(.chevron(in: chevron), ink, width: 3)
  }

  /// - Parameter isDark: whether the symbol is dark, for light backgrounds. Only glossy generations use it; later ones
  ///   use the tint.
  func drawInfo(isDark: Bool, into recorder: inout DisplayListRecorder) {
    let ink = isGlossy ? isDark ? RGBAColor(white: 0.25) : .white : tint, unit = circle.width * 0.14
    recorder.border(circle, radius: circle.width / 2, ink, width: isGlossy ? 1.5 : 1.25)
    let dot = CGRect(x: circle.midX - unit / 2, y: circle.minY + circle.height * 0.22, width: unit, height: unit)
    recorder.fill(.oval(dot), ink)
    let stem = CGRect(
      x: circle.midX - unit * 0.4, y: circle.minY + circle.height * 0.42, width: unit * 0.8,
      height: circle.height * 0.34)
    recorder.fill(stem, ink)
  }

  func drawCross(into recorder: inout DisplayListRecorder) {
    recorder.fill(.oval(circle), session.palette[.tertiarySystemFill] ?? RGBAColor(white: 0.9))
    let ink = session.palette[.secondaryLabel] ?? RGBAColor(white: 0.5)
    recorder.strokeMark(.cross(in: inset(0.34)), ink, width: 2)
  }

  private var isGlossy: Bool { session.behaves(.chromeIsGlossy) }

  private func inset(_ share: CGFloat) -> CGRect {
    circle.insetBy(dx: circle.width * share, dy: circle.height * share)
  }

  /// - Returns: the color for drawing inside the circle.
  private func drawCircle(into recorder: inout DisplayListRecorder) -> RGBAColor {
    guard isGlossy else {
      recorder.border(circle, radius: circle.width / 2, tint, width: 1.25)
      return tint
    }
    let shadow = RGBAColor(white: 0, alpha: 0.4)
    recorder.knob(circle, session.palette.table.selection, rim: .white, width: 2, shadow: shadow)
    return .white
  }
}
