import CoreTypes
import Processes
import Testing

/// A `serve` command in a process of its own.
final class RunningServe {
  let program: String
  let arguments: [String]
  let address: String
  private let process: ChildProcess
  private let output: Int32
  private var hasEnded = false

  var port: Int { URLComponents(string: address)?.port ?? 0 }

  /// - Parameters:
  ///   - program: beside these tests.
  ///   - port: 0 for any.
  ///   - descriptors: how many files and connections it may have open; nil for as many as usual.
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

  /// Once more does nothing.
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

  // MARK: What the system says of it

  /// The processes that it has started: its devices.
  var children: [pid_t] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return all.compactMap { pid_t($0) }.filter { Self.facts(of: $0)?[1] == "\(process.pid)" }.sorted()
  }

  /// In seconds of one processor.
  var processorTime: Double {
    let ticks = Self.facts(of: process.pid).map { (Double($0[11]) ?? 0) + (Double($0[12]) ?? 0) } ?? 0
    return ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// The words of `/proc/PID/stat` behind the name of the program: its state, its parent and so on.
  private static func facts(of process: pid_t) -> [Substring]? {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let name = text.lastIndex(of: ")")
    else { return nil }
    return text[text.index(after: name)...].split(separator: " ")
  }
}
