import InterfaceDocuments
import Typesetting

/// The fonts of the documents' projects. Documents of one project share them.
@MainActor package final class DocumentFonts {
  /// The fonts by the outermost searched folder.
  private var known: [URL: ProjectFonts] = [:]

  package init() {}

  /// Returns the fonts of a document's project. Files are searched only when a document names a font that iOS lacks.
  package func fonts(around document: URL) -> ProjectFonts {
    let document = document.standardizedFileURL, folder = AssetFinder.folders(around: document).last ?? document
    if let fonts = known[folder] { return fonts }
    let fonts = ProjectFonts { FontFinder.files(around: document) }
    known[folder] = fonts
    return fonts
  }
}
