import SystemProfiles
import Testing
import UIKit

@testable import Gallery

/// The layout sample's screens in code, on a 4-inch phone with iOS 6.1. Basis: calculated from the sample's code and
/// the widths of iOS 6.
@MainActor struct SetFrameTests {
  private func show<Screen: UIViewController>(
    _ orientation: UIInterfaceOrientation = .portrait, _ make: @MainActor () -> Screen
  ) throws -> Stage<Screen> {
    try Stage("iphone-5", .iOS(6, 1), orientation, make)
  }

  @Test("G1: the menu's table is sized in viewDidLayoutSubviews; two sections of seven rows")
  func menu() throws {
    let table = try #require(show { LayoutMenuViewController() }.screen.tableView)
    #expect(table.frame == rect(0, 0, 320, 504))
    #expect(table.contentSize.height == 660)
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 1) == 7)
  }

  @Test("G8: four labels in the corners")
  func edge() throws {
    let screen = try show { SetFrameEdgeViewController() }.screen
    #expect(screen.leftTopLabel.frame == rect(20, 20, 63, 21))
    #expect(screen.rightTopLabel.frame == rect(226, 20, 74, 21))
    #expect(screen.leftBottomLabel.frame == rect(20, 463, 87, 21))
    #expect(screen.rightBottomLabel.frame == rect(201, 463, 99, 21))
    let wide = try show(.landscapeRight) { SetFrameEdgeViewController() }.screen
    #expect(wide.rightTopLabel.frame.minX == 474 && wide.leftBottomLabel.frame.minY == 227)
    #expect(wide.rightBottomLabel.frame.origin == CGPoint(x: 449, y: 227))
  }

  @Test("G8: labels as large as their text")
  func sizeToFit() throws {
    let stage = try show { SetFrameSizeToFitViewController() }, screen = stage.screen
    #expect(screen.flexibleWidthLabel.frame == rect(20, 20, 107, 21))
    #expect(screen.flexibleHeightLabel.frame == rect(20, 49, 113, 21))
    #expect(screen.longTextButton.frame == rect(204, 78, 96, 44))
    stage.tap(screen.longTextButton)
    #expect(screen.flexibleWidthLabel.frame == rect(20, 20, 222, 21))
    #expect(screen.flexibleHeightLabel.frame == rect(20, 49, 275, 42))
    #expect(screen.longTextButton.frame == rect(204, 99, 96, 44))
    let wide = try show(.landscapeRight) { SetFrameSizeToFitViewController() }
    wide.tap(wide.screen.longTextButton)
    #expect(wide.screen.flexibleHeightLabel.frame == rect(20, 49, 486, 21))
    #expect(wide.screen.longTextButton.frame == rect(452, 78, 96, 44))
  }

  @Test("G9: a button in the middle")
  func center1() throws {
    #expect(try show { SetFrameCenter1ViewController() }.screen.centerButton.frame == rect(124, 230, 72, 44))
    let wide = try show(.landscapeRight) { SetFrameCenter1ViewController() }.screen
    #expect(wide.centerButton.frame.origin == CGPoint(x: 248, y: 112))
  }

  @Test("G10: four labels around the middle")
  func center2() throws {
    let screen = try show { SetFrameCenter2ViewController() }.screen
    #expect(screen.leftLabel.frame == rect(81, 241.5, 29, 21))
    #expect(screen.rightLabel.frame == rect(210, 241.5, 40, 21))
    #expect(screen.topLabel.frame == rect(145, 181, 30, 21))
    #expect(screen.bottomLabel.frame == rect(133, 302, 54, 21))
    let wide = try show(.landscapeRight) { SetFrameCenter2ViewController() }.screen
    #expect(wide.leftLabel.frame.origin == CGPoint(x: 205, y: 123.5))
    #expect(wide.rightLabel.frame.minX == 334)
    #expect(wide.topLabel.frame.origin == CGPoint(x: 269, y: 63))
    #expect(wide.bottomLabel.frame.origin == CGPoint(x: 257, y: 184))
  }

  @Test("G5: center is a point of the superview: below a bar that takes 64 points the labels are 64 points too low")
  func center2BelowBar() throws {
    let stage = try Stage("iphone-5", .iOS(7, 0)) { () -> SetFrameCenter2ViewController in
      let screen = SetFrameCenter2ViewController()
      screen.edgesForExtendedLayout = []
      return screen
    }
    #expect(stage.screen.view.frame == rect(0, 64, 320, 504))
    let label = try #require(stage.screen.leftLabel)
    #expect(label.center.y == 316)
  }

  @Test("G11: the search form, by its controller")
  func horizontal() throws {
    let stage = try show { SetFrameHorizontalViewController() }
    #expect(stage.screen.form == .portrait)
    stage.tap(stage.screen.longTextButton)
    #expect(stage.screen.form == .portraitLong)
    let wide = try show(.landscapeRight) { SetFrameHorizontalViewController() }
    #expect(wide.screen.form == .landscape)
    wide.tap(wide.screen.longTextButton)
    #expect(wide.screen.form == .landscapeLong)
  }

  @Test("G13: viewDidLayoutSubviews runs again when the view is asked to, and when it is turned")
  func again() throws {
    let stage = try show { SetFrameFillViewController() }
    stage.session.perform {
      stage.screen.button.frame = .zero
      stage.screen.view.setNeedsLayout()
    }
    stage.session.commitWindows()
    #expect(stage.screen.button.frame == rect(0, 0, 320, 504))
    stage.turn(.landscapeLeft)
    #expect(stage.screen.button.frame == rect(0, 0, 568, 268))
  }

  @Test("G12: a plain table between green and blue; the window shows through the view")
  func vertical() throws {
    let screen = try show { SetFrameVerticalViewController() }.screen
    #expect(screen.headerView.frame == rect(0, 0, 320, 50) && screen.footerView.frame == rect(0, 454, 320, 50))
    #expect(screen.tableView.frame == rect(0, 50, 320, 404) && screen.tableView.style == .plain)
    #expect(screen.footerView.backgroundColor == .green && screen.view.backgroundColor == nil)
  }

  @Test("G7: by a frame the button fills exactly")
  func fill() throws {
    #expect(try show { SetFrameFillViewController() }.screen.button.frame == rect(0, 0, 320, 504))
  }
}
