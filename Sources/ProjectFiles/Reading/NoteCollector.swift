import CoreTypes

/// Collects notes while a project is read, and limits those that damaged projects have by the thousand.
final class NoteCollector {
  /// Notes of which a project may have very many.
  enum Category: CaseIterable {
    case missing, outside, large, unreadable

    func summary(of count: Int) -> String {
      let files = count == 1 ? "1 more file" : "\(count) more files", were = count == 1 ? "was" : "were"
      return switch self {
      case .missing: "\(files) of the project could not be found"
      case .outside: "\(files) outside of the checkout \(were) left out"
      case .large: "\(files) of more than \(Checkout.maximumFileSize >> 20) MB \(were) left out"
      case .unreadable: "\(files) could not be read"
      }
    }
  }

  private static let limit = 20
  private var notes: [ProjectNote] = []
  private var seen: Set<ProjectNote> = []
  private var counts: [Category: Int] = [:]

  func add(_ message: String, file: String, line: Int? = nil) {
    let note = ProjectNote(message, file: file, line: line)
    if seen.insert(note).inserted { notes.append(note) }
  }

  func add(_ category: Category, _ message: String, file: String, line: Int? = nil) {
    let note = ProjectNote(message, file: file, line: line)
    guard seen.insert(note).inserted else { return }
    counts[category, default: 0] += 1
    if counts[category, default: 0] <= Self.limit { notes.append(note) }
  }

  /// All notes, with one for each category of which some were omitted.
  func finished(container: String) -> [ProjectNote] {
    notes
      + Category.allCases.compactMap { category in
        let omitted = counts[category, default: 0] - Self.limit
        return omitted > 0 ? ProjectNote(category.summary(of: omitted), file: container) : nil
      }
  }
}
