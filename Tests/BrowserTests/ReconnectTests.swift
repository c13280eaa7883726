import CoreTypes
import Testing

extension LivePageTests {
  /// A page that stays open while its server restarts at the same port.
  struct ReconnectTests {
    private static let token = "document.querySelector('meta[name=token]')?.content"

    /// On this machine the page reloads itself, with the token of the new run.
    @Test func onLoopback() async throws {
      try await onThread {
        let page = try LivePage(["programmatic/menu", "--device", "iphone-5", "--os", "6.1"])
        let token = try #require(try page.browser.evaluate(Self.token) as? String)
        try page.restartServer()
        try page.browser.wait(
          for:
            "\(Self.token) && \(Self.token) !== '\(token)' && typeof devices !== 'undefined' && devices.get(1)?.frame > 0",
          seconds: 60)
        try page.browser.wait(for: "$('state').textContent === ''")
      }
    }

    /// With `--host` no page receives a new token: only users who may open the page have the new address.
    @Test func withAHost() async throws {
      try await onThread {
        let page = try LivePage(["programmatic/menu", "--device", "iphone-5", "--os", "6.1", "--host", "127.0.0.2"])
        let token = try #require(try page.browser.evaluate(Self.token) as? String)
        try page.restartServer()
        try page.browser.wait(for: "$('state').textContent.includes('restarted: open the new address')", seconds: 60)
        #expect(try page.browser.evaluate(Self.token) as? String == token)
      }
    }

    /// A page may start only the documents and screens that the server was started with.
    @Test func pathsOfOthers() async throws {
      try await onThread {
        let page = try LivePage(["programmatic/menu", "--device", "iphone-5", "--os", "6.1"])
        for settings in ["{ screen: '/etc/passwd' }", "{ screen: 'programmatic/menu', assets: '/etc' }"] {
          try page.browser.evaluate("say(''); line.send(0, { open: { settings: \(settings) } }); 0")
          try page.browser.wait(for: "$('state').textContent.includes('on the command line')")
        }
        try page.browser.evaluate("line.send(0, { open: { settings: { screen: 'programmatic/fill-ok' } } }); 0")
        try page.browser.wait(for: "devices.size === 2")
      }
    }
  }
}
