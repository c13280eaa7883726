import DisplayLists
import SystemProfiles

extension UISearchBar {
  /// Draws the bar behind the field, unless the style is minimal or the search bar is part of another bar.
  func draw(into recorder: inout DisplayListRecorder) {
    if let backgroundImage {
      backgroundImage.draw(in: bounds, tint: tint, asTemplate: false, session, into: &recorder)
    } else if !isBare {
      drawBackground(into: &recorder)
    }
    if let image = scopeLook.background, scopeBar?.isHidden == false {
      image.draw(in: scopeStrip, tint: tint, asTemplate: false, session, into: &recorder)
    }
    drawBodyOfCancelButton(into: &recorder)
    guard let prompt else { return }
    let ink = TextInk(color: session.palette.labelText, alignment: .center, isRightToLeft: isRightToLeft)
    TextBlock(prompt, font: .systemFont(ofSize: 13), session: session)
      .draw(centredIn: promptStrip, ink, into: &recorder)
  }

  /// Whether the bar has no system background. Before iOS 7, search bars had no styles.
  var isBare: Bool {
    searchBarStyle == .minimal && !session.behaves(.chromeIsGlossy) || owner?.placesBarInNavigationBar == true
  }

  /// Draws the body of the cancel button, which looks like a bar button in glossy and glass bars.
  private func drawBodyOfCancelButton(into recorder: inout DisplayListRecorder) {
    let isGlass = session.behaves(.chromeIsGlass)
    guard isGlass || session.behaves(.chromeIsGlossy), let cancelButton else { return }
    var look = BarLook()
    (look.barTint, look.style) = (barTintColor, barStyle)
    let painter = BarPainter(look: look, colors: session.palette.navigationBar, session: session, tint: tint)
    let frame = cancelButton.frame, body = isGlass ? frame : painter.body(in: frame)
    recorder.layer(opacity: cancelButton.isEnabled ? 1 : 0.5) {
      painter.drawItemBody(body, isProminent: cancelButton.isHighlighted && !isGlass, into: &$0)
      guard isGlass, let mark = UIBarButtonItem.SystemItem.cancel.glassMark else { return }
      painter.drawMark(mark, in: body, painter.item, into: &$0)
    }
  }

  private func drawBackground(into recorder: inout DisplayListRecorder) {
    if session.behaves(.chromeIsGlass) { return }
    let line = CGRect(x: bounds.minX, y: bounds.maxY - hairline, width: bounds.width, height: hairline)
    if session.behaves(.chromeIsGlossy) {
      let fill =
        resolve(barTintColor).map { Fill(top: $0.mixed(with: .white, share: 0.35), bottom: $0) }
        ?? Fill(top: RGBAColor(hex: 0xEEF1F4), bottom: RGBAColor(hex: 0xBDC7D1))
      recorder.fill(bounds, fill)
      return recorder.fill(line, RGBAColor(hex: 0x8995A2))
    }
    recorder.fill(
      bounds.inset(by: UIEdgeInsets(top: -coveredStatusBar, left: 0, bottom: 0, right: 0)),
      resolve(barTintColor) ?? flatBackground)
    recorder.fill(line, session.palette.navigationBar.hairline)
  }

  /// The height of the status bar if the background reaches behind it, as it does instead of the navigation bar's.
  private var coveredStatusBar: CGFloat {
    guard owner?.hidesNavigationBar == true, let window else { return 0 }
    return min(max(0, convert(bounds.origin, to: nil).y), window.safeAreaInsets.top)
  }

  private var flatBackground: RGBAColor {
    if barStyle == .black { return RGBAColor(white: 0.08) }
    return session.behaves(.hasDarkMode) ? session.palette.navigationBar.background.top : RGBAColor(hex: 0xC9C9CE)
  }
}
