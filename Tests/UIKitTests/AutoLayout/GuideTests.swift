import CoreTypes
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// The system's layout guides. Basis: the class references and published measurements, named by test.
@MainActor struct GuideTests {
  private func frame(of guide: UILayoutGuide, on board: Board) -> CGRect {
    let view = board.view()
    board.activate(
      view.leftAnchor.constraint(equalTo: guide.leftAnchor), view.rightAnchor.constraint(equalTo: guide.rightAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor))
    board.layOut()
    #expect(guide.layoutFrame == view.frame)
    return view.frame
  }

  @Test("the margins guide is the rectangle without the margins that the view answers")
  func margins() throws {
    let board = try Board(.iOS(12), on: "iphone-5", 320, 480)
    board.root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    board.root.layout.surroundingInsets.top = 20
    #expect(frame(of: board.root.layoutMarginsGuide, on: board) == CGRect(x: 2, y: 21, width: 314, height: 456))
    #expect(board.root.layoutMarginsGuide === board.root.layoutMarginsGuide)
  }

  /// Basis: published for L (176 points at each side of 1024). The other widths are recalled.
  @Test(
    "readable content is in the middle, as wide as the text size allows",
    arguments: [
      (.extraSmall, 560), (.small, 600), (.medium, 632), (.large, 672), (.extraLarge, 744), (.extraExtraLarge, 824),
      (.extraExtraExtraLarge, 896),
    ] as [(UIContentSizeCategory, CGFloat)])
  func readable(_ category: UIContentSizeCategory, _ width: CGFloat) throws {
    let board = try Board(.iOS(9), on: "ipad-2", 1024, 768)
    board.session.change { $0.contentSizeCategory = category }
    board.root.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    #expect(
      frame(of: board.root.readableContentGuide, on: board)
        == CGRect(x: (1024 - width) / 2, y: 0, width: width, height: 768))
    if category == .large { #expect((1024 - width) / 2 == 176) }
  }

  @Test("on narrow views readable content is what is between the margins")
  func readableOnPhones() throws {
    let board = try Board(.iOS(9), on: "iphone-6", 375, 667)
    board.root.layoutMargins = UIEdgeInsets(top: 3, left: 16, bottom: 4, right: 16)
    #expect(frame(of: board.root.readableContentGuide, on: board) == CGRect(x: 16, y: 3, width: 343, height: 660))
  }

  @Test("the safe area reaches into views inside as far as it covers them")
  func safeArea() throws {
    let board = try Board(.iOS(12), on: "iphone-x", 375, 812)
    board.root.layout.surroundingInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    let inner = UIView(frame: CGRect(x: 10, y: 30, width: 100, height: 760))
    let middle = UIView(frame: CGRect(x: 10, y: 100, width: 100, height: 100))
    board.root.addSubview(inner)
    board.root.addSubview(middle)
    board.layOut()
    #expect(
      inner.safeAreaInsets == UIEdgeInsets(top: 14, left: 0, bottom: 12, right: 0) && middle.safeAreaInsets == .zero)
    #expect(frame(of: board.root.safeAreaLayoutGuide, on: board) == CGRect(x: 0, y: 44, width: 375, height: 734))
  }

  @Test("margins that follow the readable width reach to it, in wide views")
  func readableMargins() throws {
    let board = try Board(.iOS(9), on: "ipad-2", 1024, 768), view = board.view(10, 10)
    board.root.layout.margins.followsReadableWidth = true
    board.activate(
      view.leftAnchor.constraint(equalTo: board.root.layoutMarginsGuide.leftAnchor),
      view.rightAnchor.constraint(equalTo: board.root.layoutMarginsGuide.rightAnchor))
    board.layOut()
    #expect(view.frame.minX == 176 && view.frame.width == 672)
  }

  @Test("a guide says where it is, and whose it is (published)")
  func description() throws {
    let board = try Board(320, 480), guide = UILayoutGuide()
    guide.identifier = "gap"
    #expect(guide.description.hasSuffix(" - \"gap\", layoutFrame = {{0, 0}, {0, 0}}, owningView = (null)>"))
    board.root.addLayoutGuide(guide)
    #expect(guide.description.hasPrefix("<UILayoutGuide: 0x") && guide.description.contains("owningView = <UIView: 0x"))
  }

  @Test("the keyboard's guide tracks edges when it follows the keyboard (documented)")
  func tracking() throws {
    let board = try Board(.iOS(17), 390, 844), guide = board.root.keyboardLayoutGuide, view = board.view()
    let near = view.bottomAnchor.constraint(equalTo: guide.topAnchor)
    let away = view.topAnchor.constraint(equalTo: board.root.topAnchor)
    guide.setConstraints([near], activeWhenNearEdge: .bottom)
    guide.setConstraints([away], activeWhenAwayFrom: [.leading, .trailing])
    #expect(!near.isActive && !away.isActive && !guide.followsUndockedKeyboard)
    guide.followsUndockedKeyboard = true
    #expect(near.isActive && away.isActive && guide.constraints(activeWhenNearEdge: .bottom) == [near])
    guide.setConstraints([], activeWhenNearEdge: .bottom)
    #expect(!near.isActive && away.isActive)
    guide.removeAllTrackedConstraints()
    #expect(!near.isActive && !away.isActive && guide.constraints(activeWhenAwayFrom: .bottom).isEmpty)
  }

  @Test("a guide of the app is where constraints put it, and has no identifier")
  func custom() throws {
    let board = try Board(320, 480), guide = UILayoutGuide()
    board.root.addLayoutGuide(guide)
    board.activate(
      guide.leadingAnchor.constraint(equalTo: board.root.leadingAnchor, constant: 10),
      guide.topAnchor.constraint(equalTo: board.root.topAnchor, constant: 20),
      guide.widthAnchor.constraint(equalToConstant: 30), guide.heightAnchor.constraint(equalTo: guide.widthAnchor))
    board.layOut()
    #expect(guide.layoutFrame == CGRect(x: 10, y: 20, width: 30, height: 30) && guide.identifier == "")
    #expect(guide.constraintsAffectingLayout(for: .vertical).count == 3 && !guide.hasAmbiguousLayout)
  }
}
