import Foundation

/// The parsed files of a plan with their index.
struct Program: Sendable {
  let plan: Plan
  let files: [ParsedFile]
  let index: ProgramIndex
  let notes: [AdaptationReport.Note]

  private struct Job: Sendable {
    var module: Int
    var index: Int
    var path: String
  }

  // MARK: First pass

  /// - Parameter contents: Returns the bytes of a file, or nil if it cannot be read.
  static func read(
    _ plan: Plan, contents: @escaping @Sendable (String) -> [UInt8]? = Program.bytes(of:)
  ) async -> Program {
    var jobs: [Job] = []
    for (module, description) in plan.modules.enumerated() {
      for path in description.files { jobs.append(Job(module: module, index: jobs.count, path: path)) }
    }
    let parsed = await inParallel(jobs) { parse($0, plan, contents) }
    let missing = zip(jobs, parsed).filter { $0.1 == nil }.map(\.0.path)
    let files = parsed.compactMap(\.self)
    let index = ProgramIndex(modules: plan.modules, files: files.map(\.declarations))
    return Program(plan: plan, files: files, index: index, notes: missing.map(unreadable))
  }

  static func bytes(of path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path).map { Array($0) }
  }

  private static func parse(_ job: Job, _ plan: Plan, _ contents: (String) -> [UInt8]?) -> ParsedFile? {
    guard let bytes = contents(job.path) else { return nil }
    let module = plan.modules[job.module]
    return ParsedFile(
      module: job.module, moduleName: module.name, index: job.index, text: SourceText(path: job.path, bytes: bytes),
      configuration: IOSConfiguration(module: module, plan: plan))
  }

  private static func unreadable(_ path: String) -> AdaptationReport.Note {
    AdaptationReport.Note(
      file: path, line: 1, column: 1, rule: "read",
      message: "The file cannot be read. Check that it exists, and its permissions.")
  }

  // MARK: Second pass

  func adapt() async -> [FileResult] {
    await Program.inParallel(files) { file in
      let module = plan.modules[file.module]
      guard module.adapts else { return FileResult(unchanged: file.text.path, module: file.module) }
      return FileResult(file, module: module, program: self)
    }
  }

  /// Maps values on all processors, in slices so that a task has enough to do.
  static func inParallel<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], _ transform: @escaping @Sendable (Input) -> Output
  ) async -> [Output] {
    let size = max(1, min(32, inputs.count / 16 + 1))
    let starts = Array(stride(from: 0, to: inputs.count, by: size))
    return await withTaskGroup(of: (Int, [Output]).self) { group in
      for start in starts {
        group.addTask { (start, inputs[start..<min(start + size, inputs.count)].map(transform)) }
      }
      var parts: [Int: [Output]] = [:]
      for await (start, part) in group { parts[start] = part }
      return starts.flatMap { parts[$0]! }
    }
  }
}
