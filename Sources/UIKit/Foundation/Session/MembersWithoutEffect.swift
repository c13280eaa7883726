import Synchronization

/// The members without effect that a session's program has used, on any thread.
final class MembersWithoutEffect: Sendable {
  private let used = Mutex<[String]>([])

  init() {}

  func note(_ member: StaticString) {
    let name = member.description
    used.withLock { if !$0.contains(name) { $0.append(name) } }
  }

  /// The findings, in the order of first use.
  var findings: [Diagnostic] { used.withLock(\.self).map(Diagnostic.noEffect) }
}

extension Session {
  nonisolated package func noteUse(ofMember member: StaticString) { membersWithoutEffect.note(member) }
}

extension Diagnostic {
  fileprivate static func noEffect(_ member: String) -> Diagnostic {
    Diagnostic(
      rule: "no-effect", severity: .note,
      message: "\(member) has no effect in Tinamou. On a device, layout, drawing or events may differ.")
  }
}
