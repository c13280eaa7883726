import DisplayLists

// Overridable methods that draw have no parameter for what they draw on: the session holds it while they run.
extension Session {
  /// Runs client code that may draw.
  func draw(into recorder: inout DisplayListRecorder, _ body: @MainActor () -> Void) {
    let outer = canvas
    canvas = recorder
    recorder = DisplayListRecorder(size: .zero)  // one owner only: nothing is copied
    perform(body)
    if let drawn = canvas { recorder = drawn }
    canvas = outer
  }

  /// Draws on what is being drawn on; outside of drawing, nothing.
  func drawing(_ body: (inout DisplayListRecorder) -> Void) {
    guard var recorder = canvas else { return }
    canvas = nil
    body(&recorder)
    canvas = recorder
  }
}
