import CoreTypes
import Testing

@testable import SimulatorServer

/// The server's responses over HTTP.
struct PageTests {
  @Test func thePageAndItsParts() async throws {
    let running = try await RunningServer()
    let page = try await running.answer("GET / HTTP/1.1\nHost: 127.0.0.1:\(running.port)")
    #expect(page?.hasPrefix("HTTP/1.1 200") == true)
    #expect(page?.contains("content=\"\(running.token)\"") == true)
    #expect(page?.contains("default-src 'none'") == true)
    for part in [
      "/page.js", "/details.js", "/handles.js", "/typing.js", "/wall.js", "/page.css", "/trace.html",
    ] {
      let file = try await running.answer("GET \(part) HTTP/1.1\nHost: localhost:\(running.port)")
      #expect(file?.hasPrefix("HTTP/1.1 200") == true, "\(part)")
    }
    await running.end()
  }

  /// No path leads to the file system.
  @Test(arguments: [
    "/../../../../etc/passwd", "/..%2f..%2fetc/passwd", "//etc/passwd", "/page.js/../../Package.swift",
    "/Package.swift",
    "/page.js%00", "/.git/config", "*", "http://127.0.0.1/etc/passwd",
  ])
  func nothingElse(path: String) async throws {
    let running = try await RunningServer(devices: 0)
    let answer = try await running.answer("GET \(path) HTTP/1.1\nHost: 127.0.0.1:\(running.port)")
    #expect(answer?.hasPrefix("HTTP/1.1 404") == true, "\(answer?.prefix(60) ?? "silence")")
    await running.end()
  }

  @Test func onlyReading() async throws {
    let running = try await RunningServer(devices: 0)
    let posted = try await running.answer("POST / HTTP/1.1\nHost: 127.0.0.1:\(running.port)\nContent-Length: 0")
    #expect(posted?.hasPrefix("HTTP/1.1 405") == true)
    let head = try await running.answer("HEAD / HTTP/1.1\nHost: 127.0.0.1:\(running.port)")
    #expect(head?.hasPrefix("HTTP/1.1 200") == true)
    #expect(head?.hasSuffix("\r\n\r\n") == true)
    await running.end()
  }

  /// None of these may crash the server.
  @Test(arguments: [
    "\u{16}\u{3}\u{1} not http", "GET / HTTP/9.9\nHost: a", "GET /\nHost: a", "\n\n\n",
    "GET / HTTP/1.1\n" + String(repeating: "a", count: 200_000),
  ])
  func nonsense(request: String) async throws {
    let running = try await RunningServer(limits: .hasty, devices: 0)
    _ = try await running.answer(request)
    let page = try await running.answer("GET / HTTP/1.1\nHost: 127.0.0.1:\(running.port)")
    #expect(page?.hasPrefix("HTTP/1.1 200") == true)
    await running.end()
  }
}

extension LiveServer.Limits {
  /// Limits for tests that wait for timeouts.
  static var hasty: LiveServer.Limits {
    var limits = LiveServer.Limits()
    (limits.patience, limits.silence) = (1, 1)
    return limits
  }
}
