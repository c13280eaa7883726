import CoreTypes
import Processes

/// A process that draws, at the other end of two pipes.
@MainActor final class WorkerProcess {
  var pid: pid_t { process.pid }
  /// What it is drawing, since when.
  private(set) var task: BatchTask?
  private(set) var deadline = Date.distantFuture
  /// Its answers; readable when one comes or when it ended.
  let answers: Int32
  private let requests: Int32
  private let process: ChildProcess
  private var received: [UInt8] = []

  /// - Parameter words: the program and its arguments.
  /// - Throws: `ProcessFailure` when the system gives no process.
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

  /// - Returns: false when it is no longer there.
  func start(_ task: BatchTask, patience: TimeInterval) -> Bool {
    (self.task, deadline) = (task, Date(timeIntervalSinceNow: patience))
    guard let line = try? JSONLine.text(of: task) else { return false }
    return (try? FileBytes.write(line + "\n", to: requests)) != nil
  }

  /// What came since the last call: a result, nothing yet, or the end.
  enum Answer {
    case result(BatchResult)
    case unfinished
    case ended
  }

  /// - Precondition: `answers` is readable, else this waits.
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

  /// Ends it, and by force also what it started, and says how it ended.
  @discardableResult func end(byForce: Bool) -> String {
    close(requests)
    close(answers)
    if byForce { process.kill() }
    return process.wait()
  }
}
