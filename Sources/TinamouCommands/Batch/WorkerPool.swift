import CoreTypes
import Processes
import Rendering

/// The requested number of workers, each with one task at a time. A worker that dies loses only its current task.
@MainActor final class WorkerPool {
  enum End {
    case done
    case stopped(by: BatchResult)
    case interrupted(signal: Int32)
  }

  private let words: [String]
  private let patience: TimeInterval
  private let limit: Int
  private var workers: [WorkerProcess] = []
  private var waiting: ArraySlice<BatchTask>

  /// - Parameters:
  ///   - words: The command that starts a worker.
  ///   - count: The number of workers.
  ///   - patience: The time limit of a task in seconds.
  init(_ words: [String], count: Int, patience: TimeInterval, tasks: [BatchTask]) {
    (self.words, self.patience, limit, waiting) = (words, patience, max(1, min(count, tasks.count)), tasks[...])
  }

  /// Calls `finish` for each task, in the order in which they end.
  ///
  /// - Throws: `ProcessFailure` if the first worker cannot be started, and the errors of `finish`.
  func run(_ finish: (BatchResult) throws -> Void) throws -> End {
    let interruption = try Interruption()
    defer { endAll() }
    while true {
      try fill(finish)
      if workers.isEmpty { return .done }
      if let signal = wait(for: interruption) { return .interrupted(signal: signal) }
      for worker in workers {
        guard let result = answer(of: worker) else { continue }
        try finish(result)
        if result.stopsBatch { return .stopped(by: result) }
      }
    }
  }

  /// Ends all workers, and removes their temporary files.
  private func endAll() {
    for worker in workers {
      let folder = worker.task?.folder
      worker.end(byForce: true)
      if let folder { AtomicFile.removeRemains(of: worker.pid, in: folder) }
    }
    workers = []
  }

  /// Gives every idle worker a task, starts workers, and ends those without further work.
  private func fill(_ finish: (BatchResult) throws -> Void) throws {
    for worker in workers where worker.task == nil && waiting.isEmpty {
      worker.end(byForce: false)
      workers.removeAll { $0 === worker }
    }
    while let task = waiting.first, let worker = try idleWorker() {
      waiting.removeFirst()
      if !worker.start(task, patience: patience), let result = bury(worker, nil) { try finish(result) }
    }
  }

  private func idleWorker() throws -> WorkerProcess? {
    if let idle = workers.first(where: { $0.task == nil }) { return idle }
    guard workers.count < limit else { return nil }
    do {
      workers.append(try WorkerProcess(words))
    } catch let failure {
      // Fewer workers than requested also finish the batch.
      if workers.isEmpty { throw failure }
      return nil
    }
    return workers.last
  }

  /// - Returns: The signal that interrupts the batch.
  private func wait(for interruption: Interruption) -> Int32? {
    var places = [pollfd(fd: interruption.descriptor, events: Int16(POLLIN), revents: 0)]
    places += workers.map { pollfd(fd: $0.answers, events: Int16(POLLIN), revents: 0) }
    let nearest = workers.map(\.deadline).min() ?? .distantFuture
    let milliseconds = max(0, min(nearest.timeIntervalSinceNow, 60)) * 1000
    poll(&places, nfds_t(places.count), Int32(milliseconds.rounded(.up)))
    readable = Set(places.dropFirst().filter { $0.revents != 0 }.map(\.fd))
    return places[0].revents != 0 ? interruption.read() : nil
  }

  /// The descriptors of the workers with output.
  private var readable: Set<Int32> = []

  private func answer(of worker: WorkerProcess) -> BatchResult? {
    if readable.contains(worker.answers) {
      switch worker.read() {
      case .result(let result): return result
      case .unfinished: return nil
      case .ended: return bury(worker, nil)
      }
    }
    guard worker.deadline < Date() else { return nil }
    return bury(worker, "rendering it took longer than \(patience.formatted()) seconds; --timeout changes this limit")
  }

  /// - Parameter reason: The reason for ending it; nil if it ended by itself.
  /// - Returns: The result of its task; nil if it had none.
  private func bury(_ worker: WorkerProcess, _ reason: String?) -> BatchResult? {
    let task = worker.task, end = worker.end(byForce: true)
    workers.removeAll { $0 === worker }
    guard let task else { return nil }
    AtomicFile.removeRemains(of: worker.pid, in: task.folder)
    var result = BatchResult(task)
    result.failure =
      reason ?? "the process that rendered it ended (\(end)), so there is no picture of it; the "
      + "other documents are still rendered"
    return result
  }
}
