import CFontconfig
import DisplayLists

/// Finds the nearest font for a request, and for characters that it lacks. It caches its results.
final class FontMatcher {
  private let source: FontSource
  /// The configurations, opened with the first request.
  private var opened: [OpaquePointer]?
  private let notes: RenderingNotes
  /// The open fonts; at most as many as the machine has, times the few ways to slant and thicken one.
  private var openFaces: [FaceDescription: FontFace?] = [:]
  private var faces = GenerationCache<FaceRequest, FontFace?>(capacity: 2000)
  private var fallbacks = GenerationCache<FaceRequest, [FontFace]>(capacity: 2000)
  private var uncovered = GenerationCache<UncoveredCharacter, Bool>(capacity: 20_000)
  private var notedScripts: Set<String> = []

  private struct UncoveredCharacter: Hashable {
    let request: FaceRequest
    let character: Character
  }

  init(_ source: FontSource, notes: RenderingNotes) {
    (self.source, self.notes) = (source, notes)
    if source != .none { InstalledFonts.prepare() }
  }

  deinit {
    for configuration in opened ?? [] { FcConfigDestroy(configuration) }
  }

  /// The configurations; if two have equally near fonts, the first one counts.
  private var configurations: [OpaquePointer] {
    let configurations = opened ?? source.makeConfigurations()
    opened = configurations
    return configurations
  }

  func face(for font: FontRequest) -> FontFace? {
    let request = FaceRequest(font)
    if let known = faces.value(for: request) { return known }
    let face = nearestFace(request)
    faces.insert(face, for: request, cost: 1)
    if face == nil { notes.add(.noFont(family: font.family)) }
    return face
  }

  /// Returns a font for a character that the requested one lacks; `nil` if no font has it.
  func fallback(for font: FontRequest, covering character: Character) -> FontFace? {
    let request = FaceRequest(font), known = fallbacks.value(for: request) ?? []
    if let face = known.first(where: { $0.covers(character) }) { return face }
    let key = UncoveredCharacter(request: request, character: character)
    guard uncovered.value(for: key) == nil else { return nil }
    for configuration in configurations {
      guard let face = find(request, covering: character, in: configuration)?.face, face.covers(character) else {
        continue
      }
      fallbacks.insert(known + [face], for: request, cost: 1)
      return face
    }
    uncovered.insert(true, for: key, cost: 1)
    note(character)
    return nil
  }

  /// Notes an uncovered script. Without any font there is another note, and this one would not help.
  private func note(_ character: Character) {
    let script = Script(of: character).name
    if openFaces.values.contains(where: { $0 != nil }), notedScripts.insert(script).inserted {
      notes.add(.uncoveredScript(name: script, example: character))
    }
  }

  private func nearestFace(_ request: FaceRequest) -> FontFace? {
    if let file = request.file, let face = open(FaceDescription(file), coverage: nil) { return face }
    let found = configurations.compactMap { find(request, covering: nil, in: $0) }
    return found.min { $0.rank < $1.rank }?.face
  }

  private func find(
    _ request: FaceRequest, covering character: Character?, in configuration: OpaquePointer
  ) -> (face: FontFace, rank: Int)? {
    guard let pattern = request.makePattern(covering: character) else { return nil }
    defer { FcPatternDestroy(pattern) }
    FcConfigSubstitute(configuration, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResult(rawValue: 0)
    guard let found = FcFontMatch(configuration, pattern, &result) else { return nil }
    defer { FcPatternDestroy(found) }
    return open(found, for: request).map { ($0, found.rank(for: request)) }
  }

  private func open(_ found: OpaquePointer, for request: FaceRequest) -> FontFace? {
    guard let description = FaceDescription(found, for: request), let coverage = found.characters else { return nil }
    return open(description, coverage: coverage)
  }

  private func open(_ description: FaceDescription, coverage: OpaquePointer?) -> FontFace? {
    if let known = openFaces[description] { return known }
    let face = FontFace(description, coverage: coverage)
    openFaces[description] = .some(face)
    return face
  }
}
