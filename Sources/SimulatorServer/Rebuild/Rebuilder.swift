import CoreTypes
import FolderWatching
import Processes

/// Builds a program again when one of its files is saved, and has the devices start from what was built. Until then, and
/// when the build fails, they go on as they are.
package actor Rebuilder {
  private let program: BuiltProgram
  private let swift: [String]
  private let studio: Studio
  /// A save while a build runs waits, and so does the second one, in its place.
  private let saves: AsyncStream<Void>
  private let save: AsyncStream<Void>.Continuation
  private var watch: FolderWatch?
  private var running: ToolRun?
  private var hasEnded = false
  /// What the devices run.
  private var shown: [String: Date]

  /// The words that call SwiftPM.
  package static var usualSwift: [String] {
    ["/usr/bin/env", ProcessInfo.processInfo.environment["TINAMOU_SWIFT"] ?? "swift"]
  }

  package init(_ program: BuiltProgram, swift: [String] = usualSwift, studio: Studio) {
    (self.program, self.swift, self.studio, shown) = (program, swift, studio, program.stamp)
    (saves, save) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// Until `end`.
  ///
  /// - Parameter begun: is called when files are watched.
  package func run(_ begun: @Sendable () -> Void = {}) async {
    let description = await say(swift + ["package", "--package-path", program.package, "describe", "--type", "json"])
    let folders = PackageFolders.all(in: program.package, description: description), save = save
    watch = FolderWatch(WatchedFiles(folders), on: DispatchQueue(label: "saved files")) { save.yield() }
    begun()
    for await _ in saves where !hasEnded { await build() }
  }

  /// As if a file had been.
  func saved() { save.yield() }

  /// A build that runs is given up.
  package func end() {
    hasEnded = true
    watch = nil
    save.finish()
    running?.process.kill()
  }

  /// 1. the build, 2. its mistakes, or 3. new devices.
  private func build() async {
    await studio.show(.building)
    let began = ContinuousClock.now, outcome: (output: Data, ending: String)
    do {
      outcome = try await finish(ToolRun(program.build(with: swift), hearsErrors: true))
    } catch {
      return await studio.show(BuildNews(state: .failed, message: "\(error)"))
    }
    if hasEnded { return }
    guard outcome.ending == ChildProcess.success else {
      let text = String(decoding: outcome.output, as: UTF8.self)
      return await studio.show(.failed(text, outcome.ending, in: program.package))
    }
    let stamp = program.stamp
    if stamp != shown { await studio.startAll(saying: "rebuilt in \(Self.seconds(since: began)) s") }
    shown = stamp
    await studio.show(.done)
  }

  private func finish(_ run: ToolRun) async -> (output: Data, ending: String) {
    running = run
    defer { running = nil }
    return await run.finish()
  }

  private func say(_ words: [String]) async -> Data? {
    guard let run = try? ToolRun(words, hearsErrors: false) else { return nil }
    let outcome = await finish(run)
    return outcome.ending == ChildProcess.success ? outcome.output : nil
  }

  private static func seconds(since start: ContinuousClock.Instant) -> String {
    let time = (ContinuousClock.now - start).components
    return String(format: "%.1f", Double(time.seconds) + Double(time.attoseconds) / 1e18)
  }
}
