import SystemProfiles

/// The rotation state of a session.
struct OrientationState {
  /// The orientation of the device, whether or not the interface follows it.
  var device: UIDeviceOrientation
  /// The orientations that the application supports.
  var supported: UIInterfaceOrientationMask
  /// Whether the application hides the status bar unless controllers decide otherwise.
  let hidesStatusBarByDefault: Bool
  /// The number of active requests for device orientation notifications.
  var listeners = 0
  /// Whether the first controller has determined the initial orientation.
  var hasStarted = false
  /// The controller that decided last.
  weak var authority: UIViewController?
  /// The size change in progress, until its animation ends.
  var transition: EnvironmentTransition?
  /// Whether controllers are being notified and views laid out, so that no other change may start.
  var isBusy = false
  /// Whether containers are placing views, whose autoresizing masks do not move them until then.
  var isPlacing = false

  init(_ environment: SystemEnvironment) {
    device = UIDeviceOrientation(environment.orientation)
    supported = .standard(for: environment.device.idiom)
    hidesStatusBarByDefault = environment.hidesStatusBar
  }
}

extension Session {
  /// The orientations that the application's delegate or property list supports. A controller cannot add to them.
  package var supportedOrientations: UIInterfaceOrientationMask {
    get { orientations.supported }
    set { orientations.supported = newValue }
  }
}
