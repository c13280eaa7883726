import SystemProfiles

// Tells the application's delegate and observers of the status bar's frame and orientation.
extension Session {
  /// Before anything has changed.
  ///
  /// > Basis: documented, for the delegate and the notifications; assumed, that a bar which controllers hide or show is no
  /// > reason.
  ///
  /// - Parameter duration: of the turn, in seconds.
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
  /// With the frame that the bar is going to have.
  public nonisolated static let willChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// With the frame that the bar had.
  public nonisolated static let didChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// With the orientation that the interface is going to have, a number.
  public nonisolated static let willChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// With the orientation that the interface had.
  public nonisolated static let didChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  public nonisolated static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
  public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
}
