import DisplayLists
import SystemProfiles

/// Draws a bar with its own choices over the colors of its generation.
@MainActor struct BarPainter {
  let look: BarLook
  let colors: ColorScheme.BarColors
  let session: Session
  let tint: RGBAColor
  /// Whether images have a body, too. They do in glossy navigation bars, but not in toolbars.
  var bordersPictures = false
  /// Whether the bar has the low height of iPhones in landscape.
  var isCompact = false
  /// The button appearances that apply now; nil where there are none.
  var buttons: BarButtonAppearances?

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

  /// The color of an opaque bar at its lower edge.
  var lowerEnd: RGBAColor { fill.bottom }

  private var isTranslucent: Bool { look.isTranslucent ?? session.behaves(.barsAreTranslucentByDefault) }

  /// The glass of a translucent bar, tinted with the bar's own color if it has one.
  private var glass: Glass? {
    guard isTranslucent, let glass = colors.glass else { return nil }
    if let color = look.barTint?.resolved(in: session) { return glass.tinted(color) }
    return isBlack ? .dark : glass
  }

  var title: RGBAColor { isBlack ? .white : colors.title }

  /// The color of items without a color of their own.
  var item: RGBAColor { session.behaves(.tintColorIsInherited) && !isGlass ? tint : colors.item }

  var textShadow: (color: RGBAColor, offset: CGSize)? {
    colors.titleShadow.map { ($0, CGSize(width: 0, height: -1)) }
  }

  /// - Parameter lineIsAbove: whether the line is at the top, as in bars at the bottom of a screen.
  func draw(
    _ backdrop: BarBackdrop, in bounds: CGRect, lineIsAbove: Bool, hairline: CGFloat,
    into recorder: inout DisplayListRecorder
  ) {
    switch backdrop {
    case .clear: break
    case .fading(let color): drawFading(color, over: bounds, into: &recorder)
    case .shown(let background):
      draw(background, in: bounds, isAbove: lineIsAbove, into: &recorder)
      drawShadow(of: background, in: bounds, isAbove: lineIsAbove, hairline: hairline, into: &recorder)
    }
  }

  private func draw(
    _ background: BarBackground, in bounds: CGRect, isAbove: Bool, into recorder: inout DisplayListRecorder
  ) {
    let overhung = CGRect(
      x: bounds.minX, y: bounds.minY - (isAbove ? 0 : look.overhang), width: bounds.width,
      height: bounds.height + look.overhang)
    switch background.material {
    case .system: drawMaterial(overhung, in: bounds, lineIsAbove: isAbove, into: &recorder)
    case .effect(let effect): recorder.glass(overhung, effect.style.glass(in: session))
    case .none: break
    }
    if let color = background.color?.resolved(in: session) { recorder.fill(overhung, color) }
    guard let image = background.image else { return }
    let place = imageRect(image, background.contentMode, in: overhung, bar: bounds)
    recorder.saved {
      $0.clip(overhung)
      image.draw(in: place, tint: tint, asTemplate: false, session, into: &$0)
    }
  }

  /// Returns the frame of the background image. An image without cap insets that has the height of the bar is not
  /// stretched under the status bar.
  ///
  /// > Basis: documented: iOS 7 UI Transition Guide, "Navigation Bar".
  private func imageRect(
    _ image: UIImage, _ mode: UIView.ContentMode, in overhung: CGRect, bar: CGRect
  ) -> CGRect {
    guard mode == .scaleToFill || image.capInsets != .zero else {
      return mode.place(image.size, in: overhung, grid: session.pixelGrid)
    }
    return image.capInsets == .zero && image.size.height == bar.height ? bar : overhung
  }

  private func drawMaterial(
    _ overhung: CGRect, in bounds: CGRect, lineIsAbove: Bool, into recorder: inout DisplayListRecorder
  ) {
    if let glass { recorder.glass(overhung, glass) } else { recorder.fill(overhung, fill) }
    guard isGlossy else { return }
    let line = CGRect(x: bounds.minX, y: bounds.minY + (lineIsAbove ? 1 : 0), width: bounds.width, height: 1)
    recorder.fill(line, RGBAColor(white: 1, alpha: isBlack ? 0.2 : 0.35))
  }

  /// Draws the line, or the image that replaces it just outside the bar.
  private func drawShadow(
    of background: BarBackground, in bounds: CGRect, isAbove: Bool, hairline: CGFloat,
    into recorder: inout DisplayListRecorder
  ) {
    let line = edge(of: bounds, isAbove: isAbove, hairline: hairline)
    guard let image = background.shadowImage else {
      switch background.shadow {
      case .system: recorder.fill(line, colors.hairline)
      case .color(let color): recorder.fill(line, color.resolved(in: session))
      case .none: break
      }
      return
    }
    var tint = colors.hairline, isTemplate = false
    if case .color(let color) = background.shadow { (tint, isTemplate) = (color.resolved(in: session), true) }
    let height = image.size.height, y = isAbove ? bounds.minY - height : bounds.maxY
    let place = CGRect(x: bounds.minX, y: y, width: bounds.width, height: height)
    image.draw(in: place, tint: tint, asTemplate: isTemplate, session, into: &recorder)
  }

  /// Draws a background that lets the content shine through a little and fades out at its edge.
  func drawFading(_ color: RGBAColor, over bounds: CGRect, into recorder: inout DisplayListRecorder) {
    let edge: CGFloat = 20, shade = color.withAlpha(0.9)
    let top = bounds.minY - look.overhang, solid = max(0, bounds.height + look.overhang - edge)
    recorder.fill(CGRect(x: bounds.minX, y: top, width: bounds.width, height: solid), shade)
    recorder.fill(
      CGRect(x: bounds.minX, y: top + solid, width: bounds.width, height: edge),
      Fill(top: shade, bottom: color.withAlpha(0)))
  }

  /// Returns the line between the bar and the content: inside glossy bars, just outside flat ones.
  private func edge(of bounds: CGRect, isAbove: Bool, hairline: CGFloat) -> CGRect {
    let height = isGlossy ? 1 : hairline, inside = isGlossy ? height : 0
    let y = isAbove ? bounds.minY - height + inside : bounds.maxY - inside
    return CGRect(x: bounds.minX, y: y, width: bounds.width, height: height)
  }

  /// Draws the body behind a bordered or floating item.
  ///
  /// - Parameter own: the item's own color, which applies to the body in generations that color bodies instead of
  ///   text.
  func drawItemBody(
    _ frame: CGRect, isProminent: Bool, own: RGBAColor? = nil, into recorder: inout DisplayListRecorder
  ) {
    guard let body = colors.itemBody else { return }
    if isGlass {
      let radius = frame.height / 2
      recorder.shadow(
        of: .rect(frame, radius: radius), offset: CGSize(width: 0, height: 2), blur: 8, RGBAColor(white: 0, alpha: 0.1))
      guard !isProminent, let glass = colors.itemGlass else {
        return recorder.fill(frame, radius: radius, isProminent ? Fill(own ?? tint) : body)
      }
      return recorder.glass(frame, radius: radius, glass)
    }
    let chosen = own.map { Fill(top: $0, bottom: $0.mixed(with: .black, share: 0.25)) }
    let fill = chosen ?? (isProminent ? session.palette.table.selection : barTintedBody ?? body)
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
