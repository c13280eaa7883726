import UIKit

/// The most used symbols, plain and filled.
final class SymbolsViewController: UIViewController {
  private static let names = [
    "chevron.left", "chevron.up.chevron.down", "arrow.right", "arrow.up.right", "arrow.clockwise", "arrow.uturn.left",
    "arrow.triangle.2.circlepath", "xmark", "plus", "checkmark", "questionmark.circle", "exclamationmark.triangle",
    "info.circle", "ellipsis.circle", "number", "at", "percent", "magnifyingglass", "gearshape", "person", "person.2",
    "person.3", "heart", "star", "house", "bell", "envelope", "phone", "trash", "pencil", "square.and.pencil",
    "square.and.arrow.up", "square.on.square", "doc.on.doc", "photo", "camera", "video", "mic", "bookmark", "tag",
    "flag",
    "cart", "bag", "creditcard", "gift", "calendar", "clock", "timer", "alarm", "map", "mappin", "paperplane", "lock",
    "key", "eye", "eye.slash", "folder", "doc.text", "book", "tray", "archivebox", "paperclip", "printer", "lightbulb",
    "wrench", "car", "airplane", "gamecontroller", "play", "pause", "forward", "repeat", "shuffle", "speaker.wave.2",
    "music.note", "link", "wifi", "antenna.radiowaves.left.and.right", "moon", "cloud", "sun.max", "bolt", "flame",
    "drop", "leaf", "globe", "list.bullet", "line.3.horizontal", "slider.horizontal.3", "square.grid.2x2",
    "rectangle.stack", "chart.bar", "chart.pie", "bubble.left", "hand.thumbsup", "face.smiling", "power", "shield",
    "crown", "textformat",
  ]

  private var symbols: [UIImageView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    (title, view.backgroundColor) = ("Symbols", .white)
    for name in Self.names + Self.names.map({ "\($0).fill" }) {
      let symbol = UIImageView(image: UIImage(systemName: name))
      (symbol.contentMode, symbol.tintColor) = (.center, name.hasSuffix(".fill") ? .darkGray : .blue)
      symbols.append(symbol)
      view.addSubview(symbol)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let columns = max(1, Int(view.bounds.width / 30)), width = view.bounds.width / CGFloat(columns)
    let top = topLayoutGuide.length + 4
    for (i, symbol) in symbols.enumerated() {
      symbol.frame = CGRect(
        x: CGFloat(i % columns) * width, y: top + CGFloat(i / columns) * 26, width: width, height: 26)
    }
  }
}
