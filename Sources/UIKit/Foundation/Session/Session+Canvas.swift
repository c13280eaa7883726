import DisplayLists

// The current drawing context: drawing methods that clients override have no parameter for it.
extension Session {
  /// Runs client code that may draw.
  ///
  /// - Parameter area: the visible area of the drawing, in its coordinates.
  func draw(into recorder: inout DisplayListRecorder, area: CGRect = .everything, _ body: @MainActor () -> Void) {
    let context = CGContext(recorder, area: area)
    recorder = DisplayListRecorder(size: .zero)  // a single owner avoids a copy
    graphics.push(context)
    perform(body)
    graphics.pop(context)
    recorder = context.finished()
  }

  /// Draws in the current context. Does nothing if there is none.
  func drawing(_ body: (inout DisplayListRecorder) -> Void) { graphics.current?.composite(body) }
}

extension CGRect {
  /// A rectangle larger than any screen.
  static let everything = CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)
}
