import Typesetting

/// An object that determines the positions of characters in a container. A glyph is a UTF-16 unit here.
///
/// A layout manager belongs to a text view, or to an ``NSTextStorage``, whose text is then laid out in the first
/// container.
@preconcurrency @MainActor open class NSLayoutManager: NSObject {
  weak var textView: UITextView?
  private weak var ownStorage: NSTextStorage?
  private var ownContainers: [NSTextContainer] = []
  private var kept: LaidOutText?
  private var keptOfView: (key: ViewTextKey, text: LaidOutText)?

  /// The text whose distances the delegate is being asked for; nil otherwise.
  final var textOfStyles: NSAttributedString?

  /// Whether the delegate is being asked for the position of lines. It may call the layout manager meanwhile.
  final var isPlacingLines = false

  open weak var delegate: (any NSLayoutManagerDelegate)? {
    didSet {
      layoutDidChange()
      textView?.textDidChange()
    }
  }
  /// Whether the leading of fonts is added between lines.
  open var usesFontLeading = true { didSet { layoutDidChange() } }
  /// Whether layout can be incomplete. It has no effect: layout is always complete.
  open var allowsNonContiguousLayout = false

  nonisolated public override init() { super.init() }

  init(of textView: UITextView) {
    self.textView = textView
    super.init()
  }

  // MARK: Text and containers

  open var textStorage: NSTextStorage? { ownStorage ?? textView?.textStorage }

  func attach(to storage: NSTextStorage?) {
    ownStorage = storage
    layoutDidChange()
  }

  open var textContainers: [NSTextContainer] {
    ownContainers.isEmpty ? textView.map { [$0.textContainer] } ?? [] : ownContainers
  }

