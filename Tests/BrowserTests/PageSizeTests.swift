import CoreTypes
import Testing

extension LivePageTests {
  /// The page in small windows, with three devices.
  struct PageSizeTests {
    private func three(_ width: Int, _ height: Int) throws -> LivePage {
      try LivePage(
        size: (width, height),
        [
          "programmatic/menu", "programmatic/with-keypad", "programmatic/fill-ok", "--device", "iphone-15-pro", "--os",
          "17.0",
        ])
    }

    @Test func oneThousandTwoHundredEighty() async throws {
      try await onThread {
        let page = try three(1280, 800), wall = try #require(try page.boxes("#wall").first)
        #expect(try #require(try page.boxes("header").first).height < 48, "one row")
        let devices = try page.boxes("figure.device")
        #expect(devices.count == 3)
        for device in devices { #expect(wall.contains(device)) }
        #expect(Set(devices.map(\.minY)).count == 1, "side by side")
        #expect(try page.boxes(".glass").allSatisfy { $0.height > 520 })
      }
    }

    /// Two devices are entirely visible, and the third is behind a button.
    @Test func eightHundred() async throws {
      try await onThread {
        let page = try three(800, 600), wall = try #require(try page.boxes("#wall").first)
        #expect(try #require(try page.boxes("header").first).height < 80, "two rows")
        #expect(try page.boxes("figure.device").filter(wall.contains).count == 2)
        for _ in 0..<2 { try page.browser.evaluate("$('later').click(); 0") }
        try page.browser.wait(for: "chosen.number === 3")
        #expect(wall.contains(try page.boxes("figure.device")[2]))
        #expect(try page.boxes("#later").first?.isEmpty == true, "there is no fourth")
        #expect(try page.boxes("#inspector").first?.maxY == 600)
      }
    }

    /// The panels scroll separately, and a question is one line.
    @Test func panels() async throws {
      try await onThread {
        let page = try LivePage(size: (800, 600), ["programmatic/menu", "--device", "iphone-5", "--os", "6.1"])
        _ = try page.detail("width", of: "UITableViewLabel", "Fill(OK)")
        try page.browser.wait(for: "document.querySelector('.ask')")
        let ask = try page.boxes(".ask"), values = try page.boxes("#details input")
        #expect(!ask.isEmpty && ask.allSatisfy { $0.height <= values[0].height + 6 })
        #expect(try page.browser.evaluate("document.documentElement.scrollHeight") as? Double == 600)
        #expect(
          try page.browser.evaluate(
            "$('details').scrollHeight > $('details').clientHeight && $('tree').clientHeight > 100")
            as? Bool == true)
        #expect(
          try #require(try page.boxes("#wall").first).contains(try #require(try page.boxes("figure.device").first)))
      }
    }
  }
}
