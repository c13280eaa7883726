import DisplayLists
import SystemProfiles

extension KeyboardPanel {
  /// Draws the background, then the keys.
  func draw(into recorder: inout DisplayListRecorder) {
    guard setup.inputHeight > 0 else { return }
    var below = CGRect(x: 0, y: inputRect.minY, width: bounds.width, height: bounds.height - inputRect.minY)
    // A keyboard that replaces a higher one starts above the edge of the screen.
    if !look.animations.isEmpty { below.size.height += bounds.height }
    if colors.panelCornerRadius > 0 {
      recorder.fill(.rounded(below, radius: colors.panelCornerRadius, corners: .top), colors.panel.top)
    } else {
      recorder.fill(below, colors.panel)
    }
    if session.behaves(.chromeIsGlossy) {
      recorder.fill(CGRect(x: 0, y: below.minY, width: below.width, height: hairline), colors.divider)
    }
    guard let keys = setup.keys else { return }
    drawSuggestions(keys, into: &recorder)
    let placed = arrangement(keys).keys
    for key in placed { draw(key, into: &recorder) }
    if let pressed = placed.first(where: { $0.key == typing.pressed }) { drawBalloon(of: pressed, into: &recorder) }
    if keys.stripHeight > 0 { drawStrip(into: &recorder) }
  }

  private var colors: ColorScheme.KeyboardColors {
    setup.keys?.appearance == .dark ? session.palette.darkKeyboard : session.palette.keyboard
  }

  func arrangement(_ keys: KeyboardKeys) -> KeyboardArrangement {
    let isPad = session.environment.device.idiom == .pad
    let covered = session.environment.coveredInsets
    let rows = inputRect.inset(
      by: UIEdgeInsets(
        top: keys.suggestionsHeight + (isPad ? 4 : 2), left: covered.left + (isPad ? 4 : 1.5),
        bottom: keys.stripHeight + 2, right: covered.right + (isPad ? 4 : 1.5)))
    return KeyboardArrangement(area: rows, layout: page ?? keys.layout, isPad: isPad, showsGlobe: keys.stripHeight == 0)
  }

  /// Draws the space for three suggestions, with lines between them.
  private func drawSuggestions(_ keys: KeyboardKeys, into recorder: inout DisplayListRecorder) {
    guard keys.suggestionsHeight > 0 else { return }
    let bar = CGRect(x: 0, y: inputRect.minY, width: bounds.width, height: keys.suggestionsHeight)
    recorder.fill(bar, colors.suggestions)
    for share in [1.0 / 3, 2.0 / 3] {
      let x = session.pixelGrid.round(bar.width * share)
      recorder.fill(
        CGRect(x: x, y: bar.minY + bar.height * 0.25, width: max(hairline, 0.5), height: bar.height * 0.5),
        colors.divider)
    }
  }

  // MARK: Keys

  private func draw(_ placed: KeyboardArrangement.PlacedKey, into recorder: inout DisplayListRecorder) {
    let rect = body(of: placed.rect), radius = colors.cornerRadius
    recorder.fill(rect.offsetBy(dx: 0, dy: 1), radius: radius, colors.shadow)
    recorder.fill(rect, radius: radius, fill(of: placed.key))
    drawFace(of: placed.key, in: rect, into: &recorder)
  }

  /// Returns the body of a key. The gaps grow with the keys: on a small iPhone, 6 points between letters and 12 between
  /// rows.
  private func body(of cell: CGRect) -> CGRect {
    let isLow = cell.height < 45
    let inset = UIEdgeInsets(top: isLow ? 3 : 6, left: 3, bottom: isLow ? 3.5 : 6, right: 3)
    return session.pixelGrid.snapEdges(cell.inset(by: inset))
  }

  private func fill(of key: KeyboardArrangement.Key) -> Fill {
    if key == .return, returnHasMeaning, returnIsEnabled { return colors.actionKey }
    return key.isSpecial != (key == typing.pressed) ? colors.specialKey : colors.key
  }

  private var returnHasMeaning: Bool { (setup.keys?.returnKey ?? .default) != .default }

  private var returnIsEnabled: Bool { (session.typing.firstResponder as? any TextEditor)?.returnKeyIsEnabled ?? true }

