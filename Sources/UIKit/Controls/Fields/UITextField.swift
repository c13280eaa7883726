import DisplayLists
import SystemProfiles

/// One line of text that can be edited.
@preconcurrency @MainActor open class UITextField: UIControl, UITextInput {
  public enum BorderStyle: Int, Sendable {
    case none = 0, line, bezel, roundedRect
  }

  /// What the simple properties hold. Our own code changes it here, so that typing and attributed text call none of a
  /// subclass's setters.
  final var simple = SimpleFieldText()

  /// Never nil: set to nil it is empty.
  open var text: String? {
    get { simple.text }
    set {
      textUndo?.forget()
      changingText { hold(text: newValue ?? "") }
    }
  }
  /// Where typing goes, in UTF-16 units: the end of text that code has set.
  final var caret = NSRange(location: 0, length: 0)
  /// What an input method has not finished; nil for none.
  final var marked: MarkedText?
  final var textUndo: TextUndo?
  open var sizingRule = UILetterformAwareSizingRule.typographic
  open weak var inputDelegate: (any UITextInputDelegate)?
  open var markedTextStyle: [NSAttributedString.Key: Any]?
  open var placeholder: String? {
    get { simple.placeholder }
    set { hold(placeholder: newValue) }
  }
  /// Never nil: set to nil it is the system's again.
  open var font: UIFont? {
    get { simple.font ?? standardFont }
    set {
      chose(.font)
      simple.font = newValue
      spread(.font, newValue)
      invalidateIntrinsicContentSize()
    }
  }
  open var textColor: UIColor? {
    get { simple.color }
    set {
      chose(.textColor)
      simple.color = newValue
      spread(.foregroundColor, newValue)
    }
  }
  open var textAlignment: NSTextAlignment {
    get { simple.alignment }
    set { simple.alignment = newValue }
  }
  open var borderStyle = BorderStyle.none { didSet { invalidateIntrinsicContentSize() } }

  /// What few fields have.
  final var extras: FieldExtras?

  // MARK: Attributed text

  /// Text with attributes of its own; setting font or colour afterwards changes all of it.
  open var attributedText: NSAttributedString? {
    get { extras?.styled ?? text.map { NSAttributedString(string: $0, attributes: defaultTextAttributes) } }
    set {
      textUndo?.forget()
      changingText { takeAttributedText(newValue) }
    }
  }

  /// Without a colour of its own it is as grey as any placeholder.
  open var attributedPlaceholder: NSAttributedString? {
    get { extras?.styledPlaceholder ?? placeholder.map { NSAttributedString(string: $0) } }
    set {
      hold(placeholder: newValue?.string)
      if let newValue { ownExtras.styledPlaceholder = newValue }
    }
  }

