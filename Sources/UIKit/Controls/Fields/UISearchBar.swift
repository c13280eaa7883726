import DisplayLists
import SystemProfiles

/// A search field with its accessories: a prompt above, a cancel button beside it, and scopes below.
@preconcurrency @MainActor open class UISearchBar: UIView {
  public enum Style: UInt, Sendable {
    case `default` = 0
    /// A field on a bar.
    case prominent
    /// The field alone.
    case minimal
  }

  public enum Icon: Int, Sendable {
    case search = 0, clear, bookmark, resultsList
  }

  open weak var delegate: (any UISearchBarDelegate)?
  /// The system controller that manages the bar.
  weak var owner: (any SearchBarOwner)?

  private let field: UISearchTextField
  private let fieldEvents = SearchFieldEvents()
  /// The cancel button; nil while it is not shown.
  var cancelButton: UIButton?
  var scopeBar: UISegmentedControl?
  var bar = BarLook()
  var scopeLook = ScopeBarLook()

  public override init(frame: CGRect) {
    field = Session.current.perform { UISearchTextField() }
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    field = Session.current.perform { UISearchTextField() }
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    fieldEvents.bar = self
    field.delegate = fieldEvents
    field.addAction(UIAction { [weak self] _ in self?.textWasEdited() }, for: .editingChanged)
    field.trailingWasTouched = { [weak self] in self?.markWasTouched() }
    field.tokensWereChanged = { [weak self] in self?.tokensWereChanged() }
    addSubview(field)
  }

  // MARK: Content

  open var searchTextField: UISearchTextField { field }

  open var text: String? {
    get { field.text }
    set {
      field.text = newValue ?? ""
      session.perform { owner?.searchTextDidChange(in: self) }
    }
  }

  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// The line of text above the field.
  open var prompt: String? { didSet { partsDidChange() } }
  open var searchBarStyle = Style.default
  open var showsBookmarkButton = false { didSet { trailingDidChange() } }
  open var showsSearchResultsButton = false { didSet { trailingDidChange() } }
  open var isSearchResultsButtonSelected: Bool {
    get { field.isTrailingSelected }
    set { field.isTrailingSelected = newValue }
  }

  /// Whether the bar responds to touches, from iOS 16.4 on.
  open var isEnabled = true { didSet { updateEnabling() } }
  /// Whether dictation starts when the user looks at the field. It is stored, but has no effect: dictation is not
  /// available here.
  open var isLookToDictateEnabled = false

  open var showsCancelButton = false { didSet { if showsCancelButton != oldValue { partsDidChange() } } }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  open var scopeButtonTitles: [String]? { didSet { partsDidChange() } }
  /// The index of the selected scope. An index out of range has no effect.
  open var selectedScopeButtonIndex = 0 { didSet { scopeBar?.selectedSegmentIndex = selectedScopeButtonIndex } }
  /// Whether the bar shows its scopes. The intrinsic height includes the scope bar, but the frame does not change by
  /// itself. A scope bar needs at least two titles.
  open var showsScopeBar = false {
    didSet {
      owner?.scopeBarWasSet(in: self)
      if showsScopeBar != oldValue { partsDidChange() }
    }
  }

  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  open var searchTextPositionAdjustment: UIOffset {
    get { field.textAdjustment }
    set { field.textAdjustment = newValue }
  }

  /// The offset of the field within the bar.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero { didSet { setNeedsLayout() } }
  /// The image that replaces the bar's background.
  open var backgroundImage: UIImage?

  /// The color of the background; nil for the system's.
  open var barTintColor: UIColor? {
    get { bar.barTint }
    set {
      bar.barTint = newValue
      chose(.barTint)
    }
  }

  open var barStyle: UIBarStyle {
    get { bar.style }
    set {
      bar.style = newValue
      chose(.barStyle)
    }
  }

  open var isTranslucent: Bool {
    get { bar.isTranslucent ?? session.behaves(.barsAreTranslucentByDefault) }
    set { bar.isTranslucent = newValue }
  }

