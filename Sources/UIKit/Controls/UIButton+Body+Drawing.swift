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
    let natural = symbolSize ?? bounds.size, side = min(natural.width, natural.height) - 2
    let circle = bounds.centred(CGSize(width: side, height: side), grid: session.pixelGrid)
    let glyph = CircleGlyph(circle: circle, session: session, tint: tint)
    recorder.layer(opacity: isEnabled ? 1 : 0.35) {
      switch buttonType {
      case .infoLight: glyph.drawInfo(isDark: false, into: &$0)
      case .infoDark: glyph.drawInfo(isDark: true, into: &$0)
      case .detailDisclosure: glyph.drawDisclosure(into: &$0)
      case .contactAdd: glyph.drawPlus(into: &$0)
      case .custom, .system, .plain, .close: glyph.drawCross(into: &$0)
      }
    }
  }
}
