/// Runs `serve`: the web server and the devices on its page. The implementation is in `TinamouApp`. The commands alone
/// need no web server, so the first picture does not wait for one to be compiled.
@MainActor package protocol LivePage {
  /// Serves until Ctrl-C.
  func serve(_ request: ServeRequest, in invocation: Invocation) throws -> CommandStatus

  /// Runs until the other end of the pipes closes.
  func run(_ request: LiveDeviceRequest, in invocation: Invocation) throws -> CommandStatus
}
