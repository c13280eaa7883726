import DisplayLists
import SystemProfiles

/// The field of a search bar: round, with a magnifying glass before its text.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  /// The offset of the text.
  var textAdjustment = UIOffset.zero { didSet { contentMayDiffer() } }
  /// The symbol at the end of an empty field: an open book or a list.
  var trailingSymbol: String?
  /// Called after a tap on the symbol at the end.
  var trailingWasTouched: (() -> Void)?
  /// Whether the list at the end is selected, which can have another image.
  var isTrailingSelected = false
  /// The program's own images for the icons and the background.
  var custom = SearchFieldLook() { didSet { contentMayDiffer() } }
  var tokenState = SearchTokens() { didSet { contentMayDiffer() } }
  /// Called after the program or the user has changed the tokens.
  var tokensWereChanged: (() -> Void)?

  override func applyClassDefaults() {
    super.applyClassDefaults()
    font = UIFont(session.metrics.searchBar.font, in: session)
    adjustsFontForContentSizeCategory = session.metrics.searchBar.font.textStyle != nil
    (clearButtonMode, returnKeyType, autocapitalizationType) = (.always, .search, .none)
    contentVerticalAlignment = .center
  }

  private func leading(in bounds: CGRect) -> CGFloat { leadingOfMarks + tokenRoom(in: bounds) }

  override func standardTextArea(in bounds: CGRect) -> CGRect {
    var rect = super.standardTextArea(in: bounds)
    let atEnd = max(0, bounds.width - rect.width), trailing: CGFloat = atEnd > 0 ? 0 : 8
    let leading = leading(in: bounds)
    rect.size.width = max(0, rect.width - leading - trailing)
    rect.origin.x += isRightToLeft ? trailing : leading
    return rect.offsetBy(dx: textAdjustment.horizontal, dy: textAdjustment.vertical)
  }

  /// Returns the frame of the placeholder. In some generations, the magnifying glass and the placeholder are centered
  /// together until editing begins.
  open override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    let rect = textRect(forBounds: bounds)
    guard isCentred else { return rect }
    let leading = leadingOfMarks, width = min(placeholderWidth, rect.width), whole = leading - 8 + width
    let start = max(bounds.minX + 8, bounds.midX - whole / 2)
    let x = isRightToLeft ? bounds.maxX - (start - bounds.minX) - whole : start + leading - 8
    return CGRect(x: session.pixelGrid.round(x), y: rect.minY, width: width, height: rect.height)
  }

  /// Returns the baselines, moved by the vertical text adjustment.
  override func baselineOffsets(in size: CGSize) -> BaselineOffsets? {
    guard var offsets = super.baselineOffsets(in: size) else { return nil }
    offsets.firstFromTop += textAdjustment.vertical
    offsets.lastFromBottom -= textAdjustment.vertical
    return offsets
  }

  private var placeholderWidth: CGFloat { measuredText.size().width }

  var isCentred: Bool {
    session.behaves(.searchPlaceholdersAreCentred) && !isEditing && !hasText
  }

  override func recordContent(into recorder: inout DisplayListRecorder) {
    drawBody(into: &recorder)
    drawGlass(into: &recorder)
    drawTokens(into: &recorder)
    super.recordContent(into: &recorder)
    if let trailingSymbol, !hasText { drawTrailing(trailingSymbol, into: &recorder) }
  }

  // MARK: Clear button

  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    super.clearButtonRect(forBounds: bounds).offset(by: custom.offsets[.clear])
  }

  override func drawClearMark(into recorder: inout DisplayListRecorder) {
    guard let image = custom.image(.clear, state) else { return super.drawClearMark(into: &recorder) }
    let place = clearButtonRect(forBounds: bounds).centred(image.size, grid: session.pixelGrid)
    draw(image, in: place, tint: session.palette.placeholder, asTemplate: false, into: &recorder)
  }

  // MARK: Tokens as part of the search

  open override var hasText: Bool { super.hasText || !tokens.isEmpty }

  /// Draws the placeholder, unless the field has tokens.
  ///
  /// > Basis: assumed.
  open override func drawPlaceholder(in rect: CGRect) { if tokens.isEmpty { super.drawPlaceholder(in: rect) } }

  override func empty() {
    (tokenState.all, tokenState.selected) = ([], nil)
    super.empty()
  }

  /// Inserts text, which replaces a selected token.
  open override func insertText(_ text: String) {
    if let index = tokenState.selected {
      tokenState.selected = nil
      if tokenState.allowsDeleting { tokenState.all.remove(at: index) }
    }
    super.insertText(text)
  }

  open override func deleteBackward() { if !deleteToken() { super.deleteBackward() } }

  override func takeDelete() { if !deleteToken() { super.takeDelete() } }

  override func didResignFirst() {
    if tokenState.selected != nil { tokenState.selected = nil }
    super.didResignFirst()
  }

  // MARK: Touches

  /// Whether a point hits the symbol at the end. The touch area is larger than the symbol.
  ///
  /// > Basis: assumed, by how much.
  private func isOnMark(_ point: CGPoint) -> Bool {
    trailingSymbol != nil && !hasText && trailingFrame.insetBy(dx: -6, dy: -10).contains(point)
  }

  override func touchEndedInside(_ touch: UITouch) {
    if let trailingWasTouched, isOnMark(touch.location(in: self)) { return trailingWasTouched() }
    let token = token(at: touch.location(in: self))
    super.touchEndedInside(touch)
    if !tokens.isEmpty, tokenState.selected != token { tokenState.selected = token }
  }

  override var touchTargets: [TouchTarget] {
    guard let trailingSymbol, !hasText else { return super.touchTargets + tokenTargets }
    let name = trailingSymbol == "book" ? "Bookmark" : "Results"
    let mark = CGPoint(x: trailingFrame.midX, y: trailingFrame.midY)
    return super.touchTargets + [TouchTarget(names: [name], view: self, point: mark)]
  }

  // MARK: Tokens

  /// The tokens before the text, in order. Changes that the program makes to them are reported as changes of the
  /// search.
  open var tokens: [UISearchToken] {
    get { tokenState.all }
    set {
      (tokenState.all, tokenState.selected) = (newValue, nil)
      tokensDidChange()
    }
  }

  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    check(tokenIndex, upTo: tokens.count)
    tokens.insert(token, at: tokenIndex)
  }

  open func removeToken(at tokenIndex: Int) {
    check(tokenIndex, upTo: tokens.count - 1)
    tokens.remove(at: tokenIndex)
  }

  /// Returns the position before a token. Positions of tokens precede the first position of the text, and only
  /// ``tokens(in:)`` reads them. A text selection never includes tokens here.
  open func positionOfToken(at tokenIndex: Int) -> UITextPosition {
    check(tokenIndex, upTo: tokens.count - 1)
    return CharacterPosition(tokenIndex - tokens.count)
  }

  /// Returns the tokens that begin inside the range.
  open func tokens(in textRange: UITextRange) -> [UISearchToken] {
    guard let range = (textRange as? CharacterRange)?.characters else { return [] }
    return tokens.enumerated().filter { index, _ in
      range.location <= index - tokens.count && index - tokens.count < NSMaxRange(range)
    }.map(\.element)
  }

  /// The range of the whole text, without tokens.
  open var textualRange: UITextRange { CharacterRange(NSRange(location: 0, length: length)) }

  /// Replaces a range of the text with a token and selects it.
  open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
    check(tokenIndex, upTo: tokens.count)
    if let range = characters(of: textRange) { replaceCharacters(in: range, with: "") }
    tokenState.all.insert(token, at: tokenIndex)
    tokenState.selected = tokenIndex
    tokensDidChange()
  }

  /// The background color of tokens. It is never nil: setting nil restores the system's color.
  open var tokenBackgroundColor: UIColor! {
    get { tokenState.background ?? .tertiarySystemFill }
    set { tokenState.background = newValue }
  }

  /// Whether the delete key removes tokens.
  open var allowsDeletingTokens: Bool {
    get { tokenState.allowsDeleting }
    set { tokenState.allowsDeleting = newValue }
  }

  /// Whether users can copy tokens. It is stored, but has no effect: tokens cannot be copied here.
  open var allowsCopyingTokens: Bool {
    get { tokenState.allowsCopying }
    set { tokenState.allowsCopying = newValue }
  }
}
