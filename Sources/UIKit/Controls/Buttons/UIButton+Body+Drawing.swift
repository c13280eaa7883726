import DisplayLists
import SystemProfiles

// The body behind a button's title, and the colors of both.
extension UIButton {
  func drawBody(into recorder: inout DisplayListRecorder) {
    if let image = currentBackgroundImage {
      draw(image, in: backgroundRect(forBounds: bounds), tint: tint, asTemplate: false, into: &recorder)
      return
    }
    if let configuration { return drawBackground(of: configuration, into: &recorder) }
    guard buttonType == .system, session.behaves(.roundedRectButtonsHaveBevel) else { return }
    drawRoundedRect(into: &recorder)
  }

  private var colors: ColorScheme.ButtonColors { session.palette.button }

  var isPressed: Bool { state.contains(.highlighted) || state.contains(.selected) }

  /// Draws the body of a rounded-rect button. A highlight one point below makes it look engraved.
  private func drawRoundedRect(into recorder: inout DisplayListRecorder) {
    let radius = min(colors.cornerRadius, body.height / 2)
    if let bevel = colors.bevel { recorder.fill(body.offsetBy(dx: 0, dy: 1), radius: radius, bevel) }
    guard let fill = isPressed ? session.palette.table.selection : colors.body else { return }
    recorder.fill(body, radius: radius, fill)
    if let border = colors.border { recorder.border(body, radius: radius, border, width: 1) }
  }

  /// The color of the title: that of the button's state, or else the one for its type and generation.
  var titleInk: RGBAColor {
    if let configuration { return ink(of: configuration) }
    if let own = resolve(faces[state.rawValue]?.titleColor ?? currentAttributedTitle?.firstColor) { return own }
    if !isEnabled, buttonType == .system { return colors.disabledTitle }
    if isPressed, let highlighted = colors.highlightedTitle, buttonType == .system { return highlighted }
    let normal = resolve(titleColor(for: .normal)) ?? defaultInk
    let fades = state.contains(.highlighted) && buttonType == .system
    return fades ? normal.multipliedAlpha(by: 0.2) : normal
  }

  /// The color of template images and symbols: the foreground of a configuration, or else the tint, whatever color
  /// the title has.
  var imageInk: RGBAColor {
    if let configuration {
      let own = configuration.imageColorTransformer.map { $0(UIColor(titleInk)) }
      return resolve(own) ?? titleInk
    }
    guard session.behaves(.tintColorIsInherited) else { return titleInk }
    let own = resolve(rare?.imageView?.look.tintColor) ?? tint
    guard buttonType == .system else { return own }
    if !isEnabled { return colors.disabledTitle }
    return state.contains(.highlighted) ? own.multipliedAlpha(by: 0.2) : own
  }

  var shownTitleColor: UIColor { UIColor(titleInk) }

  private var defaultInk: RGBAColor {
    buttonType == .system || buttonType == .plain ? colors.systemTitle ?? tint : colors.customTitle
  }
}

// MARK: Symbol buttons

extension UIButton {
  func drawSymbol(in area: CGRect, into recorder: inout DisplayListRecorder) {
    let natural = ownSymbolSize ?? area.size, side = min(natural.width, natural.height) - 2
    let circle = area.centred(CGSize(width: side, height: side), grid: session.pixelGrid)
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
