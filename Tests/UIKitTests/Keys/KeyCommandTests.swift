import SystemProfiles
import Testing

@testable import UIKit

/// Keys of a hardware keyboard. Basis: references of `UIKeyCommand`, `UIPress` and `UIResponder.pressesBegan(_:with:)`.
@MainActor struct KeyCommandTests {
  private final class Editor: UIViewController, ObjCExposed {
    var done: [String] = []
    static var objcMembers: [ObjCMember] {
      [.action("save:", Editor.save), .action("close:", Editor.close), .action("finish:", Editor.finish)]
    }
    func save(_ sender: UIKeyCommand) { done.append("save \(sender.input ?? "")") }
    func close(_ sender: UIKeyCommand) { done.append("close") }
    func finish(_ sender: UICommand) { done.append("finish \(sender.propertyList as? Int ?? 0)") }

    override var keyCommands: [UIKeyCommand]? {
      (super.keyCommands ?? []) + [UIKeyCommand(input: "s", modifierFlags: .command, action: Selector("save:"))]
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      done.append("began \(presses.first?.key?.characters ?? "") \(presses.first?.key?.keyCode.rawValue ?? 0)")
      if event?.type != .presses || event?.allPresses != presses { done.append("other event") }
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { done.append("ended") }
  }

  private func show() throws -> (Session, Editor) {
    let session = Session(
      environment: SystemEnvironment(profile: .profile(for: .iOS(17)), device: try DeviceCatalog.find("ipad-pro-10.5")))
    let editor = session.perform { Editor() }
    _ = session.show(editor)
    return (session, editor)
  }

  @Test("a key with its modifiers finds its command, and no other key does")
  func commands() throws {
    let (session, editor) = try show()
    #expect(session.press("s", .command) && editor.done == ["save s"])
    editor.done = []
    #expect(session.press("s") && editor.done == ["began s 22", "ended"])
    let escape = session.perform {
      UIKeyCommand(title: "Close", action: Selector("close:"), input: UIKeyCommand.inputEscape)
    }
    editor.addKeyCommand(escape)
    editor.done = []
    #expect(session.press(UIKeyCommand.inputEscape) && editor.done == ["close"])
    editor.removeKeyCommand(escape)
    editor.done = []
    #expect(session.press(UIKeyCommand.inputEscape) && editor.done == ["began UIKeyInputEscape 41", "ended"])
  }

  @Test("a field takes what it can type, and commands with modifiers come before it")
  func fields() throws {
    let (session, editor) = try show()
    session.perform {
      let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
      editor.view.addSubview(field)
      field.becomeFirstResponder()
      editor.addKeyCommand(UIKeyCommand(input: "x", modifierFlags: [], action: Selector("close:")))
      #expect(session.press("x") && field.text == "x" && !editor.done.contains("close"))
      editor.done = []
      #expect(session.press("s", .command) && editor.done == ["save s"] && field.text == "x")
      editor.keyCommands?.first?.wantsPriorityOverSystemBehavior = true
      #expect(session.press("x") && editor.done.last == "close" && field.text == "x")
    }
  }

  @Test("a command in a menu sends its message to the first who understands it")
  func inMenus() throws {
    let (session, editor) = try show()
    try session.perform {
      let command = UICommand(title: "Finish", action: Selector("finish:"), propertyList: 3)
      let button = UIButton(type: .system)
      button.setTitle("Menu", for: .normal)
      (button.menu, button.showsMenuAsPrimaryAction) = (UIMenu(children: [command]), true)
      button.frame = CGRect(x: 100, y: 200, width: 100, height: 40)
      editor.view.addSubview(button)
      try session.perform(.tap("Menu"))
      #expect(editor.done.isEmpty)
      try session.perform(.tap("Finish"))
    }
    #expect(editor.done == ["finish 3"])
  }

  private final class Changing: UIResponder {
    var log: [String] = []
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("changed") }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("cancelled") }
  }

  @Test("an event tells the responder of a press by its phase, and who does not listen hands it on")
  func phases() throws {
    let (session, editor) = try show()
    let listener = session.perform { Changing() }
    final class Deaf: UIResponder {
      var above: UIResponder?
      override var next: UIResponder? { above }
    }
    let deaf = session.perform { Deaf() }
    deaf.above = listener
    session.perform {
      let press = UIPress()
      press.responder = deaf
      for phase in [UIPress.Phase.changed, .cancelled] {
        press.phase = phase
        session.application.sendEvent(UIPressesEvent(press))
      }
    }
    #expect(listener.log == ["changed", "cancelled"] && editor.done.isEmpty)
  }
}
