import InterfaceDocuments

/// The target of a connection whose own target does not have the method: says so when somebody touches the control.
@MainActor final class UnsentAction: NSObject, ObjCExposed {
  private let note: Diagnostic
  private weak var session: Session?

  /// - Parameter reason: why the method is not there.
  init(_ selector: Selector, because reason: String, at position: SourcePosition, in session: Session) {
    self.session = session
    note = Diagnostic(
      rule: "action-not-sent", severity: .note, message: "action \(selector) not sent: \(reason)", position: position)
    super.init()
  }

  /// Told once, and logged each time.
  func reportUnsent(_ sender: Any?) {
    session?.report(note)
    session?.log(note.message)
  }

  static var objcMembers: [ObjCMember] { [.action("reportUnsent:", UnsentAction.reportUnsent)] }
}
