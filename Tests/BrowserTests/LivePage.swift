import CoreTypes
import Processes
import Testing

/// The live page of a program in a browser, and a person in front of it.
final class LivePage {
  let browser: Browser
  private let server: ChildProcess
  private let words: PipeEnds

  /// - Parameters:
  ///   - folder: where the program is; nil for where these tests are.
  ///   - arguments: of `serve`.
  init(in folder: URL? = nil, program: String = "Gallery", _ arguments: [String]) throws {
    let folder = folder ?? URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    words = try PipeEnds()
    server = try ChildProcess(
      [folder.appendingPathComponent(program).path, "serve", "--no-open", "--no-rebuild", "--port", "0"] + arguments,
      input: words.reading, output: words.writing)
    close(words.writing)
    browser = try Browser(width: 1400, height: 950)
    try browser.open(try #require(Self.line(from: words.reading)))
    try browser.wait(for: "typeof devices !== 'undefined' && devices.get(1)?.facts && devices.get(1).frame > 0")
    try settle()
  }

  deinit {
    server.kill()
    server.wait()
    close(words.reading)
  }

  private static func line(from descriptor: Int32) -> String? {
    var bytes: [UInt8] = [], byte: UInt8 = 0
    while Foundation.read(descriptor, &byte, 1) == 1, byte != UInt8(ascii: "\n") { bytes.append(byte) }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  // MARK: What a person does

  /// On what has the name, by the mouse.
  func tap(_ name: String) throws {
    let names = try names(), place = try #require(try place(of: name), "there is no \(name); there are \(names)")
    try browser.mouse("mousePressed", x: place.x, y: place.y, isDown: true)
    try browser.mouse("mouseReleased", x: place.x, y: place.y)
    try settle()
  }

  /// In points of the device.
  func drag(from start: CGPoint, to end: CGPoint) throws {
    let first = try onPage(start)
    try browser.mouse("mousePressed", x: first.x, y: first.y, isDown: true)
    for step in 1...10 {
      let share = CGFloat(step) / 10
      let point = CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      let place = try onPage(point)
      try browser.mouse("mouseMoved", x: place.x, y: place.y, isDown: true)
      usleep(16_000)
    }
    let last = try onPage(end)
    try browser.mouse("mouseReleased", x: last.x, y: last.y)
    try settle()
  }

  func click(_ id: String) throws {
    try browser.evaluate("document.getElementById('\(id)').click(); 0")
    try settle()
  }

  /// A key of the computer that writes nothing.
  func press(_ key: String, shift: Bool = false) throws {
    try browser.evaluate(
      "devices.get(1).glass.dispatchEvent(new KeyboardEvent('keydown', { key: '\(key)', shiftKey: \(shift), bubbles: true, cancelable: true })); 0"
    )
  }

  /// As a person chooses in a menu of the page.
  func choose(_ id: String, _ value: String) throws {
    try browser.evaluate(
      "(() => { const e = document.getElementById('\(id)'); e.value = '\(value)'; e.dispatchEvent(new Event('change')); })(); 0"
    )
    try settle()
  }

  /// The picture has not changed for a moment, and the tree is that of the picture.
  func settle() throws {
    try browser.evaluate(
      """
      (async () => {
        const device = devices.get(1);
        let last = -1, quiet = 0;
        while (quiet < 6) {
          await new Promise((done) => setTimeout(done, 50));
          quiet = device.frame === last ? quiet + 1 : 0;
          last = device.frame;
        }
        const old = device.tree;
        device.ask({ tree: {} });
        while (device.tree === old) await new Promise((done) => setTimeout(done, 10));
      })()
      """)
  }

  // MARK: What a person sees

  func names() throws -> [String] {
    try browser.evaluate("devices.get(1).targets.map((target) => target.name)") as? [String] ?? []
  }

  private func place(of name: String) throws -> (x: Double, y: Double)? {
    let found = try browser.evaluate(
      "(() => { const t = devices.get(1).targets.find((t) => t.name === \(quoted(name))); return t ? [t.x, t.y] : null; })()"
    )
    guard let numbers = found as? [Double], numbers.count == 2 else { return nil }
    let place = try onPage(CGPoint(x: numbers[0], y: numbers[1]))
    return (place.x, place.y)
  }

  /// A place on the device → on the page.
  private func onPage(_ point: CGPoint) throws -> (x: Double, y: Double) {
    let box =
      try browser.evaluate(
        "(() => { const d = devices.get(1), b = d.canvas.getBoundingClientRect(); return [b.left, b.top, d.zoom]; })()")
      as? [Double] ?? []
    try #require(box.count == 3)
    return (box[0] + point.x * box[2], box[1] + point.y * box[2])
  }

  /// The frames on the screen of all views of a class that show a text; any text without one.
  func frames(_ type: String, _ text: String? = nil) throws -> [[Double]] {
    let condition = text.map { "&& view.text === \(quoted($0))" } ?? ""
    return try browser.evaluate(
      "devices.get(1).tree.filter((view) => view.type === '\(type)' \(condition)).map((view) => view.frame)")
      as? [[Double]] ?? []
  }

  func texts(_ type: String) throws -> [String] {
    try browser.evaluate("devices.get(1).tree.filter((view) => view.type === '\(type)').map((view) => view.text ?? '')")
      as? [String] ?? []
  }

  /// What the inspector says about the first view of a class: a row of its details.
  func detail(_ label: String, of type: String, _ text: String) throws -> String? {
    try browser.evaluate(
      """
      (async () => {
        const device = devices.get(1), view = device.tree.find((v) => v.type === '\(type)' && v.text === \(quoted(text)));
        select(device, view.number);
        while (device.details?.number !== view.number) await new Promise((done) => setTimeout(done, 10));
        return device.details.sections.flatMap((s) => s.rows).find((r) => r.label === '\(label)')?.value;
      })()
      """) as? String
  }

  private func quoted(_ text: String) -> String {
    String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
  }
}
