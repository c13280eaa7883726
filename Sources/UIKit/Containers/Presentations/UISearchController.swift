import SystemProfiles

/// A controller that shows search results below a search bar, in front of the searched screen.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  private let results: UIViewController?
  private let bar: UISearchBar
  private var active = false

  /// - Parameter searchResultsController: the controller of the results; nil to show results in the searched screen.
  public init(searchResultsController: UIViewController?) {
    (results, bar) = (searchResultsController, UISearchBar())
    super.init(nibName: nil, bundle: nil)
    takeBar()
  }

  /// Creates a search controller that shows its results in the searched screen.
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
  /// Whether the searched screen is dimmed until the user enters text.
  open var obscuresBackgroundDuringPresentation = true { didSet { showResults() } }
  /// The older name of `obscuresBackgroundDuringPresentation`.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the cancel button appears with the search; false if the app shows it itself.
  open var automaticallyShowsCancelButton = true
  /// The older form of `scopeBarActivation`. Setting `showsScopeBar` of the bar sets it to false.
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { scopeBarActivation = newValue ? .automatic : .manual }
  }
  /// When the scopes appear. They disappear with the end of the search.
  open var scopeBarActivation = ScopeBarActivation.automatic { didSet { if active { updateScopeBar() } } }
  /// Whether the controller itself is changing the scope bar, rather than the app.
  var changesScopeBar = false
  /// The suggested searches, in a list in front of the results or of the searched screen.
  open var searchSuggestions: [any UISearchSuggestion]? { didSet { showSuggestions() } }
  /// Whether suggestions are omitted if the bar is stacked in a strip of its own, as it always is here.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false { didSet { showSuggestions() } }
  var suggestionList: SuggestionList?
  open var automaticallyShowsSearchResultsController = true { didSet { showResults() } }
  open var showsSearchResultsController = false { didSet { showResults() } }
  /// The navigation item that has the bar.
  weak var item: UINavigationItem?

  /// Whether the search is active: from the start of editing until it is cancelled or ended. Code can set it, too.
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

  // MARK: Activation

  private func begin() {
    guard let presenter = searchedController else { return }
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
    if item == nil { presenter.navigationController?.hideBar(for: self) }
    update()
  }

  /// Ends a search that the program dismisses.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard isBeingDismissed, active else { return }
    deactivate()
    update()
  }

  private func end() {
    deactivate()
    presentingViewController?.dismiss(animated: true) { [weak self] in
      if let self { delegate?.didDismissSearchController(self) }
    }
    update()
  }

  private func deactivate() {
    active = false
    session.perform { delegate?.willDismissSearchController(self) }
    if automaticallyShowsCancelButton { bar.showsCancelButton = false }
    updateScopeBar()
    item?.changed?()
    showSuggestions()
    bar.searchTextField.empty()
    bar.resignFirstResponder()
    searchedController?.navigationController?.showBar(after: self)
  }

  /// The controller of the searched screen.
  var searchedController: UIViewController? {
    var responder = bar.next
    while let found = responder {
      if let controller = found as? UIViewController { return controller }
      responder = found.next
    }
    return nil
  }

  private func update() { session.perform { searchResultsUpdater?.updateSearchResults(for: self) } }

  /// Shows the results if there is text or the app requests them.
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

  /// The placement of the bar: in a strip of its own.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { item?.searchBarPlacement ?? .stacked }
}

extension UISearchController: SearchBarOwner {
  var placesBarInNavigationBar: Bool { item != nil }

  var hidesNavigationBar: Bool {
    active && item == nil && hidesNavigationBarDuringPresentation
      && searchedController?.navigationController?.isNavigationBarHidden == true
  }

  func searchDidBegin(in bar: UISearchBar) { isActive = true }

  func searchTextDidChange(in bar: UISearchBar) {
    if active, scopeBarActivation == .onTextEntry { updateScopeBar() }
    showResults()
    update()
  }

  func scopeBarWasSet(in bar: UISearchBar) { if !changesScopeBar { scopeBarActivation = .manual } }

  func searchWasCancelled(in bar: UISearchBar) { isActive = false }
}

/// The area below the search bar: the results, or a view that dims the screen until there are some.
final class SearchOverlay: UIView {
  var wasTouched: (() -> Void)?
  var dims = false { didSet { backgroundColor = dims ? UIColor(white: 0, alpha: 0.3) : nil } }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { wasTouched?() }

  /// Passes touches to the screen behind if there are no results and nothing is dimmed.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && !dims ? nil : hit
  }
}

/// Presents the search below the search bar. The area above stays touchable.
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
  /// Called when the text, the scope or the first responder changes.
  func updateSearchResults(for searchController: UISearchController)
  /// Called when the user chooses a suggestion. The bar's text does not change before this call.
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

extension UISearchController: BarSearch {}
