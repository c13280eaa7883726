import CoreTypes
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Baselines and alignment rects. Basis: frames that Xcode 4.6 saved, the class references, derived otherwise.
@MainActor struct BaselineTests {
  /// Places a view without height on a baseline.
  private func place(_ first: Bool, of view: UIView, on board: Board) -> CGFloat {
    let mark = board.view(1, 0), anchor = first ? view.firstBaselineAnchor : view.lastBaselineAnchor
    mark.topAnchor.constraint(equalTo: anchor).isActive = true
    board.layOut()
    return mark.frame.minY
  }

  private func pin(_ view: UIView, on board: Board, height: CGFloat) {
    board.activate(
      view.topAnchor.constraint(equalTo: board.root.topAnchor, constant: 20),
      view.leftAnchor.constraint(equalTo: board.root.leftAnchor), view.heightAnchor.constraint(equalToConstant: height))
  }

  @Test("iOS 6: label 17 and 4 points from its edges, rounded field 21 and 9, bevelled button 21 and 11")
  func iOS6() throws {
    let board = try Board(.iOS(6, 1), on: "iphone-5", 320, 480), label = board.label("Name:")
    let field = board.add { UITextField() }
    (field.borderStyle, field.text, field.font) = (.roundedRect, "Field", .systemFont(ofSize: 14))
    field.contentVerticalAlignment = .center  // as in documents
    let button = board.add { UIButton(type: .roundedRect) }
    button.setTitle("Search", for: .normal)
    for (view, height, offsets) in [(label, 21, [17, 4]), (field, 30, [21, 9]), (button, 32, [21, 11])]
      as [(UIView, CGFloat, [CGFloat])]
    {
      pin(view, on: board, height: height)
      #expect(place(true, of: view, on: board) == 20 + offsets[0])
      #expect(place(false, of: view, on: board) == 20 + height - offsets[1])
    }
    #expect(button.frame.height == 33 && field.frame.height == 30)
  }

  /// Basis: captured, for the higher label: see `LabelTests.stretchedBaselines`.
  @Test("two lines have two baselines, and in a higher label they keep to its edges")
  func label() throws {
    let board = try Board(.iOS(12), on: "iphone-5", 320, 480), label = board.label("One\nTwo")
    label.numberOfLines = 0
    board.activate(label.topAnchor.constraint(equalTo: board.root.topAnchor))
    let font = board.session.resolve(label.font), grid = board.session.pixelGrid
    let first = place(true, of: label, on: board), last = place(false, of: label, on: board)
    #expect(first == grid.round(font.ascender) && abs(last - first - font.lineHeight) <= 0.5)
    let height = label.frame.height
    label.heightAnchor.constraint(equalToConstant: height + 20).isActive = true
    #expect(place(true, of: label, on: board) == first && place(false, of: label, on: board) == last + 20)
  }

  @Test("without text the edges are the baselines, also of a button without title, which gets no label for that")
  func edges() throws {
    let board = try Board(320, 480), view = board.view(10, 30),
      button = board.add { UIButton(type: .custom) }
    for view in [view, button] { pin(view, on: board, height: 30) }
    #expect(place(true, of: view, on: board) == 20 && place(false, of: view, on: board) == 50)
    #expect(place(true, of: button, on: board) == 20 && place(false, of: button, on: board) == 50)
    #expect(button.subviews.isEmpty && view.forFirstBaselineLayout === view && view.forBaselineLayout() === view)
  }

  @Test("a button leaves its baselines to its title; a first baseline follows the last one, and that the older method")
  func chain() throws {
    let button = UIButton(type: .custom), board = try Board(100, 100)
    #expect(button.forLastBaselineLayout === button.titleLabel)
    let old = board.perform { OldStyleView() }
    #expect(old.forFirstBaselineLayout === old.label)
  }

