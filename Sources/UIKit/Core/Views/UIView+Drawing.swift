import DisplayLists

extension UIView {
  /// One device pixel, in points.
  var hairline: CGFloat { 1 / session.pixelGrid.scale }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func resolve(_ color: UIColor?) -> RGBAColor? { color?.resolved(in: self) }

  var tint: RGBAColor { tintColor.resolved(in: session) }
}

extension UIFont {
  /// The same style at the text size that a view has; a font that `UIFontMetrics` scaled is
  /// scaled anew; any other is the same at every text size.
  @MainActor func atTextSize(of view: UIView) -> UIFont {
    at(view.textSize, in: view.session)
  }
}

extension UIView {
  /// Draws an image as this view does: in the image's own colour if it has one, mirrored where it asks for it.
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
