import DisplayLists
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Custom parts of search bars. Basis: `UISearchBar` reference; assumed for the width that an image takes, captured for
/// the height of a field with a background image.
@MainActor struct SearchMarkTests {
  private func bar(_ version: SystemVersion = .iOS(17), _ body: (UISearchBar) -> Void = { _ in }) throws
    -> UISearchBar
  {
    try Session.of(version).perform {
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
      bar.searchTextField.text = "words"
      body(bar)
      bar.layoutIfNeeded()
      return bar
    }
  }

  private func image(_ width: CGFloat, _ height: CGFloat, _ name: String? = "own") -> UIImage {
    UIImage(name: name, size: CGSize(width: width, height: height))
  }

  private func drawn(_ bar: UISearchBar, _ view: UIView? = nil) -> [String] {
    bar.session.perform {
      let shown = view ?? bar.searchTextField
      var recorder = DisplayListRecorder(size: shown.bounds.size)
      shown.recordContent(into: &recorder)
      return recorder.list.dumpLines()
    }
  }

  @Test("an image replaces the magnifying glass, and the text begins after it", arguments: [6, 12, 17, 26])
  func glass(version: Int) throws {
    let plain = try bar(.iOS(version))
    let own = try bar(.iOS(version)) { $0.setImage(image(30, 20), for: .search, state: .normal) }
    func start(_ bar: UISearchBar) -> CGFloat {
      bar.searchTextField.textRect(forBounds: bar.searchTextField.bounds).minX
    }
    #expect(start(plain) == 30 && start(own) == 46)
    let y = (own.searchTextField.bounds.height - 20) / 2
    #expect(drawn(own).contains { $0.contains("image \"own\"") && $0.contains(" 8 \(y.formatted()) 30 20") })
    #expect(own.image(for: .search, state: .normal)?.size.width == 30)
    #expect(own.image(for: .search, state: .highlighted) == nil && plain.image(for: .search, state: .normal) == nil)
  }

  @Test("an image without a size hides the glass, and nil brings it back")
  func hidden() throws {
    let bar = try bar { $0.setImage(UIImage(), for: .search, state: .normal) }
    #expect(!drawn(bar).contains { $0.contains("stroke oval") })
    bar.setImage(nil, for: .search, state: .normal)
    #expect(drawn(bar).contains { $0.contains("stroke oval") })
  }

  @Test("right to left, the image is at the right, and is not mirrored with its adjustment")
  func rightToLeft() throws {
    let bar = try bar {
      $0.semanticContentAttribute = .forceRightToLeft
      $0.searchTextField.semanticContentAttribute = .forceRightToLeft
      $0.setImage(image(30, 20), for: .search, state: .normal)
    }
    #expect(drawn(bar).contains { $0.contains("image \"own\"") && $0.contains(" 266 8 30 20") })
    bar.setPositionAdjustment(UIOffset(horizontal: 5, vertical: 1), for: .search)
    #expect(drawn(bar).contains { $0.contains("image \"own\"") && $0.contains(" 271 9 30 20") })
    #expect(bar.positionAdjustment(for: .search) == UIOffset(horizontal: 5, vertical: 1))
  }

  @Test("a mark that is moved leaves the text where it is, and text that is moved leaves the mark")
  func positions() throws {
    let bar = try bar { $0.setImage(image(14, 14), for: .search, state: .normal) }, field = bar.searchTextField
    bar.setPositionAdjustment(UIOffset(horizontal: 3, vertical: 0), for: .search)
    #expect(field.textRect(forBounds: field.bounds).minX == 30)
    bar.searchTextPositionAdjustment = UIOffset(horizontal: 10, vertical: 0)
    #expect(field.textRect(forBounds: field.bounds).minX == 40)
    #expect(drawn(bar).contains { $0.contains("image \"own\"") && $0.contains(" 11 11 14 14") })
    let before = field.baselineOffsets(in: field.bounds.size)?.firstFromTop ?? 0
    bar.searchTextPositionAdjustment.vertical = 2
    #expect(field.baselineOffsets(in: field.bounds.size)?.firstFromTop == before + 2)
  }

