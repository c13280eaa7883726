import DisplayLists

extension UIImageView {
  func draw(into recorder: inout DisplayListRecorder) {
    let moving = animation?.image(at: session.now, isHighlighted: isHighlighted)
    guard let image = moving ?? shownImage else { return }
    let rect = contentMode.place(shownSize(of: image), in: bounds, grid: session.pixelGrid)
    draw(image, in: rect, tint: tint, asTemplate: false, into: &recorder)
  }
}
