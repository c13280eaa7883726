import SystemProfiles

// Who hears that the status bar has another frame.
extension Session {
  /// Before anything has changed.
  ///
  /// > Basis: documented, for the delegate and the notifications; assumed, that a bar which controllers hide or show is no
  /// > reason.
  func announceStatusBar(in target: SystemEnvironment) {
    let new = planning(target) { environment.statusBarFrame }
    guard new != environment.statusBarFrame else { return }
    application.delegate?.application(application, willChangeStatusBarFrame: new)
    postStatusBar(UIApplication.willChangeStatusBarFrameNotification, new)
  }

  func statusBarDidChange(from old: CGRect) {
    guard old != environment.statusBarFrame else { return }
    application.delegate?.application(application, didChangeStatusBarFrame: old)
    postStatusBar(UIApplication.didChangeStatusBarFrameNotification, old)
  }

  private func postStatusBar(_ name: Notification.Name, _ frame: CGRect) {
    let value = NSValue(cgRect: frame)
    notificationCenter.post(
      name: name, object: application, userInfo: [UIApplication.statusBarFrameUserInfoKey: value])
  }
}

extension UIApplication {
  /// With the frame that the bar is going to have.
  public nonisolated static let willChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// With the frame that the bar had.
  public nonisolated static let didChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
}