  @Test("the clear button and the mark at the end have images, too, and can be touched where these are")
  func others() throws {
    let bar = try bar {
      $0.setImage(image(12, 12, "clear"), for: .clear, state: .normal)
      $0.setImage(image(24, 20, "list"), for: .resultsList, state: .normal)
      $0.setImage(image(24, 20, "chosen"), for: .resultsList, state: .selected)
      $0.showsSearchResultsButton = true
    }
    #expect(drawn(bar).contains { $0.contains("image \"clear\"") })
    let before = bar.searchTextField.clearButtonRect(forBounds: bar.searchTextField.bounds)
    bar.setPositionAdjustment(UIOffset(horizontal: -6, vertical: 0), for: .clear)
    #expect(bar.searchTextField.clearButtonRect(forBounds: bar.searchTextField.bounds).minX == before.minX - 6)
    bar.searchTextField.text = ""
    #expect(drawn(bar).contains { $0.contains("image \"list\"") })
    bar.isSearchResultsButtonSelected = true
    #expect(drawn(bar).contains { $0.contains("image \"chosen\"") })
  }

  @Test("a background image replaces the field's background, and determines its height")
  func background() throws {
    let bar = try bar { $0.setSearchFieldBackgroundImage(image(10, 44), for: .normal) }
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 6, width: 304, height: 44))
    #expect(!drawn(bar).contains { $0.contains("fill rounded(0 0 304") })
    #expect(drawn(bar).contains { $0.contains("image \"own\"") && $0.contains(" 0 0 304 44") })
    bar.setSearchFieldBackgroundImage(nil, for: .normal)
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame.height == 36 && bar.searchFieldBackgroundImage(for: .normal) == nil)
  }

  @Test("scopes take their look whenever they come, and stand before an image of their strip")
  func scopes() throws {
    let bar = try bar(.iOS(12)) {
      $0.frame.size.height = 100
      $0.setScopeBarButtonTitleTextAttributes([.font: UIFont.systemFont(ofSize: 9)], for: .normal)
      $0.scopeBarBackgroundImage = image(1, 1, "strip")
      ($0.scopeButtonTitles, $0.showsScopeBar) = (["One", "Two"], true)
    }
    #expect((bar.scopeBar?.titleTextAttributes(for: .normal)?[.font] as? UIFont)?.pointSize == 9)
    #expect(drawn(bar, bar).contains { $0.contains("image \"strip\"") })
    bar.setScopeBarButtonBackgroundImage(image(3, 3), for: .selected)
    #expect(bar.scopeBar?.backgroundImage(for: .selected, barMetrics: .default)?.size.width == 3)
    bar.scopeButtonTitles = ["One"]
    #expect(bar.scopeBar == nil)
  }

  @Test("a bar that is not enabled has nothing to touch, nor has what comes later")
  func enabling() throws {
    let bar = try bar { $0.isEnabled = false }
    bar.showsCancelButton = true
    #expect(!bar.searchTextField.isEnabled && bar.cancelButton?.isEnabled == false)
    bar.isEnabled = true
    #expect(bar.searchTextField.isEnabled && bar.cancelButton?.isEnabled == true)
  }

  @Test("proxies give marks to bars that have none of their own")
  func proxies() throws {
    let session = try Session.of(.iOS(17)), root = session.perform { UIViewController() }
    session.perform { UISearchBar.appearance().setImage(image(30, 20), for: .search, state: .normal) }
    let bar = session.perform { UISearchBar(frame: CGRect(x: 0, y: 100, width: 320, height: 56)) }
    root.view.addSubview(bar)
    _ = session.show(root)
    #expect(bar.image(for: .search, state: .normal)?.size.width == 30)
  }
}
