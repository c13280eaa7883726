import CoreTypes
import Testing

extension LivePageTests {
  /// Values edited in the inspector.
  struct LiveInspectorTests {
    private func form() throws -> LivePage {
      let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      let file = root.appendingPathComponent("Examples/SearchForm.xib")
      let page = try LivePage(program: "tinamou", [file.path, "--device", "iphone-5", "--os", "9.0"])
      #expect(try page.detail("y", of: "UIButton", "Search") == "40")
      return page
    }

    /// Types a value into a field and presses Return; the field keeps the focus.
    private func set(_ key: String, to value: String, on page: LivePage) throws {
      try page.browser.evaluate(
        "(() => { const field = document.querySelector('[data-key=\"\(key)\"]'); field.focus(); field.select(); })(); 0"
      )
      try page.browser.type(value)
      try page.browser.enter()
    }

    private func shown(_ key: String, _ value: String) -> String {
      "document.querySelector('[data-key=\"\(key)\"]').value === '\(value)'"
    }

    /// After the change, the geometry beside the field and the last answer are updated.
    @Test func geometryAfterAnEdit() async throws {
      try await onThread {
        let page = try form()
        try page.browser.evaluate("document.querySelector('[data-key=\"why y\"]').click(); 0")
        try page.browser.wait(for: "$('why').textContent.includes('40')")
        try set("constant 0", to: "30", on: page)
        try page.browser.wait(for: shown("y", "50"))
        #expect(try page.browser.evaluate("document.activeElement.dataset.key") as? String == "constant 0")
        try page.browser.wait(for: "/^Why this y\\?[^=]*= 50/.test($('why').textContent)")
      }
    }

    /// The next valid value removes an error.
    @Test func anErrorIsNoLongerShown() async throws {
      try await onThread {
        let page = try form(), invalid = "document.activeElement.getAttribute('aria-invalid') === 'true'"
        try set("constant 0", to: "abc", on: page)
        try page.browser.wait(for: "$('state').textContent === '\u{201C}abc\u{201D} is no number' && \(invalid)")
        #expect(try page.browser.evaluate("document.activeElement.value") as? String == "abc", "to be corrected")
        try set("constant 0", to: "40", on: page)
        try page.browser.wait(for: shown("y", "60"))
        #expect(try page.text(at: "#state") == "")
        #expect(try page.browser.evaluate(invalid) as? Bool == false)
        try set("constant 0", to: "x", on: page)
        try page.browser.wait(for: "$('state').textContent !== ''")
        try page.browser.press("Escape", code: 27)
        #expect(try page.browser.evaluate("document.activeElement.value") as? String == "40")
        #expect(try page.text(at: "#state") == "")
      }
    }
  }
}