  @Test("a custom view has the baseline of the view that it names, placed by constraints or by a frame")
  func custom() throws {
    for usesConstraints in [true, false] {
      let board = try Board(.iOS(12), on: "iphone-5", 320, 480), view = board.add { OldStyleView() }
      view.label.text = "x"
      let baseline = board.session.pixelGrid.round(board.session.resolve(view.label.font).ascender)
      if usesConstraints {
        view.label.translatesAutoresizingMaskIntoConstraints = false
        board.activate(view.label.topAnchor.constraint(equalTo: view.topAnchor, constant: 12))
      } else {
        view.label.frame = CGRect(x: 0, y: 12, width: 50, height: 20.5)
      }
      pin(view, on: board, height: 60)
      #expect(place(true, of: view, on: board) == 20 + 12 + baseline)
      #expect(place(false, of: view, on: board) == 20 + 12 + baseline)
    }
  }

  @Test("a column has the baselines of its first and last views, a row those of its highest (documented)")
  func stacks() throws {
    for axis in [NSLayoutConstraint.Axis.vertical, .horizontal] {
      let board = try Board(.iOS(12), on: "iphone-5", 320, 480)
      let labels = [board.label("small", size: 10), board.label("large", size: 40), board.label("medium", size: 20)]
      let stack = board.add { UIStackView(arrangedSubviews: labels) }
      stack.axis = axis
      board.layOut()
      #expect(stack.forFirstBaselineLayout === labels[axis == .vertical ? 0 : 1])
      #expect(stack.forLastBaselineLayout === labels[axis == .vertical ? 2 : 1])
    }
  }

  @Test("a text view has the baselines of its text, inside its insets")
  func textView() throws {
    let board = try Board(.iOS(12), on: "iphone-5", 320, 480), text = board.add { UITextView() }
    (text.text, text.font) = ("One", .systemFont(ofSize: 17))
    board.activate(text.widthAnchor.constraint(equalToConstant: 100))
    pin(text, on: board, height: 100)
    let baseline = board.session.pixelGrid.round(board.session.resolve(text.effectiveFont).ascender)
    #expect(place(true, of: text, on: board) == 20 + text.textContainerInset.top + baseline)
    #expect(place(false, of: text, on: board) == 20 + text.textContainerInset.top + baseline)
  }

  @Test("the bevel of iOS 6 buttons lies below the rectangle that constraints see: 44 points are a frame of 45")
  func bevel() throws {
    let board = try Board(.iOS(6, 1), on: "iphone-5", 320, 548)
    let button = board.add { UIButton(type: .roundedRect) }, below = board.view(10, 10)
    board.perform {
      for edge in [NSLayoutConstraint.Attribute.left, .top, .right] {
        NSLayoutConstraint.draft(button, edge, board.root, edge).isActive = true
      }
      NSLayoutConstraint.draft(button, .height, plus: 32).isActive = true
      NSLayoutConstraint.draft(below, .top, button, .bottom, plus: 8).isActive = true
      board.layOut()
    }
    #expect(button.frame == CGRect(x: 0, y: 0, width: 320, height: 33) && below.frame.minY == 40)
  }

  @Test("an image's insets are those of the view that shows it; its natural size is without them")
  func images() throws {
    let board = try Board(320, 480), view = board.add { UIImageView() }
    view.image = UIImage(name: "shadow", size: CGSize(width: 50, height: 40))
      .withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(view.alignmentRectInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(view.intrinsicContentSize == CGSize(width: 44, height: 36))
    board.activate(
      view.leftAnchor.constraint(equalTo: board.root.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: board.root.topAnchor, constant: 10))
    board.layOut()
    #expect(view.frame == CGRect(x: 8, y: 9, width: 50, height: 40))
  }

  @Test("a view may turn frames into alignment rectangles in its own way")
  func ownRectangles() throws {
    let board = try Board(320, 480), view = board.add { FramedView() }
    board.activate(
      view.leftAnchor.constraint(equalTo: board.root.leftAnchor),
      view.topAnchor.constraint(equalTo: board.root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10))
    board.layOut()
    #expect(view.frame == CGRect(x: -5, y: -5, width: 20, height: 20))
  }
}

@MainActor private final class OldStyleView: UIView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func forBaselineLayout() -> UIView { label }
}

@MainActor private final class FramedView: UIView {
  override func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.insetBy(dx: 5, dy: 5) }
  override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.insetBy(dx: -5, dy: -5) }
}
