import CPictureWorker
import CoreTypes
import Processes

/// This executable, started again to decode one image; see `CPictureWorker.h`.
struct PictureWorker {
  enum Failure: Error {
    /// The system could not start a process.
    case noWorker(reason: String)
    case tooLate
    /// The output is longer than the most pixels allow.
    case tooLong
    /// The worker ended; `words` is the first line of its error stream.
    case ended(ProcessEnd, words: String)
  }

  let limits: PictureLimits

  /// - Parameter words: The arguments, see `CPictureWorker.h`.
  /// - Returns: The output.
  func output(of words: [String], input bytes: Data) throws(Failure) -> Data {
    let input: AnonymousFile, errors: AnonymousFile, child: ChildProcess, output: PipeEnds
    do throws(ProcessFailure) {
      (input, errors, output) = (try AnonymousFile(bytes), try AnonymousFile(), try PipeEnds())
    } catch {
      throw .noWorker(reason: "\(error)")
    }
    defer { close(output.reading) }
    do throws(ProcessFailure) {
      defer { close(output.writing) }
      child = try ChildProcess(
        arguments + words, path: "/proc/self/exe", input: input.descriptor, output: output.writing,
        error: errors.descriptor, environment: environment)
    } catch {
      throw .noWorker(reason: "\(error)")
    }
    return try result(of: child, output.reading, errors)
  }

  private var arguments: [String] {
    [String(cString: CPictureWorkerName()), "\(max(1, Int(limits.seconds.rounded(.up))))", "\(limits.bytes)"]
  }

  /// The environment variables for finding programs, libraries and fonts. Messages are in one language, and nothing
  /// private is passed on.
  private var environment: [String: String] {
    let names = [
      "PATH", "HOME", "LD_LIBRARY_PATH", "FONTCONFIG_FILE", "FONTCONFIG_PATH", "XDG_CACHE_HOME", "XDG_DATA_HOME",
    ]
    var environment = ProcessInfo.processInfo.environment.filter { names.contains($0.key) }
    environment["LC_ALL"] = "C.UTF-8"
    return environment
  }

  private func result(
    of child: ChildProcess, _ output: Int32, _ errors: AnonymousFile
  ) throws(Failure) -> Data {
    let deadline = ContinuousClock.now + .seconds(limits.seconds)
    do throws(Failure) {
      let data = try read(output, until: deadline)
      guard let end = child.wait(until: deadline) else { throw .tooLate }
      guard end == .exit(0) else { throw .ended(end, words: firstLine(of: errors)) }
      return data
    } catch {
      if case .ended = error { throw error }
      child.kill()
      child.wait()
      throw error
    }
  }

  private func firstLine(of errors: AnonymousFile) -> String {
    let text = String(decoding: errors.contents(upTo: 300), as: UTF8.self)
    let line = text.split(whereSeparator: \.isNewline).first ?? ""
    return line.filter { !$0.unicodeScalars.contains { $0.properties.generalCategory == .control } }
  }

  // MARK: Reading

  private func read(_ descriptor: Int32, until deadline: ContinuousClock.Instant) throws(Failure) -> Data {
    // Compressed pixels may be slightly longer than the pixels.
    let most = 4 * limits.pixels + limits.pixels / 8 + 1024
    var data = Data(), buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      guard waitForInput(descriptor, until: deadline) else { throw .tooLate }
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return data }
      data.append(buffer, count: count)
      guard data.count <= most else { throw .tooLong }
    }
  }

  /// - Returns: False after the deadline.
  private func waitForInput(_ descriptor: Int32, until deadline: ContinuousClock.Instant) -> Bool {
    while true {
      let left = (deadline - ContinuousClock.now) / .milliseconds(1)
      guard left > 0 else { return false }
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      if poll(&request, 1, Int32(left.rounded(.up))) > 0 { return true }
    }
  }
}
