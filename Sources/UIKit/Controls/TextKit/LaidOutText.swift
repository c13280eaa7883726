import DisplayLists
import Typesetting

/// The lines of text in a container, in the container's coordinates.
@MainActor struct LaidOutText {
  private let block: TextBlock
  private let padding: CGFloat
  private let width: CGFloat
  private let isRightToLeft: Bool
  private let alignment: NSTextAlignment
  let lines: [LaidOutLine]
  /// The length in UTF-16 units.
  let length: Int

  init(_ view: UITextView) {
    self.init(
      view.measuredText, width: view.contentArea.width, padding: view.lineFragmentPadding,
      alignment: view.textAlignment, isRightToLeft: view.isRightToLeft)
  }

  init(
    _ text: NSAttributedString, in container: NSTextContainer, usesFontLeading: Bool,
    _ placedByDelegate: ((TextLayout) -> TextLayout)?
  ) {
    let session = Session.current, width = container.lineWidth
    let font = UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)
    var block = TextBlock(text.string, font: font, session: session)
    (block.numberOfLines, block.lineBreakMode) = (container.maximumNumberOfLines, container.lineBreakMode)
    block.usesFontLeading = usesFontLeading
    block.placedByDelegate = placedByDelegate
    if text.length > 0 {
      block.attributed = AttributedText(text, font: font, session: session, room: width.isFinite ? width : 1e7)
    }
    let isRightToLeft = session.environment.layoutDirection == .rightToLeft
    block.exclusions = container.exclusions(isMirrored: isRightToLeft)
    self.init(
      block.cut(to: container.heightLimit, width: width), width: width, padding: container.lineFragmentPadding,
      alignment: .natural, isRightToLeft: isRightToLeft)
  }

  private init(
    _ block: TextBlock, width: CGFloat, padding: CGFloat, alignment: NSTextAlignment, isRightToLeft: Bool
  ) {
    (self.block, self.width, self.padding) = (block, width, padding)
    (self.alignment, self.isRightToLeft) = (alignment, isRightToLeft)
    let text = block.text, whole = text as NSString
    length = whole.length
    let layout = block.layout(within: width), found = layout.lines
    let room = width.isFinite ? width : layout.size.width
    var made: [LaidOutLine] = [], top: CGFloat = 0
    for (index, line) in found.enumerated() {
      let start = line.range.lowerBound.utf16Offset(in: text)
      let next = index + 1 < found.count ? found[index + 1].range.lowerBound.utf16Offset(in: text) : nil
      let end = next ?? (layout.isTruncated ? Self.end(of: line, in: text) : whole.length)
      let own = block.attributed?.paragraphStyle(of: line)?.alignment ?? alignment
      let free = max(0, room - line.indent - line.tail)
      let shift = own.offset(of: line.width, in: free, isRightToLeft: isRightToLeft)
      let left = padding + (isRightToLeft ? line.tail : line.indent)
      if !line.sharesLine { top = index == 0 ? 0 : found[index - 1].bottom }
      let places = (text[line.range].indices + [line.range.upperBound]).map { $0.utf16Offset(in: text) }
      made.append(
        LaidOutLine(
          range: NSRange(location: start, length: max(0, end - start)),
          fragment: CGRect(
            x: line.sharesLine || line.indent > 0 ? left - padding : 0, y: top, width: free + 2 * padding,
            height: line.bottom - top),
          used: CGRect(x: left - padding + shift, y: top, width: line.width + 2 * padding, height: line.bottom - top),
          baseline: line.baseline, textStart: left + shift, textWidth: line.width, places: places,
          edges: line.edges(count: places.count - 1), isRightToLeft: isRightToLeft))
    }
    lines = made
  }

  /// Returns the end of the last visible line, including the end of its paragraph.
  private static func end(of line: TextLine, in text: String) -> Int {
    let end = line.range.upperBound
    let endsParagraph = !line.isBroken && end < text.endIndex && text[end].isNewline
    return (endsParagraph ? text.index(after: end) : end).utf16Offset(in: text)
  }

  var usedRect: CGRect {
    guard let first = lines.first else { return .zero }
    return lines.dropFirst().reduce(first.used) { $0.union($1.used) }
  }

  var shownRange: NSRange { NSRange(location: 0, length: lines.last.map { NSMaxRange($0.range) } ?? 0) }

  /// The empty line for a caret after the last line break, or in empty text.
  var extraLine: (fragment: CGRect, used: CGRect)? {
    guard length == 0 || block.text.last?.isNewline == true else { return nil }
    if let last = lines.last, last.range.location == length { return (last.fragment, last.used) }
    let top = lines.last?.fragment.maxY ?? 0, height = lines.last?.fragment.height ?? block.lineHeight
    let wide = width.isFinite ? width : usedRect.width
    let fragment = CGRect(x: 0, y: top, width: wide + 2 * padding, height: height)
    let free = alignment.offset(of: 0, in: wide, isRightToLeft: isRightToLeft)
    return (fragment, CGRect(x: free, y: top, width: 2 * padding, height: height))
  }

  func line(at index: Int) -> LaidOutLine? {
    lines.first { NSLocationInRange(index, $0.range) } ?? (index >= length ? lines.last : nil)
  }

  /// Returns the nearest character, and the position of a point within it from 0 to 1.
  func character(at point: CGPoint) -> (index: Int, fraction: CGFloat) {
    let band = lines.first { point.y < $0.fragment.maxY }?.fragment.maxY
    let candidates = band.map { bottom in lines.filter { $0.fragment.maxY == bottom } } ?? lines.suffix(1)
    let line = candidates.min { $0.distance(to: point.x) < $1.distance(to: point.x) }
    return line?.character(at: point.x) ?? (0, 0)
  }

  func draw(at origin: CGPoint, into recorder: inout DisplayListRecorder) {
    let rect = CGRect(
      x: origin.x + padding, y: origin.y, width: width.isFinite ? width : usedRect.width, height: usedRect.height)
    block.draw(
      in: rect, TextInk(color: .black, alignment: alignment, isRightToLeft: isRightToLeft), into: &recorder)
  }
}

