import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Appearances as values. Basis: the references of `UIBarAppearance` and its subclasses.
@MainActor struct BarAppearanceTests {
  private func inSession(_ body: @MainActor () throws -> Void) throws { try Session.of(.iOS(17)).perform(body) }

  @Test("the three beginnings: material and line, a page and line, nothing")
  func beginnings() throws {
    try inSession {
      let appearance = UIBarAppearance()
      #expect(appearance.backgroundEffect != nil && appearance.backgroundColor == nil && appearance.shadowColor != nil)
      appearance.configureWithOpaqueBackground()
      #expect(appearance.backgroundEffect == nil && appearance.backgroundColor == .systemBackground)
      #expect(appearance.shadowColor != nil)
      appearance.configureWithTransparentBackground()
      #expect(appearance.backgroundEffect == nil && appearance.backgroundColor == nil && appearance.shadowColor == nil)
    }
  }

  @Test("a beginning forgets what was chosen for the background, and nothing else")
  func beginningsForget() throws {
    try inSession {
      let appearance = UINavigationBarAppearance()
      appearance.backgroundColor = .red
      appearance.titleTextAttributes = [.foregroundColor: UIColor.red]
      appearance.configureWithOpaqueBackground()
      #expect(appearance.backgroundColor == .systemBackground && appearance.titleTextAttributes.count == 1)
    }
  }

  @Test("a copy is like the original, and changes without it")
  func copies() throws {
    try inSession {
      let original = UINavigationBarAppearance()
      original.backgroundColor = .red
      original.buttonAppearance.normal.titlePositionAdjustment.vertical = 3
      let copy: UINavigationBarAppearance = original.copy()
      original.backgroundColor = .blue
      original.buttonAppearance.normal.titlePositionAdjustment.vertical = 5
      #expect(copy.backgroundColor == .red && copy.buttonAppearance.normal.titlePositionAdjustment.vertical == 3)
      #expect(original.copy() is UINavigationBarAppearance)
    }
  }

  @Test("an appearance takes from one of another class what both have")
  func others() throws {
    try inSession {
      let bar = UIBarAppearance(idiom: .phone)
      bar.shadowColor = .red
      let tabs = UITabBarAppearance(barAppearance: bar)
      #expect(tabs.shadowColor == .red && tabs.idiom == .phone)
      #expect(UIToolbarAppearance(barAppearance: tabs).shadowColor == .red)
    }
  }

  @Test("a bar keeps a copy of what it is given")
  func keptCopy() throws {
    try inSession {
      let bar = UINavigationBar(), given = UINavigationBarAppearance()
      bar.scrollEdgeAppearance = given
      given.backgroundColor = .red
      #expect(bar.scrollEdgeAppearance !== given && bar.scrollEdgeAppearance?.backgroundColor == nil)
    }
  }

  @Test("to read the standard appearance chooses nothing, to change something in it does, however deep inside")
  func drafts() throws {
    try inSession {
      let bar = UITabBar()
      _ = bar.standardAppearance.stackedLayoutAppearance.normal.iconColor
      #expect(bar.appearances.choices.standard == nil)
      bar.standardAppearance.stackedLayoutAppearance.normal.iconColor = .red
      #expect(bar.appearances.choices.standard === bar.standardAppearance)
    }
  }

  @Test("states of buttons take from the normal one what they leave open")
  func states() throws {
    try inSession {
      let buttons = UIBarButtonItemAppearance(style: .plain), large = UIFont.systemFont(ofSize: 30)
      buttons.normal.titleTextAttributes = [.font: large, .foregroundColor: UIColor.red]
      buttons.disabled.titleTextAttributes = [.foregroundColor: UIColor.gray]
      let style = buttons.style(isEnabled: false)
      #expect(style.attributes[.font] as? UIFont == large && style.attributes[.foregroundColor] as? UIColor == .gray)
      buttons.configureWithDefault(for: .plain)
      #expect(buttons.style(isEnabled: false).attributes.isEmpty)
    }
  }

  /// The appearance of a bar or an item that applies, by letter: s, c, e and ce, those of the item in capitals.
  @Test(
    "an item's comes before its bar's; what is not chosen for the edge is the standard one without a background",
    arguments: [
      ("s c e ce", false, false, "s"), ("s c e ce", true, false, "c"), ("s c e ce", false, true, "e"),
      ("s c e ce", true, true, "ce"), ("s S", false, false, "S"), ("s e S", false, true, "e"),
      ("s e E", false, true, "E"), ("s", true, false, "s"), ("s", false, true, "clear s"), ("", false, true, "clear "),
      ("s c", true, true, "c"), ("s e c", true, true, "e"),
    ])
  func moments(chosen: String, isCompact: Bool, isAtScrollEdge: Bool, shown: String) throws {
    try inSession {
      let bar = BarAppearances<UINavigationBarAppearance>(), item = BarAppearances<UINavigationBarAppearance>()
      var names: [ObjectIdentifier: String] = [:]
      for name in chosen.split(separator: " ").map(String.init) {
        let owner = name == name.uppercased() ? item : bar
        let moment: WritableKeyPath<BarAppearances<UINavigationBarAppearance>.Choices, UINavigationBarAppearance?> =
          switch name.lowercased() {
          case "c": \.compact
          case "e": \.scrollEdge
          case "ce": \.compactScrollEdge
          default: \.standard
          }
        owner[moment] = UINavigationBarAppearance()
        if let kept = owner[moment] { names[ObjectIdentifier(kept)] = name }
      }
      let found = ShownAppearance(
        of: bar.choices, item: item.choices, at: BarMoment(isCompact: isCompact, isAtScrollEdge: isAtScrollEdge))
      let name = found.appearance.flatMap { names[ObjectIdentifier($0)] } ?? ""
      #expect((found.isClear ? "clear " : "") + name == shown)
    }
  }
}
