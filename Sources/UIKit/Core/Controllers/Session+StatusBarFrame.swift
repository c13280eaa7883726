import SystemProfiles

// Notifies the application's delegate and observers about the status bar's frame and orientation.
extension Session {
  /// Announces a change of the status bar before anything has changed.
  ///
  /// > Basis: documented, for the delegate and the notifications; assumed, that a bar which controllers hide or show
  /// > does not cause them.
  ///
  /// - Parameter duration: the duration of the rotation, in seconds.
  func announceStatusBar(in target: SystemEnvironment, over duration: TimeInterval) {
    announceStatusBar(target.orientation, over: duration)
    let new = planning(target) { environment.statusBarFrame }
    guard new != environment.statusBarFrame else { return }
    application.delegate?.application(application, willChangeStatusBarFrame: new)
    postStatusBar(UIApplication.willChangeStatusBarFrameNotification, new)
  }

  private func announceStatusBar(_ orientation: UIInterfaceOrientation, over duration: TimeInterval) {
    guard orientation != environment.orientation else { return }
    application.delegate?.application(
      application, willChangeStatusBarOrientation: orientation, duration: duration)
    postStatusBar(UIApplication.willChangeStatusBarOrientationNotification, orientation)
  }

  func statusBarDidChange(from old: CGRect, _ orientation: UIInterfaceOrientation) {
    if orientation != environment.orientation {
      application.delegate?.application(application, didChangeStatusBarOrientation: orientation)
      postStatusBar(UIApplication.didChangeStatusBarOrientationNotification, orientation)
    }
    guard old != environment.statusBarFrame else { return }
    application.delegate?.application(application, didChangeStatusBarFrame: old)
    postStatusBar(UIApplication.didChangeStatusBarFrameNotification, old)
  }

  private func postStatusBar(_ name: Notification.Name, _ orientation: UIInterfaceOrientation) {
    notificationCenter.post(
      name: name, object: application,
      userInfo: [UIApplication.statusBarOrientationUserInfoKey: NSNumber(value: orientation.rawValue)])
  }

  private func postStatusBar(_ name: Notification.Name, _ frame: CGRect) {
    let value = NSValue(cgRect: frame)
    notificationCenter.post(
      name: name, object: application, userInfo: [UIApplication.statusBarFrameUserInfoKey: value])
  }
}

extension UIApplication {
  /// Posted with the new frame of the bar.
  public nonisolated static let willChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// Posted with the old frame of the bar.
  public nonisolated static let didChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// Posted with the new orientation of the interface, as a number.
  public nonisolated static let willChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// Posted with the old orientation of the interface.
  public nonisolated static let didChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  public nonisolated static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
  public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
}
