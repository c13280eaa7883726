import SessionFoundation

// Changed views are laid out in the next turn of the process's run loop, as Core Animation's transactions do.
extension Session {
  /// Requests a frame. At most one block waits on the main queue and one on this thread's run loop, which also runs
  /// inside a block of the main queue. A block does nothing if layout has happened in the meantime.
  func requestFrame() {
    guard !posted.isComplete else { return }
    if !posted.onQueue {
      posted.onQueue = true
      DispatchQueue.main.async(group: nil, qos: .unspecified, flags: []) { [weak self] in
        MainActor.assumeIsolated { self?.runPostedFrame(\.onQueue) }
      }
    }
    if !posted.onRunLoop {
      posted.onRunLoop = true
      RunLoop.current.perform { [weak self] in
        guard MainQueue.isCurrentThread else { return }
        MainActor.assumeIsolated { self?.runPostedFrame(\.onRunLoop) }
      }
    }
  }

  private func runPostedFrame(_ place: WritableKeyPath<PostedFrames, Bool>) {
    posted[keyPath: place] = false
    guard
      !appearances.isAtRest || !propertyUpdates.isEmpty || !controllerTransitions.isEmpty
        || !layerFrame.dueLayers.isEmpty || windows.contains(where: \.awaitsFrame)
    else { return }
    commitWindows()
  }
}

/// The places where a block that lays out changed views is waiting.
struct PostedFrames {
  var onQueue = false
  var onRunLoop = false

  var isComplete: Bool { onQueue && onRunLoop }
}

extension UIView {
  fileprivate var awaitsFrame: Bool { layout.needsLayout || layout.someBelowNeedLayout }
}
