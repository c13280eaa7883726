import SessionFoundation

// Views that changed are laid out when the process's run loop turns, as by Core Animation's transaction.
extension Session {
  /// One block at a time, however often it is asked for: on the main queue and on the run loop of this thread, which goes on
  /// inside a block of the main queue. A block finds nothing to do where somebody has laid out meanwhile.
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

/// Where a block waits that lays out what has changed.
struct PostedFrames {
  var onQueue = false
  var onRunLoop = false

  var isComplete: Bool { onQueue && onRunLoop }
}

extension UIView {
  fileprivate var awaitsFrame: Bool { layout.needsLayout || layout.someBelowNeedLayout }
}
