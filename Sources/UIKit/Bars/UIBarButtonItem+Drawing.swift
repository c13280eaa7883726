import DisplayLists
import SystemProfiles

extension UIBarButtonItem {
  /// What the item shows: words, a picture or a mark.
  enum Face {
    case title(String)
    case image(UIImage)
    case symbol(String)
    case space
  }

  var face: Face {
    if systemItem == .flexibleSpace || systemItem == .fixedSpace || customView != nil { return .space }
    if let image { return .image(image) }
    if let title, systemItem == nil { return .title(title) }
    return systemItem.map { $0.word.map { .title($0) } ?? .symbol($0.symbol) } ?? .space
  }

  /// Nil for a flexible space.
  func naturalWidth(in painter: BarPainter) -> CGFloat? {
    if systemItem == .flexibleSpace { return nil }
    if systemItem == .fixedSpace {
      return painter.session.behaves(.barItemsAreLaidOutByConstraints) ? max(0, width) : width
    }
    if width > 0 { return width }
    if let customView { return customView.sizeInBar.width }
    let titles = possibleTitles.map { $0.map(Face.title) } ?? []
    return ([face] + titles).map { painter.width(of: $0, hasBody: hasBody(in: painter)) }.max()
  }

  /// Bordered items of glossy bars, and all items of glass ones.
  func hasBody(in painter: BarPainter) -> Bool {
    if case .space = face { return false }
    if case .title = face { return painter.isGlass || painter.isGlossy }
    return painter.isGlass || painter.isGlossy && (painter.bordersPictures || style != .plain)
  }

  /// What a person would call it; nil for a space.
  var words: String? {
    switch face {
    case .title(let title): title
    case .symbol, .image: systemItem.map { "\($0)" } ?? title
    case .space: nil
    }
  }

  var isProminent: Bool { style == .done || systemItem == .done || systemItem == .save }
}

extension UIBarButtonItem.SystemItem {
  /// Nil for items that are a picture.
  fileprivate var word: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    case .close: "Close"
    default: nil
    }
  }

  fileprivate var symbol: String {
    switch self {
    case .add: "plus"
    case .stop: "xmark"
    case .play, .fastForward: "chevron.right"
    case .rewind: "chevron.left"
    default: "square"
    }
  }
}

extension BarPainter {
  private var rules: BarItemMetrics { session.metrics.bars.items }

  func titleBlock(_ title: String, isProminent: Bool = false) -> TextBlock {
    var font = UIFont(rules.buttonFont, in: session)
    if isProminent, !isGlossy {
      var descriptor = font.descriptor
      descriptor.weight = .semibold
      font = UIFont(descriptor)
    }
    return TextBlock(title, font: font, session: session)
  }

  /// Glass items are at least round.
  func width(of face: UIBarButtonItem.Face, hasBody: Bool) -> CGFloat {
    let content: CGFloat =
      switch face {
      case .title(let title): titleBlock(title, isProminent: true).size().width
      case .image(let image): image.size.width
      case .symbol: isGlossy ? 18 : 22
      case .space: 0
      }
    guard hasBody else { return content }
    return isGlass ? max(itemHeight, content + 24) : content + 2 * rules.buttonPadding
  }

  var itemHeight: CGFloat { isGlass ? 44 : rules.buttonHeight }

  /// Bars of 32 points are low, all others are not.
  static let lowHeight: CGFloat = 40

  /// The body of an item, in the middle of the slot's height; lower in low bars.
  func body(in slot: CGRect) -> CGRect {
    let isLow = slot.height < Self.lowHeight
    let height = min(isLow ? min(rules.shortButtonHeight, itemHeight) : itemHeight, slot.height)
    return CGRect(
      x: slot.minX, y: slot.minY + session.pixelGrid.floor((slot.height - height) / 2), width: slot.width,
      height: height)
  }

  func draw(_ item: UIBarButtonItem, in slot: CGRect, into recorder: inout DisplayListRecorder) {
    let frame = body(in: slot)
    let hasBody = item.hasBody(in: self)
    recorder.layer(opacity: item.isEnabled ? 1 : isGlossy ? 0.5 : 0.35) {
      if hasBody { drawItemBody(frame, isProminent: item.isProminent, into: &$0) }
      drawFace(of: item, in: frame, into: &$0)
    }
  }

  private func drawFace(of item: UIBarButtonItem, in frame: CGRect, into recorder: inout DisplayListRecorder) {
    let onTint = isGlass && item.isProminent
    let color = onTint ? .white : item.tintColor?.resolved(in: session) ?? self.item
    switch item.face {
    case .title(let title):
      let ink = TextInk(color: color, shadow: textShadow, alignment: .center)
      titleBlock(title, isProminent: item.isProminent).draw(centredIn: frame, ink, into: &recorder)
    case .image(let image):
      let rect = UIView.ContentMode.center.place(image.size, in: frame, grid: session.pixelGrid)
      image.draw(in: rect, tint: color, asTemplate: true, into: &recorder)
    case .symbol(let name):
      let rect = frame.centred(CGSize(width: 22, height: 22), grid: session.pixelGrid)
      SymbolGlyph(name: name, rect: rect, color: color).draw(into: &recorder)
    case .space: break
    }
  }
}
