import CoreTypes
import Testing

/// The Gallery as a user sees it in a browser. The numbers are those of the articles and their sample apps, see
/// `Conformance`.
@Suite(.serialized) struct GalleryInBrowserTests {
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

  /// Basis: derived, Helvetica's advances; read in the inspector.
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
      // A fling: each continues after the touch ends.
      for _ in 0..<6 where try !page.texts("UITableViewLabel").contains("row 50") {
        try page.drag(from: CGPoint(x: 160, y: 450), to: CGPoint(x: 160, y: 130))
      }
      #expect(try page.texts("UITableViewLabel").contains("row 50"))
      #expect(try !page.texts("UITableViewLabel").contains("row 1"))
    }
  }

  /// Basis: documented, a keyboard of 216 reduces the custom view from 504 to 288; the toolbar is on top of the
  /// keyboard.
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

  /// The recorded steps are replayed on another release and in another language; on request, only from the first
  /// screen.
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

  /// Basis: derived, 20 less for views that begin below the bar; captured for the bar of 40.
  @Test func aCallInTheBackground() async throws {
    try await onThread {
      let page = try LivePage(["programmatic/menu", "--device", "iphone-5", "--os", "6.1"])
      try page.tap("Fill(OK)")
      try page.click("call")
      #expect(try page.frames("UIButton") == [[0, 84, 320, 484]])
      try page.click("call")
      #expect(try page.frames("UIButton") == [[0, 64, 320, 504]])
    }
  }

  /// Keys of the computer move the caret of the focused field.
  @Test func keysMoveTheCaret() async throws {
    try await onThread {
      let page = try LivePage(["programmatic/with-keypad", "--device", "iphone-5", "--os", "6.1"])
      try page.browser.evaluate("devices.get(1).glass.focus(); 0")
      try page.browser.type("hello")
      try page.press("Home")
      try page.press("Delete")
      try page.browser.type("H")
      try page.press("ArrowRight", shift: true)
      try page.browser.type("E")
      try page.settle()
      #expect(try page.texts("UITextView").contains { $0.contains("HEllo") })
    }
  }

  /// The saved file opens without the server, and contains every frame with its picture, its views and their reasons.
  @Test func aTraceThatIsSaved() async throws {
    try await onThread {
      let page = try LivePage(["programmatic/menu", "--device", "iphone-5", "--os", "6.1"])
      try page.tap("Fill(OK)")
      let folder = try FileManager.default.url(
        for: .itemReplacementDirectory, in: .userDomainMask, appropriateFor: FileManager.default.temporaryDirectory,
        create: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let text = try page.browser.evaluate("(async () => (await traceFile(devices.get(1))).text())()") as? String
      let file = folder.appendingPathComponent("trace.html")
      try #require(text).write(to: file, atomically: true, encoding: .utf8)
      let browser = try Browser(width: 1400, height: 900)
      try browser.open(file.absoluteString)
      try browser.wait(for: "typeof drawn !== 'undefined' && drawn === trace.frames.length - 1")
      func number(_ script: String) throws -> Double { try browser.evaluate(script) as? Double ?? -1 }
      #expect(try number("trace.frames.length") > 1)
      #expect(
        try browser.evaluate("trace.frames.every((f) => f.picture.png.length > 0 && trace.snapshots[f.snapshot])")
          as? Bool == true)
      #expect(try number("$('picture').width") > 200)
      // A click on the picture selects the view there.
      try browser.evaluate(
        "(() => { const b = $('glass').getBoundingClientRect(); $('glass').dispatchEvent(new MouseEvent('click', { clientX: b.left + b.width / 2, clientY: b.top + b.height / 2 })); })(); 0"
      )
      let details = try browser.evaluate("$('details').textContent") as? String ?? ""
      #expect(details.contains("UIButton") && details.contains("Why this height?") && details.contains("320 × 504"))
      #expect(
        try number(
          "Object.values(present().find((v) => v.facts.number === chosen).reasons).filter((r) => r.length).length") == 4
      )
      // The first frame is the menu.
      try browser.evaluate("show(0); 0")
      try browser.wait(for: "drawn === 0")
      #expect(try browser.evaluate("present().some((v) => v.facts.text === 'Fill(OK)')") as? Bool == true)
    }
  }

  /// A document runs like an app: its segues work, and the page shows changes of the document's file or of its strings.
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
      let broken = text.replacing("</view>", with: "</vieww>")
      try broken.write(to: file, atomically: true, encoding: .utf8)
      try page.browser.wait(for: "document.querySelector('.problem')")
      #expect(
        try page.text(at: ".problem p")
          == "\(file.path):67:9: error: </view> is expected here, but </vieww> follows. Repair the markup; after a merge, look for conflict "
          + "markers.", "what the command line prints")
      #expect(try page.texts("UIButton").contains("Suchen"), "the last good layout stays")
      try text.write(to: file, atomically: true, encoding: .utf8)
      try page.browser.wait(for: "!document.querySelector('.problem')")
    }
  }
}
