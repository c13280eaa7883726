import CoreTypes
import Processes
import Testing

/// A `serve` command in a separate process.
final class RunningServe {
  let program: String
  let arguments: [String]
  let address: String
  private let process: ChildProcess
  private let output: Int32
  private var hasEnded = false

  var port: Int { URLComponents(string: address)?.port ?? 0 }

  /// - Parameters:
  ///   - program: The name of an executable beside these tests.
  ///   - port: 0 for any.
  ///   - descriptors: The limit of open files and connections; nil for the usual one.
  init(_ program: String, _ arguments: [String], port: Int = 0, descriptors: Int? = nil) throws {
    (self.program, self.arguments) = (program, arguments)
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let command =
      [folder.appendingPathComponent(program).path, "serve", "--no-open", "--no-rebuild", "--port", "\(port)"]
      + arguments
    let limit = descriptors.map { ["/bin/sh", "-c", "ulimit -n \($0); exec \"$@\"", "sh"] } ?? []
    let pipe = try PipeEnds()
    process = try ChildProcess(limit + command, input: pipe.reading, output: pipe.writing)
    close(pipe.writing)
    output = pipe.reading
    address = try #require(Self.line(from: pipe.reading))
  }

  deinit {
    end()
    close(output)
  }

  /// Ends the process. Further calls have no effect.
  func end() {
    if hasEnded { return }
    hasEnded = true
    process.kill()
    process.wait()
  }

  private static func line(from descriptor: Int32) -> String? {
    var bytes: [UInt8] = [], byte: UInt8 = 0
    while Foundation.read(descriptor, &byte, 1) == 1, byte != UInt8(ascii: "\n") { bytes.append(byte) }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  // MARK: The state of the process

  /// The child processes: the devices.
  var children: [pid_t] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return all.compactMap { pid_t($0) }.filter { Self.facts(of: $0)?[1] == "\(process.pid)" }.sorted()
  }

  /// The processor time in seconds.
  var processorTime: Double {
    let ticks = Self.facts(of: process.pid).map { (Double($0[11]) ?? 0) + (Double($0[12]) ?? 0) } ?? 0
    return ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// The fields of `/proc/PID/stat` after the program's name: state, parent and so on.
  private static func facts(of process: pid_t) -> [Substring]? {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let name = text.lastIndex(of: ")")
    else { return nil }
    return text[text.index(after: name)...].split(separator: " ")
  }
}
