import DisplayLists
import SystemProfiles

extension UIBarButtonItem {
  /// The content of an item: a title, an image or a mark.
  enum Face {
    case title(String)
    case image(UIImage)
    case mark(UIBarButtonItem.SystemItem)
    case space
  }

  var face: Face {
    if systemItem == .flexibleSpace || systemItem == .fixedSpace || customView != nil { return .space }
    if let image { return .image(image) }
    if let title, systemItem == nil { return .title(title) }
    return systemItem.map { $0.word.map { .title($0) } ?? .mark($0) } ?? .space
  }

  /// Returns the width of the item; nil for a flexible space.
  func naturalWidth(in painter: BarPainter) -> CGFloat? {
    if systemItem == .flexibleSpace { return nil }
    if systemItem == .fixedSpace {
      return painter.session.behaves(.barItemsAreLaidOutByConstraints) ? max(0, width) : width
    }
    if width > 0 { return width }
    if let customView { return customView.sizeInBar.width }
    let titles = possibleTitles.map { $0.map(Face.title) } ?? [], style = painter.style(of: self)
    return ([face(in: painter)] + titles).map { painter.width(of: $0, hasBody: hasBody(in: painter), style) }.max()
  }

  /// Returns the content that the item shows in a bar. Compact bars may have another image, and glass bars show marks
  /// in place of some titles.
  func face(in painter: BarPainter) -> Face {
    if painter.isGlass, image == nil, let systemItem, systemItem.glassMark != nil { return .mark(systemItem) }
    if painter.isCompact, let landscapeImagePhone, case .image = face { return .image(landscapeImagePhone) }
    return face
  }

  /// Whether the item has a body: bordered items of glossy bars do, and all items of glass bars. Glossy navigation bars
  /// border plain items, too; in toolbars these are drawn on the bar itself.
  ///
  /// > Source: `UIBarButtonItemStylePlain` reference.
  func hasBody(in painter: BarPainter) -> Bool {
    if case .space = face { return false }
    if painter.isGlass, hidesSharedBackground { return false }
    return painter.isGlass || painter.isGlossy && (painter.bordersPictures || style != .plain)
  }

  /// The name of the item in steps; nil for a space.
  var words: String? {
    switch face {
    case .title(let title): title
    case .mark, .image: systemItem.map { "\($0)" } ?? title
    case .space: nil
    }
  }

  var isSpace: Bool { if case .space = face { true } else { false } }

  var isProminent: Bool { style == .done || systemItem == .done || systemItem == .save }
}

extension UIBarButtonItem.SystemItem {
  /// The title of the item; nil for items that show a mark.
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
}

extension BarPainter {
  private var rules: BarItemMetrics { session.metrics.bars.items }

  /// Returns the customization of an item: its own, with what it leaves unset taken from the bar's appearance.
  func style(of item: UIBarButtonItem) -> BarItemStyle {
    let own = item.look.style(
      isEnabled: item.isEnabled, metrics: isCompact ? .compact : .default, style: item.style, isBack: false)
    guard let buttons else { return own }
    return own.over((item.isProminent ? buttons.done : buttons.plain).style(isEnabled: item.isEnabled))
  }

  /// Returns the customization of the back button that `item` names.
  func backStyle(of item: UIBarButtonItem) -> BarItemStyle {
    let own = item.look.style(
      isEnabled: true, metrics: isCompact ? .compact : .default, style: item.style, isBack: true)
    return buttons.map { own.over($0.back.style(isEnabled: true)) } ?? own
  }

  func titleBlock(_ title: String, isProminent: Bool = false, _ style: BarItemStyle = BarItemStyle()) -> TextBlock {
    var font = UIFont(rules.buttonFont, in: session)
    if isProminent, !isGlossy {
      var descriptor = font.descriptor
      descriptor.weight = .semibold
      font = UIFont(descriptor)
    }
    return TextBlock(title, attributes: style.attributes, font: font, session: session)
  }

  /// Returns the width of an item's content with its body. Glass items are at least circular.
  func width(of face: UIBarButtonItem.Face, hasBody: Bool, _ style: BarItemStyle = BarItemStyle()) -> CGFloat {
    let content: CGFloat =
      switch face {
      case .title(let title): titleBlock(title, isProminent: true, style).size().width
      case .image(let image): image.size.width
      case .mark: isGlossy ? 18 : 22
      case .space: 0
      }
    if let image = style.background, content > 0 { return width(of: content, on: image) }
    guard hasBody else { return content }
    return isGlass ? max(itemHeight, content + 24) : content + 2 * rules.buttonPadding
  }

  /// Returns the width of a body image around its content. Its caps keep their size, and the content lies between them.
  ///
  /// > Basis: assumed: between published examples, whose images have caps as wide as the padding.
  private func width(of content: CGFloat, on image: UIImage) -> CGFloat {
    let caps = image.capInsets.left + image.capInsets.right
    return max(content + max(2 * rules.buttonPadding, caps), caps == 0 ? image.size.width : 0)
  }

