import CoreTypes
import Testing

/// The Gallery as somebody sees it who starts it and touches it in a browser. The numbers are those of the articles and
/// their sample apps, see `Conformance`.
@Suite(.serialized) struct GalleryInBrowserTests {
  /// Chromium and the page wait, so that they need a thread of their own.
  private func onThread(_ work: @escaping @Sendable () throws -> Void) async throws {
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
      Thread { done.resume(with: Result { try work() }) }.start()
    }
  }

  /// Basis: documented, the article's 320×504 and 568×268.
  @Test func fillAndTurn() async throws {
    try await onThread {
      let page = try LivePage(["programmatic/menu", "--device", "iphone-5", "--os", "6.1"])
      #expect(try page.texts("UITableViewLabel").first == "Fill(OK)")
      try page.tap("Fill(OK)")
      #expect(try page.frames("UIButton") == [[0, 64, 320, 504]])
      try page.click("rotate-right")
      #expect(try page.frames("UIButton") == [[0, 52, 568, 268]])
      try page.click("rotate-left")
      #expect(try page.frames("UIButton") == [[0, 64, 320, 504]])
      try page.tap("Menu")
      #expect(try page.texts("UITableViewLabel").first == "Fill(OK)")
    }
  }

  /// Basis: derived, Helvetica's advances; seen in the inspector.
  @Test func longText() async throws {
    try await onThread {
      let page = try LivePage(["programmatic/menu", "--device", "iphone-5", "--os", "6.1"])
      try page.tap("Horizontal3")
      #expect(try page.detail("width", of: "UIButton", "Search") == "75")
      #expect(try page.detail("x", of: "UIButton", "Search") == "225")
      try page.tap("Long Text")
      #expect(try page.detail("width", of: "UIButton", "Looooong text") == "129")
      #expect(try page.detail("x", of: "UIButton", "Looooong text") == "171")
    }
  }

  /// Basis: documented, "row 1" to "row 50" of 44 points in a table of 404.
  @Test func fiftyRows() async throws {
    try await onThread {
      let page = try LivePage(["programmatic/vertical", "--device", "iphone-5", "--os", "6.1"])
      #expect(try page.texts("UITableViewLabel").contains("row 1"))
      // Thrown: each goes on when the finger has left.
      for _ in 0..<6 where try !page.texts("UITableViewLabel").contains("row 50") {
        try page.drag(from: CGPoint(x: 160, y: 450), to: CGPoint(x: 160, y: 130))
      }
      #expect(try page.texts("UITableViewLabel").contains("row 50"))
      #expect(try !page.texts("UITableViewLabel").contains("row 1"))
    }
  }

  /// Basis: documented, a keyboard of 216 takes the custom view from 504 to 288; the toolbar stands on it.
  @Test func theToolbarRidesTheKeyboard() async throws {
    try await onThread {
      let page = try LivePage(["programmatic/with-keypad", "--device", "iphone-5", "--os", "6.1"])
      #expect(try page.frames("UIToolbar") == [[0, 64 + 244, 320, 44]])
      try page.browser.evaluate("devices.get(1).glass.focus(); 0")
      try page.browser.type("hello")
      try page.settle()
      #expect(try page.texts("UITextView").contains { $0.contains("hello") })
      try page.tap("Keypad")
      #expect(try page.frames("UIToolbar") == [[0, 64 + 460, 320, 44]])
    }
  }

  /// Basis: documented, content moves up by the height of status and navigation bar.
  @Test func theShiftOfIOS7() async throws {
    try await onThread {
      let page = try LivePage(["article/extended-edges", "--device", "iphone-5", "--os", "6.1"])
      let before = try page.frames("UILabel")
      try page.choose("os", "7.0")
      try page.browser.wait(for: "devices.get(1).facts?.os === '7.0'")
      try page.settle()
      let after = try page.frames("UILabel")
      #expect(!before.isEmpty)
      #expect(zip(before, after).contains { $0[1] - $1[1] == 64 })
    }
  }

  /// What was done to the program is done again on another release and in another language's surroundings; from the first
  /// screen where that is wished for.
  @Test func theSameScreenOnAnotherRelease() async throws {
    try await onThread {
      let page = try LivePage(["programmatic/menu", "--device", "iphone-5", "--os", "6.1"])
      try page.tap("Fill(OK)")
      try page.click("style")
      try page.choose("os", "7.0")
      try page.browser.wait(for: "devices.get(1).facts?.os === '7.0'")
      try page.browser.wait(for: "devices.get(1).facts.settings.style === 'dark'")
      try page.settle()
      #expect(try !page.texts("UITableViewLabel").contains("Fill(OK)"))
      #expect(try page.frames("UIButton").contains { $0[2] == 320 })
      try page.click("again")
      try page.browser.wait(for: "devices.get(1).tree.some((view) => view.text === 'Fill(OK)')")
    }
  }

  /// A document runs like a program: its segues lead on, and a change on disk of the document or of its texts is shown.
  @Test func aDocumentIsReloaded() async throws {
    try await onThread {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      let base = folder.appendingPathComponent("Base.lproj"), german = folder.appendingPathComponent("de.lproj")
      try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = base.appendingPathComponent("Form.xib"),
        root = URL(fileURLWithPath: #filePath)
          .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      let text = try String(contentsOf: root.appendingPathComponent("Examples/SearchForm.xib"), encoding: .utf8)
      try text.write(to: file, atomically: true, encoding: .utf8)
      let page = try LivePage(
        program: "tinamou", [file.path, "--device", "iphone-5", "--os", "6.1", "--locale", "de_DE"])
      #expect(try page.texts("UIButton").contains("Search"))
      try text.replacing("Search", with: "Find").write(to: file, atomically: true, encoding: .utf8)
      try page.browser.wait(for: "devices.get(1).tree.some((view) => view.text === 'Find')")
      try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
      let texts = "\"sRc-Bt-003.normalTitle\" = \"Suchen\";"
      try texts.write(to: german.appendingPathComponent("Form.strings"), atomically: true, encoding: .utf8)
      try page.browser.wait(for: "devices.get(1).tree.some((view) => view.text === 'Suchen')")
      try "nonsense".write(to: file, atomically: true, encoding: .utf8)
      try page.browser.wait(for: "document.getElementById('state').textContent.length > 0")
      #expect(try page.texts("UIButton").contains("Suchen"), "the last good layout stays")
    }
  }
}
