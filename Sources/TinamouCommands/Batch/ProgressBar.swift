/// The progress of a batch, on the last line of a terminal; elsewhere nothing.
@MainActor struct ProgressBar {
  private let total: Int
  private let console: Console
  private static let width = 24

  init(of total: Int, console: Console) { (self.total, self.console) = (total, console) }

  /// Returns text such as `[######------------------]  120/480 iphone-5 · 6.1`.
  static func text(_ done: Int, of total: Int, _ label: String) -> String {
    let filled = total > 0 ? min(width, done * width / total) : width
    let bar = String(repeating: "#", count: filled) + String(repeating: "-", count: width - filled)
    let count = String(repeating: " ", count: max(0, "\(total)".count - "\(done)".count)) + "\(done)/\(total)"
    return "[\(bar)] \(count) \(label.prefix(40))"
  }

  func show(_ done: Int, _ label: String) { console.showStatus(Self.text(done, of: total, label)) }

  func clear() { console.showStatus("") }
}
