import DisplayLists

extension PlaceholderView {
  /// Draws a light dashed box, with a label if there are no subviews.
  func draw(into recorder: inout DisplayListRecorder) {
    let line = RGBAColor(white: 0.55, alpha: 0.7), box = bounds.insetBy(dx: hairline / 2, dy: hairline / 2)
    guard box.width > 0, box.height > 0 else { return }
    if backgroundColor == nil, subviews.isEmpty { recorder.fill(bounds, RGBAColor(white: 0.55, alpha: 0.08)) }
    recorder.stroke(.rect(box, radius: 3), line, StrokeStyle(width: hairline, dashes: [3, 3]))
    guard subviews.isEmpty else { return }
    let name = TextBlock(label, font: .systemFont(ofSize: 11), session: session)
    let ink = TextInk(color: RGBAColor(white: 0.5), alignment: .center)
    recorder.saved {
      $0.clip(bounds)
      name.draw(centredIn: bounds.insetBy(dx: min(4, bounds.width / 2), dy: 0), ink, into: &$0)
    }
  }
}
