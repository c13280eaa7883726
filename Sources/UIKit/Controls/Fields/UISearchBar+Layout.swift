import SystemProfiles

// The layout of a search bar's parts.
extension UISearchBar {
  private var rules: SearchBarMetrics { session.metrics.searchBar }

  /// > Basis: documented: a scope bar needs at least two titles.
  private var showsScopes: Bool { showsScopeBar && (scopeButtonTitles?.count ?? 0) > 1 }

  var naturalHeight: CGFloat { rules.height(hasPrompt: prompt != nil, hasScopeBar: showsScopes) + growth }

  /// The height that larger text adds to the field.
  ///
  /// > Basis: assumed: recalled; the field keeps the space around its text and is never lower.
  private var growth: CGFloat { max(0, searchTextField.displayedFont.lineGrowth(in: session)) }

  /// The area of the field. In a bar below its intrinsic height, as in a navigation bar, the field keeps its height and
  /// the margins shrink.
  var fieldRow: CGRect {
    var row = bounds
    if prompt != nil { row = row.inset(by: UIEdgeInsets(top: rules.promptHeight, left: 0, bottom: 0, right: 0)) }
    if showsScopes, row.height >= rules.height + growth + rules.scopeBarHeight {
      row.size.height -= rules.scopeBarHeight
    }
    return row.inset(by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
  }

  var promptStrip: CGRect { CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: rules.promptHeight) }

  /// The margin on both sides of the field.
  var margin: CGFloat {
    guard let owner, owner.placesBarInNavigationBar else { return rules.fieldMargin }
    return session.environment.rootMargin(viewWidth: bounds.width)
  }

  /// > Basis: captured for the scope bar, (8 7; 584 29) in 600x44; assumed for the rest.
  func placeParts() {
    let row = fieldRow, height = min(imageHeight ?? rules.fieldHeight + growth, row.height)
    let isGlass = session.behaves(.chromeIsGlass)
    let cancelWidth = cancelButton.map { (isGlass ? height : $0.sizeThatFits(.zero).width) + margin } ?? 0
    var frame = CGRect(
      x: row.minX + margin, y: row.minY + session.pixelGrid.floor((row.height - height) / 2),
      width: max(0, row.width - 2 * margin - cancelWidth), height: height)
    if isRightToLeft { frame.origin.x += cancelWidth }
    let shift = searchFieldBackgroundPositionAdjustment
    searchTextField.frame = frame.offsetBy(dx: shift.horizontal, dy: shift.vertical)
    if let cancelButton {
      let x = isRightToLeft ? row.minX + margin : row.maxX - cancelWidth
      let (top, height) = isGlass ? (frame.minY, height) : (row.minY, row.height)
      cancelButton.frame = CGRect(x: x, y: top, width: cancelWidth - margin, height: height)
    }
    placeScopes(below: row)
  }

  /// The area for the scope bar, below the field.
  var scopeStrip: CGRect {
    let top = fieldRow.maxY
    return CGRect(x: bounds.minX, y: top, width: bounds.width, height: max(0, bounds.maxY - top))
  }

  private func placeScopes(below row: CGRect) {
    guard let scopeBar else { return }
    let strip = scopeStrip
    scopeBar.isHidden = strip.height < rules.scopeBarHeight
    let height = scopeBar.sizeThatFits(.zero).height
    let y = strip.minY + ((strip.height - height) / 2).rounded(.down)
    scopeBar.frame = CGRect(x: row.minX + 8, y: y, width: row.width - 16, height: height)
  }

  // MARK: Optional parts

  func updateParts() {
    updateCancelButton()
    updateScopes()
    if !isEnabled { updateEnabling() }
  }

  func updateEnabling() {
    for control in [searchTextField, cancelButton, scopeBar] as [UIControl?] { control?.isEnabled = isEnabled }
  }

