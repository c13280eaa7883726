/// Runs `serve`: the web server and the devices on its page. `TinamouApp` has the real one; the commands alone need no
/// web server, so that the first picture need not wait for one to be compiled.
@MainActor package protocol LivePage {
  /// Until Ctrl-C.
  func serve(_ request: ServeRequest, in invocation: Invocation) throws -> CommandStatus

  /// Until the other end of the pipes closes.
  func run(_ request: LiveDeviceRequest, in invocation: Invocation) throws -> CommandStatus
}
