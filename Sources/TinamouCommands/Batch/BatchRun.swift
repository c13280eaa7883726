import CoreTypes
import DisplayLists
import Rendering

/// Runs `render --matrix`.
@MainActor final class BatchRun {
  private let plan: BatchPlan
  private let shard: Shard
  private let output: BatchOutput
  private let pictures: PictureFolder
  private let workerWords: [String]
  private let workers: Int
  private let patience: TimeInterval
  private let resumes: Bool
  private let isFramed: Bool
  private let console: Console
  private var known: [BatchResult] = []
  private var failures = 0
  private var notes: Set<String> = []

  init(_ command: RenderCommand, matrix: Matrix, in invocation: Invocation) throws {
    console = invocation.console
    output = try BatchOutput(command.output)
    shard = try Shard(option: command.batch.shard, environment: invocation.environment)
    if !shard.isWhole, !output.isFolder {
      throw UsageError(
        "--output: a shard needs a folder, such as part1/; 'tinamou merge' then makes one page or sheet from the "
          + "folders of all "
          + "shards.")
    }
    (resumes, isFramed) = (command.batch.resume, command.frame)
    if resumes, !output.isFolder {
      throw UsageError("--resume: --output must be the folder that contains the pictures of the earlier run.")
    }
    _ = try command.fonts.source()
    pictures = PictureFolder(for: output)
    plan = try Self.plan(command, matrix, pictures.path, in: invocation)
    try output.check(command.format)
    let inputs = InputGuard(plan.tasks.map(\.subject) + [command.documents.filesFrom].compactMap(\.self))
    for file in output.files { try inputs.check(file) }
    workerWords = invocation.worker + command.fonts.words
    workers = command.batch.jobs ?? ProcessInfo.processInfo.activeProcessorCount
    patience = TimeInterval(command.batch.timeout)
  }

  private static func plan(
    _ command: RenderCommand, _ matrix: Matrix, _ folder: String, in invocation: Invocation
  ) throws -> BatchPlan {
    let file = try ConfigurationFile.nearest(to: invocation.workingDirectory)?.settings ?? [:]
    _ = try command.program.parsedSteps()
    return try BatchPlan(
      subjects: try command.documents.paths(), matrix: matrix, typed: command.surroundings.typed,
      settings: { Settings(options: $0, environment: invocation.environment, file: file) },
      steps: command.program.steps, frame: command.frame, format: try output(of: command), folder: folder)
  }

  /// Returns the format; sheets and pages consist of PNG pictures.
  private static func output(of command: RenderCommand) throws -> String {
    guard try BatchOutput(command.output).isFolder else { return PictureFormat.png.rawValue }
    return (command.format ?? .png).rawValue
  }

  /// Runs the batch: 1. reuses existing pictures, 2. renders the rest in workers, 3. writes the output of all.
  func run() throws -> CommandStatus {
    if plan.impossibleCells > 0 {
      console.say(
        .note,
        "combinations left out of the matrix: \(plan.impossibleCells), because the device never ran the iOS release.",
        at: "tinamou")
    }
    if !shard.isWhole { console.say(.note, "this is shard \(shard.index + 1) of \(shard.count).", at: "tinamou") }
    try pictures.make()
    defer { pictures.removeIfTemporary() }
    let own = plan.tasks.filter { shard.has($0.index) }
    known = resumes ? stillGood(own) : []
    let done = Set(known.map(\.index))
    return try finish(draw(own.filter { !done.contains($0.index) }, of: own.count))
  }

  private var header: BatchIndex.Header {
    BatchIndex.Header(tasks: plan.tasks.count, shard: "\(shard.index + 1)/\(shard.count)")
  }

  /// Returns the results of pictures that would be the same again.
  private func stillGood(_ tasks: [BatchTask]) -> [BatchResult] {
    let old = Dictionary((BatchIndex(folder: pictures.path)?.results ?? []).map { ($0.digest, $0) }) { $1 }
    return tasks.compactMap { task in
      guard let digest = try? BatchDigest.text(of: task), let result = old[digest], result.failure == nil,
        result.index == task.index, result.pictures.allSatisfy({ pictures.has($0.file) })
      else { return nil }
      return result
    }
  }
}

// MARK: - Drawing

extension BatchRun {
  private func draw(_ tasks: [BatchTask], of count: Int) throws -> WorkerPool.End {
    let diary = try BatchDiary(BatchIndex(header: header, results: known), in: pictures.path)
    let pool = WorkerPool(workerWords, count: workers, patience: patience, tasks: tasks)
    let progress = ProgressBar(of: count, console: console)
    progress.show(known.count, "")
    let end = try pool.run { result in
      progress.clear()
      let heard = heard(result)
      if !result.stopsBatch {
        known.append(heard)
        try diary.add(heard)
      }
      tell(of: result)
      progress.show(known.count, result.label)
    }
    progress.clear()
    return end
  }

  /// Prints a result's notes once. They do not belong to a single picture, so the index does not contain them.
  private func heard(_ result: BatchResult) -> BatchResult {
    for note in result.notes where notes.insert(note).inserted { console.say(.warning, "\(note).", at: "tinamou") }
    for remark in result.remarks where notes.insert(remark).inserted { console.say(.note, remark, at: "tinamou") }
    var result = result
    (result.notes, result.remarks) = ([], [])
    return result
  }

  private func tell(of result: BatchResult) {
    for message in result.messages { console.say("\(message) [\(result.label)]") }
    guard let failure = result.failure else { return }
    failures += 1
    console.say(.error, "\(failure) [\(result.label)]", at: result.subject)
  }

  private func finish(_ end: WorkerPool.End) throws -> CommandStatus {
    let goesOn = output.isFolder ? "; --resume continues from there" : ""
    let count = "\(known.count) of \(plan.tasks.filter { shard.has($0.index) }.count) renders are done\(goesOn)."
    switch end {
    case .interrupted:
      console.say(.error, "interrupted: \(count)", at: "tinamou")
      return .interrupted
    case .stopped:
      console.say(.error, "the output cannot be written, so the batch stops. \(count)", at: "tinamou")
      return .failure
    case .done: break
    }
    let index = BatchIndex(header: header, results: known)
    try index.write(into: pictures.path)
    try output.write(index.results, in: pictures.path, areFramed: isFramed)
    if console.isErrorTerminal { console.say("\(known.count - failures) of \(known.count) drawn") }
    return failures > 0 ? .failure : .success
  }
}

/// The folder of a batch's pictures while it runs.
@MainActor final class PictureFolder {
  let path: String
  private let isTemporary: Bool

  init(for output: BatchOutput) {
    switch output {
    case .folder(let path): (self.path, isTemporary) = (path, false)
    case .page, .sheet:
      let name = "tinamou-\(getpid())-\(UInt32.random(in: 0 ... .max))"
      (path, isTemporary) = (FileManager.default.temporaryDirectory.appendingPathComponent(name).path, true)
    }
  }

  func make() throws(RenderingError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .cannotWrite(path: path, .other(reason: "the folder cannot be created"))
    }
  }

  func has(_ file: String) -> Bool {
    FileManager.default.fileExists(atPath: (path as NSString).appendingPathComponent(file))
  }

  func removeIfTemporary() {
    if isTemporary { try? FileManager.default.removeItem(atPath: path) }
  }
}
