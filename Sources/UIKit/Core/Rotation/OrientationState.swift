import SystemProfiles

/// What a session knows about being turned.
struct OrientationState {
  /// How the device is held, whether or not the interface follows.
  var device: UIDeviceOrientation
  /// What the application allows.
  var supported: UIInterfaceOrientationMask
  /// The application wants no status bar, whatever controllers say by default.
  let hidesStatusBarByDefault: Bool
  /// How often notifications of the device's orientation were asked for.
  var listeners = 0
  /// The first controller has been asked which way up it starts.
  var hasStarted = false
  /// Who was asked last.
  weak var authority: UIViewController?
  /// The change of size that is going on, until its animation is over.
  var transition: EnvironmentTransition?
  /// Controllers are being told and views laid out: nothing else may change now.
  var isBusy = false
  /// Containers are giving views their new areas: their masks do not move them before.
  var isPlacing = false

  init(_ environment: SystemEnvironment) {
    device = UIDeviceOrientation(environment.orientation)
    supported = .standard(for: environment.device.idiom)
    hidesStatusBarByDefault = environment.hidesStatusBar
  }
}

extension Session {
  /// What the application allows (its delegate, its property list); a controller can allow no more.
  package var supportedOrientations: UIInterfaceOrientationMask {
    get { orientations.supported }
    set { orientations.supported = newValue }
  }
}
