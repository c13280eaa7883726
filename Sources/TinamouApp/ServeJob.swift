import CoreTypes
import Processes
import SimulatorServer
import TinamouCommands

/// The live page of a `serve` command.
@MainActor struct ServeJob {
  private static let usualPort = 8080

  private let names: [String]
  private let host: String
  private let port: Int?
  private let opensBrowser: Bool
  private let settings: [String: String]
  private let catalogue: LiveCatalogue
  private let worker: [String]
  /// The program to rebuild; nil if there is none.
  private let program: BuiltProgram?
  private let console: Console

  init(_ request: ServeRequest, in invocation: Invocation) {
    (names, settings) = (request.names, request.settings)
    (host, port, opensBrowser, console) = (request.host, request.port, request.opensBrowser, invocation.console)
    catalogue = LiveCatalogue(names: request.screens.isEmpty ? names : request.screens)
    let executable = Self.executable(of: invocation)
    worker = executable + [LiveDeviceRequest.command]
    program = Self.program(request, executable.first)
  }

  private static func program(_ request: ServeRequest, _ executable: String?) -> BuiltProgram? {
    guard request.rebuilds, !request.screens.isEmpty else { return nil }
    guard let plan = request.rebuildPlan else { return executable.flatMap(BuiltProgram.init) }
    return BuiltProgram(
      name: plan.name, folder: plan.folder, command: plan.command, executable: plan.executable, bundle: plan.bundle)
  }

  /// Returns the path by which devices are started, so that a rebuilt executable is used.
  private static func executable(of invocation: Invocation) -> [String] {
    invocation.worker.prefix(1).map { name in
      let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: name)) ?? name
      return FileManager.default.isExecutableFile(atPath: path) ? path : name
    }
  }

  /// Runs until Ctrl-C.
  func run() throws -> CommandStatus {
    let interruption = try Interruption()
    let studio = Studio(
      catalogue: catalogue.json, refusal: refusal, terminal: console.speaker, words: words)
    let server = try listen(studio)
    let address = "http://\(host.contains(":") ? "[\(host)]" : host):\(server.port)/"
    try announce(address, token: server.token)
    let names = names, settings = settings, rebuilder = program.map { Rebuilder($0, studio: studio) }
    Task.detached { await rebuilder?.run() }
    let ending = Ending()
    Task.detached {
      for name in names { await studio.open(settings.merging(["screen": name]) { $1 }) }
      do { try await server.run() } catch { ending.reason = "\(error)" }
      interruption.giveUp()
    }
    let signal = interruption.read()
    waitFor {
      await rebuilder?.end()
      await studio.closeAll()
    }
    if signal == 0 { throw ServerStopped(host: host, port: server.port, reason: ending.reason) }
    return .success
  }

  /// Returns the command that starts the device with a number.
  private var words: Studio.Words {
    let worker = worker
    return { number, settings in
      let options = settings.filter { $0.key != "screen" && SettingName(rawValue: $0.key) != nil }
      return worker + ["--number", "\(number)"]
        + options.sorted { $0.key < $1.key }.map { "--\($0.key)=\($0.value)" }
        + ["--", settings["screen"] ?? ""]
    }
  }

  /// Limits what pages may start to what the command line names, its projects and the executable's screens.
  private var refusal: Studio.Refusal {
    let scope = PathScope(opened: names, screens: catalogue.screens, assets: settings[SettingName.assets.rawValue])
    return { scope.refusal(of: $0) }
  }

  // MARK: The server

  /// Starts the server. If no port was requested and the usual one is taken, any other is used.
  private func listen(_ studio: Studio) throws -> LiveServer {
    do {
      return try server(at: port ?? Self.usualPort, studio)
    } catch {
      guard port == nil else { throw error }
      return try server(at: 0, studio)
    }
  }

  private func server(at port: Int, _ studio: Studio) throws -> LiveServer {
    let host = host
    return try waitFor { () async -> Result<LiveServer, any Error> in
      do { return .success(try await LiveServer(host: host, port: port, studio: studio)) } catch {
        return .failure(error)
      }
    }.get()
  }

  private func waitFor<Value: Sendable>(_ work: @escaping @Sendable () async -> Value) -> Value {
    let done = DispatchSemaphore(value: 0), box = ValueBox<Value>()
    Task.detached {
      box.value = await work()
      done.signal()
    }
    done.wait()
    return box.value!
  }

  private func announce(_ address: String, token: String) throws {
    let isPublic = !["127.0.0.1", "localhost", "::1"].contains(host)
    let whole = isPublic ? "\(address)?token=\(token)" : address
    if isPublic {
      console.say(
        .warning, "anyone who can reach this machine at \(host) and knows the address below can control the program.",
        at: "tinamou")
    }
    try console.write(line: whole)
    if let program {
      console.say("Saving a file in \(program.package) rebuilds \(program.name); --no-rebuild turns this off.")
    }
    console.say("Press Ctrl-C to stop.")
    if opensBrowser { openBrowser(whole) }
  }

  /// Opens the browser, if there is a desktop.
  private func openBrowser(_ address: String) {
    let environment = ProcessInfo.processInfo.environment
    guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil else { return }
    guard let pipe = try? PipeEnds() else { return }
    _ = try? ChildProcess(["/usr/bin/xdg-open", address], input: pipe.reading, output: STDERR_FILENO)
    pipe.close()
  }
}

/// A reason, written before the pipe that the reader waits for.
private final class Ending: @unchecked Sendable {
  var reason: String?
}

/// A value, written once before the semaphore that the reader waits for.
private final class ValueBox<Value>: @unchecked Sendable {
  var value: Value?
}