  private func updateCancelButton() {
    guard showsCancelButton != (cancelButton != nil) else { return }
    guard showsCancelButton else {
      cancelButton?.removeFromSuperview()
      cancelButton = nil
      return
    }
    let button = session.perform { makeCancelButton() }
    button.addAction(UIAction { [weak self] _ in self?.cancelWasTouched() }, for: .touchUpInside)
    cancelButton = button
    addSubview(button)
  }

  /// Returns a cancel button with a title, which has its own body in glossy bars. In glass bars, the search bar draws a
  /// mark.
  ///
  /// > Basis: assumed, recalled looks.
  private func makeCancelButton() -> UIButton {
    let isGlossy = session.behaves(.chromeIsGlossy), button = UIButton(type: isGlossy ? .custom : .system)
    if session.behaves(.chromeIsGlass) {
      button.accessibilityLabel = "Cancel"
      return button
    }
    button.setTitle("Cancel", for: .normal)
    button.titleLabel?.font = isGlossy ? .boldSystemFont(ofSize: 12) : .systemFont(ofSize: 17)
    if isGlossy {
      button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
      button.setTitleShadowColor(UIColor(white: 0, alpha: 0.5), for: .normal)
      button.titleLabel?.shadowOffset = CGSize(width: 0, height: -1)
    }
    return button
  }

  private func updateScopes() {
    scopeBar?.removeFromSuperview()
    scopeBar = nil
    guard showsScopes, let titles = scopeButtonTitles else { return }
    let bar = session.perform { UISegmentedControl(items: titles) }
    bar.selectedSegmentIndex = titles.indices.contains(selectedScopeButtonIndex) ? selectedScopeButtonIndex : 0
    bar.addAction(UIAction { [weak self] _ in self?.scopeWasChosen() }, for: .valueChanged)
    scopeLook.dress(bar)
    scopeBar = bar
    addSubview(bar)
  }
}

// MARK: - User interaction

extension UISearchBar {
  func textWasEdited() {
    session.perform {
      owner?.searchTextDidChange(in: self)
      delegate?.searchBar(self, textDidChange: text ?? "")
    }
  }

  func tokensWereChanged() { session.perform { owner?.searchTextDidChange(in: self) } }

  func markWasTouched() {
    session.perform {
      if showsBookmarkButton {
        delegate?.searchBarBookmarkButtonClicked(self)
      } else {
        delegate?.searchBarResultsListButtonClicked(self)
      }
    }
  }

  private func cancelWasTouched() {
    session.perform {
      delegate?.searchBarCancelButtonClicked(self)
      owner?.searchWasCancelled(in: self)
    }
  }

  private func scopeWasChosen() {
    guard let index = scopeBar?.selectedSegmentIndex else { return }
    selectedScopeButtonIndex = index
    session.perform {
      delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
      owner?.searchTextDidChange(in: self)
    }
  }
}

/// A system controller that searches with a search bar.
@MainActor protocol SearchBarOwner: AnyObject {
  var placesBarInNavigationBar: Bool { get }
  /// Whether the search has hidden the navigation bar, so that the background of its bar reaches the top of the screen.
  var hidesNavigationBar: Bool { get }
  func searchDidBegin(in bar: UISearchBar)
  func searchTextDidChange(in bar: UISearchBar)
  func scopeBarWasSet(in bar: UISearchBar)
  func searchWasCancelled(in bar: UISearchBar)
}

/// Forwards the field's delegate calls to the search bar. A program can set another delegate on the field instead.
@MainActor final class SearchFieldEvents: NSObject, UITextFieldDelegate {
  weak var bar: UISearchBar?

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { $0.delegate?.searchBarShouldBeginEditing($0) } ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.owner?.searchDidBegin(in: bar)
    bar.delegate?.searchBarTextDidBeginEditing(bar)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { $0.delegate?.searchBarShouldEndEditing($0) } ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) { bar.map { $0.delegate?.searchBarTextDidEndEditing($0) } }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    bar.flatMap { $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string) } ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    bar.map { $0.delegate?.searchBarSearchButtonClicked($0) }
    return true
  }
}

// MARK: - Keyboard setup, forwarded to the field

extension UISearchBar: UITextInputTraits {
}
