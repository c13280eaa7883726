// What goes on with every frame of the display.
extension Session {
  /// A second of the display, in frames.
  package static var framesPerSecond: Double { 60 }

  /// Has `body` run before each frame from the next one on, until it returns false.
  ///
  /// - Parameter interval: in frames: 2 for every other one.
  func everyFrame(_ interval: Int = 1, _ body: @escaping @MainActor () -> Bool) {
    let number = (now * Self.framesPerSecond + 1e-6).rounded(.down) + Double(max(1, interval))
    schedule(after: number / Self.framesPerSecond - now) { [weak self] in
      if body() { self?.everyFrame(interval, body) }
    }
  }
}
