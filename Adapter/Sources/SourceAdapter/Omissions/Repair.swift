import SwiftSyntax

/// The edits of a file together with what the plan's omissions leave out.
struct Repair {
  private let adaptation: FileAdaptation
  private(set) var edits: [Edit]
  private(set) var notes: [AdaptationReport.Note]
  private(set) var omitted: [OmittedPart] = []
  private(set) var isLeftOut: Bool

  /// The indexes of generated edits that are replaced by spaces.
  private(set) var dropped: Set<Int> = []

  private struct Blank {
    var edit: Edit
    var round: Int?
    var range: Range<Int> { edit.range }
  }

  /// The parts that are left out already.
  private var blanks: [Blank] = []
  private var handled: Set<Omission> = []
  private let base: RenderedText

  init(_ adaptation: FileAdaptation) {
    self.adaptation = adaptation
    edits = adaptation.edits
    notes = adaptation.notes
    isLeftOut = adaptation.isLeftOut
    let omissions = adaptation.module.omissions.filter { $0.file == adaptation.file.text.path }
    base = omissions.isEmpty ? RenderedText([], []) : RenderedText(adaptation.file.text.bytes, adaptation.edits)
    if adaptation.module.omittedFiles.contains(adaptation.file.text.path) || isLeftOut {
      leaveOutFile(isLeftOut ? "SwiftUI is not available." : "The plan omits this file.")
    } else {
      for omission in omissions where !isLeftOut { apply(omission) }
      merge()
    }
  }

  // MARK: One omission

  private mutating func apply(_ omission: Omission) {
    // A copy starts with the line that names the original. Its lines have the numbers of the original.
    switch base.origin(line: omission.line, column: omission.column) {
    case .edit(let index) where dropped.contains(index): break
    case .edit(let index) where edits[index].isOptional: drop(index, omission)
    case .edit(let index): leaveOut(at: edits[index].range.lowerBound, omission)
    case .source(let offset): leaveOut(at: offset, omission)
    case nil: leaveOut(at: adaptation.file.text.bytes.count, omission)
    }
    handled.insert(omission)
  }

  /// True if an earlier omission of the same round left out the place.
  private func isHandled(_ offset: Int, _ omission: Omission) -> Bool {
    guard let blank = blanks.first(where: { $0.range.contains(offset) }) else { return false }
    if let round = omission.round { return blank.round == round }
    return !handled.contains(omission)
  }

  /// Removes generated code.
  private mutating func drop(_ index: Int, _ omission: Omission) {
    dropped.insert(index)
    add(.member, omission, what: edits[index].text, at: edits[index].range.lowerBound)
  }

  private mutating func leaveOut(at offset: Int, _ omission: Omission) {
    if isHandled(offset, omission) { return }
    let tree = adaptation.file.tree
    let position = AbsolutePosition(utf8Offset: min(offset, max(0, tree.endPosition.utf8Offset - 1)))
    guard let token = tree.token(at: position) else {
      if omission.repairsOnly != true { leaveOutFile(omission.message) }
      return
    }
    if isConsequence(omission) || repairOverride(token, omission) || repairByMessage(token, omission)
      || omission.repairsOnly == true || removeConformance(token, omission)
    {
      return
    }
    leaveOut(around: token, omission)
  }

  private mutating func leaveOut(around token: TokenSyntax, _ omission: Omission) {
    let search = CandidateSearch(adaptation.file.tree, message: omission.message)
    for candidate in search.candidates(at: token) where !isCovered(candidate.range) {
      if candidate.kind == .file { return leaveOutFile(omission.message) }
      let what = adaptation.file.text.text(candidate.range).onOneLine
      blank(candidate.range, candidate.replacement, omission)
      add(candidate.kind, omission, what: what, at: candidate.range.lowerBound)
      relaxAssignedProperty(candidate, token)
      leaveOutUses(of: candidate, omission)
      return
    }
    leaveOutFile(omission.message)
  }

  /// True if the range is left out already, or if a rule replaces it together with more.
  private func isCovered(_ range: Range<Int>, insertion: Bool = false) -> Bool {
    range.isEmpty && !insertion || blanks.contains { $0.range.contains(range) }
      || edits.contains { !$0.range.isEmpty && $0.range != range && $0.range.contains(range) }
  }

  private mutating func blank(_ range: Range<Int>, _ replacement: String, _ omission: Omission) {
    blanks.removeAll { range.contains($0.range) }
    let edit = Edit(range: range, text: replacement, rule: "omission", counts: false, blanks: replacement.isEmpty)
    blanks.append(Blank(edit: edit, round: omission.round))
  }

  /// Leaves out the statements of the block that use a name whose declaration has gone.
  private mutating func leaveOutUses(of candidate: Candidate, _ omission: Omission) {
    guard !candidate.names.isEmpty,
      let first = adaptation.file.tree.token(at: AbsolutePosition(utf8Offset: candidate.range.lowerBound)),
      let item = first.ancestor(where: { $0.is(CodeBlockItemSyntax.self) && $0.trimmedRange == candidate.range }),
      let list = item.parent?.as(CodeBlockItemListSyntax.self), !(list.parent?.is(SourceFileSyntax.self) ?? true)
    else { return }
    for later in list where later.startOffset >= candidate.range.upperBound {
      let uses = NameUses(of: candidate.names)
      uses.walk(later)
      for token in uses.tokens where !isCovered(token.trimmedRange) { leaveOut(around: token, omission) }
    }
  }

  // MARK: Special repairs

