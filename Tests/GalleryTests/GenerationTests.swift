import SystemProfiles
import Testing
import UIKit

@testable import Gallery

/// The programmatic sample on later generations. Basis: calculated from the areas that bars and status bar cover there.
@MainActor struct GenerationTests {
  private func show<Screen: UIViewController>(
    _ device: String, _ version: SystemVersion, extended: Bool = false, _ make: @MainActor () -> Screen
  ) throws -> Stage<Screen> {
    try Stage(device, version) {
      let screen = make()
      if !extended { screen.edgesForExtendedLayout = [] }
      return screen
    }
  }

  @Test("I1: on iOS 7 the button goes under the bar, and so does the header")
  func underTheBar() throws {
    let fill = try show("iphone-5s", .iOS(7, 1), extended: true) { FillViewController(isOK: true) }
    #expect(fill.screen.button.frame == rect(0, 0, 320, 568))
    #expect(fill.session.log == ["self.view.bounds(0.000000,0.000000,320.000000,568.000000)"])
    let strips = try show("iphone-5s", .iOS(7, 1), extended: true) { HeaderFooterViewController() }.screen
    #expect(strips.headerView.convert(strips.headerView.bounds, to: nil) == rect(0, 0, 320, 50))
  }

  @Test("I1: without extended edges the frames of iOS 6 are back, 64 points below the top")
  func notExtended() throws {
    let fill = try show("iphone-5s", .iOS(7, 1)) { FillViewController(isOK: true) }
    #expect(fill.screen.view.frame == rect(0, 64, 320, 504))
    #expect(fill.screen.button.frame == rect(0, 0, 320, 504))
    let strips = try show("iphone-5s", .iOS(7, 1)) { VerticalViewController() }.screen
    #expect(strips.headerView.frame == rect(0, 0, 320, 50) && strips.footerView.frame == rect(0, 454, 320, 50))
    #expect(strips.tableView.frame == rect(0, 50, 320, 404))
  }

  @Test("I2, I3: the footer is at the bottom of the area between the bars, including the home indicator's strip")
  func footers() throws {
    let eleven = try show("iphone-8", .iOS(11)) { HeaderFooterViewController() }.screen
    #expect(eleven.view.frame == rect(0, 64, 375, 603) && eleven.footerView.frame.minY == 553)
    let fourteen = try show("iphone-12", .iOS(14)) { HeaderFooterViewController() }.screen
    #expect(fourteen.view.frame == rect(0, 91, 390, 753) && fourteen.footerView.frame.minY == 703)
  }

  /// Basis: UITableView reference, `insetsContentViewsToSafeArea`; the safe area is that of a published device
  /// configuration.
  @Test("rows keep their content clear of the camera in landscape, their colour does not")
  func landscapeRows() throws {
    let stage = try show("iphone-12", .iOS(14), extended: true) { VerticalViewController() }
    let row = IndexPath(row: 0, section: 0)
    stage.turn(.landscapeLeft)
    let cell = try #require(stage.screen.tableView.cellForRow(at: row))
    #expect(cell.frame.width == 844 && cell.contentView.frame.minX == 47 && cell.contentView.frame.width == 750)
    stage.turn(.portrait)
    let upright = try #require(stage.screen.tableView.cellForRow(at: row))
    #expect(upright.contentView.frame.minX == 0 && upright.contentView.frame.width == 390)
  }

  @Test("a table starts below the bar from iOS 11 on, whether code made it or a document did")
  func tableOffsets() throws {
    func offsets<Screen: UIViewController>(_ make: @MainActor () -> Screen) throws -> [CGFloat] {
      let view = try #require(Stage("iphone-15-pro", .iOS(17)) { make() }.screen.view)
      return view.subviews.compactMap { ($0 as? UITableView)?.contentOffset.y }
    }
    // The bar ends at 53⅔ + 44, the table begins at 50.
    #expect(try offsets { SetFrameVerticalViewController() }.map { ($0 * 3).rounded() } == [-143])
    #expect(try offsets { AutoLayoutVerticalViewController() }.map { ($0 * 3).rounded() } == [-143])
  }
}
