import CoreTypes
import Processes
import Testing

/// Headless Chromium with one page, controlled by the DevTools protocol over two pipes. A call waits at most a minute.
final class Browser {
  private let process: ChildProcess
  private let requests, answers: PipeEnds
  private let profile: URL
  private var received: [UInt8] = []
  private var number = 0
  private var session: String?

  /// - Throws: If there is no Chromium, which `./test` installs.
  init(width: Int, height: Int) throws {
    let program = try #require(
      ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].first {
        FileManager.default.isExecutableFile(atPath: $0)
      }, "Chromium is not there: apt-get install chromium")
    profile = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    (requests, answers) = (try PipeEnds(), try PipeEnds())
    // Chromium reads from descriptor 3 and writes to 4.
    process = try ChildProcess(
      [
        "/bin/sh", "-c", #"exec "$@" 3<&0 4>&1 </dev/null >/dev/null 2>&1"#, "sh", program, "--headless=new",
        "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run", "--disable-extensions",
        "--disable-background-networking", "--mute-audio", "--remote-debugging-pipe",
        "--user-data-dir=\(profile.path)", "about:blank",
      ], input: requests.reading, output: answers.writing)
    close(requests.reading)
    close(answers.writing)
    let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"] as? String
    session =
      try call("Target.attachToTarget", ["targetId": #require(target), "flatten": true])["sessionId"] as? String
    try resize(width: width, height: height)
  }

  func resize(width: Int, height: Int) throws {
    try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
  }

  deinit {
    process.kill()
    process.wait()
    close(requests.writing)
    close(answers.reading)
    try? FileManager.default.removeItem(at: profile)
  }

  func open(_ address: String) throws { try call("Page.navigate", ["url": address]) }

  /// Returns the value of a JavaScript expression; if it is a promise, the promise's value.
  @discardableResult func evaluate(_ expression: String) throws -> Any? {
    let answer = try call(
      "Runtime.evaluate", ["expression": expression, "returnByValue": true, "awaitPromise": true])
    if let problem = answer["exceptionDetails"] { throw BrowserFailure(message: "\(expression): \(problem)") }
    return (answer["result"] as? [String: Any])?["value"]
  }

  /// Waits for an expression to be true.
  func wait(for expression: String, seconds: TimeInterval = 20) throws {
    let deadline = Date() + seconds
    while Date() < deadline {
      if try evaluate("Boolean(\(expression))") as? Bool == true { return }
      usleep(20_000)
    }
    throw BrowserFailure(message: "it never came: \(expression)")
  }

  func mouse(_ type: String, x: Double, y: Double, isDown: Bool = false) throws {
    try call(
      "Input.dispatchMouseEvent",
      [
        "type": type, "x": x, "y": y, "button": type == "mouseMoved" && !isDown ? "none" : "left",
        "buttons": isDown ? 1 : 0, "clickCount": 1,
      ])
  }

  func wheel(x: Double, y: Double, by distance: Double) throws {
    try call(
      "Input.dispatchMouseEvent", ["type": "mouseWheel", "x": x, "y": y, "deltaX": 0, "deltaY": distance])
  }

  func type(_ text: String) throws {
    for character in text {
      for kind in ["keyDown", "keyUp"] {
        try call(
          "Input.dispatchKeyEvent",
          ["type": kind, "text": kind == "keyDown" ? "\(character)" : "", "key": "\(character)"])
      }
    }
  }

  /// Presses a key, with its character if it has one.
  ///
  /// - Parameter code: The key code of Windows, which determines the browser's default action.
  func press(_ key: String, code: Int, shift: Bool = false, text: String? = nil) throws {
    for kind in [text == nil ? "rawKeyDown" : "keyDown", "keyUp"] {
      var event: [String: Any] = [
        "type": kind, "key": key, "code": key, "windowsVirtualKeyCode": code, "modifiers": shift ? 8 : 0,
      ]
      if kind == "keyDown" { event["text"] = text }
      try call("Input.dispatchKeyEvent", event)
    }
  }

  func tab(shift: Bool = false) throws { try press("Tab", code: 9, shift: shift) }

  func enter() throws { try press("Enter", code: 13, text: "\r") }

  /// Shows the uncommitted text of an input method.
  func compose(_ text: String) throws {
    let end = text.utf16.count
    try call("Input.imeSetComposition", ["text": text, "selectionStart": end, "selectionEnd": end])
  }

  /// Inserts text without a key, as an input method, an emoji picker or a phone's keyboard does.
  func insert(_ text: String) throws { try call("Input.insertText", ["text": text]) }

  /// Returns the bytes of a PNG.
  func screenshot() throws -> Data {
    let data = try call("Page.captureScreenshot", ["format": "png"])["data"] as? String
    return try #require(data.flatMap { Data(base64Encoded: $0) })
  }

  // MARK: The protocol

  @discardableResult private func call(_ method: String, _ parameters: [String: Any]) throws -> [String: Any] {
    number += 1
    var message: [String: Any] = ["id": number, "method": method, "params": parameters]
    message["sessionId"] = session
    let bytes = Array(try JSONSerialization.data(withJSONObject: message)) + [0]
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        Foundation.write(requests.writing, $0.baseAddress! + sent, bytes.count - sent)
      }
      guard count > 0 else { throw BrowserFailure(message: "Chromium is gone") }
      sent += count
    }
    while true {
      guard let answer = try next() else { throw BrowserFailure(message: "no answer to \(method) \(parameters)") }
      guard answer["id"] as? Int == number else { continue }
      if let problem = answer["error"] { throw BrowserFailure(message: "\(method): \(problem)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  /// The timeout in milliseconds: longer than any operation takes on a busy machine.
  private static let patience: Int32 = 60_000

  /// Nil if no message arrives in time.
  private func next() throws -> [String: Any]? {
    while true {
      if let end = received.firstIndex(of: 0) {
        let message = Data(received[..<end])
        received.removeSubrange(...end)
        return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
      }
      var waiting = pollfd(fd: answers.reading, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, Self.patience) != 0 else { return nil }
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let count = Foundation.read(answers.reading, &buffer, buffer.count)
      guard count > 0 else { throw BrowserFailure(message: "Chromium is gone") }
      received += buffer[..<count]
    }
  }
}

struct BrowserFailure: Error, CustomStringConvertible {
  let message: String
  var description: String { message }
}
