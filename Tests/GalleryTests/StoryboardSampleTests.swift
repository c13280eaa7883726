import SystemProfiles
import Testing
import UIKit

@testable import Gallery
@testable import UIKit

/// The storyboard sample on a 4-inch phone with iOS 7.1, below a translucent bar. Basis: frames that Xcode 5 saved for
/// the same constraints; calculated for long text, rotations and the screen's scale of 2.
@MainActor struct StoryboardSampleTests {
  private func show<Screen: UIViewController>(
    _ screen: StoryboardScreen, as type: Screen.Type = UIViewController.self
  ) throws -> Stage<Screen> {
    let stage = try Stage("iphone-5", .iOS(7, 1)) { screen.make() }
    return Stage(session: stage.session, screen: try #require(stage.screen as? Screen))
  }

  private func frames(_ stage: Stage<some UIViewController>) -> [CGRect] { stage.screen.view.subviews.map(\.frame) }

  @Test("H1: the entry point is a navigation controller, its root a table of 13 rows")
  func menu() throws {
    let session = Session(
      environment: SystemEnvironment(profile: .profile(for: .iOS(7, 1)), device: try DeviceCatalog.find("iphone-5")))
    let bundle = session.perform { StoryboardScreen.storyboard.file.bundle }
    session.launch(mainStoryboard: MainStoryboard(name: "StoryboardSample", bundle: bundle)) { StoryboardAppDelegate() }
    let navigation = try #require(session.keyWindow?.rootViewController as? UINavigationController)
    let menu = try #require(navigation.topViewController as? StoryboardMenuViewController)
    let table = try #require(menu.tableView)
    #expect(menu.view === table && table.numberOfRows(inSection: 0) == 13)
    #expect(table.contentInset.top == 64 && table.contentOffset.y == -64)
    #expect(table.visibleCells.allSatisfy { $0.accessoryType == .disclosureIndicator })
    session.tap(at: CGPoint(x: 160, y: 64 + 22))
    session.advance(by: 1)
    #expect(navigation.topViewController is StoryboardBasicViewController)
    session.perform { _ = navigation.popViewController(animated: false) }
    session.advance(by: 1)
    #expect(table.indexPathForSelectedRow == nil && session.diagnostics.isEmpty)
  }

  @Test("H2: guides move what is pinned to them, and leave what is fixed")
  func basic() throws {
    let stage = try show(.basic)
    let fixed = [rect(20, 49, 280, 21), rect(20, 498, 280, 21)]
    #expect(frames(stage) == fixed + [rect(20, 527.5, 280, 20.5), rect(20, 64, 280, 20.5)])
    stage.turn(.landscapeRight)
    #expect(frames(stage) == fixed + [rect(20, 279.5, 528, 20.5), rect(20, 52, 528, 20.5)])
  }

  @Test("H3: in the middle and at the sides")
  func centering() throws {
    let stage = try show(.centering), placed = frames(stage)
    #expect(stage.size == CGSize(width: 320, height: 568))
    #expect(placed.allSatisfy { abs($0.width - 52) <= 1 && $0.height == 20.5 })
    #expect(placed[0].minY == 64 && abs(placed[0].midX - 160) <= 0.25 && placed[4].maxY == 568)
    #expect(placed[1].minX == 0 && abs(placed[2].midX - 160) <= 0.25 && placed[3].maxX == 320)
    #expect(placed[1...3].allSatisfy { abs($0.midY - 284) <= 0.25 })
    stage.turn(.landscapeRight)
    let turned = frames(stage)
    #expect(turned[0].minY == 52 && abs(turned[0].midX - 284) <= 0.25 && turned[4].maxY == 320)
    #expect(turned[3].maxX == 568 && abs(turned[1].midY - 160) <= 0.25)
  }

  @Test("H4: a label of three lines moves its button; one with a fixed frame stays one line")
  func resizeLabel() throws {
    let stage = try show(.resizeLabel, as: StoryboardResizeLabelViewController.self), screen = stage.screen
    #expect(screen.label1.frame == rect(20, 83, 280, 20.5))
    #expect(screen.button1.frame.minY == 111.5 && screen.button1.frame.maxX == 300)
    #expect(screen.button1.frame.height == 30)
    stage.tap(screen.button1)
    stage.tap(screen.button2)
    #expect(screen.label1.frame == rect(20, 83, 280, 61) && screen.button1.frame.minY == 152)
    #expect(screen.label2.frame == rect(20, 191, 280, 21))
    #expect(screen.label2.text == StoryboardResizeLabelViewController.longText)
  }

  @Test("H5: of the fields, the one that hugs least takes the room")
  func resizeHorizontal() throws {
    let stage = try show(.resizeHorizontal, as: StoryboardResizeHorizontalViewController.self), screen = stage.screen
    // The outlets of the fields are swapped.
    let upper = try #require(screen.nameField), lower = try #require(screen.searchField)
    #expect(upper.frame.origin == CGPoint(x: 20, y: 84) && upper.frame.height == 30)
    #expect(screen.searchButton.frame.maxX == 300 && screen.searchButton.frame.minX == upper.frame.maxX + 8)
    #expect(abs(upper.frame.width - 224) <= 2 && abs(lower.frame.minX - 74) <= 1)
    #expect(lower.frame.minY == 122 && lower.frame.maxX == 300 && screen.nameLabel.frame.minY == 126)
    #expect(screen.longTextButton.frame.minY == 160)
    let before = (upper.frame.width, lower.frame.width)
    stage.tap(screen.longTextButton)
    #expect(upper.frame.width < before.0 && lower.frame.width < before.1)
    #expect(screen.searchButton.frame.maxX == 300 && lower.frame.maxX == 300)
    #expect(lower.frame.minX == screen.nameLabel.frame.maxX + 8)
  }

  @Test("H6: a table between strips; it is not the first subview, so its insets stay")
  func resizeVertical() throws {
    let stage = try show(.resizeVertical, as: StoryboardResizeVerticalViewController.self)
    #expect(frames(stage) == [rect(0, 64, 320, 50), rect(0, 518, 320, 50), rect(0, 114, 320, 404)])
    #expect(stage.screen.tableView.contentInset == .zero && stage.screen.tableView.numberOfRows(inSection: 0) == 20)
    stage.turn(.landscapeRight)
    #expect(frames(stage) == [rect(0, 52, 568, 50), rect(0, 270, 568, 50), rect(0, 102, 568, 168)])
  }

  @Test("H7: everything between the bars")
  func fill() throws {
    let stage = try show(.fill)
    #expect(frames(stage) == [rect(0, 64, 320, 504)])
    stage.turn(.landscapeRight)
    #expect(frames(stage) == [rect(0, 52, 568, 268)])
  }

  @Test("H8: a hidden label keeps its room; without text and gap the others move up, at once or animated")
  func hide() throws {
    let stage = try show(.hide, as: StoryboardHideViewController.self), screen = stage.screen
    let shown = [rect(20, 84, 280, 20.5), rect(20, 112.5, 280, 61), rect(20, 181.5, 280, 20.5)]
    #expect(Array(frames(stage).prefix(3)) == shown)
    // Titles are measured in whole points: canvases of every scale saved 33.
    #expect(screen.toggleButton.frame.minY == 210 && screen.toggleButton.frame.height == 33)
    #expect(screen.constraintButton.frame.minY == screen.toggleButton.frame.maxY + 8)
    stage.tap(screen.toggleButton)
    #expect(screen.label2.isHidden && Array(frames(stage).prefix(3)) == shown)
    stage.tap(screen.toggleButton)
    for button in [screen.constraintButton, screen.animationButton] {
      stage.tap(try #require(button))
      stage.session.advance(by: 1)
      #expect(screen.label2.frame.height == 0 && frames(stage)[2].minY == 112.5)
      #expect(screen.toggleButton.frame.minY == 141)
      stage.tap(try #require(button))
      stage.session.advance(by: 1)
      #expect(Array(frames(stage).prefix(3)) == shown && screen.toggleButton.frame.minY == 210)
    }
  }

  @Test("H9: a view loads its content as that content's owner, and is as high as it")
  func customView() throws {
    let stage = try show(.customView, as: StoryboardCustomViewController.self)
    let view = try #require(stage.screen.customView)
    #expect(view.frame == rect(20, 84, 280, 48) && view.imageView.frame == rect(8, 8, 32, 32))
    #expect(view.titleLabel.frame.minX == 48 && view.titleLabel.frame.width == 222)
    #expect(view.titleLabel.frame.height == 20.5 && abs(view.titleLabel.frame.midY - 24) <= 0.25)
    stage.turn(.landscapeRight)
    #expect(view.frame == rect(20, 72, 528, 48) && view.titleLabel.frame.width == 470)
  }

  @Test("H10: a view grows with its labels, which wrap at their widths")
  func flexibleView() throws {
    let stage = try show(.flexibleView, as: StoryboardFlexibleViewController.self), screen = stage.screen
    #expect(screen.customView.frame == rect(20, 84, 280, 89) && screen.resizeButton.frame.minY == 181)
    #expect(abs(screen.resizeButton.frame.midX - 160) <= 0.25)
    stage.tap(screen.resizeButton)
    #expect(screen.customView.label1.frame.height == 41 && screen.customView.label2.frame.height == 81.5)
    #expect(screen.customView.frame == rect(20, 84, 280, 170.5) && screen.resizeButton.frame.minY == 262.5)
  }

  @Test("H11: rows as high as a cell measures for them")
  func flexibleCell() throws {
    let stage = try show(.flexibleCell, as: StoryboardFlexibleCellViewController.self)
    let table = try #require(stage.screen.tableView)
    #expect(table.contentInset.top == 64)
    let heights = (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    #expect(heights == [179, 300.5, 422])
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? ThreeLabelsCell)
    #expect([cell.label1, cell.label2, cell.label3].map { $0.frame.height } == [41, 41, 41])
    #expect(stage.session.diagnostics.isEmpty)
  }

  @Test(
    "H12, H13: content as large as the picture, or as a view says",
    arguments: [StoryboardScreen.largeImage, .largeView])
  func largeContent(which: StoryboardScreen) throws {
    let stage = try show(which)
    let scrollView = try #require(stage.screen.view.subviews.first as? UIScrollView)
    #expect(scrollView.frame == rect(0, 0, 320, 568) && scrollView.contentInset.top == 64)
    #expect(scrollView.contentSize == CGSize(width: 1024, height: which == .largeImage ? 768 : 1024))
    stage.turn(.landscapeRight)
    #expect(scrollView.frame == rect(0, 0, 568, 320) && scrollView.contentSize.width == 1024)
  }

  @Test("H14: content as wide as the screen, and as high as its text is at that width")
  func verticalScroll() throws {
    let stage = try show(.verticalScroll, as: StoryboardVerticalScrollViewController.self),
      article = stage.screen.article
    let scrollView = try #require(stage.screen.scrollView)
    func height(_ width: CGFloat) -> CGFloat {
      (198 + article.textLabel.sizeThatFits(CGSize(width: width - 40, height: 9999)).height).rounded()
    }
    #expect(scrollView.contentSize == CGSize(width: 320, height: height(320)) && height(320) > 400)
    #expect(article.imageView.frame == rect(85, 20, 150, 150))
    #expect(article.textLabel.frame.minY == 178 && article.textLabel.frame.width == 280)
    stage.turn(.landscapeRight)
    #expect(scrollView.contentSize == CGSize(width: 568, height: height(568)) && height(568) < height(320))
    #expect(article.imageView.frame == rect(209, 20, 150, 150))
  }
}
