import CoreTypes
import DisplayLists
import Rendering
import UIKit

/// Renders one task after the other; the work of a worker process.
@MainActor final class BatchPainter {
  private let invocation: Invocation
  private let renderer: CairoRenderer
  private let library = DocumentLibrary()
  private let screens: [Screen]
  private let file: [SettingName: Setting]
  /// The requests by the tasks' settings: a batch has few devices and many documents.
  private var requests: [[String: String]: LayoutRequest] = [:]

  /// - Throws: `UsageError` for an invalid catalog or configuration file.
  init(fonts: FontSource, in invocation: Invocation) throws {
    (self.invocation, renderer) = (invocation, CairoRenderer(fonts: fonts))
    screens = try invocation.catalog()
    file = try ConfigurationFile.nearest(to: invocation.workingDirectory)?.settings ?? [:]
  }

  func draw(_ task: BatchTask) -> BatchResult {
    var result = BatchResult(task)
    result.digest = (try? BatchDigest.text(of: task)) ?? ""
    do {
      try draw(task, &result)
    } catch let failure as DocumentFailure {
      result.failure = failure.positionedMessage
    } catch let error as UsageError {
      result.failure = error.message
    } catch let error as RenderingError {
      result.failure = error.description
      if case .cannotWrite = error { result.stopsBatch = true }
    } catch {
      result.failure = "\(error)"
    }
    result.notes += renderer.notes.map { "\($0)" }
    return result
  }

  private func draw(_ task: BatchTask, _ result: inout BatchResult) throws {
    guard let format = PictureFormat(rawValue: task.format) else { throw UsageError("no format \(task.format)") }
    let layout = try stage(for: task).layOut(task.subject)
    defer { layout.end() }
    let pictures = layout.pictures(framed: task.frame).screens
    let findings = layout.diagnostics
    result.remarks = findings.compactMap(\.remark)
    result.notes = findings.filter(\.isAboutFontFiles).map(\.sentence)
    result.messages = findings.messages(about: task.subject, ofProgram: layout.log != nil)
    let inputs = InputGuard([task.subject])
    for picture in pictures where !picture.isEmpty {
      let file = BatchNames.file(of: picture, task, format)
      let path = (task.folder as NSString).appendingPathComponent(file)
      try inputs.check(path)
      do {
        try renderer.write(picture.list, to: path, as: format)
      } catch let error as RenderingError {
        if case .cannotWrite = error { throw error }
        throw DocumentFailure(path: task.subject, message: "scene \(picture.name): \(error).")
      }
      result.pictures.append(.init(file: file, picture))
    }
    if result.pictures.isEmpty { throw DocumentFailure(path: task.subject, message: "no scene has a view to draw.") }
  }

  private func stage(for task: BatchTask) throws -> Stage {
    Stage(
      request: try request(task.settings), library: library, screens: screens,
      steps: try task.steps.map { try StepParser.step($0) })
  }

  private func request(_ texts: [String: String]) throws -> LayoutRequest {
    if let known = requests[texts] { return known }
    var options: [SettingName: String] = [:]
    for (name, text) in texts { options[try setting(name)] = text }
    let request = try LayoutRequest(Settings(options: options, environment: invocation.environment, file: file))
    requests[texts] = request
    return request
  }

  private func setting(_ name: String) throws(UsageError) -> SettingName {
    guard let setting = SettingName(rawValue: name) else { throw UsageError("no setting \(name)") }
    return setting
  }
}

enum BatchNames {
  /// Returns a file name, `Main-scene--iphone-5_7.1.png`; a screen is its own scene.
  static func file(of picture: ScenePicture, _ task: BatchTask, _ format: PictureFormat) -> String {
    let scene = picture.sceneID == task.subject ? "" : "-" + picture.name.map { $0 == "/" ? "_" : $0 }
    return "\(task.stem)\(scene)--\(task.suffix).\(format.rawValue)"
  }
}

/// A digest that shows whether a picture would be the same as before.
enum BatchDigest {
  /// Returns the digest of a task, without its output folder and the rest of the batch, and of its document's bytes.
  ///
  /// It is FNV-1a. Two versions of a document with the same digest could only occur by chance; malicious ones are not a
  /// concern here.
  static func text(of task: BatchTask) throws -> String {
    var digest: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ bytes: some Sequence<UInt8>) {
      for byte in bytes { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    let facts = BatchTask(
      index: 0, subject: task.subject, settings: task.settings, steps: task.steps, frame: task.frame,
      format: task.format,
      folder: "", stem: task.stem, suffix: task.suffix, label: task.label)
    add(try JSONLine.text(of: facts).utf8)
    if let bytes = FileManager.default.contents(atPath: task.subject) { bytes.withUnsafeBytes { add($0) } }
    return String(digest, radix: 16)
  }
}

extension Diagnostic {
  /// The message without its full stop, as in notes.
  fileprivate var sentence: String { message.hasSuffix(".") ? String(message.dropLast()) : message }
}
