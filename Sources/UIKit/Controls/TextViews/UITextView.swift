import DisplayLists

/// Text of any length that scrolls and can be edited.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInput {
  /// What the simple properties hold. Our own code changes it here, so that typing and attributed text call none of a
  /// subclass's setters.
  final var simple = SimpleViewText()

  /// Text that code sets puts the caret at its end, and tells nobody. Never nil: set to nil it is empty.
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

  /// What few text views have.
  final var extras: TextViewExtras?

  /// Text with attributes of its own; setting font or colour afterwards changes all of it.
  open var attributedText: NSAttributedString! {
    get { extras?.styled ?? NSAttributedString(string: text ?? "", attributes: plainAttributes) }
    set {
      textUndo?.forget()
      changingText { takeAttributedText(newValue) }
    }
  }

  /// What is typed next has them, until the selection is another one: those of the text before the caret.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { extras?.typing ?? extras?.styled?.attributesForTyping(at: caret, font: effectiveFont) ?? plainAttributes }
    set { ownExtras.typing = newValue }
  }

  /// Of links their colour is looked at; without one they have the tint.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { extras?.linkAttributes ?? [:] }
    set { ownExtras.linkAttributes = newValue }
  }

  /// The room for the text inside of the insets.
  open var textContainer: NSTextContainer { ownExtras.container(of: self) }
  /// Nil, as in a text view that uses TextKit 1.
  open var textLayoutManager: NSTextLayoutManager? { nil }
  /// Answers where the text is.
  open var layoutManager: NSLayoutManager { ownExtras.manager(of: self) }
  /// The text, for changes by the program. Changes of the storage show at once.
  open var textStorage: NSTextStorage { ownStorage }

  /// A font of a text style is then that style at the user's text size, whatever size it was made for.
  open var adjustsFontForContentSizeCategory = false { didSet { textDidChange() } }
  /// What becomes a link in a text that cannot be edited: web addresses, mail addresses and phone numbers.
  open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { detectorTypesDidChange() } }
  open var sizingRule = UILetterformAwareSizingRule.typographic
  open var allowsEditingTextAttributes = false { didSet { hasNoEffect("UITextView.allowsEditingTextAttributes") } }
  /// The next text that is inserted replaces all of the text. Then it is false again.
  open var clearsOnInsertion = false
  /// There is no panel to find text with, which ``findInteraction`` reports.
  open var isFindInteractionEnabled = false {
    didSet {
      guard isFindInteractionEnabled != oldValue else { return }
      hasNoEffect("UITextView.isFindInteractionEnabled")
      if let findInteraction { removeInteraction(findInteraction) }
      findInteraction = isFindInteractionEnabled ? UIFindInteraction(sessionDelegate: nil) : nil
      if let findInteraction { addInteraction(findInteraction) }
    }
  }
  /// Nil unless ``isFindInteractionEnabled``.
  open private(set) var findInteraction: UIFindInteraction?
  /// Remembered: text is as large as it says.
  open var usesStandardTextScaling = false
  open var isEditable = true { didSet { if isEditable != oldValue, !dataDetectorTypes.isEmpty { textDidChange() } } }
  open var isSelectable = true

  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { scroll.delegate as? any UITextViewDelegate }
    set { scroll.delegate = newValue }
  }

  /// In UTF-16 units; no length is a caret. A range beyond the text is cut to it.
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

  /// The height of the text at a width and a text size; nil until it is asked for again.
  final var measured: MeasuredHeight?
  final var caret = NSRange(location: 0, length: 0)
  /// What an input method has not finished; nil for none.
  final var marked: MarkedText?
  final var textUndo: TextUndo?
  private var ownInputView: UIView?
  private var ownAccessory: UIView?
  /// While it scrolls, a text view has no natural size.
  open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }
  /// Around the text, inside of the bounds.
  open var textContainerInset = UIEdgeInsets.zero { didSet { textDidChange() } }

  /// - Parameter textContainer: nil for one of the view's own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    if let textContainer { ownExtras.adopt(textContainer, of: self) }
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates a text view, which uses TextKit 1 whatever is asked for.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
    if usingTextLayoutManager { hasNoEffect("UITextView.init(usingTextLayoutManager:)") }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Moves as little as possible, so that the line of the end of the range is visible.
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

  /// The observers of a subclass read the size from before as `oldValue`.
  private final var takesContentSize = false

  /// That of the text at the present width, also before the next layout.
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

  /// Of the whole text, from the top: it does not matter how far it is scrolled.
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

  /// An empty text view is still one line high.
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

  /// Editing begins once the keyboard is on its way; in a text field it is the other way round.
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

  /// The delete key calls it in an empty text, too.
  open func deleteBackward() {
    guard let range = rangeToDelete(at: caret) else { return }
    edit(range, with: "")
    showCaret()
  }

  override func takeTyped(_ text: String) {
    if text == "\n", !returnKeyIsEnabled { return }
    if mayReplace(rangeOfInsertion, with: text) { insertText(text) }
  }

  /// The selection, or all of the text where it is to be cleared.
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

  // MARK: Text input: override to change what the caret and the selection cover

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

  /// The control's own: it undoes what was typed.
  open override var undoManager: UndoManager? { ownUndo.manager }

  override var touchTargets: [TouchTarget] {
    [.named([accessibilityIdentifier, text], view: self)]
  }

  override func recordContent(into recorder: inout DisplayListRecorder) { draw(into: &recorder) }

  package override var reportedText: String? { text }

  override var spoken: SpokenDefaults { SpokenDefaults(isElement: true, value: text) }

  override var baselineFont: UIFont? { effectiveFont }
}