  open func addTextContainer(_ container: NSTextContainer) { insertTextContainer(container, at: ownContainers.count) }

  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    ownContainers.insert(container, at: index)
    container.layoutManager = self
    layoutDidChange()
  }

  open func removeTextContainer(at index: Int) {
    ownContainers.remove(at: index).layoutManager = nil
    layoutDidChange()
  }

  func layoutDidChange() { (kept, keptOfView) = (nil, nil) }

  /// Returns the text laid out in a container; the lines of a text view if the container belongs to one.
  private func text(in container: NSTextContainer? = nil) -> LaidOutText? {
    if let view = textView ?? (container ?? ownContainers.first)?.textView { return text(of: view) }
    guard let container = container ?? ownContainers.first, container === ownContainers.first, let ownStorage else {
      return nil
    }
    if let kept { return kept }
    let text = spaced(ownStorage.snapshot, width: container.lineWidth)
    let placement = placement(of: text.string, in: container, padding: container.lineFragmentPadding)
    let made = LaidOutText(text, in: container, usesFontLeading: usesFontLeading, placement)
    kept = made
    delegate?.layoutManager(self, didCompleteLayoutFor: container, atEnd: true)
    return made
  }

  private func text(of view: UITextView) -> LaidOutText {
    let key = ViewTextKey(view)
    if let keptOfView, keptOfView.key == key { return keptOfView.text }
    let made = LaidOutText(view)
    keptOfView = (key, made)
    delegate?.layoutManager(self, didCompleteLayoutFor: view.textContainer, atEnd: true)
    return made
  }

  // MARK: Layout

  /// Returns the area that the lines use, including the padding. It is not rounded up.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let text = text(in: container) else { return .zero }
    return text.usedRect
  }

  open func ensureLayout(for container: NSTextContainer) { _ = text(in: container) }
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = text() }
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = text() }
  open func ensureGlyphs(forCharacterRange charRange: NSRange) { _ = text() }
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) { _ = text() }

  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = charRange
    layoutDidChange()
    textView?.textDidChange()
    delegate?.layoutManagerDidInvalidateLayout(self)
  }

  open func invalidateDisplay(forCharacterRange charRange: NSRange) { textView?.setNeedsDisplay() }
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { textView?.setNeedsDisplay() }

  open var numberOfGlyphs: Int { text()?.length ?? textStorage?.length ?? 0 }

  open func glyphRange(for container: NSTextContainer) -> NSRange {
    text(in: container)?.shownRange ?? NSRange(location: 0, length: 0)
  }

  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    guard let text = text(), NSLocationInRange(glyphIndex, text.shownRange) else { return nil }
    effectiveGlyphRange?.pointee = text.shownRange
    return textContainers.first
  }

  /// Invalidates the layout after a change of the container's size or shape.
  open func textContainerChangedGeometry(_ container: NSTextContainer) {
    layoutDidChange()
    textView?.textDidChange()
  }

  open func replaceTextStorage(_ newTextStorage: NSTextStorage) {
    guard let old = ownStorage, old !== newTextStorage else { return }
    for manager in old.layoutManagers {
      old.removeLayoutManager(manager)
      newTextStorage.addLayoutManager(manager)
    }
  }

  /// Whether the layout is incomplete. It is always complete.
  open var hasNonContiguousLayout: Bool { false }
  open func firstUnlaidCharacterIndex() -> Int { text()?.shownRange.length ?? 0 }
  open func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }

  // MARK: Characters and glyphs

  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }

  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    actualCharRange?.pointee = charRange
    return charRange
  }

  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  // MARK: Lines

  open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect
  {
    let line = text()?.line(at: glyphIndex)
    effectiveGlyphRange?.pointee = line?.range ?? NSRange(location: 0, length: 0)
    return line?.fragment ?? .zero
  }

  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    let line = text()?.line(at: glyphIndex)
    effectiveGlyphRange?.pointee = line?.range ?? NSRange(location: 0, length: 0)
    return line?.used ?? .zero
  }

  /// The empty line after a final line break, or in empty text; zero without one.
  open var extraLineFragmentRect: CGRect { text()?.extraLine?.fragment ?? .zero }
  open var extraLineFragmentUsedRect: CGRect { text()?.extraLine?.used ?? .zero }
  open var extraLineFragmentTextContainer: NSTextContainer? { text()?.extraLine.flatMap { _ in textContainers.first } }

  /// Returns the location on the baseline, relative to the origin of the line fragment.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let line = text()?.line(at: glyphIndex) else { return .zero }
    return CGPoint(x: line.x(at: glyphIndex) - line.fragment.minX, y: line.baseline - line.fragment.minY)
  }

  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let text = text(), let container = textContainers.first else { return }
    var stop = ObjCBool(false)
    for line in text.lines where line.meets(glyphRange) {
      block(line.fragment, line.used, container, line.range, &stop)
      if stop.boolValue { return }
    }
  }

  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for line in text(in: textContainer)?.lines ?? [] {
      guard let rect = line.rect(of: glyphRange) else { continue }
      block(rect, &stop)
      if stop.boolValue { return }
    }
  }

  /// Returns a rectangle around the characters of a range, in the container's coordinates.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    let rects = (text(in: container)?.lines ?? []).compactMap { $0.rect(of: glyphRange) }
    guard let first = rects.first else { return .zero }
    return rects.dropFirst().reduce(first) { $0.union($1) }
  }

  /// Returns the characters of all lines that intersect a rectangle.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    let lines = (text(in: container)?.lines ?? []).filter { $0.fragment.overlaps(bounds) }
    guard let first = lines.first, let last = lines.last else { return NSRange(location: 0, length: 0) }
    return NSRange(location: first.range.location, length: NSMaxRange(last.range) - first.range.location)
  }

  open func glyphRange(forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer) -> NSRange
  {
    glyphRange(forBoundingRect: bounds, in: container)
  }

  // MARK: Points

  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    text(in: container)?.character(at: point).index ?? 0
  }

  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = text(in: container)?.character(at: point)
    partialFraction?.pointee = found?.fraction ?? 0
    return found?.index ?? 0
  }

  open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
    text(in: container)?.character(at: point).fraction ?? 0
  }

  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }

  // MARK: Drawing

  /// Does nothing: backgrounds are drawn with the characters, in ``drawGlyphs(forGlyphRange:at:)``.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  /// Draws the lines that intersect a range.
  ///
  /// - Parameter origin: the origin of the container in the current context.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let text = text(), let context = UIGraphicsGetCurrentContext() else { return }
    let rects = text.lines.filter { $0.meets(glyphsToShow) }.map(\.fragment)
    guard let first = rects.first else { return }
    let area = rects.reduce(first) { $0.union($1) }.offsetBy(dx: origin.x, dy: origin.y)
    context.composite { recorder in
      recorder.saved {
        $0.clip(area)
        text.draw(at: origin, into: &$0)
      }
    }
  }
}