  private func drawFace(
    of key: KeyboardArrangement.Key, in rect: CGRect, into recorder: inout DisplayListRecorder
  ) {
    let ink = key == .return && returnHasMeaning && returnIsEnabled ? colors.actionText : colors.specialText
    switch key {
    case .character(let character):
      let isGlossy = session.behaves(.chromeIsGlossy)
      let size: CGFloat = rect.height > 60 ? 26 : 22
      text(
        shown(character), UIFont(.system(size, weight: isGlossy ? .bold : .regular)), colors.text, in: rect,
        into: &recorder)
    case .space: text("space", labelFont, colors.text, in: rect, into: &recorder)
    case .letters: text("ABC", labelFont, ink, in: rect, into: &recorder)
    case .numbers: text(isOnPad ? ".?123" : "123", labelFont, ink, in: rect, into: &recorder)
    case .return:
      // Assumed: a third of the opacity, as for other disabled text.
      let color = returnIsEnabled ? ink : ink.multipliedAlpha(by: 1 / 3)
      text(setup.keys?.returnKey.label ?? "", labelFont, color, in: rect, into: &recorder)
    case .shift: recorder.strokeMark(.shiftArrow(in: rect.glyphSquare), ink, width: 1.5)
    case .delete: recorder.strokeMark(.deleteKey(in: rect.glyphSquare), ink, width: 1.5)
    case .globe: drawGlobe(in: rect.glyphSquare, ink, into: &recorder)
    case .dismiss: recorder.strokeMark(.keyboardAndChevron(in: rect.glyphSquare), ink, width: 1.5)
    }
  }

  private func shown(_ character: String) -> String {
    session.behaves(.keysShowTheirCase) && page == .letters && !typing.isShifted ? character.lowercased() : character
  }

  /// Draws the enlarged letter above a touched key. On iPad, the key only changes its color.
  private func drawBalloon(
    of placed: KeyboardArrangement.PlacedKey, into recorder: inout DisplayListRecorder
  ) {
    guard case .character(let character) = placed.key, !isOnPad, setup.keys?.layout != .numbers else { return }
    let rect = body(of: placed.rect), radius = colors.cornerRadius
    let head = rect.insetBy(dx: -10, dy: -4).offsetBy(dx: 0, dy: -rect.height - 10)
    let neck = CGRect(x: rect.minX, y: head.midY, width: rect.width, height: rect.maxY - head.midY)
    recorder.fill(head.offsetBy(dx: 0, dy: 1), radius: radius * 2, colors.shadow)
    recorder.fill(neck, radius: radius, colors.key)
    recorder.fill(head, radius: radius * 2, colors.key)
    text(shown(character), UIFont(.system(34)), colors.text, in: head, into: &recorder)
  }

  private var isOnPad: Bool { session.environment.device.idiom == .pad }

  private var labelFont: UIFont {
    UIFont(.system(16, weight: session.behaves(.chromeIsGlossy) ? .bold : .regular))
  }

  private func text(
    _ text: String, _ font: UIFont, _ color: RGBAColor, in rect: CGRect, into recorder: inout DisplayListRecorder
  ) {
    var ink = TextInk(color: color, alignment: .center)
    if color == colors.text { ink.shadow = colors.textShadow.map { ($0, CGSize(width: 0, height: 1)) } }
    TextBlock(text, font: font, session: session).draw(centredIn: rect, ink, into: &recorder)
  }

  /// Draws the globe on the left and the microphone on the right, below the rows.
  private func drawStrip(into recorder: inout DisplayListRecorder) {
    let middle = bounds.height - setup.bottomInset - (setup.keys?.stripHeight ?? 0) / 2 + 4
    let square = CGRect(x: 0, y: middle - 12, width: 24, height: 24), ink = colors.text.multipliedAlpha(by: 0.65)
    drawGlobe(in: square.offsetBy(dx: 28, dy: 0), ink, into: &recorder)
    recorder.strokeMark(.microphone(in: square.offsetBy(dx: bounds.width - 52, dy: 0)), ink, width: 1.5)
  }

  private func drawGlobe(in square: CGRect, _ color: RGBAColor, into recorder: inout DisplayListRecorder) {
    recorder.stroke(.oval(square), color, width: 1.5)
    recorder.stroke(.oval(square.insetBy(dx: square.width * 0.28, dy: 0)), color, width: 1.2)
    recorder.strokeMark(
      .outline([
        .move(CGPoint(x: square.minX, y: square.midY)), .line(CGPoint(x: square.maxX, y: square.midY)),
      ]), color, width: 1.2)
  }
}

extension UIReturnKeyType {
  fileprivate var label: String {
    switch self {
    case .default: "return"
    case .go: "Go"
    case .google, .yahoo, .search: "Search"
    case .join: "Join"
    case .next: "Next"
    case .route: "Route"
    case .send: "Send"
    case .done: "Done"
    case .emergencyCall: "SOS"
    case .continue: "Continue"
    }
  }
}

extension CGRect {
  /// The square for a symbol in the middle of a key.
  fileprivate var glyphSquare: CGRect {
    let side = Swift.min(height * 0.48, width * 0.5, 24)
    return CGRect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
  }
}
