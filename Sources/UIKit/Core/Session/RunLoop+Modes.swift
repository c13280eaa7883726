extension RunLoop.Mode {
  /// While the user scrolls. The program's time has no modes: a timer of any mode runs meanwhile.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
