import CoreTypes
import DisplayLists
import Rendering
import UIKit

/// What a `render` command means.
@MainActor final class RenderJob {
  let paths: [String]
  let destination: PictureDestination
  let stage: Stage
  private let frame: Bool
  private let console: Console
  private let renderer: CairoRenderer
  private var names = PictureNames()
  /// Documents of one project lack the same fonts.
  private var toldOfFonts: Set<String> = []

  init(_ command: RenderCommand, in invocation: Invocation) throws {
    (console, frame) = (invocation.console, command.frame)
    renderer = CairoRenderer(fonts: try command.fonts.source())
    stage = try Stage(command.surroundings, command.program, in: invocation)
    paths = try command.documents.paths()
    destination = try PictureDestination(output: command.output, format: command.format)
    if case .file(let path, _) = destination, paths.count > 1 {
      throw UsageError("--output: \(paths.count) documents do not fit into one picture; for a folder, write \(path)/.")
    }
  }

  /// A document that cannot be drawn does not stop the others; a folder that cannot be written to does.
  func run() throws -> CommandStatus {
    if case .folder(let path, _) = destination { try Self.makeFolder(path) }
    if let diagnostic = stage.request.pairingDiagnostic { console.say(.warning, diagnostic.message, at: "tinamou") }
    var status = CommandStatus.success
    for path in paths {
      do {
        try draw(path)
      } catch let failure as DocumentFailure {
        status = ErrorReporter(console: console).report(failure)
      }
    }
    for note in renderer.notes { console.say(.warning, "\(note).", at: "tinamou") }
    return status
  }

  private static func makeFolder(_ path: String) throws(RenderingError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .cannotWrite(path: path, .other(reason: "the folder cannot be made"))
    }
  }
}

extension RenderJob {
  /// What a program did not do as asked is not to be seen in its picture. The pairing is told of once for all.
  private func tell(of findings: [Diagnostic], _ document: String) {
    for finding in findings where finding != stage.request.pairingDiagnostic {
      if finding.isAboutFontFiles, !toldOfFonts.insert(finding.message).inserted { continue }
      console.say(finding.line(document: document))
    }
  }

  private func draw(_ document: String) throws {
    let layout = try stage.layOut(document)
    defer { layout.session.end() }
    let findings = layout.session.diagnostics
    tell(of: layout.log == nil ? findings.filter(\.isAboutFontFiles) : findings, document)
    let pictures = layout.pictures(framed: frame)
    let shown = pictures.filter { !$0.isEmpty }
    guard let first = shown.first(where: { !$0.isOfBar }) ?? shown.first else {
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
    for picture in pictures {
      if picture.isEmpty {
        console.say(.warning, "scene \(picture.sceneID) has no size; there is no picture of it.", at: document)
        continue
      }
      let name = names.name(document: document, sceneID: picture.sceneID)
      let path = (folder as NSString).appendingPathComponent("\(name).\(format.rawValue)")
      try write(picture, of: document, to: path, as: format)
    }
  }

  /// - Throws: `DocumentFailure` for a picture that cannot exist, `RenderingError` for a file that cannot be written.
  private func write(_ picture: ScenePicture, of document: String, to path: String, as format: PictureFormat) throws {
    let list = picture.list
    do {
      try renderer.write(list, to: path, as: format)
    } catch let error as RenderingError {
      if case .cannotWrite = error { throw error }
      throw DocumentFailure(path: document, message: "scene \(picture.sceneID): \(error).")
    }
    if console.isErrorTerminal { console.say("\(path) \(list.measure(as: format))") }
  }
}

extension DisplayList {
  /// `640x1136`: pixels of a png, points of the others.
  fileprivate func measure(as format: PictureFormat) -> String {
    let scale = format == .png ? scale : 1
    let width = Int((size.width * scale).rounded(.up)), height = Int((size.height * scale).rounded(.up))
    return "\(width)x\(height)"
  }
}
