import CoreTypes

/// Hands the whole command to `tinamou-serve`, the executable with the web server, which is built beside `tinamou`.
struct SeparateLivePage: LivePage {
  private static let program = "tinamou-serve"

  func serve(_ request: ServeRequest, in invocation: Invocation) throws -> CommandStatus { try replaceProcess() }

  func run(_ request: LiveDeviceRequest, in invocation: Invocation) throws -> CommandStatus { try replaceProcess() }

  /// Returns only by throwing.
  private func replaceProcess() throws -> Never {
    let words = CommandLine.arguments.dropFirst()
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    let path = ((own as NSString).deletingLastPathComponent as NSString).appendingPathComponent(Self.program)
    var arguments = ([path] + words).map { strdup($0) } + [nil]
    execv(path, &arguments)
    let reason = errno
    for argument in arguments { free(argument) }
    throw MissingLivePage(path: path, reason: reason)
  }
}

/// `tinamou-serve` cannot be started.
struct MissingLivePage: ReportedFailure {
  let path: String
  /// An `errno`.
  let reason: Int32

  var description: String {
    let why = reason == ENOENT ? "it has not been built" : String(cString: strerror(reason))
    return "'serve' needs \(path): \(why). './tinamou serve' builds and starts it."
  }
}
