import DisplayLists
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// The drawn keyboard.
@MainActor struct KeyboardDrawingTests {
  @Test("keys fill their area at any size and do not overlap", arguments: [false, true], [320, 390, 568, 844, 1024])
  func arrangement(isPad: Bool, width: Int) {
    let area = CGRect(x: 3, y: 7, width: CGFloat(width), height: 200)
    for layout in [KeyboardKeys.Layout.letters, .numbers] {
      let keys = KeyboardArrangement(area: area, layout: layout, isPad: isPad).keys
      let outline = keys.map(\.rect).reduce(CGRect.null) { $0.union($1) }
      #expect(abs(outline.width - area.width) < 0.001)
      #expect(abs(outline.height - area.height) < 0.001)
      for (index, key) in keys.enumerated() {
        #expect(!keys[..<index].contains { $0.rect.insetBy(dx: 0.01, dy: 0.01).intersects(key.rect) })
      }
      let count = keys.count { if case .character = $0.key { true } else { false } }
      #expect(count == (layout == .numbers ? 10 : isPad ? 28 : 26))
    }
  }

  private func words(_ screen: KeyboardScreen) -> Set<String> {
    Set(
      screen.session.recordScreen().commands.compactMap {
        guard case .text(let run) = $0 else { return nil }
        return run.text
      })
  }

  @Test("it is part of the picture of the screen while it is up", arguments: [6, 7, 17])
  func picture(major: Int) throws {
    let screen = try KeyboardScreen.on(major < 8 ? "iphone-5" : "iphone-12", .iOS(major))
    #expect(!words(screen).contains("Q"))
    screen.first.returnKeyType = .search
    screen.first.becomeFirstResponder()
    #expect(words(screen).isSuperset(of: ["Q", "M", "space", "123", "Search"]))
    screen.first.resignFirstResponder()
    #expect(!words(screen).contains("Q"))
  }

  @Test("numbers have a keyboard of their own") func numbers() throws {
    let screen = try KeyboardScreen.on("iphone-12", .iOS(17))
    screen.first.keyboardType = .numberPad
    screen.first.becomeFirstResponder()
    #expect(words(screen).isSuperset(of: ["1", "9", "0"]))
    #expect(!words(screen).contains("Q"))
  }
}
