import CoreTypes
import InterfaceDocuments
import UIKit

/// An error that prevents the layout of a document: `path:line:col: error: message`.
struct DocumentFailure: Error, Equatable, CustomStringConvertible {
  let path: String
  var position: SourcePosition?
  let message: String

  var place: String { position.map { "\(path):\($0.line):\($0.column)" } ?? path }

  /// The line that the command prints.
  var description: String { "\(place): error: \(message)" }

  /// The message with its line, for a report that contains the document's name.
  var positionedMessage: String { position.map { "\($0.line):\($0.column): \(message)" } ?? message }
}

/// Lays out documents one at a time, so that memory is limited to the largest.
@MainActor struct DocumentStage {
  let request: LayoutRequest
  let library: DocumentLibrary

  /// Lays out a document: 1. the document, 2. the layout, 3. diagnostics of the request.
  func layOut(_ path: String) throws(DocumentFailure) -> DocumentLayout {
    let (document, oddities) = try load(path)
    let names = SceneNames(document), request = request.resolvingScene(in: names)
    let layout = DocumentLayout(
      document, at: URL(fileURLWithPath: path), request, textMemory: library.textMemory,
      fonts: library.fonts.fonts(around: URL(fileURLWithPath: path)))
    if let sceneID = request.sceneID, layout.scenes.isEmpty { throw .missingScene(sceneID, in: path, names.entries) }
    for diagnostic in oddities + request.settingsWithoutEffect(in: layout.session.environment) {
      layout.session.report(diagnostic)
    }
    return layout
  }

  /// Returns a session that runs the document like a program: its controllers are on the screen of a device, and its
  /// segues work.
  func start(_ path: String, echo: (@Sendable (String) -> Void)? = nil) throws(DocumentFailure) -> Session {
    let (document, oddities) = try load(path)
    let shown = try document.beginning(with: request.sceneID, at: path)
    let scene = request.resolvingScene(in: SceneNames(document)).sceneID
    let session = Session(
      environment: request.screenEnvironment(for: document),
      fonts: library.fonts.fonts(around: URL(fileURLWithPath: path)), echo: echo)
    for diagnostic in oddities + request.settingsWithoutEffect(in: session.environment) { session.report(diagnostic) }
    guard session.launch(shown, at: URL(fileURLWithPath: path), scene: scene, in: request.container) else {
      throw DocumentFailure(path: path, message: "the document has no controller and no view to show.")
    }
    return session
  }

  /// Loads a document: 1. the file, 2. its strings in the requested language, 3. images and colors of its project.
  private func load(_ path: String) throws(DocumentFailure) -> (InterfaceDocument, oddities: [Diagnostic]) {
    var document = try library.document(at: path), oddities = [request.pairingDiagnostic]
    let idiom = request.device?.idiom ?? (document.targetIsPad ? .pad : .phone)
    oddities.append(translate(&document, at: path, idiom))
    oddities.append(addAssets(to: &document, at: path, idiom))
    return (document, oddities.compactMap(\.self))
  }

  /// - Returns: A note if there are translations, but none into the requested language.
  private func translate(_ document: inout InterfaceDocument, at path: String, _ idiom: UIUserInterfaceIdiom)
    -> Diagnostic?
  {
    guard let locale = request.localeIdentifier else { return nil }
    let finder = TranslationFinder(document: URL(fileURLWithPath: path), idiom: idiom)
    if let translation = finder.translation(into: locale) {
      document.translate(by: translation)
      return nil
    }
    return finder.languages.isEmpty ? nil : .noTranslation(into: locale, butInto: finder.languages)
  }

  /// - Returns: A warning if the requested folder contains nothing.
  private func addAssets(to document: inout InterfaceDocument, at path: String, _ idiom: UIUserInterfaceIdiom)
    -> Diagnostic?
  {
    guard document.namesAssets else { return nil }
    let finder = AssetFinder(idiom: idiom), names = document.pictureNames
    let around = finder.assets(around: URL(fileURLWithPath: path), pictures: names)
    guard let folder = request.assetFolder else {
      document.take(around)
      return nil
    }
    var assets = finder.assets(in: URL(fileURLWithPath: folder), pictures: names)
    let hasNothing = assets == ProjectAssets() && !names.isEmpty
    assets.add(around)
    document.take(assets)
    return hasNothing ? .noAssets(in: folder) : nil
  }
}

extension Diagnostic {
  fileprivate static func noTranslation(into locale: String, butInto languages: [String]) -> Diagnostic {
    Diagnostic(
      rule: "no-translation", severity: .note,
      message: "there is no translation into \u{201C}\(locale)\u{201D}, only into "
        + "\(languages.joined(separator: ", ")); the document's own strings are shown.")
  }

  fileprivate static func noAssets(in folder: String) -> Diagnostic {
    Diagnostic(
      rule: "no-assets", severity: .warning,
      message:
        "--assets: \u{201C}\(folder)\u{201D} and its subfolders, up to \(AssetFinder.depthLimit) levels deep, have no "
        + "asset catalog with images or colors, and no image that the document names.")
  }
}
