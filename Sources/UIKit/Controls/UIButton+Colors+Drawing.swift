import DisplayLists
import SystemProfiles

// What is behind a button's title, and the colours of both.
extension UIButton {
  func drawBody(into recorder: inout DisplayListRecorder) {
    if let image = backgroundImage(for: state) {
      return image.draw(in: bounds, tint: tint, asTemplate: false, into: &recorder)
    }
    if plan != nil { return drawConfiguration(into: &recorder) }
    guard buttonType == .system, session.behaves(.roundedRectButtonsHaveBevel) else { return }
    drawRoundedRect(into: &recorder)
  }

  private var colors: ColorScheme.ButtonColors { session.palette.button }

  private var isPressed: Bool { state.contains(.highlighted) || state.contains(.selected) }

  /// A highlight a point below the body makes it look let into the paper.
  private func drawRoundedRect(into recorder: inout DisplayListRecorder) {
    let radius = min(colors.cornerRadius, body.height / 2)
    if let bevel = colors.bevel { recorder.fill(body.offsetBy(dx: 0, dy: 1), radius: radius, bevel) }
    guard let fill = isPressed ? session.palette.table.selection : colors.body else { return }
    recorder.fill(body, radius: radius, fill)
    if let border = colors.border { recorder.border(body, radius: radius, border, width: 1) }
  }

  private func drawConfiguration(into recorder: inout DisplayListRecorder) {
    let isCapsule = plan?.isCapsule == true || session.behaves(.chromeIsGlass)
    recorder.fill(body, radius: isCapsule ? body.height / 2 : colors.cornerRadius, configuredBackground)
  }

  private var configuredBackground: RGBAColor {
    guard let plan else { return .clear }
    if !isEnabled, plan.style != .plain { return session.palette[.tertiarySystemFill] ?? .clear }
    let background =
      switch plan.style {
      case .plain: resolve(plan.background) ?? .clear
      case .gray: resolve(plan.background) ?? session.palette[.secondarySystemFill] ?? .clear
      case .tinted: (resolve(plan.background) ?? tint).multipliedAlpha(by: 0.18)
      case .filled: resolve(plan.background) ?? tint
      }
    return isPressed ? background.multipliedAlpha(by: 0.75) : background
  }

  /// The title's colour: the state's own, else what type and generation make of it.
  var titleInk: RGBAColor {
    if let plan { return configuredInk(plan) }
    if let own = resolve(faces[state.rawValue]?.titleColor) { return own }
    if !isEnabled, buttonType == .system { return colors.disabledTitle }
    if isPressed, let highlighted = colors.highlightedTitle, buttonType == .system { return highlighted }
    let normal = resolve(titleColor(for: .normal)) ?? defaultInk
    let fades = state.contains(.highlighted) && buttonType == .system
    return fades ? normal.multipliedAlpha(by: 0.2) : normal
  }

  private var defaultInk: RGBAColor {
    buttonType == .system || buttonType == .plain ? colors.systemTitle ?? tint : colors.customTitle
  }

  private func configuredInk(_ plan: ButtonPlan) -> RGBAColor {
    if !isEnabled { return colors.disabledTitle }
    return resolve(plan.foreground) ?? (plan.style == .filled ? .white : tint)
  }
}

// MARK: Types that are a symbol

extension UIButton {
  func drawSymbol(into recorder: inout DisplayListRecorder) {
    let grid = session.pixelGrid, natural = symbolSize ?? bounds.size
    let side = min(natural.width, natural.height) - 2
    let circle = bounds.centred(CGSize(width: side, height: side), grid: grid)
    switch buttonType {
    case .infoLight, .infoDark: drawInfo(circle, into: &recorder)
    case .detailDisclosure: drawDetailDisclosure(circle, into: &recorder)
    case .contactAdd:
      let ink = drawCircle(circle, into: &recorder)
      recorder.strokeMark(.plus(in: circle.insetBy(dx: side * 0.27, dy: side * 0.27)), ink, width: lineWidth)
    default:
      recorder.fill(.oval(circle), session.palette[.tertiarySystemFill] ?? RGBAColor(white: 0.9))
      let cross = circle.insetBy(dx: side * 0.34, dy: side * 0.34)
      recorder.strokeMark(.cross(in: cross), session.palette[.secondaryLabel] ?? RGBAColor(white: 0.5), width: 2)
    }
  }

  private var isGlossy: Bool { session.behaves(.chromeIsGlossy) }

  private var lineWidth: CGFloat { isGlossy ? 3 : 1.25 }

  /// - Returns: the colour of what is drawn in the circle.
  private func drawCircle(_ circle: CGRect, into recorder: inout DisplayListRecorder) -> RGBAColor {
    guard isGlossy else {
      recorder.border(circle, radius: circle.width / 2, tint, width: 1.25)
      return tint
    }
    recorder.knob(circle, session.palette.table.selection, rim: .white, width: 2, shadow: RGBAColor(white: 0, alpha: 0.4))
    return .white
  }

  private func drawDetailDisclosure(_ circle: CGRect, into recorder: inout DisplayListRecorder) {
    guard isGlossy else { return drawInfo(circle, into: &recorder) }
    let ink = drawCircle(circle, into: &recorder)
    let chevron = circle.insetBy(dx: circle.width * 0.39, dy: circle.height * 0.29).offsetBy(dx: 1, dy: 0)
    recorder.strokeMark(.chevron(in: chevron), ink, width: 3)
  }

  private func drawInfo(_ circle: CGRect, into recorder: inout DisplayListRecorder) {
    let ink = infoInk, dot = circle.width * 0.14
    recorder.border(circle, radius: circle.width / 2, ink, width: isGlossy ? 1.5 : 1.25)
    recorder.fill(
      .oval(CGRect(x: circle.midX - dot / 2, y: circle.minY + circle.height * 0.22, width: dot, height: dot)), ink)
    let stem = CGRect(
      x: circle.midX - dot * 0.4, y: circle.minY + circle.height * 0.42, width: dot * 0.8,
      height: circle.height * 0.34)
    recorder.fill(stem, ink)
  }

  private var infoInk: RGBAColor {
    guard isGlossy else { return tint }
    return buttonType == .infoDark ? RGBAColor(white: 0.25) : .white
  }
}
