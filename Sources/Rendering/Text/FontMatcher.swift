import CFontconfig
import DisplayLists

/// Finds the nearest font for a request, and for characters that it lacks. Remembers what it found.
final class FontMatcher {
  private let configuration: OpaquePointer?
  private var faces: [FaceRequest: FontFace?] = [:]
  private var fallbacks: [FaceRequest: [FontFace]] = [:]
  private var uncovered: Set<UncoveredCharacter> = []
  /// Families for which there was no font at all, each once, in the order of their first use.
  private(set) var missing: [String] = []

  private struct UncoveredCharacter: Hashable {
    let request: FaceRequest
    let character: Character
  }

  init(_ source: FontSource) { configuration = source.makeConfiguration() }

  deinit {
    faces.removeAll()
    fallbacks.removeAll()
    FcConfigDestroy(configuration)
  }

  func face(for font: FontRequest) -> FontFace? {
    let request = FaceRequest(font)
    if let known = faces[request] { return known }
    let face = match(request, covering: nil)
    faces[request] = .some(face)
    if face == nil, !missing.contains(font.family) { missing.append(font.family) }
    return face
  }

  /// A font for a character that the requested one lacks; `nil` when no font has it.
  func fallback(for font: FontRequest, covering character: Character) -> FontFace? {
    let request = FaceRequest(font)
    if let known = fallbacks[request]?.first(where: { $0.covers(character) }) { return known }
    let key = UncoveredCharacter(request: request, character: character)
    guard !uncovered.contains(key) else { return nil }
    if let face = match(request, covering: character), face.covers(character) {
      fallbacks[request, default: []].append(face)
      return face
    }
    uncovered.insert(key)
    return nil
  }

  private func match(_ request: FaceRequest, covering character: Character?) -> FontFace? {
    guard let configuration, let pattern = request.makePattern(covering: character) else { return nil }
    defer { FcPatternDestroy(pattern) }
    FcConfigSubstitute(configuration, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResult(rawValue: 0)
    guard let found = FcFontMatch(configuration, pattern, &result) else { return nil }
    defer { FcPatternDestroy(found) }
    return FontFace(found, for: request)
  }
}
