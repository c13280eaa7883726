import DisplayLists

extension UIActivityIndicatorView {
  func draw(into recorder: inout DisplayListRecorder) {
    guard isAnimating || !hidesWhenStopped else { return }
    recorder.spokes(in: bounds.centred(intrinsicContentSize, grid: PixelGrid(scale: 2)), shownColor)
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

extension DisplayListRecorder {
  /// Twelve spokes in the middle, the one at the top in full colour and the ones behind it fainter.
  mutating func spokes(in rect: CGRect, _ color: RGBAColor) {
    let unit = min(rect.width, rect.height) / 20
    let spoke = CGRect(x: -0.9 * unit, y: -9.5 * unit, width: 1.8 * unit, height: 5.3 * unit)
    for index in 0..<12 {
      let turn = CGAffineTransform(rotationAngle: -CGFloat(index) * .pi / 6)
      saved {
        $0.concatenate(turn.concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY)))
        $0.fill(spoke, radius: spoke.width / 2, color.multipliedAlpha(by: max(0.25, 1 - 0.07 * Double(index))))
      }
    }
  }
}
