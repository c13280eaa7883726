import DisplayLists

extension UIActivityIndicatorView {
  func draw(into recorder: inout DisplayListRecorder) {
    guard isAnimating || !hidesWhenStopped else { return }
    let place = bounds.centred(intrinsicContentSize, grid: PixelGrid(scale: 2))
    recorder.spokes(in: place, shownColor, turnedBy: isAnimating ? session.stepOfWheels : 0)
  }

  var shownColor: RGBAColor {
    if let ownColor { return ownColor.resolved(in: session) }
    switch style {
    case .white, .whiteLarge: return .white
    case .gray: return RGBAColor(white: 0.5)
    case .medium, .large: return session.palette.controls.activityIndicator
    }
  }
}

extension Session {
  /// The number of steps, of twelve a turn, that a spinning activity indicator has turned at the program's current
  /// time. Reading it registers the next step as motion in progress.
  ///
  /// > Basis: recalled: a turn a second, in steps.
  var stepOfWheels: Int {
    let stepsOfASecond = 12.0, step = (now * stepsOfASecond + 1e-6).rounded(.down)
    noteMotion(until: (step + 2) / stepsOfASecond)
    return Int(step.truncatingRemainder(dividingBy: 12))
  }
}

extension DisplayListRecorder {
  /// Draws twelve spokes in the middle: one in full color, and those behind it fainter.
  ///
  /// - Parameter step: the spoke in full color, clockwise from the top.
  mutating func spokes(in rect: CGRect, _ color: RGBAColor, turnedBy step: Int) {
    let unit = min(rect.width, rect.height) / 20
    let spoke = CGRect(x: -0.9 * unit, y: -9.5 * unit, width: 1.8 * unit, height: 5.3 * unit)
    for index in 0..<12 {
      let turn = CGAffineTransform(rotationAngle: CGFloat((step - index) % 12) * .pi / 6)
      saved {
        $0.concatenate(turn.concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY)))
        $0.fill(spoke, radius: spoke.width / 2, color.multipliedAlpha(by: max(0.25, 1 - 0.07 * Double(index))))
      }
    }
  }
}