  /// Returns the frame of a body image. An image without vertical caps keeps its height.
  func bodyImageFrame(_ image: UIImage, in frame: CGRect, slot: CGRect, _ style: BarItemStyle) -> CGRect {
    let offset = style.backgroundOffset ?? .zero
    let isStretched = image.capInsets.top + image.capInsets.bottom > 0
    let height = isStretched ? frame.height : min(max(image.size.height, frame.height), slot.height)
    let y = slot.minY + session.pixelGrid.floor((slot.height - height) / 2)
    return CGRect(x: frame.minX, y: y, width: frame.width, height: height)
      .offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }

  var itemHeight: CGFloat { isGlass ? 44 : rules.buttonHeight }

  /// The height below which a bar counts as low. Only bars of 32 points do.
  static let lowHeight: CGFloat = 40

  /// Returns the body of an item, centered vertically in its slot. It is lower in low bars.
  func body(in slot: CGRect) -> CGRect {
    let isLow = slot.height < Self.lowHeight
    let height = min(isLow ? min(rules.shortButtonHeight, itemHeight) : itemHeight, slot.height)
    return CGRect(
      x: slot.minX, y: slot.minY + session.pixelGrid.floor((slot.height - height) / 2), width: slot.width,
      height: height)
  }

  /// - Parameter hasOwnBody: whether the item draws its own body; false for an item on shared glass.
  func draw(
    _ item: UIBarButtonItem, in slot: CGRect, hasOwnBody: Bool = true, into recorder: inout DisplayListRecorder
  ) {
    let frame = body(in: slot), style = style(of: item), own = item.tintColor?.resolved(in: session)
    let dimmed = isGlossy ? 0.5 : 0.35
    recorder.layer(opacity: item.isEnabled || style.isNotDimmed ? 1 : dimmed) {
      if let image = style.background, !item.isSpace {
        image.draw(
          in: bodyImageFrame(image, in: frame, slot: slot, style), tint: tint, asTemplate: false, session, into: &$0)
      } else if hasOwnBody, item.hasBody(in: self) {
        drawItemBody(frame, isProminent: item.isProminent, own: own, into: &$0)
      }
      drawFace(of: item, in: frame, style, own, into: &$0)
      if isGlass, let badge = item.badge {
        draw(badge, on: frame, isRightToLeft: item.bar?.isRightToLeft ?? false, into: &$0)
      }
    }
  }

  /// Draws the content of an item. Glossy items show their own color in the body instead of the content.
  private func drawFace(
    of item: UIBarButtonItem, in frame: CGRect, _ style: BarItemStyle, _ own: RGBAColor?,
    into recorder: inout DisplayListRecorder
  ) {
    let onTint = isGlass && item.isProminent
    let color = onTint ? .white : isGlossy ? self.item : own ?? self.item
    switch item.face(in: self) {
    case .title(let title):
      draw(titleBlock(title, isProminent: item.isProminent, style), in: frame, color, style, into: &recorder)
    case .image(let image):
      let insets = isCompact && item.landscapeImagePhone != nil ? item.landscapeImagePhoneInsets : item.imageInsets
      var rect = UIView.ContentMode.center.place(image.size, in: frame, grid: session.pixelGrid).inset(by: insets)
      rect = item.symbolEffects.scaled(rect)
      if item.symbolEffects.isHidden { break }
      image.draw(in: rect, tint: color, asTemplate: true, session, into: &recorder)
    case .mark(let systemItem):
      let mark = (isGlass ? systemItem.glassMark : nil) ?? systemItem.mark(in: session)
      if isGlossy {
        drawMark(mark, in: frame.offsetBy(dx: 0, dy: -1), RGBAColor(white: 0, alpha: 0.45), into: &recorder)
      }
      drawMark(mark, in: frame, color, into: &recorder)
    case .space: break
    }
  }

  /// Draws a mark in the middle of a button.
  func drawMark(
    _ mark: SystemItemMark, in frame: CGRect, _ color: RGBAColor, into recorder: inout DisplayListRecorder
  ) {
    let rect = frame.centred(CGSize(width: mark.side, height: mark.side), grid: session.pixelGrid)
    SymbolGlyph(name: mark.name, rect: rect, color: color, weight: mark.weight).draw(into: &recorder)
  }

  /// Draws a title in the middle of a button.
  func draw(
    _ block: TextBlock, in frame: CGRect, _ color: RGBAColor, _ style: BarItemStyle,
    alignment: NSTextAlignment = .center,
    into recorder: inout DisplayListRecorder
  ) {
    let ink = TextInk(color: color, shadow: textShadow, alignment: alignment)
    block.draw(centredIn: frame.moved(by: style.titleOffset), ink, into: &recorder)
  }
}

extension CGRect {
  func moved(by offset: UIOffset?) -> CGRect { offset.map { offsetBy(dx: $0.horizontal, dy: $0.vertical) } ?? self }
}

extension TextBlock {
  /// Creates a customized line. Without a font in `attributes`, it uses `font`.
  @MainActor init(
    _ text: String, attributes: [NSAttributedString.Key: Any], font: UIFont, session: Session
  ) {
    self.init(text, font: attributes[.font] as? UIFont ?? font, session: session)
    guard !attributes.isEmpty else { return }
    attributed = AttributedText(
      NSAttributedString(string: text, attributes: attributes), font: self.font, session: session)
  }
}
