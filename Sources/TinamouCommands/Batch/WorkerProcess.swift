import CoreTypes
import Processes

/// A worker process, connected by two pipes.
@MainActor final class WorkerProcess {
  var pid: pid_t { process.pid }
  /// The task being rendered.
  private(set) var task: BatchTask?
  private(set) var deadline = Date.distantFuture
  /// The descriptor of its answers; readable when one arrives or the process ended.
  let answers: Int32
  private let requests: Int32
  private let process: ChildProcess
  private var received: [UInt8] = []

  /// - Parameter words: The program and its arguments.
  /// - Throws: `ProcessFailure` if the process cannot be started.
  init(_ words: [String]) throws(ProcessFailure) {
    let toWorker = try PipeEnds(), fromWorker = try PipeEnds()
    do {
      process = try ChildProcess(words, input: toWorker.reading, output: fromWorker.writing)
    } catch {
      toWorker.close()
      fromWorker.close()
      throw error
    }
    close(toWorker.reading)
    close(fromWorker.writing)
    (requests, answers) = (toWorker.writing, fromWorker.reading)
  }

  /// - Returns: False if the process no longer exists.
  func start(_ task: BatchTask, patience: TimeInterval) -> Bool {
    (self.task, deadline) = (task, Date(timeIntervalSinceNow: patience))
    guard let line = try? JSONLine.text(of: task) else { return false }
    return (try? FileBytes.write(line + "\n", to: requests)) != nil
  }

  /// The output since the last call: a result, nothing yet, or the end.
  enum Answer {
    case result(BatchResult)
    case unfinished
    case ended
  }

  /// - Precondition: `answers` is readable; otherwise this waits.
  func read() -> Answer {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = Foundation.read(answers, &buffer, buffer.count)
    if count < 0, errno == EINTR { return .unfinished }
    guard count > 0 else { return .ended }
    received += buffer[..<count]
    guard let end = received.firstIndex(of: UInt8(ascii: "\n")) else { return .unfinished }
    let line = String(decoding: received[..<end], as: UTF8.self)
    received.removeSubrange(...end)
    guard let result = try? JSONLine.value(BatchResult.self, in: line) else { return .ended }
    (task, deadline) = (nil, .distantFuture)
    return .result(result)
  }

  /// Ends the process, and by force also its child processes. Returns how it ended.
  @discardableResult func end(byForce: Bool) -> String {
    close(requests)
    close(answers)
    if byForce { process.kill() }
    return process.wait()
  }
}
