import CoreTypes
import Processes

/// A tool that runs to its end, and its output.
struct ToolRun: Sendable {
  /// The limit of the kept output, from its end; compilers can be verbose.
  private static let mostBytes = 1 << 20

  let process: ChildProcess
  private let output: Int32

  /// - Parameter hearsErrors: Whether to include the error stream.
  /// - Throws: `ProcessFailure` if the process cannot be started.
  init(_ words: [String], hearsErrors: Bool) throws(ProcessFailure) {
    let pipe = try PipeEnds(), nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
    defer {
      close(nothing)
      close(pipe.writing)
    }
    do {
      process = try ChildProcess(
        words, input: nothing, output: pipe.writing, error: hearsErrors ? pipe.writing : nothing)
    } catch {
      close(pipe.reading)
      throw error
    }
    output = pipe.reading
  }

  /// Waits on a separate thread, because the thread pool of tasks is small.
  func finish() async -> (output: Data, ending: String) {
    await withCheckedContinuation { done in
      Thread { done.resume(returning: (readToEnd(), process.wait())) }.start()
    }
  }

  private func readToEnd() -> Data {
    var data = Data(), buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(output, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      data.append(contentsOf: buffer[..<count])
      if data.count > Self.mostBytes { data = data.suffix(Self.mostBytes / 2) }
    }
    close(output)
    return data
  }
}
