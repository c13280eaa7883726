import InterfaceDocuments
import Synchronization
import SystemProfiles
import Typesetting

/// The fonts that a program ships, or that the project of a document contains, and the names of fonts that were not
/// found.
final class SessionFonts: Sendable {
  private let project: ProjectFonts
  private let version: SystemVersion
  /// The names of the generation's system font.
  let systemNames: SystemFontNames
  private let state = Mutex(State())

  private struct State {
    /// The missing fonts, in the order of their first use.
    var missing: [String] = []
    /// The names for which `UIFont(name:size:)` returned nil.
    var refused: [String] = []
    /// The system's families, read when the first name is looked up.
    var families: FontFamilies?
    /// The positions where documents name fonts.
    var places: [String: SourcePosition] = [:]
  }

  /// - Parameter project: nil for a program, whose fonts are in its bundles.
  init(_ project: ProjectFonts?, of version: SystemVersion) {
    self.project = project ?? .ofProgram
    self.version = version
    systemNames = SystemFontNames(of: version)
  }

  /// The families of the release.
  var systemFamilies: FontFamilies {
    state.withLock { state in
      if let families = state.families { return families }
      let families = FontFamilies(of: version)
      state.families = families
      return families
    }
  }

  /// The font that `UIFont(name:size:)` returns; nil for a name that neither the release nor the project has.
  ///
  /// > Basis: documented (`UIFont`, kCTFontNameAttribute): a PostScript name, else a family's, else a full name. Names
  /// > that begin with a dot always find a font: published logs show Times New Roman for them.
  func descriptor(named name: String, size: CGFloat) -> FontDescriptor? {
    if name.hasPrefix(".") { return .named(name, size) }
    let system = systemFamilies
    if let face = system.face(named: name) {
      let isFamily = system.family(of: face)?.lowercased() == name.lowercased()
      return .named(isFamily ? name : face, size)
    }
    let descriptor = FontDescriptor.named(name, size)
    let font = project.font(named: name, weight: descriptor.weight, isItalic: descriptor.isItalic)
    if let font { return descriptor.found(font) }
    state.withLock { if !$0.refused.contains(name) { $0.refused.append(name) } }
    return nil
  }

  /// Records the positions where a document names fonts.
  func note(_ places: [String: SourcePosition]) {
    state.withLock { $0.places.merge(places) { first, _ in first } }
  }

  /// Returns the descriptor with the project's font of that name, if any. Searches files only if the system lacks the
  /// name.
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

  /// The families of the project, and the PostScript names of their faces.
  var families: [String: [String]] { project.families }

  func findings(in era: TypographyEra) -> [Diagnostic] {
    let (missing, refused, places) = state.withLock { ($0.missing, $0.refused, $0.places) }
    let substitute = era == .helvetica ? "Helvetica" : "Helvetica Neue"
    return missing.map { .missingFont($0, substitute: substitute, at: places[$0]) }
      + refused.filter { !missing.contains($0) }.map { .unknownFontName($0) }
      + project.problems.map { Diagnostic(rule: Diagnostic.unreadableFont, severity: .warning, message: $0) }
  }
}

extension ProjectFonts {
  /// The fonts in the program's bundles.
  fileprivate static let ofProgram = ProjectFonts {
    FontFinder.files(ofProgram: Bundle.main.resourceURL ?? Bundle.main.bundleURL)
  }
}

extension Diagnostic {
  static let missingFont = "missing-font"
  static let unreadableFont = "unreadable-font"

  /// Whether the finding is about font files, so that the picture differs from what the document specifies.
  package var isAboutFontFiles: Bool { [Self.missingFont, Self.unreadableFont].contains(rule) }

  fileprivate static func unknownFontName(_ name: String) -> Diagnostic {
    Diagnostic(
      rule: missingFont, severity: .warning,
      message: """
        the font \u{201C}\(name)\u{201D} is neither part of this iOS nor in the project; UIFont(name:size:) returns nil. \
        Add its .ttf or .otf file to the project's folder.
        """)
  }

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
