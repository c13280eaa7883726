import SystemProfiles
import Testing
import UIKit

@testable import Gallery

/// The snippets of the article on layoutSubviews. Basis: its code, calculated.
@MainActor struct LayoutSubviewsTests {
  private func frames<Screen: UIViewController>(
    _ device: String = "iphone-5", _ version: SystemVersion = .iOS(6, 1),
    _ orientation: UIInterfaceOrientation = .portrait, in container: Stage<Screen>.Container = .none,
    _ make: @MainActor () -> Screen
  ) throws -> [CGRect] {
    try Stage(device, version, orientation, in: container, make).screen.view.subviews.map(\.frame)
  }

  private func origins(_ frames: [CGRect]) -> [[CGFloat]] { frames.map { [$0.minX, $0.minY] } }

  @Test("E1: nine positions in the window, below a bar, and in landscape")
  func ninePositions() throws {
    let make: @MainActor () -> NinePositionsViewController = { NinePositionsViewController() }
    #expect(
      try origins(frames { make() }) == [
        [10, 10], [110, 10], [210, 10], [10, 224], [110, 224], [210, 224], [10, 438], [110, 438], [210, 438],
      ])
    let below = try origins(frames(in: .navigation) { make() })
    #expect(below[3] == [10, 202] && below[6] == [10, 394])
    #expect(
      try origins(frames("iphone-5", .iOS(6, 1), .landscapeRight, in: .navigation) { make() }) == [
        [10, 10], [234, 10], [458, 10], [10, 84], [234, 84], [458, 84], [10, 158], [234, 158], [458, 158],
      ])
    let wide = try origins(frames("iphone-5", .iOS(6, 1), .landscapeRight) { make() })
    #expect(wide[3] == [10, 100] && wide[6] == [10, 190])
  }

  @Test("E2: as printed, the footer is off the screen and the content covers the header")
  func asPrinted() throws {
    let make: @MainActor () -> UIViewController = { HeaderContentFooterViewController(isFixed: false) }
    #expect(try frames { make() } == [rect(0, 0, 320, 44), rect(44, 0, 320, 460), rect(504, 0, 320, 44)])
    #expect(
      try frames("iphone-5", .iOS(6, 1), .landscapeRight, in: .navigation) { make() }
        == [rect(0, 0, 568, 44), rect(44, 0, 568, 180), rect(224, 0, 568, 44)])
  }

  @Test("E2: as meant, the footer is at the bottom and the content between")
  func fixed() throws {
    #expect(
      try frames { HeaderContentFooterViewController(isFixed: true) }
        == [rect(0, 0, 320, 44), rect(0, 44, 320, 460), rect(0, 504, 320, 44)])
  }

  @Test("E3: width and height are swapped, on phones and on tablets")
  func universal() throws {
    #expect(try frames { UniversalViewController() } == [rect(0, 0, 100, 320)])
    #expect(try frames("ipad-2") { UniversalViewController() } == [rect(0, 0, 300, 768)])
  }

  @Test(
    "E8: the bar keeps clear of the status bar in either generation; in landscape of iOS 7 the article's limit shows")
  func statusBar() throws {
    #expect(try frames { StatusBarViewController() } == [rect(0, 0, 320, 44)])
    #expect(try frames("iphone-5", .iOS(7, 1)) { StatusBarViewController() } == [rect(0, 20, 320, 44)])
    #expect(
      try frames("iphone-5", .iOS(7, 1), .landscapeRight) { StatusBarViewController() } == [rect(0, 568, 568, 44)])
  }
}

/// The area of a controller's view. Basis: the article on iOS 7 describes the shifts; the frames are calculated.
@MainActor struct AreaTests {
  private func onScreen(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  @Test("C1, C2: views at the top of a window's root move by 20 points from iOS 6 to 7")
  func root() throws {
    let six = try Stage("iphone-5", .iOS(6, 1), in: .none) { RootViewController() }
    #expect(six.screen.view.frame == rect(0, 20, 320, 548))
    #expect(six.session.log == ["self.view.frame(0.000000,20.000000,320.000000,548.000000)"])
    let seven = try Stage("iphone-5", .iOS(7, 1), in: .none) { RootViewController() }
    #expect(seven.screen.view.frame == rect(0, 0, 320, 568))
    #expect(onScreen(six.screen.headingLabel).minY - onScreen(seven.screen.headingLabel).minY == 20)
    let short = try Stage("iphone-4s", .iOS(6, 1), in: .none) { RootViewController() }
    #expect(short.screen.view.frame == rect(0, 20, 320, 460))
  }

  @Test("C3, C4: in a navigation controller it moves by 64, until the view is not extended any more")
  func edges() throws {
    let six = try Stage { ExtendedEdgesViewController() }
    #expect(onScreen(six.screen.headingLabel).minY == 64)
    let seven = try Stage("iphone-5", .iOS(7, 1)) { ExtendedEdgesViewController() }
    #expect(seven.screen.view.frame == rect(0, 0, 320, 568) && onScreen(seven.screen.headingLabel).minY == 0)
    seven.tap(seven.screen.edgesButton)
    #expect(seven.screen.view.frame == rect(0, 64, 320, 504) && onScreen(seven.screen.headingLabel).minY == 64)
    seven.tap(seven.screen.edgesButton)
    #expect(seven.screen.view.frame == rect(0, 0, 320, 568))
  }

  @Test("C5: layout guides keep labels below the bars of both generations")
  func guides() throws {
    let six = try Stage { LayoutGuidesViewController() }
    #expect(onScreen(six.screen.topLabel).minY == 84 && onScreen(six.screen.bottomLabel).maxY == 548)
    let seven = try Stage("iphone-5", .iOS(7, 1)) { LayoutGuidesViewController() }
    #expect(onScreen(seven.screen.topLabel).minY == 84 && onScreen(seven.screen.bottomLabel).maxY == 548)
    let root = try Stage("iphone-5", .iOS(7, 1), in: .none) { LayoutGuidesViewController() }
    #expect(root.screen.topLabel.frame.minY == 40)
  }

  @Test("C8: a table gets insets as large as the extension, in iOS 7")
  func insets() throws {
    let six = try Stage { ScrollInsetsViewController() }.screen.tableView
    #expect(six?.contentInset == .zero && six?.contentOffset == .zero)
    let seven = try Stage("iphone-5", .iOS(7, 1)) { ScrollInsetsViewController() }
    #expect(seven.screen.tableView.contentInset == UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0))
    #expect(seven.screen.tableView.contentOffset == CGPoint(x: 0, y: -64))
    #expect(seven.session.log == ["contentInset.top 64.000000 contentOffset.y -64.000000"])
  }
}

extension AreaTests {
  @Test("C6: what is black around a view is the window")
  func backdrop() throws {
    let view = try #require(Stage { SetFrameVerticalViewController() }.screen.view)
    #expect(sequence(first: view, next: \.superview).dropLast().allSatisfy { $0.backgroundColor == nil })
    #expect(sequence(first: view, next: \.superview).map(\.self).last === view.window)
  }