  /// Of all text; setting them changes the text that is there.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { extras?.defaults ?? plainAttributes }
    set { takeDefaults(newValue) }
  }

  /// What is typed next has them, while the field is edited, until the selection is another one: those of the text before
  /// the caret.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? attributesOfTyping : nil }
    set { ownExtras.typing = newValue }
  }

  open var allowsEditingTextAttributes = false { didSet { hasNoEffect("UITextField.allowsEditingTextAttributes") } }
  /// The next text that is inserted replaces all of the text. Then it is false again.
  open var clearsOnInsertion = false

  // MARK: Size of the text

  /// The least size in points to which text shrinks where `adjustsFontSizeToFitWidth` says so.
  open var minimumFontSize: CGFloat {
    get { extras?.minimumFontSize ?? 0 }
    set { ownExtras.minimumFontSize = newValue }
  }
  open var adjustsFontSizeToFitWidth = false
  /// A font of a text style is then that style at the user's text size, whatever size it was made for.
  open var adjustsFontForContentSizeCategory = false { didSet { invalidateIntrinsicContentSize() } }

  // MARK: Borders

  /// Fills the field; with a rounded border it is not looked at.
  open var background: UIImage? {
    get { extras?.background }
    set { ownExtras.background = newValue }
  }
  /// In place of `background`, which has to be there, while the field is not enabled.
  open var disabledBackground: UIImage? {
    get { extras?.disabledBackground }
    set { ownExtras.disabledBackground = newValue }
  }

  /// When something beside the text is there.
  public enum ViewMode: Int, Sendable {
    case never = 0, whileEditing, unlessEditing, always
  }

  /// Before the text; takes room from it while it is there.
  open var leftView: UIView? { didSet { replaceSideView(oldValue, with: leftView) } }
  open var leftViewMode = ViewMode.never { didSet { sideViewsDidChange() } }
  /// After the text, in the place of the clear button.
  open var rightView: UIView? { didSet { replaceSideView(oldValue, with: rightView) } }
  open var rightViewMode = ViewMode.never { didSet { sideViewsDidChange() } }
  /// Of the button that empties the field; only a field with a text has it.
  open var clearButtonMode = ViewMode.never { didSet { sideViewsDidChange() } }

  open weak var delegate: (any UITextFieldDelegate)?
  /// True from the moment it is first responder.
  open private(set) var isEditing = false
  /// Empties the field when editing begins, unless the delegate says no.
  open var clearsOnBeginEditing = false

  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false { didSet { contentMayDiffer() } }
  open var textContentType: UITextContentType!
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var inlinePredictionType = UITextInlinePredictionType.default
  open var passwordRules: UITextInputPasswordRules?

  private var ownInputView: UIView?
  private var ownAccessory: UIView?

  override func applyClassDefaults() {
    simple.alignment = session.behaves(.labelsAlignNaturally) ? .natural : .left
    if session.behaves(.fieldsBeginAtTheTop) { contentVerticalAlignment = .top }
  }

  override func setOwnValue(_ value: Any?, forKey key: String) -> Bool {
    switch key {
    case "delegate": delegate = value as? any UITextFieldDelegate
    case "inputView": inputView = value as? UIView
    case "inputAccessoryView": inputAccessoryView = value as? UIView
    default: return super.setOwnValue(value, forKey: key)
    }
    return true
  }

  private var standardFont: UIFont { UIFont(session.metrics.textField.font, in: session) }

  var effectiveFont: UIFont { font ?? standardFont }

  var border: TextFieldMetrics.Border {
    session.metrics.textField[TextFieldMetrics.BorderStyle(rawValue: borderStyle.rawValue) ?? .none]
  }

  /// The text, else the placeholder.
  var shownText: String {
    guard let text, !text.isEmpty else { return placeholder ?? "" }
    return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }

  var measuredText: TextBlock {
    var measured = TextBlock(shownText, font: displayedFont, session: session)
    if let extras { apply(extras, to: &measured) }
    return measured
  }

  /// As wide as what it shows and its insets; the height follows border and font.
  open override var intrinsicContentSize: CGSize {
    let width = measuredText.size().width + widthBesideText
    let lineHeight = session.resolve(displayedFont).lineHeight
    return CGSize(width: width, height: heightRule.height(lineHeight: lineHeight, scale: measuringScale))
  }

  private var heightRule: LineHeightRule {
    isSecureTextEntry && borderStyle == .none ? session.metrics.textField.secureHeight : border.height
  }

  private var measuringScale: CGFloat { session.environment.measuringGrid.scale }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Where the text is, also while it is edited, unless a subclass says otherwise.
  func standardTextArea(in bounds: CGRect) -> CGRect { textArea(in: bounds) }

  /// Of the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func textRect(forBounds bounds: CGRect) -> CGRect { standardTextArea(in: bounds) }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideViewArea(leftView, atLeft: true, in: bounds) }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideViewArea(rightView, atLeft: false, in: bounds) }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearButtonArea(in: bounds) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSideViews()
  }

  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Does not ask `textRect(forBounds:)`: a subclass that insets both insets each once.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { standardTextArea(in: bounds) }

  /// Draws the text into the rectangle that `textRect(forBounds:)` says.
  open func drawText(in rect: CGRect) { session.drawing { drawLine(in: rect, into: &$0) } }
  /// Draws the placeholder into the rectangle that `placeholderRect(forBounds:)` says.
  open func drawPlaceholder(in rect: CGRect) { session.drawing { drawLine(in: rect, into: &$0) } }

  /// The line is centred, and in some generations a little lower; or at the top or bottom, inside the border.
  override func baselineOffsets(in size: CGSize) -> BaselineOffsets? {
    var line = measuredText
    if line.text.isEmpty { line.text = " " }
    if contentVerticalAlignment == .top || contentVerticalAlignment == .bottom { return edgeOffsets(line, in: size) }
    let centred = BaselineOffsets.centred(
      line.layout(within: .infinity), in: size, grid: session.pixelGrid, measuring: session.environment.measuringGrid)
    guard var offsets = centred else { return nil }
    offsets.firstFromTop += session.metrics.textField.baselineNudge
    offsets.lastFromBottom -= session.metrics.textField.baselineNudge
    return offsets
  }

  func drawClearMark(into recorder: inout DisplayListRecorder) { drawClearButton(into: &recorder) }

  // MARK: Editing

  /// What the clear button takes away.
  func empty() { hold(text: "") }

  open override var canBecomeFirstResponder: Bool { isEnabled }
  open override var canBecomeFocused: Bool { isEnabled }
  override var ownFocusGroup: String? { "\(ObjectIdentifier(self))" }

  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { ownAccessory }
    set { ownAccessory = newValue }
  }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if window != nil, !isFirstResponder, canBecomeFirstResponder, !mayBeginEditing { return false }
    return super.becomeFirstResponder()
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    if isFirstResponder, !mayEndEditing { return false }
    return super.resignFirstResponder()
  }

  /// A view beside the text takes as much room as it is wide.
  override func subviewDidResize() { contentMayDiffer() }

  override func didBecomeFirst() {
    isEditing = true
    contentMayDiffer()
    setNeedsLayout()
    beginEditing()
  }

  override func didResignFirst() {
    isEditing = false
    contentMayDiffer()
    setNeedsLayout()
    finishEditing()
  }

  open var hasText: Bool { text?.isEmpty == false }

  open func insertText(_ text: String) {
    edit(rangeToReplace(rangeOfInsertion), with: text)
    clearsOnInsertion = false
    editedTextDidChange()
  }

  /// The delete key calls it in an empty field, too, where subclasses go back to the field before.
  open func deleteBackward() {
    guard let range = rangeToDelete(at: caret) else { return }
    edit(range, with: "")
    editedTextDidChange()
  }

  override func takeTyped(_ text: String) {
    if text != "\n" {
      if mayReplace(rangeOfInsertion, with: text) { insertText(text) }
    } else if returnKeyIsEnabled {
      pressReturn()
    }
  }

  /// The selection, or all of the text where it is to be cleared.
  private var rangeOfInsertion: NSRange {
    clearsOnInsertion ? NSRange(location: 0, length: length) : caret
  }

  override func takeDelete() {
    guard let range = rangeToDelete(at: caret) else { return deleteBackward() }
    if mayReplace(range, with: "") { deleteBackward() }
  }

  /// The first touch goes to the end of the text.
  ///
  /// > Basis: recalled.
  override func touchEndedInside(_ touch: UITouch) {
    if showsClearButton, clearButtonRect(forBounds: bounds).contains(touch.location(in: self)) { return clear() }
    sendActions(for: .touchUpInside)
    if isEditing { takeTap(touch) } else { becomeFirstResponder() }
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
    delegate?.textField(self, editMenuForCharactersIn: caret, suggestedActions: suggested)
  }

  /// The control's own: it undoes what was typed.
  open override var undoManager: UndoManager? { ownUndo.manager }

  override var touchTargets: [TouchTarget] {
    isEnabled ? [.named([accessibilityIdentifier, accessibilityLabel, text, placeholder], view: self)] : []
  }

  override func takeAppearance(_ open: AppearanceChoices, from proxy: UIView) {
    super.takeAppearance(open, from: proxy)
    takeFieldAppearance(open, from: proxy)
  }

  override func recordContent(into recorder: inout DisplayListRecorder) { draw(into: &recorder) }

  package override var reportedText: String? { text }

  override var spoken: SpokenDefaults {
    SpokenDefaults(isElement: true, value: text?.isEmpty == false ? text : placeholder, traits: spokenState)
  }

  override var baselineFont: UIFont? { effectiveFont }

  override var hasRectangularBackground: Bool { isRendered && borderStyle != .roundedRect }
}
