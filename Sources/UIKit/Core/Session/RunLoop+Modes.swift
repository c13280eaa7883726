extension RunLoop.Mode {
  /// The mode while the user scrolls. The session's time has no modes, so timers of all modes keep running.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
