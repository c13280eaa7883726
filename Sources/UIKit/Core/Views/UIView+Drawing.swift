import DisplayLists

extension UIView {
  /// One device pixel, in points.
  var hairline: CGFloat { 1 / session.pixelGrid.scale }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func resolve(_ color: UIColor?) -> RGBAColor? { color?.resolved(in: self) }

  var tint: RGBAColor { tintColor.resolved(in: session) }
}

extension UIFont {
  /// Returns the font for a view's text size. A font with a text style or scaled by `UIFontMetrics` is scaled again;
  /// any other font is the same at every text size.
  @MainActor func atTextSize(of view: UIView) -> UIFont {
    at(view.textSize, in: view.session)
  }
}

extension UIView {
  /// Draws an image as this view does: in the image's own color if it has one, and mirrored if it requests that.
  func draw(
    _ image: UIImage, in rect: CGRect, tint: RGBAColor, asTemplate: Bool, into recorder: inout DisplayListRecorder
  ) {
    let ink = ImageInk(tint: tint, own: resolve(image.ownColor), asTemplate: asTemplate)
    let facts = session.imageFactsInUse
    guard image.flipsForRightToLeftLayoutDirection, isRightToLeft else {
      return image.draw(in: rect, ink, by: facts, into: &recorder)
    }
    recorder.mirrored(in: rect) { image.draw(in: rect, ink, by: facts, into: &$0) }
  }
}
