import InterfaceDocuments

/// The target of a connection whose own target does not have the method: says so when somebody touches the control.
final class UnsentAction: NSObject, NibConnectable {
  private let note: Diagnostic
  private weak var session: Session?

  /// - Parameter reason: why the method is not there.
  @MainActor init(_ selector: Selector, because reason: String, at position: SourcePosition, in session: Session) {
    self.session = session
    note = Diagnostic(
      rule: "action-not-sent", severity: .note, message: "action \(selector) not sent: \(reason)", position: position)
    super.init()
  }

  /// Told once, and logged each time.
  @MainActor func perform(_ sender: Any?) {
    session?.report(note)
    session?.log(note.message)
  }

  @MainActor static var nibMembers: [NibMember] { [.action("perform:", UnsentAction.perform)] }
}
