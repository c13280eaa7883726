import SystemProfiles

/// Shows what a search bar finds: in front of the screen that was searched, below the bar.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  private let results: UIViewController?
  private let bar: UISearchBar
  private var active = false

  /// - Parameter searchResultsController: nil to show what is found where it is searched.
  public init(searchResultsController: UIViewController?) {
    (results, bar) = (searchResultsController, UISearchBar())
    super.init(nibName: nil, bundle: nil)
    takeBar()
  }

  /// Shows what is found where it is searched.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (results, bar) = (nil, UISearchBar())
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    takeBar()
  }

  private func takeBar() {
    bar.owner = self
    bar.frame = CGRect(x: 0, y: 0, width: session.environment.screenSize.width, height: bar.naturalHeight)
    bar.autoresizingMask = .flexibleWidth
  }

  public required init?(coder: NSCoder) {
    (results, bar) = (nil, UISearchBar())
    super.init(coder: coder)
    bar.owner = self
  }

  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  open var searchBar: UISearchBar { bar }
  open var searchResultsController: UIViewController? { results }
  /// What was searched is dimmed until there is a text.
  open var obscuresBackgroundDuringPresentation = true { didSet { showResults() } }
  /// The older name.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  open var hidesNavigationBarDuringPresentation = true
  /// False for a program that shows them itself.
  open var automaticallyShowsCancelButton = true
  /// The older name; setting `showsScopeBar` of the bar sets it to false.
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { scopeBarActivation = newValue ? .automatic : .manual }
  }
  /// When the scopes come; they go with the end of the search.
  open var scopeBarActivation = ScopeBarActivation.automatic { didSet { if active { updateScopeBar() } } }
  /// It is the controller that shows or hides the scopes, not the program.
  var changesScopeBar = false
  /// Searches to choose from, in a list over the results, or over what is searched.
  open var searchSuggestions: [any UISearchSuggestion]? { didSet { showSuggestions() } }
  /// Without suggestions where the bar stands in a strip of its own, as it always does here.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false { didSet { showSuggestions() } }
  var suggestionList: SuggestionList?
  open var automaticallyShowsSearchResultsController = true { didSet { showResults() } }
  open var showsSearchResultsController = false { didSet { showResults() } }
  /// Of the item that has the bar.
  weak var item: UINavigationItem?

  /// True from the beginning of editing to the way out. To be set by programs, too.
  open var isActive: Bool {
    get { active }
    set { if newValue != active { newValue ? begin() : end() } }
  }

  open override func loadView() {
    let view = session.perform { SearchOverlay(frame: session.environment.screenBounds) }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.wasTouched = { [weak self] in self?.isActive = false }
    self.view = view
  }

  open override var modalPresentationStyle: UIModalPresentationStyle {
    get { .overFullScreen }
    set {}
  }

  override func makeSystemPresentation(presenter: UIViewController?) -> UIPresentationController {
    SearchPresentation(presentedViewController: self, presenting: presenter)
  }

  // MARK: Beginning and ending

  private func begin() {
    guard let presenter else { return }
    active = true
    session.perform { delegate?.willPresentSearchController(self) }
    if automaticallyShowsCancelButton { bar.showsCancelButton = true }
    updateScopeBar()
    item?.changed?()
    showResults()
    showSuggestions()
    presenter.present(self, animated: true) { [weak self] in
      if let self { delegate?.didPresentSearchController(self) }
    }
    if !bar.isFirstResponder { bar.becomeFirstResponder() }
    update()
  }

  private func end() {
    active = false
    session.perform { delegate?.willDismissSearchController(self) }
    if automaticallyShowsCancelButton { bar.showsCancelButton = false }
    updateScopeBar()
    item?.changed?()
    showSuggestions()
    bar.searchTextField.empty()
    bar.resignFirstResponder()
    presentingViewController?.dismiss(animated: true) { [weak self] in
      if let self { delegate?.didDismissSearchController(self) }
    }
    update()
  }

  /// The controller whose screen is searched.
  private var presenter: UIViewController? {
    var responder = bar.next
    while let found = responder {
      if let controller = found as? UIViewController { return controller }
      responder = found.next
    }
    return nil
  }

  private func update() { session.perform { searchResultsUpdater?.updateSearchResults(for: self) } }

  /// Results are there as soon as there is a text, or when the program wants them.
  private func showResults() {
    guard let stage = viewIfLoaded as? SearchOverlay ?? (active ? view as? SearchOverlay : nil) else { return }
    let hasText = bar.searchTextField.hasText
    stage.dims = obscuresBackgroundDuringPresentation && results != nil && !hasText
    guard let results else { return }
    let isShown = showsSearchResultsController || automaticallyShowsSearchResultsController && hasText
    if isShown, results.parent == nil {
      addChild(results)
      results.view.frame = stage.bounds
      results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      stage.addSubview(results.view)
      results.didMove(toParent: self)
    }
    results.viewIfLoaded?.isHidden = !isShown
    if let suggestionList { stage.bringSubviewToFront(suggestionList) }
  }

  // MARK: Suggestions

  /// Where the bar stands: in a strip of its own.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { item?.searchBarPlacement ?? .stacked }
}

extension UISearchController: SearchBarOwner {
  var placesBarInNavigationBar: Bool { item != nil }

  func searchDidBegin(in bar: UISearchBar) { isActive = true }

  func searchTextDidChange(in bar: UISearchBar) {
    if active, scopeBarActivation == .onTextEntry { updateScopeBar() }
    showResults()
    update()
  }

  func scopeBarWasSet(in bar: UISearchBar) { if !changesScopeBar { scopeBarActivation = .manual } }

  func searchWasCancelled(in bar: UISearchBar) { isActive = false }
}

/// Below the search bar: results, or what dims the screen until there are some.
final class SearchOverlay: UIView {
  var wasTouched: (() -> Void)?
  var dims = false { didSet { backgroundColor = dims ? UIColor(white: 0, alpha: 0.3) : nil } }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { wasTouched?() }

  /// Where nothing is found and nothing is dimmed, the screen behind is touched.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && !dims ? nil : hit
  }
}

/// From the lower edge of the search bar on; above it the screen goes on to be touched.
final class SearchPresentation: UIPresentationController {
  override var isSystems: Bool { true }
  override var form: PresentationForm { .full(removesPresenter: false) }

  private var search: UISearchController? { presentedViewController as? UISearchController }

  override func systemFrame(in size: CGSize) -> CGRect {
    guard let search, let place = stage.container ?? stage.host else { return CGRect(origin: .zero, size: size) }
    stage.container?.letsThrough = { _ in true }
    let bar = search.searchBar
    let top = bar.window == nil ? 0 : max(0, bar.convert(bar.bounds, to: place).maxY)
    return CGRect(x: 0, y: top, width: size.width, height: max(0, size.height - top))
  }
}

@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The text, the scope or who is typed into has changed.
  func updateSearchResults(for searchController: UISearchController)
  /// A person has chosen one of the suggestions. Nothing is put into the bar before.
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}
}

/// In Objective-C these methods are optional; here their defaults do nothing.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
