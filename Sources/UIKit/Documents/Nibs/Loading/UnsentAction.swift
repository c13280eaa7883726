import InterfaceDocuments

/// Replaces a connection's target that lacks the method, and reports the missing action when the control is used.
@MainActor final class UnsentAction: NSObject, ObjCExposed {
  private let note: Diagnostic
  private weak var session: Session?

  /// - Parameter reason: the reason why the method is missing.
  init(_ selector: Selector, because reason: String, at position: SourcePosition, in session: Session) {
    self.session = session
    note = Diagnostic(
      rule: "action-not-sent", severity: .note, message: "action \(selector) not sent: \(reason)", position: position)
    super.init()
  }

  /// Reports the action once, and logs it each time.
  func reportUnsent(_ sender: Any?) {
    session?.report(note)
    session?.log(note.message)
  }

  static var objcMembers: [ObjCMember] { [.action("reportUnsent:", UnsentAction.reportUnsent)] }
}
