import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Right to left. Basis: the class references; Stevia's tests for the view that determines the direction.
@MainActor struct ReadingDirectionTests {
  private func frame(
    _ attribute: NSLayoutConstraint.Attribute, _ other: NSLayoutConstraint.Attribute, plus constant: CGFloat,
    _ semantics: UISemanticContentAttribute = .unspecified
  ) throws -> CGFloat {
    let board = try Board(.iOS(12), on: "iphone-x", 300, 100), view = board.view(20, 20)
    board.session.change { $0.layoutDirection = .rightToLeft }
    board.root.semanticContentAttribute = semantics
    board.perform {
      NSLayoutConstraint.draft(view, attribute, board.root, other, plus: constant).isActive = true
      board.layOut()
    }
    return view.frame.minX
  }

  @Test("leading is right, with the constant leftwards; left and right stay")
  func edges() throws {
    #expect(try frame(.leading, .leading, plus: 20) == 260)
    #expect(try frame(.trailing, .trailing, plus: -20) == 20)
    #expect(try frame(.leading, .centerX, plus: 20) == 110)
    #expect(try frame(.left, .left, plus: 20) == 20)
    #expect(try frame(.leading, .leadingMargin, plus: 0) == 272)
    #expect(try frame(.left, .leftMargin, plus: 0) == 8)
    #expect(try frame(.centerX, .centerX, plus: 20) == 160)
  }

  @Test("a view's meaning can keep what is in it from turning, or turn it")
  func semantics() throws {
    for (semantics, x) in [
      (UISemanticContentAttribute.unspecified, CGFloat(260)), (.playback, 20), (.spatial, 20), (.forceLeftToRight, 20),
      (.forceRightToLeft, 260),
    ] {
      #expect(try frame(.leading, .leading, plus: 20, semantics) == x)
    }
    typealias Direction = UIUserInterfaceLayoutDirection
    #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft) == Direction.rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft) == Direction.leftToRight)
  }

  @Test("a view that changes its direction is laid out anew")
  func change() throws {
    let board = try Board(300, 100), view = board.view(20, 20)
    board.activate(view.leadingAnchor.constraint(equalTo: board.root.leadingAnchor, constant: 20))
    board.layOut()
    board.root.semanticContentAttribute = .forceRightToLeft
    board.layOut()
    #expect(view.frame.minX == 260)
  }

  @Test("constraints between views go by the view they are in, not by what the views say of their contents")
  func siblings() throws {
    let board = try Board(300, 100), views = [board.view(20, 20), board.view(20, 20)]
    board.activate(
      views[0].leftAnchor.constraint(equalTo: board.root.leftAnchor, constant: 100),
      views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor, constant: 10))
    for view in views { view.semanticContentAttribute = .forceRightToLeft }
    board.layOut()
    #expect(views[1].frame.minX == 130)
    board.root.semanticContentAttribute = .forceRightToLeft
    for view in views { view.semanticContentAttribute = .forceLeftToRight }
    board.layOut()
    #expect(views[1].frame.minX == 70)
  }
}
