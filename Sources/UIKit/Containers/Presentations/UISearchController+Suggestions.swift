// Scopes and suggestions: what a search shows besides its results.
extension UISearchController {
  public enum ScopeBarActivation: Int, Sendable {
    /// With the beginning of the search.
    ///
    /// > Basis: documented for `automaticallyShowsScopeBar`.
    case automatic = 0
    /// The program shows and hides them.
    case manual
    /// With the first text.
    case onTextEntry
    /// With the beginning of the search.
    case onSearchActivation
  }

  /// What was shown once stays until the end.
  func updateScopeBar() {
    let bar = searchBar
    switch scopeBarActivation {
    case .manual: return
    case .automatic, .onSearchActivation: setShowsScopes(isActive)
    case .onTextEntry: setShowsScopes(isActive && (bar.showsScopeBar || bar.searchTextField.hasText))
    }
  }

  private func setShowsScopes(_ shows: Bool) {
    let shows = shows && (searchBar.scopeButtonTitles?.count ?? 0) > 1
    guard searchBar.showsScopeBar != shows else { return }
    changesScopeBar = true
    searchBar.showsScopeBar = shows
    changesScopeBar = false
    item?.changed?()
  }

  /// > Basis: documented: over the results where the bar is stacked.
  func showSuggestions() {
    let isIgnored = ignoresSearchSuggestionsForSearchBarPlacementStacked && searchBarPlacement == .stacked
    let shown = isActive && !isIgnored ? searchSuggestions ?? [] : []
    guard !shown.isEmpty, let stage = view as? SearchOverlay else {
      suggestionList?.removeFromSuperview()
      suggestionList = nil
      return
    }
    let list = suggestionList ?? session.perform { SuggestionList(frame: stage.bounds, style: .plain) }
    list.wasChosen = { [weak self] in self?.choose($0) }
    list.show(shown)
    if list.superview !== stage { stage.addSubview(list) }
    suggestionList = list
  }

  private func choose(_ suggestion: any UISearchSuggestion) {
    session.perform { searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion) }
  }
}
