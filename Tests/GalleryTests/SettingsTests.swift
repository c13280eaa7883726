import SystemProfiles
import Testing
import UIKit

@testable import Gallery
@testable import UIKit

/// Grouped rows of every kind. Basis: the screen's code; positions inside cells are the table's.
@MainActor struct SettingsTests {
  private func show(_ phone: Int) throws -> Stage<SettingsViewController> {
    try Stage(everyday: Everyday.phones[phone].0, Everyday.phones[phone].1) { SettingsViewController() }
  }

  private func cell(_ row: Int, _ section: Int, in stage: Stage<SettingsViewController>) throws -> UITableViewCell {
    try #require(stage.screen.tableView.cellForRow(at: IndexPath(row: row, section: section)))
  }

  @Test(
    "a value is at the trailing end, before the arrow, and its label at the leading one",
    arguments: Everyday.phones.indices)
  func values(_ phone: Int) throws {
    let stage = try show(phone), cell = try cell(0, 0, in: stage)
    let label = stage.frame(try #require(cell.textLabel)), value = stage.frame(try #require(cell.detailTextLabel))
    #expect(cell.textLabel?.text == "Account" && cell.detailTextLabel?.text == "ada@example.org")
    #expect(label.maxX < value.minX)
    #expect(value.maxX <= stage.frame(cell.contentView).maxX && stage.frame(cell.contentView).maxX < stage.size.width)
    #expect(abs(label.midY - value.midY) <= 2)
  }

  @Test("switches end their rows, and set what they stand for", arguments: Everyday.phones.indices)
  func switches(_ phone: Int) throws {
    let stage = try show(phone), control = try #require(try cell(1, 1, in: stage).accessoryView)
    #expect(stage.frame(control).maxX < stage.size.width && stage.frame(control).minX > stage.size.width / 2)
    try stage.perform(.tap("Sounds"))
    #expect(!stage.screen.preferences.playsSounds)
  }

  @Test(
    "a row with an arrow shows its options, and comes back with the chosen one", arguments: Everyday.phones.indices)
  func detail(_ phone: Int) throws {
    let stage = try show(phone)
    try stage.perform(.tap("Language"))
    #expect(stage.screen.navigationController?.topViewController is OptionsViewController)
    try stage.perform(.tap("Deutsch"), .back)
    #expect(try cell(1, 0, in: stage).detailTextLabel?.text == "Deutsch")
  }

  @Test("one appearance at a time has the checkmark")
  func appearance() throws {
    let stage = try show(3)
    try stage.perform(.tap("Dark"))
    let marks = try (0..<3).map { try cell($0, 2, in: stage).accessoryType }
    #expect(marks == [.none, .none, .checkmark])
  }
}
