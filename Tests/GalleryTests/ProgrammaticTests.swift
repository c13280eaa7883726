import SystemProfiles
import Testing
import UIKit

@testable import Gallery

/// The programmatic sample's screens on a 4-inch phone with iOS 6.1. Basis: calculated from the sample's frames and
/// autoresizing masks, and from the widths of iOS 6.
@MainActor struct ProgrammaticTests {
  @Test("B3: header and footer keep to their ends")
  func headerAndFooter() throws {
    let four = try Stage { HeaderFooterViewController() }.screen
    #expect(four.headerView.frame == rect(0, 0, 320, 50) && four.footerView.frame == rect(0, 454, 320, 50))
    let three = try Stage("iphone-4s") { HeaderFooterViewController() }.screen
    #expect(three.footerView.frame == rect(0, 366, 320, 50))
    let wide = try Stage("iphone-5", .iOS(6, 1), .landscapeRight) { HeaderFooterViewController() }.screen
    #expect(wide.headerView.frame == rect(0, 0, 568, 50) && wide.footerView.frame == rect(0, 218, 568, 50))
  }

  @Test("B4: the table takes what is between them")
  func vertical() throws {
    let screen = try Stage { VerticalViewController() }.screen
    #expect(screen.headerView.frame == rect(0, 0, 320, 50) && screen.footerView.frame == rect(0, 454, 320, 50))
    #expect(screen.tableView.frame == rect(0, 50, 320, 404))
    #expect(screen.tableView.contentSize.height == 2200)
    #expect(screen.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "row 1")
    let wide = try Stage("iphone-5", .iOS(6, 1), .landscapeRight) { VerticalViewController() }.screen
    #expect(wide.tableView.frame == rect(0, 50, 568, 168))
  }

  @Test("B5: the search form is laid out once, and its masks follow")
  func horizontal() throws {
    let screen = try Stage { HorizontalViewController() }.screen
    #expect(screen.form == .portrait)
    let wide = try Stage("iphone-5", .iOS(6, 1), .landscapeRight) { HorizontalViewController() }.screen
    #expect(wide.form == .landscape)
  }

  @Test("B6: a controller's layoutSubviews is not UIKit's: longer text changes no frame")
  func collision() throws {
    let stage = try Stage { HorizontalViewController() }
    stage.tap(stage.screen.longTextButton)
    #expect(stage.screen.searchButton.currentTitle == "Looooong text")
    #expect(stage.screen.nameLabel.text == "Looooong text")
    #expect(stage.screen.form == .portrait)
  }

  @Test("B7: the custom view lays itself out again when its text grows")
  func horizontal2() throws {
    let stage = try Stage { Horizontal2ViewController() }
    #expect(stage.screen.customView.form == .portrait)
    stage.tap(stage.screen.customView.longTextButton)
    #expect(stage.screen.customView.form == .portraitLong)
    let wide = try Stage("iphone-5", .iOS(6, 1), .landscapeRight) { Horizontal2ViewController() }
    #expect(wide.screen.customView.form == .landscape)
    wide.tap(wide.screen.customView.longTextButton)
    #expect(wide.screen.customView.form == .landscapeLong)
  }

  @Test("B9: parts made without a frame get one in the first layout, before anything is shown")
  func firstFrames() throws {
    let stage = try Stage { () -> Horizontal3ViewController in
      let screen = Horizontal3ViewController()
      screen.loadViewIfNeeded()
      #expect(screen.form == SearchForm())
      return screen
    }
    #expect(stage.screen.form == .portrait)
  }

  @Test("B8: so does viewDidLayoutSubviews; the bar says Horizontal, a slip of the original")
  func horizontal3() throws {
    let stage = try Stage { Horizontal3ViewController() }
    #expect(stage.screen.navigationItem.title == "Horizontal")
    #expect(stage.screen.form == .portrait)
    stage.tap(stage.screen.longTextButton)
    #expect(stage.screen.form == .portraitLong)
    let wide = try Stage("iphone-5", .iOS(6, 1), .landscapeRight) { Horizontal3ViewController() }
    wide.tap(wide.screen.longTextButton)
    #expect(wide.screen.form == .landscapeLong)
  }
}
