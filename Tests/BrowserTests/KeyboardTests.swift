import CoreTypes
import Testing

extension LivePageTests {
  /// The page without a mouse.
  struct KeyboardTests {
    private func form() throws -> LivePage {
      try LivePage(size: (1280, 800), ["everyday/form", "--device", "iphone-15-pro", "--os", "17.0"])
    }

    private func text(of field: String, on page: LivePage) throws -> String? {
      try page.settle()
      return try page.browser.evaluate("devices.get(1).tree.find((view) => view.name === '\(field)')?.text ?? ''")
        as? String
    }

    /// Tab goes from the picture through the form, top to bottom, and leaves at the end; Shift-Tab goes the same way
    /// back.
    @Test func tabOrder() async throws {
      try await onThread {
        let page = try form(), fields = ["Name", "E-mail", "Phone", "Password", "Create Account"]
        try page.browser.evaluate("devices.get(1).typing.focus(); 0")
        for field in fields {
          try page.browser.tab()
          #expect(try page.focused() == field)
        }
        try page.browser.tab()
        #expect(try page.focused() == "Width of the device")
        for field in fields.reversed() {
          try page.browser.tab(shift: true)
          #expect(try page.focused() == field)
        }
        for _ in 0..<2 { try page.browser.tab(shift: true) }
        #expect(try page.focused() == "inspect")
      }
    }

    /// Return on a field's button: typed text arrives, and Tab continues from there.
    @Test func aFieldByItsButton() async throws {
      try await onThread {
        let page = try form()
        try page.browser.evaluate("devices.get(1).typing.focus(); 0")
        for _ in 0..<2 { try page.browser.tab() }
        try page.browser.enter()
        try page.browser.wait(for: "devices.get(1).caret && document.activeElement.className === 'keys'")
        #expect(try page.focused() == "E-mail")
        try page.browser.type("ada")
        #expect(try text(of: "E-mail", on: page) == "ada")
        try page.browser.press("Backspace", code: 8)
        #expect(try text(of: "E-mail", on: page) == "ad")
        try page.browser.tab()
        #expect(try page.focused() == "Phone")
      }
    }

    /// The text of an input method appears at the caret and arrives when it is committed; emoji arrive without a key.
    @Test func inputMethods() async throws {
      try await onThread {
        let page = try form()
        try page.tap("E-mail")
        try page.browser.wait(for: "devices.get(1).caret")
        for draft in ["に", "にほ", "にほん"] { try page.browser.compose(draft) }
        let field = try #require(try page.boxes(".keys.composing").first)
        let caret = try #require(try page.browser.evaluate("devices.get(1).caret") as? [Double])
        let zoom = try #require(try page.browser.evaluate("devices.get(1).zoom") as? Double)
        let glass = try #require(try page.boxes(".glass").first)
        #expect(
          abs(field.minX - glass.minX - caret[0] * zoom) < 1 && abs(field.minY - glass.minY - caret[1] * zoom) < 1)
        #expect(field.width > 10)
        #expect(try text(of: "E-mail", on: page) == "", "nothing is decided")
        try page.browser.insert("日本")
        #expect(try text(of: "E-mail", on: page) == "日本")
        try page.browser.insert("👍🏽")
        #expect(try text(of: "E-mail", on: page) == "日本👍🏽")
        try page.browser.press("Backspace", code: 8)
        #expect(try text(of: "E-mail", on: page) == "日本", "one character")
        #expect(try page.text(at: ".keys.composing") == nil)
      }
    }

    /// A dead key and a letter are one character.
    @Test func deadKeys() async throws {
      try await onThread {
        let page = try form()
        try page.tap("Name")
        try page.browser.wait(for: "devices.get(1).caret")
        try page.browser.press("Dead", code: 222)
        try page.browser.compose("´")
        try page.browser.insert("é")
        #expect(try text(of: "Name", on: page) == "é")
      }
    }

    /// A phone shows its keyboard for an element that accepts text, and changes that element without a key event.
    @Test func phoneKeyboards() async throws {
      try await onThread {
        let page = try form(), field = "devices.get(1).typing.field"
        #expect(try page.browser.evaluate("\(field).inputMode") as? String == "none")
        try page.tap("Name")
        try page.browser.wait(for: "devices.get(1).caret && document.activeElement === \(field)")
        #expect(try page.browser.evaluate("\(field).inputMode") as? String == "text")
        func change(_ value: String) throws {
          try page.browser.evaluate(
            "\(field).value = \(value); \(field).dispatchEvent(new InputEvent('input', { inputType: 'insertText' })); 0"
          )
        }
        try change("\(field).value + 'Ada'")
        #expect(try text(of: "Name", on: page) == "Ada")
        try change("\(field).value.slice(1)")
        #expect(try text(of: "Name", on: page) == "Ad", "a backspace")
      }
    }

    @Test func arrowsInTabsAndTree() async throws {
      try await onThread {
        let page = try LivePage(["programmatic/menu", "--device", "iphone-5", "--os", "6.1"])
        try page.browser.evaluate("document.querySelector('[role=tab][aria-selected=true]').focus(); 0")
        try page.browser.press("ArrowRight", code: 39)
        #expect(try page.text(at: "[role=tab][aria-selected=true]") == "Console")
        #expect(try page.browser.evaluate("document.activeElement.dataset.panel") as? String == "console")
        try page.browser.press("Home", code: 36)
        #expect(try page.text(at: "[role=tab][aria-selected=true]") == "Views")
        try page.browser.evaluate("$('tree').focus(); 0")
        func selected() throws -> String? {
          try page.browser.evaluate("devices.get(1).tree.find((view) => view.number === devices.get(1).selected).type")
            as? String
        }
        try page.browser.press("Home", code: 36)
        #expect(try selected() == "UIWindow")
        for _ in 0..<3 { try page.browser.press("ArrowDown", code: 40) }
        let third = try page.browser.evaluate("devices.get(1).tree[3].type") as? String
        #expect(try selected() == third)
        for _ in 0..<3 { try page.browser.press("ArrowLeft", code: 37) }
        #expect(try selected() == "UIWindow", "each leads to the parent")
        try page.browser.press("ArrowRight", code: 39)
        let first = try page.browser.evaluate("devices.get(1).tree[1].type") as? String
        #expect(try selected() == first)
      }
    }
  }
}
