/// The terms that exception messages use for a view and its items.
struct SectionedWords {
  var item: String
  var view: String

  static let table = Self(item: "row", view: "table view")
  static let collection = Self(item: "item", view: "collection view")
}

/// Compares the numbers of items before and after a change, by section, with the change.
struct SectionedConsistency {
  let changes: IndexPathChanges
  var reloadedItems: Set<IndexPath> = []
  let before: [Int]
  let after: [Int]
  let words: SectionedWords
  /// Whether one message contains all counts.
  let isToldAsAWhole: Bool
  /// The description of the view, at the end of that message.
  let description: String

  /// Returns the message of the exception, or nil if the change is consistent.
  ///
  /// > Basis: captured: published crash logs of iOS 6 to 13, and of iOS 16 and 17 for the message with all counts.
  /// > Assumed: how that message names moves and sections.
  func complaint(_ shift: IndexPathMapping) -> String? {
    if let missing = missingPlace { return missing }
    let isRight = hasRightSections && before.indices.allSatisfy { hasRightItems($0, shift) }
    guard !isRight else { return nil }
    if isToldAsAWhole { return summary }
    guard hasRightSections else { return sectionComplaint }
    return before.indices.first { !hasRightItems($0, shift) }.map { itemComplaint($0, shift) }
  }

  private var hasRightSections: Bool {
    after.count == before.count + changes.insertedSections.count - changes.deletedSections.count
  }

  private func hasRightItems(_ section: Int, _ shift: IndexPathMapping) -> Bool {
    guard let new = shift.section(after: section), after.indices.contains(new) else { return true }
    return after[new] == shift.count(ofSection: section, before: before[section])
  }

  private var sectionComplaint: String {
    let view = words.view
    return """
      Invalid update: invalid number of sections.  The number of sections contained in the \(view) after the update \
      (\(after.count)) must be equal to the number of sections contained in the \(view) before the update \
      (\(before.count)), plus or minus the number of sections inserted or deleted \
      (\(changes.insertedSections.count) inserted, \(changes.deletedSections.count) deleted).
      """
  }

  private func itemComplaint(_ old: Int, _ shift: IndexPathMapping) -> String {
    let new = shift.section(after: old) ?? old, items = words.item + "s"
    let inserted = changes.insertedItems.count { $0[0] == new }, deleted = changes.deletedItems.count { $0[0] == old }
    let movedIn = changes.moves.values.count { $0[0] == new }, movedOut = changes.moves.keys.count { $0[0] == old }
    return """
      Invalid update: invalid number of \(items) in section \(new).  The number of \(items) contained in an existing \
      section after the update (\(after[new])) must be equal to the number of \(items) contained in that section before \
      the update (\(before[old])), plus or minus the number of \(items) inserted or deleted from that section \
      (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of \(items) moved into or out of that \
      section (\(movedIn) moved in, \(movedOut) moved out).
      """
  }
}

// MARK: - One message with all counts

extension SectionedConsistency {
  private var summary: String {
    """
    Invalid batch updates detected: the number of sections and/or \(words.item)s returned by the data source before and \
    after performing the batch updates are inconsistent with the updates.
    Data source before updates = \(Self.counts(before, words.item))
    Data source after updates = \(Self.counts(after, words.item))
    Updates = [
    \(updates.map { "\t\($0)\n" }.joined())]
    \(words.view.prefix(1).uppercased() + words.view.dropFirst()): \(description)
    """
  }

  private static func counts(_ counts: [Int], _ item: String) -> String {
    "{ \(counts.count) section\(counts.count == 1 ? "" : "s") with \(item) counts: \(counts) }"
  }

  private var updates: [String] {
    let deletedSections = changes.deletedSections.map { "Delete section (\($0))" }
    let insertedSections = changes.insertedSections.map { "Insert section (\($0))" }
    let movedSections = changes.movedSections.sorted { $0.key < $1.key }
      .map { "Move section (\($0.key)) to (\($0.value))" }
    let deleted = changes.deletedItems.sorted().reversed().map { "Delete \(words.item) (\(Self.place($0)))" }
    let inserted = changes.insertedItems.sorted().map { "Insert \(words.item) (\(Self.place($0)))" }
    let moved = changes.moves.sorted { $0.key < $1.key }
      .map { "Move \(words.item) (\(Self.place($0.key))) to (\(Self.place($0.value)))" }
    return deletedSections + deleted + insertedSections + inserted + movedSections + moved
  }

  private static func place(_ path: IndexPath) -> String { path.map(String.init).joined(separator: " - ") }
}

// MARK: - Missing sections and items

extension SectionedConsistency {
  /// > Basis: captured for items inserted into sections that are too short; recalled for the others.
  private var missingPlace: String? {
    missingSection
      ?? changes.deletedItems.union(changes.moves.keys).union(reloadedItems).sorted().lazy
      .compactMap(missingBefore).first
      ?? changes.insertedItems.union(changes.moves.values).sorted().lazy.compactMap(missingAfter).first
  }

  private var missingSection: String? {
    if let wrong = changes.deletedSections.union(IndexSet(changes.movedSections.keys)).first(where: isBeyond(before)) {
      return "attempt to delete section \(wrong), but there are only \(before.count) sections before the update"
    }
    guard
      let wrong = changes.insertedSections.union(IndexSet(changes.movedSections.values)).first(where: isBeyond(after))
    else { return nil }
    return "attempt to insert section \(wrong) but there are only \(after.count) sections after the update"
  }

  private func isBeyond(_ counts: [Int]) -> (Int) -> Bool { { !counts.indices.contains($0) } }

  private func missingBefore(_ path: IndexPath) -> String? {
    let attempt = "attempt to delete \(words.item) \(path[1]) from section \(path[0])"
    guard before.indices.contains(path[0]) else {
      return "\(attempt), but there are only \(before.count) sections before the update"
    }
    guard path[1] >= before[path[0]] || path[1] < 0 else { return nil }
    return "\(attempt) which only contains \(before[path[0]]) \(words.item)s before the update"
  }

  private func missingAfter(_ path: IndexPath) -> String? {
    let attempt = "attempt to insert \(words.item) \(path[1]) into section \(path[0])"
    guard after.indices.contains(path[0]) else {
      return "\(attempt), but there are only \(after.count) sections after the update"
    }
    guard path[1] >= after[path[0]] || path[1] < 0 else { return nil }
    return "\(attempt), but there are only \(after[path[0]]) \(words.item)s in section \(path[0]) after the update"
  }
}
