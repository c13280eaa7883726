import SessionFoundation

// Views that changed are laid out when the process's run loop turns, as by Core Animation's transaction.
extension Session {
  /// One block at a time, however often it is asked for. It finds nothing to do where somebody has laid out meanwhile.
  func wishForFrame() {
    guard !frameIsPosted else { return }
    frameIsPosted = true
    DispatchQueue.main.async(group: nil, qos: .unspecified, flags: []) { [weak self] in
      MainActor.assumeIsolated { self?.runPostedFrame() }
    }
  }

  private func runPostedFrame() {
    frameIsPosted = false
    guard !appearances.isAtRest || windows.contains(where: \.awaitsFrame) else { return }
    commitWindows()
  }
}

extension UIView {
  fileprivate var awaitsFrame: Bool { layout.needsLayout || layout.someBelowNeedLayout }
}
