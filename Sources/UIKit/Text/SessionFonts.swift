import InterfaceDocuments
import Synchronization
import Typesetting

/// The fonts that a program ships, or the project of a document that runs by itself, and the names of fonts that are
/// nowhere.
final class SessionFonts: Sendable {
  private let project: ProjectFonts
  private let state = Mutex(State())

  private struct State {
    /// In the order in which they were asked for.
    var missing: [String] = []
    /// Where documents name fonts.
    var places: [String: SourcePosition] = [:]
  }

  /// - Parameter project: nil for a program, which has fonts in its bundles.
  init(_ project: ProjectFonts?) { self.project = project ?? .ofProgram }

  /// What a document names.
  func note(_ places: [String: SourcePosition]) {
    state.withLock { $0.places.merge(places) { first, _ in first } }
  }

  /// With the project's font where it has one of that name. Files are looked for only where the system has none.
  func resolved(_ descriptor: FontDescriptor, era: TypographyEra) -> FontDescriptor {
    guard case .named(let name) = descriptor.family, descriptor.shipped == nil, !DeviceFonts.has(name) else {
      return descriptor
    }
    if let font = project.font(named: name, weight: descriptor.weight, isItalic: descriptor.isItalic) {
      return descriptor.found(font)
    }
    if !DeviceFonts.knows(name, era: era) {
      state.withLock { if !$0.missing.contains(name) { $0.missing.append(name) } }
    }
    return descriptor
  }

  /// The families of the project and the PostScript names of their faces.
  var families: [String: [String]] { project.families }

  func findings(in era: TypographyEra) -> [Diagnostic] {
    let (missing, places) = state.withLock { ($0.missing, $0.places) }
    let substitute = era == .helvetica ? "Helvetica" : "Helvetica Neue"
    return missing.map { .missingFont($0, substitute: substitute, at: places[$0]) }
      + project.problems.map { Diagnostic(rule: Diagnostic.unreadableFont, severity: .warning, message: $0) }
  }
}

extension ProjectFonts {
  /// Those in the bundles of the program.
  fileprivate static let ofProgram = ProjectFonts {
    FontFinder.files(ofProgram: Bundle.main.resourceURL ?? Bundle.main.bundleURL)
  }
}

extension Diagnostic {
  static let missingFont = "missing-font"
  static let unreadableFont = "unreadable-font"

  /// Whether it is about the files of fonts, so that a picture does not show what the document asks for.
  package var isAboutFontFiles: Bool { [Self.missingFont, Self.unreadableFont].contains(rule) }

  fileprivate static func missingFont(_ name: String, substitute: String, at position: SourcePosition?) -> Diagnostic {
    Diagnostic(
      rule: missingFont, severity: .warning,
      message: """
        the font \u{201C}\(name)\u{201D} is neither part of iOS nor in the project; \(substitute) is used instead. \
        Add its .ttf or .otf file to the project's folder.
        """,
      position: position)
  }
}
