import DisplayLists
import SystemProfiles

/// A control with one line of editable text.
@preconcurrency @MainActor open class UITextField: UIControl, UITextInput {
  public enum BorderStyle: Int, Sendable {
    case none = 0, line, bezel, roundedRect
  }

  /// The values of the basic properties. Internal code changes them here, so that typing and attributed text call no
  /// setters of a subclass.
  final var simple = SimpleFieldText()

  /// The text of the field. It is never nil: setting nil makes it empty.
  open var text: String? {
    get { simple.text }
    set {
      textUndo?.forget()
      changingText { hold(text: newValue ?? "") }
    }
  }
  /// The selection or the insertion point, in UTF-16 units. After code sets the text, it is at the end.
  final var caret = NSRange(location: 0, length: 0)
  /// The marked text of an input method; nil for none.
  final var marked: MarkedText?
  final var textUndo: TextUndo?
  open var sizingRule = UILetterformAwareSizingRule.typographic
  open weak var inputDelegate: (any UITextInputDelegate)?
  open var markedTextStyle: [NSAttributedString.Key: Any]?
  open var placeholder: String? {
    get { simple.placeholder }
    set { hold(placeholder: newValue) }
  }
  /// The font. It is never nil: setting nil restores the system's font.
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

  /// Rarely used state of the field.
  final var extras: FieldExtras?

  // MARK: Attributed text

  /// The text with its attributes. Setting the font or the color later changes all of it.
  open var attributedText: NSAttributedString? {
    get { extras?.styled ?? text.map { NSAttributedString(string: $0, attributes: defaultTextAttributes) } }
    set {
      textUndo?.forget()
      changingText { takeAttributedText(newValue) }
    }
  }

  /// The placeholder with its attributes. Without a color of its own, it has the gray of placeholders.
  open var attributedPlaceholder: NSAttributedString? {
    get { extras?.styledPlaceholder ?? placeholder.map { NSAttributedString(string: $0) } }
    set {
      hold(placeholder: newValue?.string)
      if let newValue { ownExtras.styledPlaceholder = newValue }
    }
  }

  /// The attributes of the whole text. Setting them changes the existing text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { extras?.defaults ?? plainAttributes }
    set { takeDefaults(newValue) }
  }

  /// The attributes of text typed next; nil unless the field is being edited. They are those of the text before the
  /// caret, and setting them applies until the selection changes.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? attributesOfTyping : nil }
    set { ownExtras.typing = newValue }
  }

  open var allowsEditingTextAttributes = false { didSet { hasNoEffect("UITextField.allowsEditingTextAttributes") } }
  /// Whether the next inserted text replaces the whole text. Inserting resets it to false.
  open var clearsOnInsertion = false

  // MARK: Size of the text

  /// The smallest font size in points to which text shrinks if `adjustsFontSizeToFitWidth` is true.
  open var minimumFontSize: CGFloat {
    get { extras?.minimumFontSize ?? 0 }
    set { ownExtras.minimumFontSize = newValue }
  }
  open var adjustsFontSizeToFitWidth = false
  /// Whether a font with a text style follows the user's text size, whatever size it was created for.
  open var adjustsFontForContentSizeCategory = false { didSet { invalidateIntrinsicContentSize() } }

  // MARK: Borders

  /// The image that fills the field. Fields with a rounded border ignore it.
  open var background: UIImage? {
    get { extras?.background }
    set { ownExtras.background = newValue }
  }
  /// The image of a disabled field. It replaces `background`, and has no effect without it.
  open var disabledBackground: UIImage? {
    get { extras?.disabledBackground }
    set { ownExtras.disabledBackground = newValue }
  }

  /// The condition for showing a view beside the text.
  public enum ViewMode: Int, Sendable {
    case never = 0, whileEditing, unlessEditing, always
  }

  /// The view before the text. The text is narrower while the view is shown.
  open var leftView: UIView? { didSet { replaceSideView(oldValue, with: leftView) } }
  open var leftViewMode = ViewMode.never { didSet { sideViewsDidChange() } }
  /// The view after the text, in place of the clear button.
  open var rightView: UIView? { didSet { replaceSideView(oldValue, with: rightView) } }
  open var rightViewMode = ViewMode.never { didSet { sideViewsDidChange() } }
  /// The condition for showing the button that clears the field. Only a field with text shows it.
  open var clearButtonMode = ViewMode.never { didSet { sideViewsDidChange() } }

  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the field is being edited; true as soon as it is first responder.
  open private(set) var isEditing = false
  /// Whether the field is cleared when editing begins, unless the delegate prevents it.
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

  /// The text, or the placeholder if there is none.
  var shownText: String {
    guard let text, !text.isEmpty else { return placeholder ?? "" }
    return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }

  var measuredText: TextBlock {
    var measured = TextBlock(shownText, font: displayedFont, session: session)
    if let extras { apply(extras, to: &measured) }
    return measured
  }

  /// The intrinsic size. The width is that of the text or placeholder with insets; the height depends on the border and
  /// the font.
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

  /// Returns the default area of the text, also during editing. Subclasses can override it.
  func standardTextArea(in bounds: CGRect) -> CGRect { textArea(in: bounds) }

  /// Returns the rectangle of the border.
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
  /// Returns the rectangle of the text during editing. It does not call `textRect(forBounds:)`, so a subclass that
  /// overrides both insets each only once.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { standardTextArea(in: bounds) }

  /// Draws the text into the rectangle from `textRect(forBounds:)`.
  open func drawText(in rect: CGRect) { session.drawing { drawLine(in: rect, into: &$0) } }
  /// Draws the placeholder into the rectangle from `placeholderRect(forBounds:)`.
  open func drawPlaceholder(in rect: CGRect) { session.drawing { drawLine(in: rect, into: &$0) } }

  /// Returns the baselines of the line. It is centered, a little lower in some generations, or at the top or bottom
  /// inside the border.
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

  /// Removes the content that the clear button clears.
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

  /// Invalidates the content, since the width of a view beside the text has changed.
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

  /// Deletes the selection or the character before the caret. The delete key calls this method in an empty field, too,
  /// so that subclasses can return to the previous field.
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

  /// The range that inserted text replaces: the selection, or the whole text if `clearsOnInsertion` is true.
  private var rangeOfInsertion: NSRange {
    clearsOnInsertion ? NSRange(location: 0, length: length) : caret
  }

  override func takeDelete() {
    guard let range = rangeToDelete(at: caret) else { return deleteBackward() }
    if mayReplace(range, with: "") { deleteBackward() }
  }

  /// Handles a tap. The first tap puts the caret at the end of the text.
  ///
  /// > Basis: recalled.
  override func touchEndedInside(_ touch: UITouch) {
    if showsClearButton, clearButtonRect(forBounds: bounds).contains(touch.location(in: self)) { return clear() }
    sendActions(for: .touchUpInside)
    if isEditing { takeTap(touch) } else { becomeFirstResponder() }
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
    delegate?.textField(self, editMenuForCharactersIn: caret, suggestedActions: suggested)
  }

  /// The undo manager of the field, which undoes typing.
  open override var undoManager: UndoManager? { ownUndo.manager }

  override var takesTaps: Bool { true }

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
