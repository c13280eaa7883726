import CoreTypes
import Processes
import SimulatorServer
import SystemProfiles
import UIKit

/// What a `serve` command means.
@MainActor struct ServeJob {
  private static let usualPort = 8080

  private let names: [String]
  private let host: String
  private let port: Int?
  private let opensBrowser: Bool
  private let settings: [String: String]
  private let catalogue: LiveCatalogue
  private let worker: [String]
  /// Nil where nothing is built again.
  private let program: BuiltProgram?
  private let console: Console

  /// - Throws: `UsageError` for settings without a meaning, and for names of nothing.
  init(_ command: ServeCommand, in invocation: Invocation) throws {
    let settings = try Settings(command.surroundings, in: invocation)
    _ = try LayoutRequest(settings)
    self.settings = Dictionary(uniqueKeysWithValues: settings.values.map { ($0.key.rawValue, $0.value.text) })
    let screens = try invocation.catalog().map(\.name)
    let typed = command.documents.files.isEmpty && command.documents.filesFrom == nil && !screens.isEmpty
    names = typed ? [screens[0]] : try command.documents.paths()
    catalogue = LiveCatalogue(names: screens.isEmpty ? names : screens)
    guard command.port.map({ (0...65_535).contains($0) }) ?? true else {
      throw UsageError("--port: \(command.port ?? 0) is no port; 0 to 65535 are.")
    }
    (host, port, opensBrowser, console) = (command.host, command.port, !command.staysClosed, invocation.console)
    let executable = Self.executable(of: invocation)
    worker = executable + [LiveDeviceCommand.name]
    program = command.staysAsBuilt || screens.isEmpty ? nil : executable.first.flatMap(BuiltProgram.init)
    try Self.check(names, screens)
  }

  /// Devices are started by its path, so that one that was built again is what starts.
  private static func executable(of invocation: Invocation) -> [String] {
    invocation.worker.prefix(1).map { name in
      let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: name)) ?? name
      return FileManager.default.isExecutableFile(atPath: path) ? path : name
    }
  }

  /// - Throws: `DocumentFailure` for the first that is nothing.
  private static func check(_ names: [String], _ screens: [String]) throws(DocumentFailure) {
    for name in names where !screens.contains(name) && !FileManager.default.fileExists(atPath: name) {
      throw .unknown(name, among: screens)
    }
  }

  /// Until Ctrl-C.
  func run() throws -> CommandStatus {
    let interruption = try Interruption(), studio = Studio(catalogue: catalogue.json, words: words)
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
    if signal == 0 { throw ServerFailure(host: host, port: server.port, reason: ending.reason) }
    return .success
  }

  /// A device of that number, in words for a process like this one.
  private var words: Studio.Words {
    let worker = worker
    return { number, settings in
      let options = settings.filter { $0.key != "screen" && SettingName(rawValue: $0.key) != nil }
      return worker + ["--number", "\(number)"]
        + options.sorted { $0.key < $1.key }.flatMap { ["--\($0.key)", $0.value] }
        + ["--", settings["screen"] ?? ""]
    }
  }

  // MARK: The server

  /// The usual port, when nobody asked for one, may be taken: then any other is as good.
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
        .warning, "everybody who reaches this machine at \(host) and knows the address below can touch the program.",
        at: "tinamou")
    }
    try console.write(line: whole)
    if let program {
      console.say("A file saved in \(program.package) has \(program.name) built again; --no-rebuild leaves it.")
    }
    console.say("Ctrl-C ends it.")
    if opensBrowser { openBrowser(whole) }
  }

  /// Where there is a desktop.
  private func openBrowser(_ address: String) {
    let environment = ProcessInfo.processInfo.environment
    guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil else { return }
    guard let pipe = try? PipeEnds() else { return }
    _ = try? ChildProcess(["/usr/bin/xdg-open", address], input: pipe.reading, output: STDERR_FILENO)
    pipe.close()
  }
}

/// Written before the pipe that the reader waits for.
private final class Ending: @unchecked Sendable {
  var reason = "it has ended by itself"
}

/// Written once, before the semaphore that the reader waits for.
private final class ValueBox<Value>: @unchecked Sendable {
  var value: Value?
}
