import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// A sample that is rotated.
/// The screens of a published sample of 2012, pushed onto a navigation controller and rotated. Basis: derived from the
/// sample's code and the rules of autoresizing; the article's logs for the sizes at load.
@MainActor struct TurnedSampleTests {
  /// Lays out its parts in `viewDidLoad`, where the view is 320x548, with autoresizing masks.
  final class Parts: UIViewController {
    let parts: [(CGRect, UIView.AutoresizingMask)]
    init(_ parts: [(CGRect, UIView.AutoresizingMask)]) {
      self.parts = parts
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      for (frame, mask) in parts {
        let view = UIView(frame: frame)
        view.autoresizingMask = mask
        self.view.addSubview(view)
      }
    }

    var frames: [CGRect] { view.subviews.map(\.frame) }
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private func push(_ parts: [(CGRect, UIView.AutoresizingMask)], height: CGFloat = 568) throws -> Parts {
    let session = try Session.phone(CGSize(width: 320, height: height), .iOS(6, 1))
    let (menu, screen) = session.perform { (UIViewController(), Parts(parts)) }
    let navigation = session.perform { UINavigationController(rootViewController: menu) }
    _ = session.show(navigation)
    navigation.pushViewController(screen, animated: true)
    session.commitWindows()
    return screen
  }

  /// Expects the frames after a rotation and after the way back.
  private func expect(
    _ screen: Parts, portrait: [CGRect], landscape: [CGRect], _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(screen.frames == portrait, sourceLocation: location)
    for side in [UIInterfaceOrientation.landscapeLeft, .landscapeRight] {
      screen.session.rotate(to: side)
      #expect(screen.frames == landscape, sourceLocation: location)
    }
    screen.session.rotate(to: .portrait)
    #expect(screen.frames == portrait, sourceLocation: location)
  }

  @Test("Fill: with a mask it fills the view, without one it stays, and nothing stays nothing in portrait")
  func fill() throws {
    let both: UIView.AutoresizingMask = [.flexibleWidth, .flexibleHeight]
    try expect(
      push([(rect(0, 0, 320, 548), both)]), portrait: [rect(0, 0, 320, 504)], landscape: [rect(0, 0, 568, 268)])
    try expect(
      push([(rect(0, 0, 320, 460), both)], height: 480), portrait: [rect(0, 0, 320, 416)],
      landscape: [rect(0, 0, 480, 268)])
    try expect(
      push([(rect(0, 0, 320, 548), [])]), portrait: [rect(0, 0, 320, 548)], landscape: [rect(0, 0, 320, 548)])
    let zero = try push([(.zero, both)])
    #expect(zero.frames == [.zero])
    zero.session.rotate(to: .landscapeLeft)
    #expect(zero.frames == [rect(0, 0, 248, 0)])
  }

  @Test("Header & Footer, Vertical")
  func vertical() throws {
    let screen = try push([
      (rect(0, 0, 320, 50), .flexibleWidth), (rect(0, 498, 320, 50), [.flexibleWidth, .flexibleTopMargin]),
      (rect(0, 50, 320, 448), [.flexibleWidth, .flexibleHeight]),
    ])
    expect(
      screen, portrait: [rect(0, 0, 320, 50), rect(0, 454, 320, 50), rect(0, 50, 320, 404)],
      landscape: [rect(0, 0, 568, 50), rect(0, 218, 568, 50), rect(0, 50, 568, 168)])
  }

  @Test("Horizontal")
  func horizontal() throws {
    let screen = try push([
      (rect(225, 20, 75, 33), .flexibleLeftMargin), (rect(20, 21.5, 197, 30), .flexibleWidth),
      (rect(20, 61, 46, 30), []), (rect(74, 61, 226, 30), .flexibleWidth), (rect(204, 99, 96, 44), .flexibleLeftMargin),
    ])
    expect(
      screen, portrait: screen.parts.map(\.0),
      landscape: [
        rect(473, 20, 75, 33), rect(20, 21.5, 445, 30), rect(20, 61, 46, 30), rect(74, 61, 474, 30),
        rect(452, 99, 96, 44),
      ])
  }

  @Test("parts that just fit both ways are not squeezed on the way between them")
  func noDetour() throws {
    let screen = try push([
      (rect(0, 0, 320, 130), .flexibleWidth), (rect(0, 130, 320, 288), [.flexibleWidth, .flexibleHeight]),
      (rect(0, 418, 320, 130), [.flexibleWidth, .flexibleTopMargin]),
    ])
    expect(
      screen, portrait: [rect(0, 0, 320, 130), rect(0, 130, 320, 244), rect(0, 374, 320, 130)],
      landscape: [rect(0, 0, 568, 130), rect(0, 130, 568, 8), rect(0, 138, 568, 130)])
  }

  @Test("bars, windows and screens of each generation", arguments: [6, 7, 8])
  func surroundings(major: Int) throws {
    let session = try Session.phone(CGSize(width: 320, height: 568), .iOS(major))
    let navigation = session.perform { UINavigationController(rootViewController: UIViewController()) }
    navigation.isToolbarHidden = false
    let window = session.show(navigation)
    session.rotate(to: .landscapeRight)
    let statusBar: CGFloat = major < 8 ? 20 : 0
    #expect(navigation.navigationBar.frame == rect(0, statusBar, 568, 32))
    #expect(navigation.toolbar.frame.height == 32 && navigation.toolbar.frame.width == 568)
    #expect(session.environment.statusBarHeight == statusBar)
    #expect(window.bounds.size == (major < 8 ? CGSize(width: 320, height: 568) : CGSize(width: 568, height: 320)))
    #expect(window.isKeyWindow && navigation.view.transform.isIdentity == (major >= 8))
    session.rotate(to: .portrait)
    #expect(navigation.navigationBar.frame == rect(0, 20, 320, 44) && navigation.view.transform.isIdentity)
  }

  @Test("a table below a translucent bar keeps its top at the bar", arguments: [7, 9, 11, 13])
  func table(major: Int) throws {
    let screen = major == 7 ? CGSize(width: 320, height: 568) : CGSize(width: 375, height: 667)
    let session = try Session.phone(screen, .iOS(major))
    let root = session.perform { UIViewController() }
    let table = session.perform { UITableView(frame: .zero, style: .plain) }
    root.view = table
    _ = session.show(session.perform { UINavigationController(rootViewController: root) })
    #expect(table.adjustedContentInset.top == 64 && table.contentOffset.y == -64)
    session.rotate(to: .landscapeLeft)
    let top: CGFloat = major == 7 ? 52 : 32
    #expect(table.adjustedContentInset.top == top && table.contentOffset.y == -top)
    #expect(table.bounds.size == CGSize(width: screen.height, height: screen.width))
    session.rotate(to: .portrait)
    #expect(table.adjustedContentInset.top == 64 && table.contentOffset.y == -64)
  }
}
