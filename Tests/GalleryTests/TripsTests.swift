import SystemProfiles
import Testing
import UIKit

@testable import Gallery
@testable import TinamouCommands
@testable import UIKit

/// Five everyday screens in ordinary UIKit. Basis: the screens' own constraints, calculated, and the documented
/// behavior of UIKit's containers.
@MainActor struct TripsTests {
  private nonisolated static let phones: [(String, SystemVersion)] = [
    ("iphone-5s", .iOS(7, 1)), ("iphone-xr", .iOS(12)), ("iphone-15-pro", .iOS(17)), ("iphone-16-pro", .iOS(26)),
  ]

  private enum Setting: String, CaseIterable { case plain, dark, large, rightToLeft }

  private func session(
    _ phone: (String, SystemVersion), _ setting: Setting = .plain
  ) throws -> Session {
    var environment = SystemEnvironment(
      profile: .profile(for: phone.1), device: try DeviceCatalog.find(phone.0))
    switch setting {
    case .plain: break
    case .dark: environment.interfaceStyle = .dark
    case .large: environment.contentSizeCategory = .accessibilityExtraLarge
    case .rightToLeft: environment.layoutDirection = .rightToLeft
    }
    return Session(environment: environment)
  }

  private static let screens: [@MainActor () -> UIViewController] = [
    { DestinationsViewController() }, { JournalViewController() }, { ConversationViewController() },
    { PreferencesViewController() }, { SignInViewController() },
  ]

  @Test("every screen settles without a word, on every release, dark, with large text and from right to left")
  func settles() throws {
    for phone in Self.phones {
      for setting in Setting.allCases {
        for (number, make) in Self.screens.enumerated() {
          let session = try session(phone, setting)
          session.launch { UINavigationController(rootViewController: session.perform(make)) }
          session.advance(by: 1)
          let found = session.diagnostics.map(\.message)
          #expect(found == [], "screen \(number) on iOS \(phone.1), \(setting)")
          session.end()
        }
      }
    }
  }

  @Test("the scene's delegate shows tabs, each with a large title since iOS 11", arguments: Self.phones.indices)
  func tabs(_ index: Int) throws {
    let phone = Self.phones[index], session = try session(phone)
    let screen = try #require(Gallery().screens.first { $0.name == "trips/app" })
    guard case .application(let make, let info) = screen.content else {
      Issue.record("no program")
      return
    }
    session.launch(info, make)
    session.advance(by: 1)
    let tabs = try #require(session.windows.first?.rootViewController as? UITabBarController)
    #expect(tabs.viewControllers?.count == 4)
    for title in ["Journal", "Messages", "Settings", "Destinations"] {
      try session.perform(.tap(title))
      session.advance(by: 1)
      let shown = try #require((tabs.selectedViewController as? UINavigationController)?.topViewController)
      #expect(shown.title == title)
    }
    #expect(session.diagnostics.map(\.message) == [])
    session.end()
  }

  @Test("words in the search bar leave the rows that have them", arguments: Self.phones.indices)
  func search(_ index: Int) throws {
    let session = try session(Self.phones[index])
    let screen = session.perform { DestinationsViewController() }
    session.launch { UINavigationController(rootViewController: screen) }
    try session.perform(.tap("Places and countries"))
    try session.perform(.type("or"))
    session.advance(by: 1)
    // Norway, Morocco
    #expect(screen.tableView.numberOfRows(inSection: 0) == 2)
    session.end()
  }

  @Test("three photos a row, in squares with gaps of 4, and headers as wide as them", arguments: Self.phones.indices)
  func grid(_ index: Int) throws {
    let session = try session(Self.phones[index])
    let screen = session.perform { JournalViewController() }
    session.launch { UINavigationController(rootViewController: screen) }
    session.advance(by: 1)
    let cells = screen.collectionView.visibleCells.map(\.frame).sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
    let width = screen.collectionView.bounds.width - 32, side = (width - 8) / 3
    #expect(abs(cells[0].width - side) < 0.5 && abs(cells[0].height - width / 3) < 0.5)
    #expect(abs(cells[1].minX - cells[0].maxX - 4) < 0.5 && abs(cells[0].minX - 16) < 0.5)
    let header = try #require(
      screen.collectionView.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).first)
    #expect(abs(header.frame.width - width) < 0.5)
    session.end()
  }

  @Test("the composer ends the screen, and sits on the keyboard", arguments: Self.phones.indices)
  func composer(_ index: Int) throws {
    let session = try session(Self.phones[index])
    let screen = session.perform { ConversationViewController() }
    session.launch { UINavigationController(rootViewController: screen) }
    session.advance(by: 1)
    let height = session.environment.screenSize.height
    let composer = screen.composer
    #expect(abs(composer.convert(composer.bounds, to: nil).maxY - height) < 0.01)
    try session.perform(.tap("message"))
    session.advance(by: 1)
    let keyboard = try #require(session.keyboardFrame)
    #expect(keyboard.height > 200)
    #expect(composer.convert(composer.bounds, to: nil).maxY < height - 200)
    let oneLine = composer.bounds.height
    try session.perform(.type("On my way\nto you"))
    session.advance(by: 1)
    #expect(composer.bounds.height > oneLine + 15)
    try session.perform(.tap("Send"))
    session.advance(by: 1)
    #expect(screen.messages.last?.text == "On my way\nto you")
    session.end()
  }

  @Test("switches end at the margin of their rows", arguments: Self.phones.indices)
  func form(_ index: Int) throws {
    let session = try session(Self.phones[index])
    let screen = session.perform { PreferencesViewController() }
    session.launch { UINavigationController(rootViewController: screen) }
    session.advance(by: 1)
    let cell = try #require(screen.tableView.visibleCells.compactMap { $0 as? SwitchCell }.first)
    let control = cell.control.alignmentRect(forFrame: cell.control.frame)
    let trailing = cell.control.superview.map { $0.convert(control, to: cell.contentView).maxX } ?? 0
    let margin = cell.contentView.layoutMarginsGuide.layoutFrame.maxX
    #expect(abs(trailing - margin) < 0.51)
    try session.perform(.tap("Newsletter"))
    #expect(screen.wantsNewsletter)
    session.end()
  }

  @Test("the keyboard ends the form, and errors take room of their own", arguments: Self.phones.indices)
  func signIn(_ index: Int) throws {
    let session = try session(Self.phones[index])
    let screen = session.perform { SignInViewController() }
    session.launch { UINavigationController(rootViewController: screen) }
    try session.perform(.tap("E-mail"))
    session.advance(by: 1)
    let keyboard = try #require(session.keyboardFrame)
    let bottom = screen.scrollView.convert(screen.scrollView.bounds, to: nil).maxY
    #expect(abs(bottom - keyboard.minY) < 0.5)
    let below = screen.signInButton.frame.minY
    try session.perform(.type("ada"))
    session.perform { screen.signInButton.sendActions(for: .primaryActionTriggered) }
    session.advance(by: 1)
    #expect(!screen.errorLabel.isHidden && screen.signInButton.frame.minY > below + 10)
    session.end()
  }
}
