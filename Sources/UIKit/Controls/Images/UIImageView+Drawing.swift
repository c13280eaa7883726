import DisplayLists

extension UIImageView {
  func draw(into recorder: inout DisplayListRecorder) {
    guard let image = movingImage ?? shownImage, !symbolEffects.isHidden else { return }
    let rect = symbolEffects.scaled(
      contentMode.place(shownSize(of: image), in: bounds, grid: session.pixelGrid))
    draw(image, in: rect, tint: tint, asTemplate: false, into: &recorder)
  }
}
