import DisplayLists
import SystemProfiles
import Typesetting

/// The parts of the screen that the system draws: the status bar and the home indicator.
@MainActor struct ScreenChrome {
  let environment: SystemEnvironment
  let statusBar: StatusBarLook
  var hidesHomeIndicator = false

  func draw(into recorder: inout DisplayListRecorder) {
    if height > 0 { drawStatusBar(into: &recorder) }
    if environment.device.screen.hasHomeIndicator, !hidesHomeIndicator { drawHomeIndicator(into: &recorder) }
  }

  /// The height of the whole status bar; below, the height of its line of indicators.
  private var height: CGFloat { environment.statusBarHeight }
  private var lineHeight: CGFloat { height - environment.callStripHeight }
  private var width: CGFloat { environment.screenSize.width }
  private var ink: RGBAColor { statusBar.ink }
  private var bar: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }
  private var line: CGRect { CGRect(x: 0, y: 0, width: width, height: lineHeight) }

  /// Whether a sensor housing divides the status bar.
  private var isSplit: Bool {
    environment.device.idiom == .phone && environment.device.screen.hasHomeIndicator && height > 24
  }

  private func drawStatusBar(into recorder: inout DisplayListRecorder) {
    recorder.fill(bar, statusBar.background)
    drawCallStrip(into: &recorder)
    if isSplit { return drawSplit(into: &recorder) }
    let beginsWithTime = environment.device.idiom == .pad && environment.profile.has(.padStatusBarBeginsWithTime)
    if beginsWithTime { drawDated(into: &recorder) } else { drawPlain(into: &recorder) }
  }

  // MARK: Arrangement

  /// Draws time and indicators beside the housing, a little nearer to it than to the round corners.
  private func drawSplit(into recorder: inout DisplayListRecorder) {
    let housing = environment.device.screen.body.housing.width, isIsland = height > 50
    let middle = isIsland ? height / 2 + 5 : height / 2 + 3, ear = (width - housing) / 2
    let axis = ear / 2 + (isIsland ? 4 : 6), unit: CGFloat = isIsland ? 1 : 0.92
    let left = CGRect(x: axis - 40, y: middle - 11, width: 80, height: 22)
    let pill = isIsland ? nil : callPill(around: CGPoint(x: axis, y: middle))
    if let pill { recorder.fill(pill, radius: pill.height / 2, environment.palette.callBar.bottom) }
    text(
      "9:41", size: isIsland ? 17 : 16, .semibold, in: left, .center, color: pill == nil ? ink : .white, into: &recorder
    )
    let start = width - axis - 36.5 * unit, bars = 12 * unit, battery = 13 * unit
    drawBars(CGRect(x: start, y: middle - bars / 2, width: 18 * unit, height: bars), into: &recorder)
    drawWaves(CGRect(x: start + 23 * unit, y: middle - bars / 2, width: 17 * unit, height: bars), into: &recorder)
    drawBattery(
      CGRect(x: start + 46 * unit, y: middle - battery / 2, width: 27 * unit, height: battery), radius: 4,
      into: &recorder)
  }

  /// Returns the frame of the pill behind the time during a call. A Dynamic Island shows calls itself, over the screen.
  ///
  /// > Basis: recalled, for the iPhone X, that the pill exists; its size is assumed.
  private func callPill(around middle: CGPoint) -> CGRect? {
    environment.isInCall ? CGRect(x: middle.x - 29, y: middle.y - 10.5, width: 58, height: 21) : nil
  }

  /// Draws the second line during a call.
  private func drawCallStrip(into recorder: inout DisplayListRecorder) {
    guard environment.callStripHeight > 0 else { return }
    let isGlossy = environment.profile.has(.chromeIsGlossy)
    // The two lines are closer together than the halves of the bar.
    let strip = CGRect(x: 0, y: lineHeight - 2, width: width, height: height - lineHeight)
    text(
      "Touch to return to call", size: isGlossy ? 14 : 13, isGlossy ? .bold : .regular, in: strip, .center,
      into: &recorder)
  }

  /// Draws time and date at the left and indicators at the right, clear of round corners.
  private func drawDated(into recorder: inout DisplayListRecorder) {
    let strip = line.insetBy(dx: environment.device.screen.hasHomeIndicator ? 20 : 8, dy: 0), middle = lineHeight / 2
    text("9:41 AM   Tue Jan 9", size: 12, .semibold, in: strip, .left, into: &recorder)
    let battery = CGRect(x: strip.maxX - 25, y: middle - 5.5, width: 25, height: 11)
    drawBattery(battery, radius: 3, into: &recorder)
    let percent = CGRect(x: strip.minX, y: 0, width: strip.width - 29, height: lineHeight)
    text("100%", size: 12, .semibold, in: percent, .right, into: &recorder)
    drawWaves(CGRect(x: strip.maxX - 79, y: middle - 5.5, width: 15, height: 10.5), into: &recorder)
  }

  private func drawPlain(into recorder: inout DisplayListRecorder) {
    let isGlossy = environment.profile.has(.chromeIsGlossy), strip = line.insetBy(dx: 6, dy: 0)
    let middle = lineHeight / 2, size: CGFloat = isGlossy ? 14 : 12
    let hasBars = isGlossy || environment.profile.has(.signalIsShownAsBars)
    if hasBars {
      drawBars(CGRect(x: strip.minX, y: middle - 5, width: 16, height: 10), into: &recorder)
    } else {
      drawDots(CGRect(x: strip.minX, y: middle - 2.75, width: 33.5, height: 5.5), into: &recorder)
    }
    let carrier = strip.offsetBy(dx: hasBars ? 21 : 38, dy: 0)
    let length = text("Carrier", size: size, isGlossy ? .bold : .regular, in: carrier, .left, into: &recorder)
    let fan = CGRect(x: carrier.minX + length + 4, y: middle - 5, width: 14, height: 10)
    drawWaves(session.pixelGrid.snapEdges(fan), into: &recorder)
    text("9:41 AM", size: size, .bold, in: strip, .center, into: &recorder)
    let battery = CGRect(x: strip.maxX - 25, y: middle - 5, width: 25, height: 10)
    drawBattery(battery, radius: isGlossy ? 1 : 1.5, into: &recorder)
    let percent = CGRect(x: strip.minX, y: 0, width: strip.width - 29, height: lineHeight)
    text("100%", size: size, isGlossy ? .bold : .regular, in: percent, .right, into: &recorder)
  }

  private var session: Session { Session.current }

  /// - Returns: The width of the text.
  @discardableResult private func text(
    _ text: String, size: CGFloat, _ weight: FontWeight, in rect: CGRect, _ alignment: NSTextAlignment,
    color: RGBAColor? = nil, into recorder: inout DisplayListRecorder
  ) -> CGFloat {
    let block = TextBlock(text, font: UIFont(.system(size, weight: weight)), session: session)
    block.draw(centredIn: rect, TextInk(color: color ?? ink, alignment: alignment), into: &recorder)
    return block.size().width
  }
}

