import CoreTypes

/// Something that a picture does not show as asked. The picture is there all the same.
package enum RenderingNote: Sendable, Hashable {
  /// There is no font at all, so text of this family was not drawn.
  case noFont(family: String)
  /// No font has the characters of this script, so boxes stand in their place.
  case uncoveredScript(name: String, example: Character)
  /// A placeholder stands in the picture's place.
  case unreadablePicture(name: String, reason: String)
}

extension RenderingNote: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noFont(let family): "no font can draw \(family) text; it is left out"
    case .uncoveredScript(let name, let example):
      "no font has \(name) characters, such as \(example); boxes stand for them"
    case .unreadablePicture(let name, let reason): "picture \(name): \(reason); a placeholder stands for it"
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
