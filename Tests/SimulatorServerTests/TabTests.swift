import CoreTypes
import Testing

@testable import SimulatorServer

/// Pages that stay connected, valid and invalid ones.
struct TabTests {
  @Test func aTabSeesDevicesAndSpeaksToThem() async throws {
    let running = try await RunningServer()
    let tab = try await running.tab()
    #expect(await tab.readText(with: "\"devices\"")?.contains("\"number\":1") == true)
    // The device is `cat`: it echoes its requests.
    await tab.send(frame: #"{"to":1,"ask":{"shake":{}}}"#)
    #expect(await tab.readText(with: "shake") == #"{"shake":{}}"#)
    await running.end()
  }

  @Test func refusedAtTheDoor() async throws {
    let running = try await RunningServer(devices: 0)
    let port = running.port
    func status(token: String?, origin: String?, host: String? = nil) async throws -> String? {
      let client = try RawClient(port: port)
      let head = await client.upgrade(port: port, token: token, origin: origin, host: host)
      return head?.split(separator: " ").dropFirst().first.map(String.init)
    }
    #expect(try await status(token: running.token, origin: running.origin) == "101")
    #expect(try await status(token: running.token, origin: "http://evil.example") == "403")
    #expect(try await status(token: "wrong", origin: running.origin) == "403")
    #expect(try await status(token: nil, origin: running.origin) == "403")
    #expect(try await status(token: running.token, origin: running.origin, host: "evil.example") == "421")
    await running.end()
  }

  /// A frame is refused by the length it announces, before its bytes arrive.
  @Test(arguments: [UInt64(70_000), 1 << 32, 1 << 62, .max])
  func framesTooLarge(length: UInt64) async throws {
    let running = try await RunningServer()
    let tab = try await running.tab()
    await tab.send(RawClient.frame(code: 1, length: length, Array("{".utf8)))
    #expect(await tab.readToEnd() != nil, "closed")
    let other = try await running.tab()
    #expect(await other.readText() != nil, "others go on")
    await running.end()
  }

  /// Messages that the page never sends: fragments, binary data, text that is not JSON, requests to missing devices.
  @Test func nonsense() async throws {
    let running = try await RunningServer()
    for bytes in [RawClient.frame(code: 1, isLast: false, [123]), RawClient.frame(code: 2, [1, 2, 3])] {
      let tab = try await running.tab()
      await tab.send(bytes)
      #expect(await tab.readToEnd() != nil)
    }
    let tab = try await running.tab()
    for text in ["", "{", "[]", #"{"to":7,"ask":{}}"#, #"{"to":0,"ask":{"no":{}}}"#, #"{"to":1.5,"ask":1}"#] {
      await tab.send(frame: text)
    }
    await tab.send(frame: String(repeating: "[", count: 60_000))
    await tab.send(frame: #"{"to":1,"ask":{"here":{}}}"#)
    #expect(await tab.readText(with: "here") != nil)
    await running.end()
  }

  /// Connected and silent; half a request; a page whose connection was cut.
  @Test func halfOpen() async throws {
    let running = try await RunningServer(limits: .hasty)
    let silent = try RawClient(port: running.port), half = try RawClient(port: running.port)
    await half.send("GET / HTTP/1.1\r\nHost: ")
    let tab = try await running.tab()
    #expect(await silent.readToEnd() != nil)
    #expect(await half.readToEnd() != nil)
    #expect(await tab.readToEnd() != nil, "pings are not answered")
    await running.end()
  }

  /// A tab that does not read is disconnected when too much is waiting for it; other tabs are unaffected.
  @Test func aTabThatTakesNothing() async throws {
    var limits = LiveServer.Limits.patient
    limits.backlog = 1 << 20
    let running = try await RunningServer(limits: limits)
    let lazy = try await running.tab(), busy = try await running.tab()
    let word = String(repeating: "x", count: 60_000)
    for number in 0..<200 {
      await busy.send(frame: #"{"to":1,"ask":{"echo":"\#(number) \#(word)"}}"#)
      #expect(await busy.readText(with: "\"\(number) ") != nil)
    }
    #expect(await lazy.readToEnd() != nil)
    await running.end()
  }

  @Test func twoHundred() async throws {
    let running = try await RunningServer()
    var tabs: [RawClient] = []
    for _ in 0..<200 { tabs.append(try await running.tab()) }
    for tab in tabs { #expect(await tab.readText() != nil) }
    await tabs[0].send(frame: #"{"to":1,"ask":{"all-tabs":{}}}"#)
    for tab in tabs { #expect(await tab.readText(with: "all-tabs") != nil) }
    await running.end()
  }

  @Test func thereIsALimit() async throws {
    var limits = LiveServer.Limits.patient
    limits.connections = 2
    let running = try await RunningServer(limits: limits)
    let first = try await running.tab(), second = try await running.tab()
    #expect(await first.readText() != nil)
    #expect(await second.readText() != nil)
    let third = try await running.tab()
    #expect(await third.readToEnd() != nil)
    await running.end()
  }
}
