import CoreTypes

/// A process that draws, at the other end of two pipes.
@MainActor final class WorkerProcess {
  let pid: pid_t
  /// What it is drawing, since when.
  private(set) var task: BatchTask?
  private(set) var deadline = Date.distantFuture
  /// Its answers; readable when one comes or when it ended.
  let answers: Int32
  private let requests: Int32
  private var received: [UInt8] = []

  /// - Parameter words: the program and its arguments.
  /// - Throws: `WorkerFailure` when the system gives no process.
  init(_ words: [String]) throws(WorkerFailure) {
    let toWorker = try PipeEnds(), fromWorker = try PipeEnds()
    do {
      pid = try Self.spawn(words, input: toWorker.reading, output: fromWorker.writing)
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
    if byForce { kill(-pid, SIGKILL) }
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? "exit status \(status >> 8 & 0xFF)" : "signal \(signal), \(String(cString: strsignal(signal)))"
  }
}

struct WorkerFailure: Error, CustomStringConvertible {
  let reason: String

  init(_ code: Int32) { reason = String(cString: strerror(code)) }

  var description: String { "no process for a worker: \(reason)" }
}

/// A pipe that other processes do not get unless it is given to them.
struct PipeEnds {
  let reading, writing: Int32

  init() throws(WorkerFailure) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw WorkerFailure(errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }

  func close() {
    Foundation.close(reading)
    Foundation.close(writing)
  }
}

extension WorkerProcess {
  /// In a group of its own, so that Ctrl-C reaches the one who knows what to do about it.
  private static func spawn(_ words: [String], input: Int32, output: Int32) throws(WorkerFailure) -> pid_t {
    var actions = posix_spawn_file_actions_t(), attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF))
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGPIPE] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    var arguments = words.map { strdup($0) } + [nil]
    var environment = ProcessInfo.processInfo.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + environment { free(text) } }
    var pid: pid_t = 0
    let code = posix_spawn(&pid, words[0], &actions, &attributes, &arguments, &environment)
    guard code == 0 else { throw WorkerFailure(code) }
    return pid
  }
}