  private func trailingDidChange() {
    field.trailingSymbol = showsBookmarkButton ? "book" : showsSearchResultsButton ? "list.bullet" : nil
  }

  private func partsDidChange() {
    updateParts()
    contentMayDiffer()
    setNeedsLayout()
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: naturalHeight) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  // MARK: Editing, forwarded to the field

  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { field.isFirstResponder }
  @discardableResult open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
  @discardableResult open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  open override var inputAccessoryView: UIView? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }

  override var ownValues: [String: Any?] {
    super.ownValues.merging(["searchField": field, "_searchField": field]) { $1 }
  }

  override func setOwnValue(_ value: Any?, forKey key: String) -> Bool {
    guard key == "delegate" else { return super.setOwnValue(value, forKey: key) }
    delegate = value as? any UISearchBarDelegate
    return true
  }

  override func takeAppearance(_ open: AppearanceChoices, from proxy: UIView) {
    super.takeAppearance(open, from: proxy)
    guard let proxy = proxy as? UISearchBar else { return }
    bar.take(open, from: proxy.bar)
    takeSearchAppearance(open, from: proxy)
  }

  override func recordContent(into recorder: inout DisplayListRecorder) { draw(into: &recorder) }

  // MARK: Text input

  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }

  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }

  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }

  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }

  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }

  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }

  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }

  open var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }

  open var textContentType: UITextContentType! {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }

  // MARK: Icons

  /// Sets the image that replaces a system icon. With nil, the system icon returns; with an image of zero size, there
  /// is none. The text begins after the image in place of the magnifying glass.
  ///
  /// > Basis: documented; that the space follows the image's width is assumed.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    searchTextField.custom.images[.init(icon, state)] = iconImage
    chose(.searchMarks)
  }

  /// Returns the image that is set for exactly this state; nil for system icons.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    searchTextField.custom.images[.init(icon, state)]
  }

  /// Sets the offset of an icon, which does not move the text beside it. A positive `horizontal` offset moves to the
  /// right in every layout direction.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    searchTextField.custom.offsets[icon] = adjustment
    chose(.searchMarkPositions)
  }

  open func positionAdjustment(for icon: Icon) -> UIOffset { searchTextField.custom.offsets[icon] ?? .zero }

  /// Sets the image that replaces the field's body. The field takes the height of the normal state's image.
  ///
  /// > Basis: documented for the body; captured for the height: programs set an image to make the field higher.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    searchTextField.custom.backgrounds[state.rawValue] = backgroundImage
    chose(.searchFieldBackgrounds)
    setNeedsLayout()
  }

  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    searchTextField.custom.backgrounds[state.rawValue]
  }

  // MARK: Scopes

  /// The image behind the scopes, which fills their strip.
  open var scopeBarBackgroundImage: UIImage? {
    get { scopeLook.background }
    set {
      scopeLook.background = newValue
      chose(.scopeBarLook)
    }
  }

  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    scopeLook.attributes[state.rawValue] = attributes
    scopeBar?.setTitleTextAttributes(attributes, for: state)
    chose(.scopeBarLook)
  }

  open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    scopeLook.attributes[state.rawValue]
  }

  open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    scopeLook.bodies[state.rawValue] = backgroundImage
    scopeBar?.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
    chose(.scopeBarLook)
  }

  open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    scopeLook.bodies[state.rawValue]
  }

  /// Sets the image between two scopes in these states. It is drawn only with background images.
  open func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) { setDivider(dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState) }

  open func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    scopeLook.dividers[.init(left: leftState.rawValue, right: rightState.rawValue)]
  }

  override func givesDirection(to subview: UIView) -> Bool { ClassName.isUIKits(type(of: subview)) }
}

/// The delegate of a search bar. In Objective-C these methods are optional; here they have defaults that return true or
/// do nothing.
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called after the user changes the text, not after code sets it.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
