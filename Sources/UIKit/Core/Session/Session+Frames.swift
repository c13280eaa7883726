// Work for each frame of the display.
extension Session {
  /// The number of frames per second of the display.
  package static var framesPerSecond: Double { 60 }

  /// Calls `body` before each frame, beginning with the next one, until it returns false.
  ///
  /// - Parameter interval: The interval in frames, such as 2 for every other frame.
  func everyFrame(_ interval: Int = 1, _ body: @escaping @MainActor () -> Bool) {
    let number = (now * Self.framesPerSecond + 1e-6).rounded(.down) + Double(max(1, interval))
    schedule(after: number / Self.framesPerSecond - now) { [weak self] in
      if body() { self?.everyFrame(interval, body) }
    }
  }
}
