import CoreTypes
import DisplayLists
import Rendering
import UIKit

/// A `render` command.
@MainActor final class RenderJob {
  let paths: [String]
  let destination: PictureDestination
  let stage: Stage
  private let frame: Bool
  private let console: Console
  private let renderer: CairoRenderer
  private var names = PictureNames()
  private let inputs: InputGuard
  /// The index of a folder.
  private var index: FolderIndex?
  private var told: Set<String> = []
  /// The fonts already reported, because documents of one project lack the same fonts.
  private var toldOfFonts: Set<String> = []
  /// The messages about the current document, for the index.
  private var messages: [String] = []

  init(_ command: RenderCommand, in invocation: Invocation) throws {
    (console, frame) = (invocation.console, command.frame)
    renderer = CairoRenderer(fonts: try command.fonts.source())
    destination = try PictureDestination(output: command.output, format: command.format)
    stage = try Stage(
      command.surroundings, command.program, in: invocation, wantsFirstSceneOnly: destination.isFile)
    paths = try command.documents.paths()
    inputs = InputGuard(paths + [command.documents.filesFrom].compactMap(\.self))
    switch destination {
    case .folder(let path, _): index = FolderIndex(of: path)
    case .file(let path, _) where paths.count > 1:
      throw UsageError(
        "--output: \(path) is one picture, but \(paths.count) documents are given; name an existing folder, or a name that "
          + "ends with /.")
    case .file(let path, _): try inputs.check(path)
    }
  }

  /// Runs the job. A document that cannot be rendered does not stop the others; a folder that cannot be written to
  /// does.
  func run() throws -> CommandStatus {
    if case .folder(let path, _) = destination { try Self.makeFolder(path) }
    if let diagnostic = stage.request.pairingDiagnostic { console.say(.warning, diagnostic.message, at: "tinamou") }
    var status = CommandStatus.success
    for path in paths {
      messages = []
      do {
        try draw(path)
      } catch let failure as DocumentFailure {
        status = ErrorReporter(console: console).report(failure)
        index?.add(path, pictures: [], messages: messages, failure: failure.positionedMessage)
      }
    }
    if let reason = try index?.write() { console.say(.note, reason, at: "tinamou") }
    for note in renderer.notes { console.say(.warning, "\(note).", at: "tinamou") }
    return status
  }

  private static func makeFolder(_ path: String) throws(RenderingError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .cannotWrite(path: path, .other(reason: "the folder cannot be created"))
    }
  }
}

extension RenderJob {
  /// Prints the diagnostics of a layout, because a picture does not show them. The pairing is reported once for all.
  private func tell(of layout: LaidOut, _ document: String) {
    let findings = layout.diagnostics.filter { $0 != stage.request.pairingDiagnostic }
    for finding in findings {
      if let remark = finding.remark {
        self.remark(remark)
      } else if finding.isAboutFontFiles, toldOfFonts.insert(finding.message).inserted {
        console.say(finding.line(document: document))
      }
    }
    messages = findings.messages(about: document, ofProgram: layout.log != nil)
    for message in messages { console.say(message) }
  }

  /// Prints a remark once.
  private func remark(_ text: String) {
    if told.insert(text).inserted { console.say(.note, text, at: "tinamou") }
  }

  private func draw(_ document: String) throws {
    let layout = try stage.layOut(document)
    defer { layout.end() }
    let pictures = layout.pictures(framed: frame)
    tell(of: layout, document)
    if frame, !pictures.contains(where: \.isFramed) {
      remark("--frame has no effect: a device is drawn around pictures of its whole screen; add --device.")
    }
    let shown = pictures.filter { !$0.isEmpty }
    guard let first = shown.first(where: \.isInitial) ?? shown.first(where: { !$0.isOfBar }) ?? shown.first else {
      throw DocumentFailure(path: document, message: "no scene has a view to draw.")
    }
    switch destination {
    case .file(let path, let format): try write(first, of: document, to: path, as: format)
    case .folder(let folder, let format): try write(pictures, of: document, into: folder, as: format)
    }
  }

  private func write(
    _ pictures: [ScenePicture], of document: String, into folder: String, as format: PictureFormat
  ) throws {
    var written: [BatchResult.Picture] = []
    for picture in pictures.screens {
      if picture.isEmpty {
        let message = "scene \(picture.name) has no size; there is no picture of it."
        console.say(.warning, message, at: document)
        messages.append("\(document): warning: \(message)")
        continue
      }
      let file = "\(names.name(document: document, scene: picture.name)).\(format.rawValue)"
      try write(picture, of: document, to: (folder as NSString).appendingPathComponent(file), as: format)
      written.append(BatchResult.Picture(file: file, picture))
    }
    index?.add(document, pictures: written, messages: messages)
  }

  /// - Throws: `DocumentFailure` for a picture that cannot exist, `RenderingError` for a file that cannot be written.
  private func write(_ picture: ScenePicture, of document: String, to path: String, as format: PictureFormat) throws {
    let list = picture.list
    try inputs.check(path)
    do {
      try renderer.write(list, to: path, as: format)
    } catch let error as RenderingError {
      if case .cannotWrite = error { throw error }
      throw DocumentFailure(path: document, message: "scene \(picture.name): \(error).")
    }
    if console.isErrorTerminal { console.say("\(path) \(list.measure(as: format))") }
  }
}

extension [Diagnostic] {
  /// Returns the lines for the error stream: the warnings and errors of a document, or all findings of a program.
  /// Remarks and missing fonts are not among them; they are printed once for all documents.
  func messages(about document: String, ofProgram isProgram: Bool) -> [String] {
    filter { $0.remark == nil && !$0.isAboutFontFiles && (isProgram || $0.severity != .note) }
      .map { $0.line(document: document) }
  }
}

extension DisplayList {
  /// Returns a size such as `640x1136`: in pixels for PNG, in points for the others.
  fileprivate func measure(as format: PictureFormat) -> String {
    let scale = format == .png ? scale : 1
    let width = Int((size.width * scale).rounded(.up)), height = Int((size.height * scale).rounded(.up))
    return "\(width)x\(height)"
  }
}
