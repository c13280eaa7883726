import DisplayLists

// Overridable methods that draw have no parameter for what they draw on: the session holds it while they run.
extension Session {
  /// Runs client code that may draw.
  ///
  /// - Parameter area: what can be seen of the drawing, in its coordinates.
  func draw(into recorder: inout DisplayListRecorder, area: CGRect = .everything, _ body: @MainActor () -> Void) {
    let context = CGContext(recorder, area: area)
    recorder = DisplayListRecorder(size: .zero)  // one owner only: nothing is copied
    graphics.push(context)
    perform(body)
    graphics.pop(context)
    recorder = context.finished()
  }

  /// Draws on what is being drawn on; outside of drawing, nothing.
  func drawing(_ body: (inout DisplayListRecorder) -> Void) { graphics.current?.composite(body) }
}

extension CGRect {
  /// More than there is on any screen.
  static let everything = CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)
}
