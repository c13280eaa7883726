import DisplayLists

extension UIImageView {
  func draw(into recorder: inout DisplayListRecorder) {
    guard let image = shownImage else { return }
    let rect = contentMode.place(image.size, in: bounds, grid: session.pixelGrid)
    image.draw(in: rect, tint: tint, asTemplate: false, into: &recorder)
  }
}
