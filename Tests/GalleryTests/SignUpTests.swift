import SystemProfiles
import Testing
import UIKit

@testable import Gallery
@testable import UIKit

/// A form above the keyboard. Basis: the screen's code, calculated.
@MainActor struct SignUpTests {
  private func show(_ phone: (String, SystemVersion)) throws -> Stage<SignUpViewController> {
    try Stage(everyday: phone.0, phone.1) { SignUpViewController() }
  }

  @Test("the field that is typed into is above the keyboard", arguments: Everyday.phones.indices)
  func visible(_ phone: Int) throws {
    let stage = try show(Everyday.phones[phone])
    let screen = stage.screen
    try stage.perform(.tap("Name"))
    for field in [screen.nameField, screen.emailField, screen.phoneField, screen.passwordField] {
      #expect(field.textField.isFirstResponder)
      #expect(stage.frame(field.textField).maxY <= (try #require(stage.keyboardTop)) - 12 + 0.01)
      #expect(stage.frame(field.textField).minY >= 0)
      if field !== screen.passwordField { try stage.perform(.type("\n")) }
    }
  }

  @Test(
    "the content can be scrolled clear of the keyboard, and is as before when it is gone",
    arguments: Everyday.phones.indices)
  func inset(_ phone: Int) throws {
    let stage = try show(Everyday.phones[phone]), scrollView = stage.screen.scrollView
    let before = scrollView.adjustedContentInset.bottom
    try stage.perform(.tap("Name"))
    let covered = stage.size.height - (try #require(stage.keyboardTop))
    #expect(abs(scrollView.adjustedContentInset.bottom - covered) < 0.01)
    stage.session.perform { _ = stage.screen.view.endEditing(true) }
    stage.session.advance(by: 1)
    #expect(scrollView.adjustedContentInset.bottom == before)
  }

  @Test("return goes to the next field, and puts the keyboard away after the last one", arguments: [0, 3])
  func returns(_ phone: Int) throws {
    let stage = try show(Everyday.phones[phone]), screen = stage.screen
    try stage.perform(.tap("Name"), .type("Ada\n"))
    #expect(screen.emailField.textField.isFirstResponder)
    try stage.perform(.type("ada@example.org\n"), .type("\n"), .type("secret-enough\n"))
    #expect(stage.keyboardTop == nil)
    #expect(screen.button.currentTitle == "Welcome!")
  }

  @Test("what is wrong is said below the field, and moves the rest down", arguments: Everyday.phones.indices)
  func validation(_ phone: Int) throws {
    let stage = try show(Everyday.phones[phone]), screen = stage.screen
    let before = screen.phoneField.frame.minY, height = screen.emailField.frame.height
    try stage.perform(.tap("E-mail"), .type("ada\n"))
    #expect(screen.emailField.message != nil)
    let grown = screen.emailField.frame.height - height
    #expect(grown > 15)
    #expect(abs(screen.phoneField.frame.minY - before - grown) < 0.01)
    try stage.perform(.tap("E-mail"), .type("@example.org\n"))
    #expect(screen.emailField.message == nil)
    #expect(abs(screen.phoneField.frame.minY - before) < 0.01)
  }

  @Test("fields are no wider than 480 points, in the middle")
  func pad() throws {
    let stage = try show(("ipad-9.7", .iOS(12)))
    #expect(stage.frame(stage.screen.nameField).width == 480)
    #expect(stage.frame(stage.screen.nameField).midX == stage.size.width / 2)
  }
}
