import CoreTypes

/// Runs the work on its own thread, because Chromium and the page block.
func onThread(_ work: @escaping @Sendable () throws -> Void) async throws {
  try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
    Thread { done.resume(with: Result { try work() }) }.start()
  }
}
