import DisplayLists
import Synchronization

/// The current drawing contexts, one stack per thread.
package final class GraphicsStack: Sendable {
  /// Encodes a drawing as an image file.
  package typealias Encoder = @Sendable (DisplayList, PictureFormat) throws -> Data

  private struct State {
    var contexts: [ObjectIdentifier: [CGContext]] = [:]
    var encoder: Encoder?
    var findings: [Diagnostic] = []
  }

  private let state = Mutex(State())

  init() {}

  var current: CGContext? { state.withLock { $0.contexts[.thread]?.last } }

  func push(_ context: CGContext) { state.withLock { $0.contexts[.thread, default: []].append(context) } }

  func pop() {
    state.withLock { state in
      _ = state.contexts[.thread]?.popLast()
      if state.contexts[.thread]?.isEmpty == true { state.contexts[.thread] = nil }
    }
  }

  /// Pops a context and the contexts left open above it.
  func pop(_ context: CGContext) {
    while let last = current {
      pop()
      if last === context { return }
    }
  }

  /// The findings of all threads.
  var findings: [Diagnostic] { state.withLock { $0.findings } }

  func report(_ diagnostic: Diagnostic) {
    state.withLock { if !$0.findings.contains(diagnostic) { $0.findings.append(diagnostic) } }
  }

  /// The encoder; nil if the process can't create image files, since UIKit itself makes no pixels.
  package var encoder: Encoder? {
    get { state.withLock { $0.encoder } }
    set { state.withLock { $0.encoder = newValue } }
  }
}

extension ObjectIdentifier {
  fileprivate static var thread: ObjectIdentifier { ObjectIdentifier(Thread.current) }
}