/// The inputs that determine the lines of a text view, besides those that `textDidChange()` reports.
struct ViewTextKey: Equatable {
  private let view: ObjectIdentifier
  private let text: String
  private let area: CGSize
  private let padding: CGFloat
  private let font: UIFont
  private let alignment: NSTextAlignment
  private let isRightToLeft: Bool
  private let textSize: UIContentSizeCategory

  @MainActor init(_ view: UITextView) {
    self.view = ObjectIdentifier(view)
    (text, area, padding) = (view.simple.text, view.contentArea.size, view.lineFragmentPadding)
    (font, alignment, isRightToLeft) = (view.displayedFont, view.textAlignment, view.isRightToLeft)
    textSize = view.textSize
  }
}

/// A line fragment of a layout manager.
@MainActor struct LaidOutLine {
  /// The range of characters, including trailing spaces and the end of the paragraph.
  let range: NSRange
  let fragment: CGRect
  let used: CGRect
  let baseline: CGFloat
  fileprivate let textStart: CGFloat
  fileprivate let textWidth: CGFloat
  fileprivate let places: [Int]
  fileprivate let edges: [CGFloat]
  fileprivate let isRightToLeft: Bool

  func meets(_ other: NSRange) -> Bool {
    other.location < NSMaxRange(range) && range.location < NSMaxRange(other)
  }

  func x(at index: Int) -> CGFloat {
    let edge = edges[places.lastIndex { $0 <= index } ?? 0]
    return isRightToLeft ? textStart + textWidth - edge : textStart + edge
  }

  func rect(of other: NSRange) -> CGRect? {
    let from = max(other.location, range.location), to = min(NSMaxRange(other), NSMaxRange(range))
    guard from < to else { return nil }
    let ends = [x(at: from), x(at: to)].sorted()
    return CGRect(x: ends[0], y: fragment.minY, width: ends[1] - ends[0], height: fragment.height)
  }

  fileprivate func distance(to x: CGFloat) -> CGFloat { max(0, max(used.minX - x, x - used.maxX)) }

  fileprivate func character(at x: CGFloat) -> (index: Int, fraction: CGFloat) {
    let distance = isRightToLeft ? textStart + textWidth - x : x - textStart
    guard places.count > 1 else { return (range.location, 0) }
    let index = min(edges.lastIndex { $0 <= distance } ?? 0, places.count - 2)
    let width = edges[index + 1] - edges[index]
    return (places[index], width > 0 ? min(max(0, (distance - edges[index]) / width), 1) : 0)
  }
}

extension TextBlock {
  /// Returns the text limited to the lines that fit into a height; nil for no limit.
  func cut(to height: CGFloat?, width: CGFloat) -> TextBlock {
    guard let height else { return self }
    let count = layout(within: width).lineCount(fitting: height)
    var cut = self
    cut.numberOfLines = numberOfLines > 0 ? min(numberOfLines, count) : count
    return cut
  }
}
