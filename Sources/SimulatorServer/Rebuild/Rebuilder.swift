import CoreTypes
import FolderWatching
import Processes

/// Builds a program again when one of its files or its manifest is saved, and has the devices start from what was built.
/// Until then, and when the build fails, they go on as they are.
package actor Rebuilder {
  private let program: BuiltProgram
  private let swift: [String]
  private let studio: Studio
  /// A save while a build runs waits, and so does the second one, in its place.
  private let saves: AsyncStream<Void>
  private let save: AsyncStream<Void>.Continuation
  private var sources, manifest: FolderWatch?
  /// When the manifest was saved by which the sources are known.
  private var described: Date?
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
    await watchSources()
    let save = save, files = WatchedFiles(named: [Self.manifestName], in: program.package)
    manifest = FolderWatch(files, on: DispatchQueue(label: "saved manifest")) { save.yield() }
    begun()
    for await _ in saves where !hasEnded {
      if manifestDate != described { await watchSources() }
      await build()
    }
  }

  private static let manifestName = "Package.swift"

  private var manifestDate: Date? {
    let path = "\(program.package)/\(Self.manifestName)"
    return try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }

  /// As the manifest has them now. One with a mistake in it leaves what was watched.
  private func watchSources() async {
    described = manifestDate
    let description = await say(swift + ["package", "--package-path", program.package, "describe", "--type", "json"])
    guard description != nil || sources == nil else { return }
    let folders = PackageFolders.all(in: program.package, description: description), save = save
    sources = FolderWatch(WatchedFiles(folders), on: DispatchQueue(label: "saved files")) { save.yield() }
  }

  /// As if a file had been.
  func saved() { save.yield() }

  /// A build that runs is given up.
  package func end() {
    hasEnded = true
    (sources, manifest) = (nil, nil)
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
