import Synchronization

/// Reports that a member of UIKit's API is only stored here: it has no effect on layout, drawing or events.
///
/// Call it where a program sets the property or calls the method. The first use of each member in a session adds the
/// diagnostic `no-effect`. Nibs set none of these members.
///
/// - Parameter member: the type and the member, such as `CALayer.filters`. `Scripts/check-stubs` looks for this call.
func hasNoEffect(_ member: StaticString) { Session.current.membersWithoutEffect.note(member) }

/// The members without effect that the program of a session used, on any thread.
final class MembersWithoutEffect: Sendable {
  private let used = Mutex<[String]>([])

  init() {}

  func note(_ member: StaticString) {
    let name = member.description
    used.withLock { if !$0.contains(name) { $0.append(name) } }
  }

  /// In the order of their first use.
  var findings: [Diagnostic] { used.withLock(\.self).map(Diagnostic.noEffect) }
}

extension Diagnostic {
  fileprivate static func noEffect(_ member: String) -> Diagnostic {
    Diagnostic(
      rule: "no-effect", severity: .note,
      message: "\(member) has no effect here. UIKit's own layout, drawing and events may differ.")
  }
}
