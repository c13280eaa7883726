import DisplayLists

/// A view for text of any length that scrolls and can be edited.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInput {
  /// The values of the basic properties. Internal code changes them here, so that typing and attributed text call no
  /// setters of a subclass.
  final var simple = SimpleViewText()

  /// The text of the view. Setting it in code puts the caret at the end without notifying the delegate. It is never
  /// nil: setting nil makes it empty.
  open var text: String! {
    get { simple.text }
    set {
      textUndo?.forget()
      changingText { hold(text: newValue ?? "") }
    }
  }
  open var font: UIFont? {
    get { simple.font }
    set {
      simple.font = newValue
      spread(.font, newValue)
      textDidChange()
    }
  }
  open var textColor: UIColor? {
    get { simple.color }
    set {
      simple.color = newValue
      spread(.foregroundColor, newValue)
    }
  }
  open var textAlignment: NSTextAlignment {
    get { simple.alignment }
    set { simple.alignment = newValue }
  }

  /// Rarely used state of the view.
  final var extras: TextViewExtras?

  /// The text with its attributes. Setting the font or the color later changes all of it.
  open var attributedText: NSAttributedString! {
    get { extras?.styled ?? NSAttributedString(string: text ?? "", attributes: plainAttributes) }
    set {
      textUndo?.forget()
      changingText { takeAttributedText(newValue) }
    }
  }

  /// The attributes of text typed next. They are those of the text before the caret, and setting them applies until the
  /// selection changes.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { extras?.typing ?? extras?.styled?.attributesForTyping(at: caret, font: effectiveFont) ?? plainAttributes }
    set { ownExtras.typing = newValue }
  }

  /// The attributes of links. Only the color has an effect; without one, links have the tint color.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { extras?.linkAttributes ?? [:] }
    set { ownExtras.linkAttributes = newValue }
  }

  /// The container for the text, inside the insets.
  open var textContainer: NSTextContainer { ownExtras.container(of: self) }
  /// The layout manager of TextKit 2; always nil, as in a text view that uses TextKit 1.
  open var textLayoutManager: NSTextLayoutManager? { nil }
  /// The layout manager, which determines the positions of the text.
  open var layoutManager: NSLayoutManager { ownExtras.manager(of: self) }
  /// The text storage. Changes to it are visible at once.
  open var textStorage: NSTextStorage { ownStorage }

  /// Whether a font with a text style follows the user's text size, whatever size it was created for.
  open var adjustsFontForContentSizeCategory = false { didSet { textDidChange() } }
  /// The types of data that become links in text that cannot be edited: web addresses, mail addresses and phone
  /// numbers.
  open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { detectorTypesDidChange() } }
  open var sizingRule = UILetterformAwareSizingRule.typographic
  open var allowsEditingTextAttributes = false { didSet { hasNoEffect("UITextView.allowsEditingTextAttributes") } }
  /// Whether the next inserted text replaces the whole text. Inserting resets it to false.
  open var clearsOnInsertion = false
  /// Whether the view has a find interaction. It shows no panel, which ``findInteraction`` reports.
  open var isFindInteractionEnabled = false {
    didSet {
      guard isFindInteractionEnabled != oldValue else { return }
      hasNoEffect("UITextView.isFindInteractionEnabled")
      if let findInteraction { removeInteraction(findInteraction) }
      findInteraction = isFindInteractionEnabled ? UIFindInteraction(sessionDelegate: nil) : nil
      if let findInteraction { addInteraction(findInteraction) }
    }
  }
  /// The find interaction; nil unless ``isFindInteractionEnabled`` is true.
  open private(set) var findInteraction: UIFindInteraction?
  /// Whether the view uses standard text scaling. It is stored, but has no effect.
  open var usesStandardTextScaling = false
  open var isEditable = true { didSet { if isEditable != oldValue, !dataDetectorTypes.isEmpty { textDidChange() } } }
  open var isSelectable = true

  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { scroll.delegate as? any UITextViewDelegate }
    set { scroll.delegate = newValue }
  }

  /// The selected range in UTF-16 units; a range without length is a caret. It is limited to the text.
  open var selectedRange: NSRange {
    get { caret }
    set {
      let range = clamped(newValue)
      guard range != caret else { return }
      changingSelection { caret = range }
      extras?.typing = nil
      session.perform { delegate?.textViewDidChangeSelection(self) }
    }
  }

  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false
  open var textContentType: UITextContentType!
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var inlinePredictionType = UITextInlinePredictionType.default
  open var passwordRules: UITextInputPasswordRules?

  /// The cached height of the text for a width and a text size; nil if it is out of date.
  final var measured: MeasuredHeight?
  final var caret = NSRange(location: 0, length: 0)
  /// The marked text of an input method; nil for none.
  final var marked: MarkedText?
  final var textUndo: TextUndo?
  private var ownInputView: UIView?
  private var ownAccessory: UIView?
  /// Whether the text scrolls. A text view that scrolls has no intrinsic size.
  open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }
  /// The insets of the text from the bounds.
  open var textContainerInset = UIEdgeInsets.zero { didSet { textDidChange() } }

  /// - Parameter textContainer: the container; nil for the view's own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    if let textContainer { ownExtras.adopt(textContainer, of: self) }
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates a text view, which always uses TextKit 1.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
    if usingTextLayoutManager { hasNoEffect("UITextView.init(usingTextLayoutManager:)") }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Scrolls by the shortest distance that makes the line at the end of the range visible.
  open func scrollRangeToVisible(_ range: NSRange) {
    if let line = lineRect(at: NSMaxRange(range)) { scrollRectToVisible(line, animated: false) }
  }

  open override func layoutSubviews() {
    updateContentSize()
    super.layoutSubviews()
  }

  final func updateContentSize() {
    guard let size = sizeOfContent, size != super.contentSize else { return }
    takesContentSize = true
    contentSize = size
    takesContentSize = false
  }

  /// Whether the content size is being updated. Observers in a subclass then get the previous size as `oldValue`.
  private final var takesContentSize = false

  /// The size of the content. It is that of the text at the current width, even before the next layout.
  ///
  /// > Basis: assumed: programs read it right after they set the text.
  open override var contentSize: CGSize {
    get {
      let isStale = layout.needsLayout && !takesContentSize
      return isStale ? sizeOfContent ?? super.contentSize : super.contentSize
    }
    set { super.contentSize = newValue }
  }

  override func applyClassDefaults() {
    super.applyClassDefaults()
    textContainerInset = session.metrics.textView.textInsets
    simple.alignment = session.behaves(.labelsAlignNaturally) ? .natural : .left
  }

  var effectiveFont: UIFont {
    font ?? session.metrics.textView.font.map { UIFont($0, in: session) } ?? .stringDefault
  }

  var measuredText: TextBlock {
    var measured = TextBlock(simple.text, font: displayedFont, session: session)
    measured.numberOfLines = 0
    measured.lineBreakMode = .byWordWrapping
    measured.usesFontLeading = true
    if let extras { apply(extras, to: &measured) }
    return measured
  }

  /// Returns the baselines of the whole text, measured from the top, regardless of the content offset.
  override func baselineOffsets(in size: CGSize) -> BaselineOffsets? {
    let insets = textContainerInset
    var text = measuredText
    if text.text.isEmpty { text.text = " " }
    let lines = text.layout(within: lineWidth(inWidth: size.width)).lines
    guard let first = lines.first, let last = lines.last else { return nil }
    let grid = session.pixelGrid
    return BaselineOffsets(
      firstFromTop: insets.top + grid.round(first.baseline),
      lastFromBottom: size.height - insets.top - grid.round(last.baseline))
  }

  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : fittingSize(width: .infinity)
  }

  override var wrapsContent: Bool { !isScrollEnabled }

  override func intrinsicContentSize(atWidth width: CGFloat) -> CGSize? {
    isScrollEnabled || width <= 0 ? nil : fittingSize(width: width)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(width: size.width > 0 ? size.width : .infinity)
  }

  /// Returns the size that fits the text. An empty text view is one line high.
  func fittingSize(width: CGFloat) -> CGSize {
    let insets = textContainerInset, padding = 2 * lineFragmentPadding
    let text = measuredText.size(within: lineWidth(inWidth: width))
    return CGSize(
      width: text.width + insets.left + insets.right + padding,
      height: max(text.height, measuredText.lineHeight) + insets.top + insets.bottom)
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
  open override var canBecomeFocused: Bool { canBecomeFirstResponder }
  override var ownFocusGroup: String? { "\(ObjectIdentifier(self))" }

  override var takesText: Bool { isEditable }

  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { ownAccessory }
    set { ownAccessory = newValue }
  }

  /// Becomes first responder. Editing begins after the keyboard starts to appear; in a text field, it begins before.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard isEditable, window != nil, !isFirstResponder else { return super.becomeFirstResponder() }
    guard mayBeginEditing, super.becomeFirstResponder() else { return false }
    beginEditing()
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    if isEditable, isFirstResponder, !mayEndEditing { return false }
    return super.resignFirstResponder()
  }

  override func didResignFirst() { if isEditable { finishEditing() } }

  open var hasText: Bool { !simple.text.isEmpty }

  open weak var inputDelegate: (any UITextInputDelegate)?
  open var markedTextStyle: [NSAttributedString.Key: Any]?

  open func insertText(_ text: String) {
    let range = rangeToReplace(rangeOfInsertion)
    clearsOnInsertion = false
    edit(range, with: text)
    showCaret()
  }

  /// Deletes the selection or the character before the caret. The delete key calls this method in an empty text, too.
  open func deleteBackward() {
    guard let range = rangeToDelete(at: caret) else { return }
    edit(range, with: "")
    showCaret()
  }

  override func takeTyped(_ text: String) {
    if text == "\n", !returnKeyIsEnabled { return }
    if mayReplace(rangeOfInsertion, with: text) { insertText(text) }
  }

  /// The range that inserted text replaces: the selection, or the whole text if `clearsOnInsertion` is true.
  private var rangeOfInsertion: NSRange {
    clearsOnInsertion ? NSRange(location: 0, length: length) : selectedRange
  }

  override func takeDelete() {
    guard let range = rangeToDelete(at: caret) else { return deleteBackward() }
    if mayReplace(range, with: "") { deleteBackward() }
  }

  override func keeps(_ recognizer: UIGestureRecognizer) -> Bool {
    super.keeps(recognizer) || recognizer.isSingleTap
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first, tapLink(at: touch.location(in: self)) { return }
    guard isEditable, let touch = touches.first else { return }
    becomeFirstResponder()
    if isFirstResponder { takeTap(touch) }
  }

  // MARK: Text input, open to overrides that change the caret and the selection

  open func text(in range: UITextRange) -> String? { ownText(in: range) }
  open func replace(_ range: UITextRange, withText text: String) { ownReplace(range, with: text) }
  open var selectedTextRange: UITextRange? {
    get { ownSelectedRange }
    set { take(selection: newValue) }
  }
  open func firstRect(for range: UITextRange) -> CGRect { ownFirstRect(range) }
  open func caretRect(for position: UITextPosition) -> CGRect { ownCaretRect(position) }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { ownSelectionRects(range) }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { ownClosestPosition(point) }
  open func characterRange(at point: CGPoint) -> UITextRange? { ownCharacterRange(point) }

  // MARK: Edit commands

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    allows(action) ?? super.canPerformAction(action, withSender: sender)
  }

  open override func cut(_ sender: Any?) { cutSelection() }
  open override func copy(_ sender: Any?) { copySelection() }
  open override func paste(_ sender: Any?) { pasteText() }
  open override func select(_ sender: Any?) { selectNearestWord() }
  open override func selectAll(_ sender: Any?) { selectEverything() }

  override func delegatesEditMenu(_ suggested: [UIMenuElement]) -> UIMenu? {
    delegate?.textView(self, editMenuForTextIn: selectedRange, suggestedActions: suggested)
  }

  /// The undo manager of the view, which undoes typing.
  open override var undoManager: UndoManager? { ownUndo.manager }

  override var touchTargets: [TouchTarget] {
    [.named([accessibilityIdentifier, text], view: self)]
  }

  override func recordContent(into recorder: inout DisplayListRecorder) { draw(into: &recorder) }

  package override var reportedText: String? { text }

  override var spoken: SpokenDefaults { SpokenDefaults(isElement: true, value: text) }

  override var baselineFont: UIFont? { effectiveFont }
}
