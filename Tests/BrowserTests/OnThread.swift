import CoreTypes

/// Chromium and the page wait, so that they need a thread of their own.
func onThread(_ work: @escaping @Sendable () throws -> Void) async throws {
  try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
    Thread { done.resume(with: Result { try work() }) }.start()
  }
}
