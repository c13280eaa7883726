import CoreTypes

/// Something that a picture does not show as asked. The picture is there all the same.
package enum RenderingNote: Sendable, Hashable {
  /// There is no font at all, so text of this family was not drawn.
  case noFont(family: String)
  /// No font has the characters of this script, so boxes stand in their place.
  case uncoveredScript(name: String, example: Character)
  /// A placeholder is drawn for the picture.
  case unreadablePicture(name: String, reason: String)
  /// The same for an image of which there is no file.
  case missingPicture(name: String)
  /// The same for all images of a kind.
  case noDecoder(DecodedKind)
}

extension RenderingNote: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noFont(let family): "no font can draw \(family) text; it is left out"
    case .uncoveredScript(let name, let example):
      "no font has \(name) characters, such as \(example); boxes stand for them"
    case .unreadablePicture(let name, let reason): "image \(name): \(reason); a placeholder is drawn"
    case .missingPicture(let name): "image \(name): the project has no file of it; a placeholder is drawn"
    case .noDecoder(let kind): "\(RenderingError.noDecoder(kind)); placeholders are drawn"
    }
  }
}

extension RenderingNote {
  /// Why an image is not drawn.
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
  /// In the order in which they came up.
  private(set) var all: [RenderingNote] = []
  private var known: Set<RenderingNote> = []

  /// Nobody reads more, and a process may draw for a long time.
  private static let most = 1000

  func add(_ note: RenderingNote) {
    if all.count < Self.most, known.insert(note).inserted { all.append(note) }
  }
}