  /// True for the uses of a class without initializers: the class itself is repaired in this round.
  private func isConsequence(_ omission: Omission) -> Bool {
    guard omission.message.contains("has no accessible initializers"), let name = omission.message.firstQuoted else {
      return false
    }
    return adaptation.module.omissions.contains {
      $0.round == omission.round && $0.message.contains("class '\(name)' has no initializers")
    }
  }

  private mutating func repairOverride(_ token: TokenSyntax, _ omission: Omission) -> Bool {
    guard FalseOverride.applies(to: omission.message) else { return false }
    let ranges = FalseOverride.ranges(at: token)
    guard let first = ranges.first, !isCovered(first) else { return false }
    for range in ranges { blank(range, "", omission) }
    edits.append(Edit(range: 0..<0, text: "", rule: FalseOverride.name))
    note(
      "Tinamou's UIKit has no such member to override, so UIKit never calls this one.", at: first.lowerBound,
      FalseOverride.name)
    return true
  }

  private mutating func repairByMessage(_ token: TokenSyntax, _ omission: Omission) -> Bool {
    add(MessageRepair(message: omission.message).changes(at: token))
  }

  /// - Returns: False if there are no changes, or if they were made before.
  @discardableResult
  private mutating func add(_ changes: [MessageRepair.Change]) -> Bool {
    let new = changes.filter { change in
      !edits.contains { $0.range == change.range && $0.text == change.text }
        && !isCovered(change.range, insertion: true)
    }
    edits += new.map { Edit(range: $0.range, text: $0.text, rule: "repair") }
    return !new.isEmpty
  }

  /// Makes the property implicitly unwrapped whose assignment in an initializer is left out.
  private mutating func relaxAssignedProperty(_ candidate: Candidate, _ token: TokenSyntax) {
    guard candidate.kind == .statement,
      let item = token.ancestor(where: { $0.is(CodeBlockItemSyntax.self) && $0.trimmedRange == candidate.range }),
      let owner = item.ancestor(where: { $0.is(InitializerDeclSyntax.self) || $0.is(FunctionDeclSyntax.self) }),
      owner.is(InitializerDeclSyntax.self), let name = item.assignedName,
      let block = owner.ancestor(where: { $0.is(MemberBlockSyntax.self) })?.as(MemberBlockSyntax.self)
    else { return }
    add(MessageRepair.relax(block) { $0 == name })
  }

  private mutating func removeConformance(_ token: TokenSyntax, _ omission: Omission) -> Bool {
    guard let found = ConformanceSearch(message: omission.message).find(at: token), !isCovered(found.range) else {
      return false
    }
    blank(found.range, "", omission)
    add(.conformance, omission, what: found.what, at: found.range.lowerBound)
    return true
  }

  // MARK: Results

  private mutating func leaveOutFile(_ message: String) {
    isLeftOut = true
    edits = []
    dropped = []
    omitted.append(
      OmittedPart(
        file: adaptation.file.text.path, line: 1, column: 1, kind: .file, what: adaptation.file.text.fileName))
    note("left out: \(message)", at: 0, "omission")
  }

  private static let longestText = 60

  private mutating func add(_ kind: OmittedPart.Kind, _ omission: Omission, what: String, at offset: Int) {
    let place = adaptation.file.text.place(of: offset)
    omitted.append(
      OmittedPart(
        file: adaptation.file.text.path, line: place.line, column: place.column, kind: kind,
        what: what.count > Self.longestText ? what.prefix(Self.longestText) + "…" : what))
    note("left out: \(omission.message)", at: offset, "omission")
  }

  private mutating func note(_ message: String, at offset: Int, _ rule: String) {
    let place = adaptation.file.text.place(of: offset)
    notes.append(
      AdaptationReport.Note(
        file: adaptation.file.text.path, line: place.line, column: place.column, rule: rule, message: message))
  }

  /// Removes the edits within parts that are left out, and adds those parts.
  private mutating func merge() {
    guard !isLeftOut, !(blanks.isEmpty && dropped.isEmpty) else { return }
    let end = adaptation.file.text.bytes.count
    var merged: [Edit] = []
    for (index, edit) in edits.enumerated() {
      let isGone = blanks.contains { blank in
        edit.range.isEmpty
          ? blank.range.lowerBound <= edit.range.lowerBound && edit.range.lowerBound <= blank.range.upperBound
            && edit.range.lowerBound < end
          : blank.range.contains(edit.range)
      }
      if isGone { continue }
      var kept = edit
      if dropped.contains(index) {
        kept.text = String(decoding: edit.text.utf8.map { $0 == .newline ? $0 : .space }, as: UTF8.self)
        kept.counts = false
      }
      merged.append(kept)
    }
    edits = merged + blanks.map(\.edit)
  }
}

extension Range<Int> {
  func contains(_ other: Range<Int>) -> Bool { lowerBound <= other.lowerBound && other.upperBound <= upperBound }
}

extension Syntax {
  /// The property that a statement such as `self.title = text` sets.
  fileprivate var assignedName: String? {
    guard let sequence = self.as(CodeBlockItemSyntax.self)?.item.as(SequenceExprSyntax.self),
      sequence.elements.count > 2, let first = sequence.elements.first,
      sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    else { return nil }
    if let member = first.as(MemberAccessExprSyntax.self), member.base?.trimmedDescription == "self" {
      return member.declName.baseName.text
    }
    return first.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}

/// Finds the places where one of some names is used.
private final class NameUses: SyntaxVisitor {
  private let names: Set<String>
  private(set) var tokens: [TokenSyntax] = []

  init(of names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    if !isMember, names.contains(node.baseName.text) { tokens.append(node.baseName) }
    return .visitChildren
  }
}
