import CoreTypes
import Processes
import Testing

/// The live page of an app in a browser, and its user.
final class LivePage {
  let browser: Browser
  private(set) var server: RunningServe

  /// - Parameters:
  ///   - program: The name of an executable beside these tests.
  ///   - size: The size of the page.
  ///   - awaitsPicture: False if no device starts.
  ///   - arguments: The arguments of `serve`.
  init(
    program: String = "Gallery", size: (width: Int, height: Int) = (1400, 950), awaitsPicture: Bool = true,
    _ arguments: [String]
  ) throws {
    server = try RunningServe(program, arguments)
    browser = try Browser(width: size.width, height: size.height)
    try browser.open(server.address)
    try browser.wait(for: "typeof devices !== 'undefined' && devices.size > 0")
    guard awaitsPicture else { return }
    try browser.wait(for: "[...devices.values()].every((device) => device.facts && device.frame > 0)")
    try settle()
  }

  /// Runs the server again at the same port.
  func restartServer() throws {
    let old = server
    old.end()
    server = try RunningServe(old.program, old.arguments, port: old.port)
  }

  // MARK: The user's actions

  /// Clicks the element with the name.
  func tap(_ name: String) throws {
    let names = try names(), place = try #require(try place(of: name), "there is no \(name); there are \(names)")
    try browser.mouse("mousePressed", x: place.x, y: place.y, isDown: true)
    try browser.mouse("mouseReleased", x: place.x, y: place.y)
    try settle()
  }

  /// Drags between two points of the device.
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

  /// Returns the text of the first element that the selector matches.
  func text(at selector: String) throws -> String? {
    try browser.evaluate("document.querySelector(\(quoted(selector)))?.textContent ?? null") as? String
  }

  /// Returns x, y, width and height on the page.
  func boxes(_ selector: String) throws -> [CGRect] {
    let boxes =
      try browser.evaluate(
        """
        [...document.querySelectorAll(\(quoted(selector)))].map((element) => {
          const box = element.getBoundingClientRect();
          return [box.x, box.y, box.width, box.height];
        })
        """) as? [[Double]] ?? []
    return boxes.map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  }

  /// Returns the accessible name of the focused element.
  func focused() throws -> String? {
    try browser.evaluate(
      "document.activeElement.getAttribute('aria-label') ?? document.activeElement.id ?? document.activeElement.tagName"
    )
      as? String
  }

  func click(_ id: String) throws {
    try browser.evaluate("document.getElementById('\(id)').click(); 0")
    try settle()
  }

  /// Presses a key that inserts no text.
  func press(_ key: String, shift: Bool = false) throws {
    try browser.evaluate(
      "devices.get(1).glass.dispatchEvent(new KeyboardEvent('keydown', { key: '\(key)', shiftKey: \(shift), bubbles: true, cancelable: true })); 0"
    )
  }

  /// Chooses an element of a menu of the page.
  func choose(_ id: String, _ value: String) throws {
    try browser.evaluate(
      "(() => { const e = document.getElementById('\(id)'); e.value = '\(value)'; e.dispatchEvent(new Event('change')); })(); 0"
    )
    try settle()
  }

  /// Waits until the picture has not changed for a moment, and the tree matches the picture.
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

  // MARK: The visible page

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

  /// Converts a point of the device to the page.
  private func onPage(_ point: CGPoint) throws -> (x: Double, y: Double) {
    let box =
      try browser.evaluate(
        "(() => { const d = devices.get(1), b = d.canvas.getBoundingClientRect(); return [b.left, b.top, d.zoom]; })()")
      as? [Double] ?? []
    try #require(box.count == 3)
    return (box[0] + point.x * box[2], box[1] + point.y * box[2])
  }

  /// Returns the frames on the screen of all views of a class with the text; without one, with any text.
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

  /// Returns a row of the inspector's details for the first view of a class.
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
