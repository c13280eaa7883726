import DisplayLists
import SystemProfiles

// The colors and corners of a configured button, which depend on its style, its role and its state.
//
// > Basis: the styles are documented by their words only; the shares of the tint and the choice of grays are assumed.
extension UIButton {
  private var isChosen: Bool {
    state.contains(.selected) && configuration?.automaticallyUpdateForSelection != false
  }

  /// The tint color; red for a destructive role.
  private var accent: RGBAColor { role == .destructive ? resolve(.systemRed) ?? tint : tint }

  /// Returns the background color that the configuration or its style specifies for the button's state.
  func background(of configuration: Configuration) -> RGBAColor {
    if let own = configuration.background.backgroundColor { return faded(own, configuration.background) }
    let base = resolve(configuration.baseBackgroundColor)
    guard automaticallyUpdatesConfiguration else { return styled(configuration.style, base) }
    if !isEnabled { return disabled(configuration.style) }
    let color = styled(configuration.style, base)
    if isChosen, color.alpha == 0 { return accent.multipliedAlpha(by: 0.15) }
    return state.contains(.highlighted) || (isChosen && color.alpha > 0) ? color.multipliedAlpha(by: 0.75) : color
  }

  private func faded(_ own: UIColor, _ background: UIBackgroundConfiguration) -> RGBAColor {
    let color = resolve(background.backgroundColorTransformer?(own) ?? own) ?? .clear
    return state.contains(.highlighted) && automaticallyUpdatesConfiguration ? color.multipliedAlpha(by: 0.75) : color
  }

  private func styled(_ style: Configuration.Style, _ base: RGBAColor?) -> RGBAColor {
    switch style {
    case .plain: base ?? .clear
    case .gray, .bordered: base ?? session.palette[.secondarySystemFill] ?? RGBAColor(white: 0.5, alpha: 0.16)
    case .tinted: (base ?? accent).multipliedAlpha(by: 0.18)
    case .filled, .prominentGlass: base ?? accent
    case .glass: base ?? RGBAColor(white: 1, alpha: 0.7)
    }
  }

  private func disabled(_ style: Configuration.Style) -> RGBAColor {
    style == .plain ? .clear : session.palette[.tertiarySystemFill] ?? RGBAColor(white: 0.5, alpha: 0.12)
  }

  /// Returns the color of the title and the image.
  func ink(of configuration: Configuration) -> RGBAColor {
    if automaticallyUpdatesConfiguration, !isEnabled { return session.palette.button.disabledTitle }
    let ink = resolve(ownInk(of: configuration)) ?? ink(for: configuration.style)
    let fades = configuration.style == .plain && state.contains(.highlighted) && automaticallyUpdatesConfiguration
    return fades ? ink.multipliedAlpha(by: 0.75) : ink
  }

  private func ownInk(of configuration: Configuration) -> UIColor? {
    let own = configuration.baseForegroundColor
    guard let transformer = configuration.titleTextAttributesTransformer else { return own }
    var attributes = AttributeContainer()
    attributes.foregroundColor = own
    return transformer(attributes).foregroundColor ?? own
  }

  private func ink(for style: Configuration.Style) -> RGBAColor {
    switch style {
    case .filled, .prominentGlass: .white
    case .glass: session.palette.labelText
    case .plain, .gray, .bordered, .tinted: accent
    }
  }

  // MARK: Body

  func drawBackground(of configuration: Configuration, into recorder: inout DisplayListRecorder) {
    let background = configuration.background, area = background.frame(in: body, of: self)
    let radius = cornerRadius(of: configuration, in: area)
    background.drawUnderlay(.rect(area, radius: radius), of: self, into: &recorder)
    recorder.fill(area, radius: radius, self.background(of: configuration))
    background.drawImage(in: area, shape: .rect(area, radius: radius), of: self, tint: tint, into: &recorder)
    drawStroke(of: background, around: area, radius: radius, into: &recorder)
  }

  /// > Basis: assumed: the radii of the named styles; that buttons of glass are capsules is documented.
  func cornerRadius(of configuration: Configuration, in area: CGRect) -> CGFloat {
    let half = max(0, min(area.width, area.height) / 2)
    switch configuration.cornerStyle {
    case .capsule: return half
    case .small: return min(4, half)
    case .medium: return min(8, half)
    case .large: return min(12, half)
    case .dynamic where session.behaves(.chromeIsGlass): return half
    case .dynamic, .fixed: return min(max(0, configuration.background.cornerRadius), half)
    }
  }

  private func drawStroke(
    of background: UIBackgroundConfiguration, around area: CGRect, radius: CGFloat,
    into recorder: inout DisplayListRecorder
  ) {
    guard background.strokeWidth > 0, let color = resolve(background.resolvedStrokeColor(for: tintColor)) else {
      return
    }
    let outset = background.strokeOutset, rect = area.insetBy(dx: -outset, dy: -outset)
    recorder.border(rect, radius: max(0, radius + outset), color, width: background.strokeWidth)
  }
}
