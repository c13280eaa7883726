import InterfaceDocuments
import Typesetting

/// The fonts of the projects that documents are from. Documents of one project share them.
@MainActor package final class DocumentFonts {
  /// By the outermost folder that is searched.
  private var known: [URL: ProjectFonts] = [:]

  package init() {}

  /// No file is looked for before a document names a font that iOS does not have.
  package func fonts(around document: URL) -> ProjectFonts {
    let document = document.standardizedFileURL, folder = AssetFinder.folders(around: document).last ?? document
    if let fonts = known[folder] { return fonts }
    let fonts = ProjectFonts { FontFinder.files(around: document) }
    known[folder] = fonts
    return fonts
  }
}
