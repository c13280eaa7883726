import DisplayLists

extension UIImageView {
  func draw(into recorder: inout DisplayListRecorder) {
    guard let image = movingImage ?? shownImage else { return }
    let rect = contentMode.place(shownSize(of: image), in: bounds, grid: session.pixelGrid)
    draw(image, in: rect, tint: tint, asTemplate: false, into: &recorder)
  }
}