// MARK: - Indicators

extension ScreenChrome {
  /// Draws four signal bars.
  private func drawBars(_ rect: CGRect, into recorder: inout DisplayListRecorder) {
    let width = rect.width / 5.6
    for index in 0..<4 {
      let height = rect.height * (0.34 + 0.22 * CGFloat(index))
      recorder.fill(
        CGRect(x: rect.minX + CGFloat(index) * width * 1.53, y: rect.maxY - height, width: width, height: height),
        radius: width / 3, ink)
    }
  }

  /// Draws five signal dots.
  private func drawDots(_ rect: CGRect, into recorder: inout DisplayListRecorder) {
    for index in 0..<5 {
      let dot = CGRect(x: rect.minX + 7 * CGFloat(index), y: rect.minY, width: rect.height, height: rect.height)
      recorder.fill(.oval(dot), ink)
    }
  }

  /// Draws the Wi-Fi indicator: three arcs around the middle of the lower edge, clipped to a wedge.
  private func drawWaves(_ rect: CGRect, into recorder: inout DisplayListRecorder) {
    let foot = CGPoint(x: rect.midX, y: rect.maxY), width = rect.height * 0.2
    recorder.saved {
      $0.clip(
        .outline([
          .move(CGPoint(x: foot.x, y: foot.y)), .line(CGPoint(x: rect.minX, y: rect.minY + rect.height * 0.25)),
          .line(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
          .line(CGPoint(x: rect.maxX, y: rect.minY + rect.height * 0.25)), .close,
        ]))
      for share in [0.9, 0.57] {
        let radius = rect.height * share
        let circle = CGRect(x: foot.x - radius, y: foot.y - radius, width: 2 * radius, height: 2 * radius)
        $0.stroke(.oval(circle), ink, width: width)
      }
      let radius = rect.height * 0.34
      $0.fill(.oval(CGRect(x: foot.x - radius, y: foot.y - radius, width: 2 * radius, height: 2 * radius)), ink)
    }
  }

  private func drawBattery(_ rect: CGRect, radius: CGFloat, into recorder: inout DisplayListRecorder) {
    let body = CGRect(x: rect.minX, y: rect.minY, width: rect.width - 2.5, height: rect.height)
    recorder.border(body, radius: radius, ink.multipliedAlpha(by: 0.45), width: 1)
    recorder.fill(body.insetBy(dx: 2, dy: 2), radius: max(0.5, radius - 1.5), ink)
    let knob = CGRect(x: body.maxX + 1, y: rect.midY - 2, width: 1.5, height: 4)
    recorder.fill(.rounded(knob, radius: 1, corners: .right), ink.multipliedAlpha(by: 0.5))
  }

  private func drawHomeIndicator(into recorder: inout DisplayListRecorder) {
    let length: CGFloat = environment.orientation.isLandscape ? 209 : width < 380 ? 134 : 139
    let frame = CGRect(x: (width - length) / 2, y: environment.screenSize.height - 13, width: length, height: 5)
    recorder.fill(frame, radius: 2.5, environment.palette.statusBarText)
  }
}
