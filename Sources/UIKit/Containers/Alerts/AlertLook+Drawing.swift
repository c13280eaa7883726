import DisplayLists
import SystemProfiles

/// The appearance of alerts in a generation: blue and glossy, pale with hairlines, or glass with capsules.
@MainActor struct AlertLook {
  let session: Session
  let isSheet: Bool

  private var isGlossy: Bool { session.behaves(.chromeIsGlossy) }
  private var isGlass: Bool { session.behaves(.chromeIsGlass) }
  private var rules: AlertMetrics { session.metrics.alert }

  // MARK: Text

  /// - Parameter isTitle: whether the text is drawn as a title; so is a message without a title.
  func style(_ label: UILabel, _ text: String?, isTitle: Bool) {
    let titleFont = isSheet ? rules.sheet.titleFont : rules.titleFont
    let messageFont = isSheet ? rules.sheet.messageFont : rules.messageFont
    label.text = text
    label.font = UIFont(isTitle ? titleFont : messageFont, in: session)
    if isTitle, isSheet, !isGlossy {
      var descriptor = label.font.descriptor
      descriptor.weight = .semibold
      label.font = UIFont(descriptor)
    }
    label.textAlignment = isGlass ? .natural : .center
    label.textColor = textColor
    if isGlossy { label.shadowColor = UIColor(white: 0, alpha: 0.7) }
  }

  private var textColor: UIColor {
    if isGlossy { return .white }
    let pale = session.palette[.secondaryLabel].map { UIColor($0) } ?? UIColor(white: 0.56, alpha: 1)
    return isSheet && !isGlass ? pale : UIColor(session.palette.labelText)
  }

  /// - Parameter isOnTint: whether the button's body is filled with the tint color.
  func color(of style: UIAlertAction.Style, tint: RGBAColor, isOnTint: Bool) -> RGBAColor {
    if isGlossy { return isSheet && style == .default ? .black : .white }
    if isOnTint { return .white }
    if style == .destructive { return session.palette[.red] ?? RGBAColor(hex: 0xFF3B30) }
    return isGlass ? session.palette.labelText : tint
  }

  func textShadow(of style: UIAlertAction.Style) -> (color: RGBAColor, offset: CGSize)? {
    guard isGlossy, !(isSheet && style == .default) else { return nil }
    return (RGBAColor(white: 0, alpha: 0.6), CGSize(width: 0, height: -1))
  }

  // MARK: Panels and buttons

  func drawPanels(_ panels: [CGRect], isPopover: Bool, into recorder: inout DisplayListRecorder) {
    for (index, panel) in panels.enumerated() where !isPopover {
      if isGlossy { drawGlossy(panel, into: &recorder) } else { drawPale(panel, isApart: index > 0, into: &recorder) }
    }
  }

  private func drawGlossy(_ panel: CGRect, into recorder: inout DisplayListRecorder) {
    if isSheet {
      recorder.fill(
        panel, Fill(top: RGBAColor(hex: 0x5A6270, alpha: 0.9), bottom: RGBAColor(hex: 0x14171C, alpha: 0.9)))
      return recorder.fill(CGRect(x: panel.minX, y: panel.minY, width: panel.width, height: 1), RGBAColor(white: 0.1))
    }
    let radius = session.metrics.presentation.alertCornerRadius
    let body = Fill(top: RGBAColor(hex: 0x3B4F78, alpha: 0.9), bottom: RGBAColor(hex: 0x0E1D3F, alpha: 0.9))
    recorder.fill(panel, radius: radius, body)
    // The highlight along the upper edge.
    recorder.saved {
      $0.clip(panel, radius: radius)
      let shine = CGRect(x: panel.minX - panel.width / 4, y: panel.minY - 60, width: panel.width * 1.5, height: 92)
      $0.fill(.oval(shine), RGBAColor(white: 1, alpha: 0.16))
    }
    recorder.border(panel, radius: radius, RGBAColor(white: 1, alpha: 0.85), width: 2)
  }

  /// The panel is translucent, except for the cancel button's own panel, which is opaque.
  ///
  /// > Basis: assumed, recalled look.
  private func drawPale(_ panel: CGRect, isApart: Bool, into recorder: inout DisplayListRecorder) {
    let radius = session.metrics.presentation.alertCornerRadius
    if isApart { return recorder.fill(panel, radius: radius, opaquePaper) }
    recorder.glass(panel, radius: radius, Glass(blur: 20, saturation: 1.8, tint: palePaper.withAlpha(0.9)))
  }

  private var isDark: Bool { session.environment.interfaceStyle == .dark }

  private var opaquePaper: RGBAColor {
    isDark ? session.palette[.tertiarySystemBackground] ?? RGBAColor(white: 0.17) : .white
  }

  private var palePaper: RGBAColor {
    if isDark { return isGlass ? RGBAColor(white: 0.13) : RGBAColor(white: 0.155) }
    return RGBAColor(white: isGlass ? 0.985 : session.behaves(.hasDarkMode) ? 0.95 : 0.97)
  }

  /// Draws the separators between text and buttons and between buttons; none if buttons have a background of their own.
  func drawLines(
    between arrangement: AlertArrangement, isShared: Bool, into recorder: inout DisplayListRecorder
  ) {
    guard rules.buttonMargin == 0, let panel = arrangement.panels.first else { return }
    let line = session.palette.table.separator, width = 1 / session.pixelGrid.scale
    for (index, row) in arrangement.buttons.enumerated() where row.minY > 0 && row.maxY <= panel.maxY {
      let isBeside = isShared && index == 1
      recorder.fill(
        isBeside
          ? CGRect(x: row.minX, y: row.minY, width: width, height: row.height)
          : CGRect(x: 0, y: row.minY, width: panel.width, height: width), line)
    }
  }

  func drawButton(
    _ frame: CGRect, _ style: UIAlertAction.Style, isProminent: Bool, into recorder: inout DisplayListRecorder
  ) {
    if isGlass {
      let fill = isProminent ? session.palette.tint : session.palette[.tertiarySystemFill] ?? RGBAColor(white: 0.9)
      return recorder.fill(frame, radius: frame.height / 2, fill)
    }
    let radius: CGFloat = isSheet ? 11 : 6
    recorder.fill(frame, radius: radius, glossyFill(style))
    let shine = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height / 2)
    recorder.fill(.rounded(shine, radius: radius, corners: .top), RGBAColor(white: 1, alpha: 0.18))
    recorder.border(frame, radius: radius, RGBAColor(white: 0, alpha: 0.5), width: 1)
  }

  private func glossyFill(_ style: UIAlertAction.Style) -> Fill {
    switch (style, isSheet) {
    case (.destructive, true): Fill(top: RGBAColor(hex: 0xE0484B), bottom: RGBAColor(hex: 0xA8181C))
    case (.default, true): Fill(top: .white, bottom: RGBAColor(white: 0.82))
    case (.cancel, true): Fill(top: RGBAColor(white: 0.35), bottom: RGBAColor(white: 0.1))
    case (.cancel, false): Fill(top: RGBAColor(hex: 0x35466B), bottom: RGBAColor(hex: 0x1A2A4E))
    case (_, false): Fill(top: RGBAColor(hex: 0x6C7FA6), bottom: RGBAColor(hex: 0x3A5080))
    }
  }
}
