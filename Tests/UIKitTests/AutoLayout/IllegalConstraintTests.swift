import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Invalid constraints, with UIKit's messages. Basis: published logs of the generations.
@MainActor struct IllegalConstraintTests {
  private static let initializer =
    "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "

  private func problem(
    _ version: SystemVersion, _ attribute: NSLayoutConstraint.Attribute, _ other: NSLayoutConstraint.Attribute,
    times multiplier: CGFloat = 1
  ) throws -> String? {
    let board = try Board(version, 320, 480), view = board.view()
    return board.perform {
      NSLayoutConstraint.draft(view, attribute, other == .notAnAttribute ? nil : board.root, other, times: multiplier)
        .problem
    }
  }

  private static let location = """
    A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal \
    constraint of a location equal to a constant. Location attributes must be specified in pairs
    """

  @Test("a location is no number: iOS 8 and 9 name the initialiser, later releases the item")
  func locationAlone() throws {
    for version in [SystemVersion.iOS(8), .iOS(9)] {
      #expect(try problem(version, .top, .notAnAttribute) == Self.initializer + Self.location)
    }
    let later = try #require(try problem(.iOS(10), .top, .top, times: 0))
    #expect(later.hasPrefix("NSLayoutConstraint for <UIView: 0x") && later.hasSuffix("(0 0; 0 0)>: \(Self.location)."))
  }

  @Test("leading and trailing do not go with left and right, since iOS 8")
  func mixedDirections() throws {
    let text = """
      A constraint cannot be made between a leading/trailing attribute and a right/left attribute. \
      Use leading/trailing for both or neither.
      """
    #expect(try problem(.iOS(8), .leading, .left) == Self.initializer + text)
    #expect(try problem(.iOS(12), .rightMargin, .trailing)?.hasSuffix(": \(text)") == true)
    #expect(try problem(.iOS(7), .leading, .left) == nil)
    #expect(try problem(.iOS(12), .leading, .centerX) == nil)
  }

  @Test(
    "lengths do not mix with places",
    arguments: [(.top, .height), (.left, .width), (.width, .left), (.height, .centerY)]
      as [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)])
  func badPairs(_ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute) throws {
    #expect(try problem(.iOS(8), first, second) == Self.initializer + "Invalid pairing of layout attributes")
  }

  @Test("a length may be a multiple of nothing, or of the length across")
  func legalLengths() throws {
    for version in [SystemVersion.iOS(6, 1), .iOS(7), .iOS(12)] {
      #expect(try problem(version, .width, .notAnAttribute, times: 0) == nil)
      #expect(try problem(version, .width, .height, times: 0) == nil)
      #expect(try problem(version, .height, .width, times: 0.5) == nil)
    }
    let board = try Board(.iOS(6, 1), on: "iphone-5", 320, 480), view = board.view()
    board.perform {
      NSLayoutConstraint.draft(view, .width, board.root, .width, times: 0, plus: 206).isActive = true
      board.layOut()
    }
    #expect(view.bounds.width == 206)
  }

  @Test("items are views, and guides since iOS 9")
  func items() throws {
    func problem(_ version: SystemVersion) throws -> String? {
      let item = NSObject()
      return try withExtendedLifetime(item) {
        try Session.of(version).perform { NSLayoutConstraint.draft(item, .width).problem }
      }
    }
    let old = "Constraint items must each be an instance of UIView or subclass"
    for version in [SystemVersion.iOS(6, 1), .iOS(8)] { #expect(try problem(version) == Self.initializer + old) }
    #expect(try problem(.iOS(9))?.hasSuffix(": Constraint items must each be a view or layout guide.") == true)
  }

  @Test("numbers are finite, and there is a first item")
  func numbers() throws {
    let board = try Board(320, 480), view = board.view()
    board.perform {
      #expect(
        NSLayoutConstraint.draft(view, .width, times: .nan).problem
          == "Multiplier is not finite!  That's illegal.  multiplier:nan")
      #expect(
        NSLayoutConstraint.draft(view, .width, plus: .infinity).problem
          == "Constant is not finite!  That's illegal.  constant:inf")
      #expect(
        NSLayoutConstraint.draft(nil, .width).problem
          == "NSLayoutConstraint for (null): Constraint must contain a first layout item")
      #expect(NSLayoutConstraint.draft(view, .notAnAttribute).problem?.hasSuffix("first layout item") == true)
    }
  }

  @Test("the initialiser, anchors and the constant end the program with these words")
  func raising() async {
    let location = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
          constant: 0)
      }
    }
    #expect(location.says("'NSInvalidArgumentException', reason: 'NSLayoutConstraint for <UIView: 0x"))
    let directions = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        withExtendedLifetime(view) { _ = view.leadingAnchor.constraint(equalTo: view.leftAnchor) }
      }
    }
    #expect(directions.says("Use leading/trailing for both or neither."))
    let constant = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        withExtendedLifetime(view) { view.widthAnchor.constraint(equalToConstant: 1).constant = .nan }
      }
    }
    #expect(constant.says("Constant is not finite!  That's illegal.  constant:nan"))
  }

  /// Basis: documented, the bounds; recalled, the words; assumed, the kind of exception.
  @Test("a constraint's priority is above 0 and at most 1000; one of a document is put right")
  func priorityBounds() async throws {
    let tooMuch = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { NSLayoutConstraint().priority = .required + 0.5 }
    }
    #expect(
      tooMuch.says(
        "'NSInternalInconsistencyException', reason: 'It's illegal to set priority:1000.5.  Priorities must be "
          + "greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000.'"))
    let nothing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { NSLayoutConstraint().priority = UILayoutPriority(0) }
    }
    #expect(nothing.says("It's illegal to set priority:0."))
    let constraint = NSLayoutConstraint()
    for value in [Float(0.25), 1000, 1] {
      constraint.priority = UILayoutPriority(value)
      #expect(constraint.priority.rawValue == value)
    }
    #expect(UILayoutPriority(2000).legalized == .required && UILayoutPriority(-1).legalized.isLegal)
    #expect(UILayoutPriority(.nan).legalized.isLegal)
  }

  @Test("natural sizes may hug and resist at priorities that constraints may not have")
  func naturalPriorities() throws {
    let board = try Board(320, 480), weak = board.view(40, 10), strong = board.view(40, 10)
    weak.setContentHuggingPriority(UILayoutPriority(0), for: .horizontal)
    strong.setContentHuggingPriority(UILayoutPriority(1001), for: .horizontal)
    board.activate(
      weak.leftAnchor.constraint(equalTo: board.root.leftAnchor),
      strong.leftAnchor.constraint(equalTo: weak.rightAnchor),
      strong.rightAnchor.constraint(equalTo: board.root.rightAnchor))
    board.layOut()
    #expect([weak, strong].map(\.frame.width) == [280, 40])
  }

  @Test("in a window the priority of an active constraint does not become required, or stop being it")
  func priority() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let window = UIWindow(), view = UIView(), width = view.widthAnchor.constraint(equalToConstant: 1)
        window.addSubview(view)
        width.priority = .defaultLow
        width.priority = .required
        width.isActive = true
        width.priority = .defaultLow
      }
    }
    #expect(
      result.says(
        """
        'NSInternalInconsistencyException', reason: 'Mutating a priority from required to not on an installed constraint \
        (or vice-versa) is not supported.  You passed priority 250 and the existing priority was 1000.'
        """))
  }
}
