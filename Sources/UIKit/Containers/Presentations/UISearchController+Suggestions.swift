// Scopes and suggestions of a search, besides its results.
extension UISearchController {
  public enum ScopeBarActivation: Int, Sendable {
    /// Shown when the search begins.
    ///
    /// > Basis: documented for `automaticallyShowsScopeBar`.
    case automatic = 0
    /// Shown and hidden by code.
    case manual
    /// Shown when the user first enters text.
    case onTextEntry
    /// Shown when the search begins.
    case onSearchActivation
  }

  /// Shows the scope bar if its activation requires it. Once visible, it stays until the search ends.
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

  /// > Basis: documented: in front of the results where the bar is stacked.
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
