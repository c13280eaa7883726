import CoreTypes

/// A difference between a picture and its list. The picture is still rendered.
package enum RenderingNote: Sendable, Hashable {
  /// There is no font at all, so text of this family was not drawn.
  case noFont(family: String)
  /// No font has the characters of this script, so boxes replace them.
  case uncoveredScript(name: String, example: Character)
  /// A placeholder replaces an image that cannot be read.
  case unreadablePicture(name: String, reason: String)
  /// A placeholder replaces an image without a file.
  case missingPicture(name: String)
  /// Placeholders replace all images of a kind.
  case noDecoder(DecodedKind)
}

extension RenderingNote: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noFont(let family): "no font is installed, so \(family) text is left out; apt-get install fonts-liberation"
    case .uncoveredScript(let name, let example):
      "no font has \(name) characters, such as \(example); boxes replace them until you install a font that has them"
    case .unreadablePicture(let name, let reason): "image \(name): \(reason); a placeholder is drawn"
    case .missingPicture(let name): "image \(name): the project has no file for it; a placeholder is drawn"
    case .noDecoder(let kind): "\(RenderingError.noDecoder(kind)); placeholders are drawn"
    }
  }
}

extension RenderingNote {
  /// Creates the note for an image that is not drawn.
  init(_ error: RenderingError, name: String) {
    if case .noDecoder(let kind) = error {
      self = .noDecoder(kind)
    } else {
      self = .unreadablePicture(name: name, reason: error.reason)
    }
  }
}

/// Collects notes, each one once.
final class RenderingNotes {
  /// The notes in order of appearance.
  private(set) var all: [RenderingNote] = []
  private var known: Set<RenderingNote> = []

  /// The limit of notes, because a process may render for a long time.
  private static let most = 1000

  func add(_ note: RenderingNote) {
    if all.count < Self.most, known.insert(note).inserted { all.append(note) }
  }
}