  @Test("C10: edges are a mask of bits")
  func edgeBits() {
    #expect([UIRectEdge.top, .left, .bottom, .right].map(\.rawValue) == [1, 2, 4, 8])
    #expect(UIRectEdge.all == [.top, .left, .bottom, .right])
  }
}

/// Labels whose constraints are created during layout. Basis: the answer's code and the widths of iOS 6, calculated.
@MainActor struct RecipientsScreenTests {
  @Test("D1, D4, D5: four rows in 320 points, 148 points high")
  func portrait() throws {
    let screen = try Stage(in: .none) { RecipientsViewController() }.screen
    #expect(screen.recipientsView.frame == rect(0, 0, 320, 148))
    #expect(screen.recipientsView.subviews.map(\.frame.minX) == [20, 53, 189, 20, 20, 171, 20])
    #expect(screen.recipientsView.subviews.map(\.frame.minY) == [20, 20, 20, 49, 78, 78, 107])
  }

  /// The case has the labels' widths of iOS 6, plus two features of later releases.
  @Test("D3: where `|-` means margins of 8 points, three rows are enough, 95 points high")
  func margins() throws {
    var profile = SystemProfile.profile(for: .iOS(6, 1))
    profile.behaviors.formUnion([.layoutMarginsExist, .symbolicSuperviewSpacingUsesMargins])
    let session = Session(environment: SystemEnvironment(profile: profile, device: try DeviceCatalog.find("iphone-5")))
    let screen = session.perform { RecipientsViewController() }
    session.launch { screen }
    #expect(screen.recipientsView.frame == rect(0, 0, 320, 95))
    #expect(screen.recipientsView.subviews.map(\.frame.minX) == [8, 41, 177, 8, 174, 8, 141])
    #expect(screen.recipientsView.subviews.map(\.frame.minY) == [8, 8, 8, 37, 37, 66, 66])
  }

  @Test("D3: on iOS 8 itself, rows begin 8 points from the edges")
  func laterMargins() throws {
    let view = try #require(Stage("iphone-5", .iOS(8), in: .none) { RecipientsViewController() }.screen.recipientsView)
    let labels = view.subviews
    #expect(labels.map(\.frame.minX).min() == 8 && labels[0].frame.origin == CGPoint(x: 8, y: 8))
    #expect(labels.map(\.frame.maxY).max() == view.frame.height - 8)
  }

  @Test("D10: without recipients, the last format names a view that is not there: a weakness that is kept")
  func nobody() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let stage = try Stage(in: .none) { UIViewController() }
        stage.session.perform {
          stage.screen.view.addSubview(RecipientsView(frame: rect(0, 0, 320, 100)))
          stage.screen.view.layoutIfNeeded()
        }
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("'NSInvalidArgumentException', reason: 'Unable to parse constraint format: "))
    #expect(message.contains("nextView is not a key in the views dictionary."))
  }

  @Test("D6, D8, D11: rows are 8 points apart; a label may end nearer to the edge than 20 points")
  func rows() throws {
    let labels = try Stage(in: .none) { RecipientsViewController() }.screen.recipientsView.subviews
    #expect(labels[3].frame.minY - labels[2].frame.maxY == 8)
    #expect(labels[5].frame.maxX == 296 && labels[2].frame.maxX == 278)
    #expect(labels.allSatisfy { $0.frame.height == 21 })
  }

  @Test("D7: another layout makes the same constraints anew and keeps the labels")
  func again() throws {
    let stage = try Stage(in: .none) { RecipientsViewController() }, view = try #require(stage.screen.recipientsView)
    let count = view.constraints.count, labels = view.subviews
    stage.session.perform { view.setNeedsLayout() }
    stage.session.commitWindows()
    #expect(view.constraints.count == count && view.subviews == labels && labels.count == 7)
    #expect(view.frame == rect(0, 0, 320, 148))
  }

  @Test("D2: two rows in 568 points")
  func landscape() throws {
    let screen = try Stage("iphone-5", .iOS(6, 1), .landscapeRight, in: .none) { RecipientsViewController() }.screen
    #expect(screen.recipientsView.frame.height == 90)
    #expect(screen.recipientsView.subviews.map(\.frame.minX) == [20, 53, 189, 286, 20, 171, 304])
  }
}
