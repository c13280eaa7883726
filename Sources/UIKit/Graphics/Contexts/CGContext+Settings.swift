import DisplayLists

public enum CGInterpolationQuality: Int32, Sendable {
  case `default` = 0
  case none, low, medium, high
}

// What the next drawing looks like.
extension CGContext {
  public func setFillColor(_ color: CGColor) { state.fill = color }

  public func setStrokeColor(_ color: CGColor) { state.stroke = color }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fill = CGColor(gray: gray, alpha: alpha) }

  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.stroke = CGColor(gray: gray, alpha: alpha) }

  public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    CGColor(patternSpace: .pattern, pattern: pattern, components: colorComponents).map(setFillColor)
  }

  public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    CGColor(patternSpace: .pattern, pattern: pattern, components: colorComponents).map(setStrokeColor)
  }

  public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }

  /// The fill color becomes black, the initial color of all spaces.
  public func setFillColorSpace(_ space: CGColorSpace) { state.fill = .black }

  /// The stroke color becomes black, the initial color of all spaces.
  public func setStrokeColorSpace(_ space: CGColorSpace) { state.stroke = .black }

  // MARK: Lines

  /// In points of the current coordinates.
  public func setLineWidth(_ width: CGFloat) { state.line.width = width }

  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap.cap }

  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join.join }

  /// - Parameter limit: the greatest length of a mitered corner, in line widths; longer corners are beveled. 10 at first.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }

  /// - Parameters:
  ///   - phase: how far into the pattern a line begins, in points.
  ///   - lengths: of line and gap in turn; empty for a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.line.dashPhase, state.line.dashes) = (phase, lengths)
  }

  // MARK: Compositing

  /// - Parameter alpha: 0…1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }

  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// A shadow of a third of black.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// - Parameters:
  ///   - offset: in points of what is drawn on, whatever the coordinates: down and to the right.
  ///   - blur: twice the standard deviation of the blur.
  ///   - color: nil for no shadow.
  ///
  /// > Basis: documented, that coordinates do not matter; assumed, what `blur` measures.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.flatMap {
      $0.alpha > 0 ? Shadow(offset: offset, blur: max(blur, 0) / 2, color: $0.rgba) : nil
    }
  }

  /// `none` leaves pixels squares.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.scaling == .nearest ? .none : .default }
    set { state.scaling = newValue == .none ? .nearest : .smooth }
  }

  /// Applies to fills and strokes; text and images stay smooth.
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.smoothsEdges = shouldAntialias }

  /// False: no anti-aliasing, whatever `setShouldAntialias(_:)` says.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { state.allowsSmoothEdges = allowsAntialiasing }

  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) { hasNoEffect("CGContext.setShouldSmoothFonts(_:)") }
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {
    hasNoEffect("CGContext.setShouldSubpixelPositionFonts(_:)")
  }
  public func setFlatness(_ flatness: CGFloat) { hasNoEffect("CGContext.setFlatness(_:)") }
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) { hasNoEffect("CGContext.setRenderingIntent(_:)") }
  public func flush() {}
  public func synchronize() {}
}

public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent = 0
  case absoluteColorimetric, relativeColorimetric, perceptual, saturation
}
