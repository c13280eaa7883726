import DisplayLists

public enum CGInterpolationQuality: Int32, Sendable {
  case `default` = 0
  case none, low, medium, high
}

// Drawing parameters.
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

  /// Resets the fill color to black, the initial color of every color space.
  public func setFillColorSpace(_ space: CGColorSpace) { state.fill = .black }

  /// Resets the stroke color to black, the initial color of every color space.
  public func setStrokeColorSpace(_ space: CGColorSpace) { state.stroke = .black }

  // MARK: Lines

  /// In points of the current coordinates.
  public func setLineWidth(_ width: CGFloat) { state.line.width = width }

  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap.cap }

  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join.join }

  /// - Parameter limit: the greatest length of a mitered corner, in line widths. Longer corners are beveled. Initially
  ///   10.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }

  /// - Parameters:
  ///   - phase: the offset into the pattern at which a line begins, in points.
  ///   - lengths: the lengths of dashes and gaps in turn. An empty array draws a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.line.dashPhase, state.line.dashes) = (phase, lengths)
  }

  // MARK: Compositing

  /// - Parameter alpha: 0…1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }

  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Sets a black shadow with an alpha of one third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// - Parameters:
  ///   - offset: in points of the canvas, down and to the right, whatever the current coordinates.
  ///   - blur: twice the standard deviation of the blur.
  ///   - color: nil removes the shadow.
  ///
  /// > Basis: documented, that the offset ignores the current coordinates; assumed, what `blur` measures.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.flatMap {
      $0.alpha > 0 ? Shadow(offset: offset, blur: max(blur, 0) / 2, color: $0.rgba) : nil
    }
  }

  /// The interpolation quality: `none` scales images without interpolation, all others smoothly.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.scaling == .nearest ? .none : .default }
    set { state.scaling = newValue == .none ? .nearest : .smooth }
  }

  /// Applies to fills and strokes; text and images stay smooth.
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.smoothsEdges = shouldAntialias }

  /// Disables antialiasing if false, whatever the value of `setShouldAntialias(_:)`.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { state.allowsSmoothEdges = allowsAntialiasing }

  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) { hasNoEffect("CGContext.setShouldSmoothFonts(_:)") }
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {
    hasNoEffect("CGContext.setShouldSubpixelPositionFonts(_:)")
  }
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {
    hasNoEffect("CGContext.setShouldSubpixelQuantizeFonts(_:)")
  }
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {
    hasNoEffect("CGContext.setAllowsFontSmoothing(_:)")
  }
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {
    hasNoEffect("CGContext.setAllowsFontSubpixelPositioning(_:)")
  }
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {
    hasNoEffect("CGContext.setAllowsFontSubpixelQuantization(_:)")
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
