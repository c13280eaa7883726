import DisplayLists

extension UIBackgroundConfiguration {
  /// Returns the frame of the background.
  ///
  /// - Parameter area: the area that the view's own background fills.
  @MainActor func frame(in area: CGRect, of view: UIView) -> CGRect {
    let margins = view.layoutMargins.directional(isRightToLeft: view.isRightToLeft)
    let edges = edgesAddingLayoutMarginsToBackgroundInsets
    let insets = NSDirectionalEdgeInsets(
      top: backgroundInsets.top + (edges.contains(.top) ? margins.top : 0),
      leading: backgroundInsets.leading + (edges.contains(.leading) ? margins.leading : 0),
      bottom: backgroundInsets.bottom + (edges.contains(.bottom) ? margins.bottom : 0),
      trailing: backgroundInsets.trailing + (edges.contains(.trailing) ? margins.trailing : 0))
    let isMirrored = view.isRightToLeft
    return area.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
        right: isMirrored ? insets.leading : insets.trailing))
  }

  /// Draws the background.
  ///
  /// - Parameters:
  ///   - radius: the corner radius of the group that the view ends. A radius of the configuration takes precedence.
  ///   - corners: the corners with that radius.
  @MainActor func draw(
    in area: CGRect, of view: UIView, radius: CGFloat, corners: Corners, into recorder: inout DisplayListRecorder
  ) {
    let frame = frame(in: area, of: view), own = cornerRadius > 0
    let shape = Path.rounded(frame, radius: own ? cornerRadius : radius, corners: own || radius == 0 ? .all : corners)
    drawUnderlay(shape, of: view, into: &recorder)
    if let color = view.resolve(resolvedBackgroundColor(for: view.tintColor)) { recorder.fill(shape, color) }
    drawImage(in: frame, shape: shape, of: view, tint: view.tint, into: &recorder)
    guard strokeWidth > 0, let color = view.resolve(resolvedStrokeColor(for: view.tintColor)) else { return }
    let line = frame.insetBy(dx: strokeWidth / 2 - strokeOutset, dy: strokeWidth / 2 - strokeOutset)
    recorder.stroke(.rounded(line, radius: own ? cornerRadius : radius, corners: .all), color, width: strokeWidth)
  }

  /// Draws the image with its content mode, clipped to the shape of the background.
  @MainActor func drawImage(
    in area: CGRect, shape: Path, of view: UIView, tint: RGBAColor, into recorder: inout DisplayListRecorder
  ) {
    guard let image else { return }
    let rect = imageContentMode.place(image.size, in: area, grid: view.session.pixelGrid)
    recorder.saved {
      $0.clip(shape)
      view.draw(image, in: rect, tint: tint, asTemplate: false, into: &$0)
    }
  }
}

extension UIBackgroundConfiguration {
  /// Draws the layers behind the background's color: the shadow, then the material of the effect.
  @MainActor func drawUnderlay(_ shape: Path, of view: UIView, into recorder: inout DisplayListRecorder) {
    let shadow = shadowProperties, opacity = min(max(shadow.opacity, 0), 1)
    if opacity > 0, let color = view.resolve(shadow.color) {
      recorder.shadow(
        of: shape, offset: shadow.offset, blur: max(0, shadow.radius), color.multipliedAlpha(by: opacity))
    }
    if let glass = visualEffect?.glass(in: view) { recorder.glass(shape, Material(glass)) }
  }
}
