import InterfaceDocuments
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Search bars. Basis: captured for heights and for the scope bar, (8 7; 584 29) in 600x44; `UISearchBarDelegate`
/// reference for the callbacks; assumed for the field's position.
@MainActor struct SearchBarTests {
  private func bar(_ version: SystemVersion, width: CGFloat = 320, _ body: (UISearchBar) -> Void = { _ in }) throws
    -> UISearchBar
  {
    let session = try Session.of(version)
    return session.perform {
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: width, height: 44))
      body(bar)
      bar.sizeToFit()
      bar.layoutIfNeeded()
      return bar
    }
  }

  @Test(
    "the field keeps its margins",
    arguments: [
      (6, CGRect(x: 5, y: 6.5, width: 310, height: 31)), (7, CGRect(x: 8, y: 8, width: 304, height: 28)),
      (12, CGRect(x: 8, y: 10, width: 304, height: 36)),
    ])
  func field(version: Int, frame: CGRect) throws {
    #expect(try bar(.iOS(version)).searchTextField.frame == frame)
  }

  /// Basis: derived: a bar as wide as a screen in landscape has its field between the sides of the safe area.
  @Test("the field follows the safe area, also when that is known after the first layout")
  func sides() throws {
    let session = try Session.phone(CGSize(width: 844, height: 390), .iOS(17))
    let controller = session.perform { UIViewController() }
    let bar = session.perform { UISearchBar(frame: CGRect(x: 0, y: 60, width: 844, height: 56)) }
    controller.view.addSubview(bar)
    _ = session.show(controller)
    for more in [0.0, 30] {
      controller.additionalSafeAreaInsets.left = more
      session.commitWindows()
      let sides = controller.view.safeAreaInsets, field = bar.searchTextField.frame
      #expect(sides.left == sides.right + more && sides.right > 0)
      #expect(field.minX == sides.left + 8 && field.maxX == 844 - sides.right - 8)
    }
  }

  /// Basis: assumed, recalled looks; documented that the style is younger than iOS 6.
  @Test(
    "without a background of the bar's the field is grey; on gloss there is always one",
    arguments: [(6, true, "#ffffff"), (7, false, "#8e8e93/0.12"), (12, false, "#8e8e93/0.12")])
  func minimal(version: Int, hasBackground: Bool, field: String) throws {
    let minimal = try bar(.iOS(version)) { $0.searchBarStyle = .minimal }, prominent = try bar(.iOS(version))
    #expect(minimal.session.lines(minimal).isEmpty != hasBackground && !prominent.session.lines(prominent).isEmpty)
    func fill(_ bar: UISearchBar) -> String? { bar.session.lines(bar.searchTextField).first { $0.hasPrefix("fill") } }
    #expect(fill(minimal)?.contains(field) == true, "\(fill(minimal) ?? "")")
    #expect(fill(prominent)?.contains("#ffffff") == true)
  }

  @Test("scopes are in a separate strip below, 8 points from the sides")
  func scopes() throws {
    let bar = try bar(.iOS(7), width: 600) { ($0.scopeButtonTitles, $0.showsScopeBar) = (["One", "Two"], true) }
    #expect(bar.bounds.height == 88 && bar.searchTextField.frame.minY == 8)
    #expect(bar.scopeBar?.frame == CGRect(x: 8, y: 51, width: 584, height: 29))
    bar.showsScopeBar = false
    #expect(bar.scopeBar == nil && bar.intrinsicContentSize.height == 44)
  }

  @Test("a prompt is above the field, and the cancel button beside it")
  func parts() throws {
    let bar = try bar(.iOS(12)) { ($0.prompt, $0.showsCancelButton) = ("Prompt", true) }
    let cancel = try #require(bar.cancelButton)
    #expect(bar.bounds.height == 75 && bar.searchTextField.frame.minY == 29)
    #expect(cancel.frame.maxX == 312 && bar.searchTextField.frame.maxX == cancel.frame.minX - 8)
  }

  @Test("on glass the way out is a mark in a circle as high as the field, and still called by its word")
  func glass() throws {
    let bar = try bar(.iOS(26)) { $0.showsCancelButton = true }
    let cancel = try #require(bar.cancelButton)
    #expect(cancel.title(for: .normal) == nil && cancel.frame == CGRect(x: 268, y: 10, width: 44, height: 44))
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 252, height: 44))
    #expect(bar.allTouchTargets.contains { $0.names.contains("Cancel") })
  }

  private final class Marks: NSObject, UISearchBarDelegate {
    var heard: [String] = []
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { heard.append("bookmark") }
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { heard.append("results") }
  }

  @Test("a touch on the mark at the end of the field tells the delegate, and does not begin to search")
  func marks() throws {
    let session = try Session.of(.iOS(17)), root = session.perform { UIViewController() }, marks = Marks()
    let bar = session.perform { UISearchBar(frame: CGRect(x: 0, y: 100, width: 320, height: 56)) }
    session.perform {
      (bar.delegate, bar.showsBookmarkButton) = (marks, true)
      root.view.addSubview(bar)
    }
    _ = session.show(root)
    try session.perform(.tap("Bookmark"))
    #expect(marks.heard == ["bookmark"] && !bar.searchTextField.isFirstResponder)
    session.perform { (bar.showsBookmarkButton, bar.showsSearchResultsButton) = (false, true) }
    try session.perform(.tap("Results"))
    #expect(marks.heard == ["bookmark", "results"])
    session.perform { bar.text = "words" }
    #expect(throws: (any Error).self) { try session.perform(.tap("Results")) }
  }

  @Test("right to left the way out is at the left")
  func rightToLeft() throws {
    let bar = try bar(.iOS(17)) {
      $0.showsCancelButton = true
      $0.semanticContentAttribute = .forceRightToLeft
    }
    #expect(bar.cancelButton?.frame.minX == 8 && bar.searchTextField.frame.maxX == 312)
  }

  @Test("the placeholder is in the middle until iOS 10, beside the glass since")
  func placeholder() throws {
    func start(_ version: Int) throws -> CGFloat {
      let field = try bar(.iOS(version)) { $0.placeholder = "Search" }.searchTextField
      return field.placeholderRect(forBounds: field.bounds).minX
    }
    #expect(try start(7) > 100)
    #expect(try start(12) == 30 && start(6) == 30)
  }

  @Test("the text follows the user's size from iOS 11 on")
  func textSize() throws {
    var environment = try Session.of(.iOS(17)).environment
    environment.contentSizeCategory = .accessibilityLarge
    let session = Session(environment: environment)
    #expect(session.perform { UISearchBar().searchTextField.font?.pointSize ?? 0 } > 30)
  }

  @Test("the delegate is asked and told in the order of editing")
  func events() throws {
    final class Delegate: NSObject, UISearchBarDelegate {
      var events: [String] = []
      func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        events.append("may begin")
        return true
      }
      func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { events.append("began") }
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { events.append("text \(searchText)") }
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { events.append("search") }
      func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { events.append("cancel") }
      func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        events.append("scope \(selectedScope)")
      }
    }
    let session = try Session.of(.iOS(12)), delegate = Delegate(), controller = session.perform { UIViewController() }
    let bar = session.perform { UISearchBar(frame: CGRect(x: 0, y: 40, width: 320, height: 100)) }
    (bar.delegate, bar.placeholder, bar.showsCancelButton) = (delegate, "Search", true)
    (bar.scopeButtonTitles, bar.showsScopeBar) = (["One", "Two"], true)
    controller.view.addSubview(bar)
    _ = session.show(controller)
    try session.perform(.tap("Search"))
    #expect(bar.isFirstResponder)
    try session.perform(.type("ab"))
    try session.perform(.type("\n"))
    try session.perform(.tap("Two"))
    try session.perform(.tap("Cancel"))
    #expect(
      delegate.events == ["may begin", "began", "text a", "text ab", "search", "scope 1", "cancel"])
  }

  @Test("documents make search bars and date pickers with their settings")
  func documents() throws {
    let xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="15505" \
      targetRuntime="iOS.CocoaTouch"><objects><view id="root"><rect key="frame" x="0" y="0" width="320" height="568"/>
      <subviews>
      <searchBar placeholder="Find" searchBarStyle="minimal" id="bar"><rect key="frame" x="0" y="0" width="320" \
      height="56"/></searchBar>
      <datePicker datePickerMode="date" minuteInterval="1" style="wheels" id="date"><rect key="frame" x="0" y="60" \
      width="320" height="216"/><date key="date" timeIntervalSinceReferenceDate="190028460"/></datePicker>
      </subviews></view></objects></document>
      """
    let layout = DocumentLayout(try DocumentReader.read(Array(xml.utf8)))
    let root = try #require(layout.scenes.first?.root)
    let bar = try #require(root.subviews.first as? UISearchBar)
    let picker = try #require(root.subviews.last as? UIDatePicker)
    #expect(bar.placeholder == "Find" && bar.searchBarStyle == .minimal && layout.session.diagnostics.isEmpty)
    #expect(picker.datePickerMode == .date && picker.date.timeIntervalSinceReferenceDate == 190_028_460)
  }
}

/// Search controllers. Basis: `UISearchController` reference; assumed for the position of results.
@MainActor struct SearchControllerTests {
  private final class Updater: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
    var texts: [String] = []
    var events: [String] = []
    func updateSearchResults(for searchController: UISearchController) {
      texts.append(searchController.searchBar.text ?? "")
    }
    func willPresentSearchController(_ searchController: UISearchController) { events.append("will present") }
    func didPresentSearchController(_ searchController: UISearchController) { events.append("did present") }
    func didDismissSearchController(_ searchController: UISearchController) { events.append("did dismiss") }
  }

  @MainActor private struct Stage {
    let session: Session
    let root: UIViewController
    let search: UISearchController
    let results: UIViewController
    let stack: UINavigationController
    let updater = Updater()
  }

  private func stage(_ version: SystemVersion = .iOS(17)) throws -> Stage {
    let session = try Session.phone(CGSize(width: 390, height: 844), version)
    let stage = session.perform {
      let root = UIViewController(), results = UIViewController()
      let search = UISearchController(searchResultsController: results)
      search.searchBar.placeholder = "Search"
      (root.title, root.navigationItem.searchController) = ("Root", search)
      let stack = UINavigationController(rootViewController: root)
      return Stage(session: session, root: root, search: search, results: results, stack: stack)
    }
    (stage.search.searchResultsUpdater, stage.search.delegate) = (stage.updater, stage.updater)
    _ = session.show(stage.stack)
    return stage
  }

  @Test("in a navigation item the bar is in a strip below the title, and the content below that")
  func strip() throws {
    let stage = try stage(), bar = stage.stack.navigationBar
    #expect(bar.frame.height == 96 && stage.search.searchBar.superview === bar)
    #expect(stage.search.searchBar.frame == CGRect(x: 0, y: 44, width: 390, height: 52))
    #expect(stage.search.searchBar.searchTextField.frame == CGRect(x: 16, y: 8, width: 358, height: 36))
    #expect(abs(stage.root.view.safeAreaInsets.top - 47 - 96) < 0.001)
  }

  @Test("until iOS 12 the strip is hidden until the user pulls, unless the item keeps it")
  func hidden() throws {
    let stage = try stage(.iOS(12)), bar = stage.stack.navigationBar
    #expect(bar.frame.height == 44 && stage.search.searchBar.window == nil)
    stage.root.navigationItem.hidesSearchBarWhenScrolling = false
    stage.session.commitWindows()
    #expect(bar.frame.height == 96)
  }

  @Test("a touch begins the search: the title hides, Cancel appears, and results are below the bar")
  func searching() throws {
    let stage = try stage(), bar = stage.stack.navigationBar
    try stage.session.perform(.tap("Search"))
    #expect(stage.search.isActive && stage.stack.presentedViewController === stage.search)
    #expect(stage.search.searchBar.showsCancelButton && bar.frame.height == 56)
    #expect(stage.results.viewIfLoaded?.isHidden != false)
    try stage.session.perform(.type("ab"))
    #expect(stage.updater.texts == ["", "a", "ab"] && stage.results.view.window != nil)
    let frame = stage.results.view.convert(stage.results.view.bounds, to: nil)
    #expect(frame == CGRect(x: 0, y: 47 + 56, width: 390, height: 844 - 103))
    try stage.session.perform(.tap("Cancel"))
    #expect(!stage.search.isActive && stage.results.view.window == nil && bar.frame.height == 96)
    #expect(stage.updater.events == ["will present", "did present", "did dismiss"])
  }

  @Test("without results of its own the screen that is searched can be touched")
  func inPlace() throws {
    let stage = try stage()
    stage.search.obscuresBackgroundDuringPresentation = false
    stage.search.isActive = true
    stage.session.commitWindows()
    #expect(stage.session.hit(at: CGPoint(x: 200, y: 300))?.view === stage.root.view)
  }

  @Test("a search bar in the content hides the navigation bar while its screen is on top")
  func inContent() throws {
    let session = try Session.phone(CGSize(width: 320, height: 568), .iOS(9))
    let (table, search, stack) = session.perform {
      let table = UITableViewController(style: .plain), search = UISearchController(searchResultsController: nil)
      table.definesPresentationContext = true
      search.obscuresBackgroundDuringPresentation = false
      table.tableView.tableHeaderView = search.searchBar
      return (table, search, UINavigationController(rootViewController: table))
    }
    _ = session.show(stack)
    func top() -> CGFloat {
      session.advance(by: 1)
      return search.searchBar.convert(search.searchBar.bounds, to: nil).minY
    }
    #expect(top() == 64)
    session.perform { search.isActive = true }
    #expect(top() == 20 && stack.isNavigationBarHidden)
    session.perform { stack.pushViewController(UIViewController(), animated: false) }
    #expect(!stack.isNavigationBarHidden)
    session.perform { _ = stack.popViewController(animated: false) }
    #expect(stack.isNavigationBarHidden && top() == 20)
    session.perform { search.isActive = false }
    #expect(top() == 64 && !stack.isNavigationBarHidden)
    session.perform { search.isActive = true }
    #expect(top() == 20)
    session.perform { table.dismiss(animated: false) }
    #expect(top() == 64 && !stack.isNavigationBarHidden && !search.isActive)
    session.perform { (search.hidesNavigationBarDuringPresentation, search.isActive) = (false, true) }
    #expect(top() == 64 && table.presentedViewController === search)
  }

  @Test("scopes come as their activation says, and go with the search")
  func scopes() throws {
    func shown(_ activation: UISearchController.ScopeBarActivation) throws -> [Bool] {
      let stage = try stage(), bar = stage.search.searchBar
      (bar.scopeButtonTitles, stage.search.scopeBarActivation) = (["All", "Some"], activation)
      stage.search.isActive = true
      let atBeginning = bar.showsScopeBar
      try stage.session.perform(.type("a"))
      let withText = bar.showsScopeBar
      stage.search.isActive = false
      return [atBeginning, withText, bar.showsScopeBar]
    }
    #expect(try shown(.automatic) == [true, true, false] && shown(.onSearchActivation) == [true, true, false])
    #expect(try shown(.onTextEntry) == [false, true, false] && shown(.manual) == [false, false, false])
  }

  @Test("a program that shows the scopes itself does so from then on")
  func ownScopes() throws {
    let stage = try stage(), bar = stage.search.searchBar
    bar.scopeButtonTitles = ["All", "Some"]
    #expect(stage.search.automaticallyShowsScopeBar)
    bar.showsScopeBar = true
    #expect(!stage.search.automaticallyShowsScopeBar && stage.search.scopeBarActivation == .manual)
    stage.search.isActive = true
    stage.search.isActive = false
    #expect(bar.showsScopeBar)
  }

  @Test("suggestions lie over the results, and the updater hears which was chosen")
  func suggestions() throws {
    final class Chooser: NSObject, UISearchResultsUpdating {
      var chosen: [String?] = []
      func updateSearchResults(for searchController: UISearchController) {}
      func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
      ) { chosen.append(searchSuggestion.localizedSuggestion) }
    }
    let stage = try stage(), chooser = Chooser()
    stage.search.searchResultsUpdater = chooser
    stage.search.searchSuggestions = stage.session.perform {
      ["Apples", "Pears"].map { UISearchSuggestionItem(localizedSuggestion: $0) }
    }
    #expect(stage.search.suggestionList == nil)
    stage.search.isActive = true
    try stage.session.perform(.type("a"))
    #expect(stage.search.view.subviews.last === stage.search.suggestionList && stage.results.view.window != nil)
    try stage.session.perform(.tap("Pears"))
    #expect(chooser.chosen == ["Pears"])
    stage.search.ignoresSearchSuggestionsForSearchBarPlacementStacked = true
    #expect(stage.search.suggestionList == nil && stage.search.searchBarPlacement == .stacked)
    stage.search.ignoresSearchSuggestionsForSearchBarPlacementStacked = false
    stage.search.isActive = false
    #expect(stage.search.suggestionList == nil)
  }

  @Test("tokens are searched for like text, and go with the search")
  func tokens() throws {
    let stage = try stage(), field = stage.search.searchBar.searchTextField
    stage.search.isActive = true
    field.tokens = [stage.session.perform { UISearchToken(icon: nil, text: "Anna") }]
    #expect(stage.updater.texts == ["", ""] && stage.results.viewIfLoaded?.isHidden == false)
    stage.search.isActive = false
    #expect(field.tokens.isEmpty)
  }

  @Test("a bar above a table searches, too")
  func tableHeader() throws {
    let session = try Session.phone(CGSize(width: 320, height: 568), .iOS(9))
    let (controller, search) = session.perform {
      (UITableViewController(), UISearchController(searchResultsController: nil))
    }
    controller.tableView.tableHeaderView = search.searchBar
    _ = session.show(controller)
    #expect(search.searchBar.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    search.isActive = true
    session.commitWindows()
    #expect(controller.presentedViewController === search)
  }
}
