import SystemProfiles
import Testing
import UIKit

@testable import Gallery
@testable import UIKit

/// The layout sample's screens from documents, on a 4-inch phone with iOS 6.1. Basis: frames that Xcode 4.6 saved for
/// the same constraints, otherwise calculated from these and the widths of iOS 6.
@MainActor struct AutoLayoutTests {
  private func show<Screen: UIViewController>(
    _ orientation: UIInterfaceOrientation = .portrait, _ make: @MainActor () -> Screen
  ) throws -> Stage<Screen> {
    try Stage("iphone-5", .iOS(6, 1), orientation, make)
  }

  private func frames(_ stage: Stage<some UIViewController>) -> [CGRect] { stage.screen.view.subviews.map(\.frame) }

  @Test("G2: four labels in the corners")
  func edge() throws {
    let stage = try show { AutoLayoutEdgeViewController() }
    #expect(
      frames(stage) == [rect(20, 20, 63, 21), rect(226, 20, 74, 21), rect(20, 463, 87, 21), rect(201, 463, 99, 21)])
    stage.turn(.landscapeRight)
    let wide = frames(stage)
    #expect(wide[1].minX == 474 && wide[2].minY == 227 && wide[3].origin == CGPoint(x: 449, y: 227))
  }

  @Test("G3: labels as large as their text; the preferred width survives rotation")
  func sizeToFit() throws {
    let stage = try show { AutoLayoutSizeToFitViewController() }
    #expect(frames(stage) == [rect(20, 20, 107, 21), rect(20, 49, 280, 21), rect(204, 78, 96, 44)])
    stage.tap(stage.screen.longTextButton)
    #expect(frames(stage) == [rect(20, 20, 222, 21), rect(20, 49, 280, 42), rect(204, 99, 96, 44)])
    stage.turn(.landscapeRight)
    #expect(frames(stage) == [rect(20, 20, 222, 21), rect(20, 49, 528, 42), rect(452, 99, 96, 44)])
  }

  @Test("G4: a button whose alignment rectangle is in the middle")
  func center1() throws {
    let stage = try show { AutoLayoutCenter1ViewController() }
    #expect(frames(stage) == [rect(123.5, 230.5, 73, 44)])
    stage.turn(.landscapeRight)
    #expect(frames(stage) == [rect(247.5, 112.5, 73, 44)])
  }

  @Test("G5: labels around the middle, by constants that viewWillLayoutSubviews sets")
  func center2() throws {
    let stage = try show { AutoLayoutCenter2ViewController() }, screen = stage.screen
    #expect(screen.leftLabel.frame == rect(81, 241.5, 29, 21))
    #expect(screen.rightLabel.frame == rect(210, 241.5, 40, 21))
    #expect(screen.topLabel.frame == rect(145, 181, 30, 21))
    #expect(screen.bottomLabel.frame == rect(133, 302, 54, 21))
    stage.turn(.landscapeRight)
    #expect(screen.leftLabel.frame.origin == CGPoint(x: 205, y: 123.5))
    #expect(screen.rightLabel.frame.origin == CGPoint(x: 334, y: 123.5))
    #expect(screen.topLabel.frame.origin == CGPoint(x: 269, y: 63))
    #expect(screen.bottomLabel.frame.origin == CGPoint(x: 257, y: 184))
  }

  @Test("G6: a table between two strips; that it is centred, too, is no conflict")
  func vertical() throws {
    let stage = try show { AutoLayoutVerticalViewController() }
    #expect(frames(stage) == [rect(0, 0, 320, 50), rect(0, 454, 320, 50), rect(0, 50, 320, 404)])
    #expect(stage.screen.tableView.contentSize.height == 2200)
    #expect(stage.session.diagnostics.isEmpty)
    stage.turn(.landscapeRight)
    #expect(frames(stage)[2] == rect(0, 50, 568, 168))
  }

  @Test("G7: the alignment rectangle fills the view, the bevel is below it")
  func fill() throws {
    let stage = try show { AutoLayoutFillViewController() }
    #expect(frames(stage) == [rect(0, 0, 320, 505)])
    stage.turn(.landscapeRight)
    #expect(frames(stage) == [rect(0, 0, 568, 269)])
  }
}

/// Search form by constraints.
/// The form that the article on constraints builds. Basis: frames that Xcode 4.6 saved for the same constraints, and
/// the article's text and pictures; long text is calculated.
@MainActor struct ConstrainedFormTests {
  /// The order of the subviews.
  private enum Part: Int { case nameLabel, nameField, searchField, searchButton, longButton }

  private func show() throws -> Stage<AutoLayoutHorizontalViewController> {
    try Stage { AutoLayoutHorizontalViewController() }
  }

  private func frame(_ part: Part, _ stage: Stage<AutoLayoutHorizontalViewController>) -> CGRect {
    stage.screen.view.subviews[part.rawValue].frame
  }

  @Test("F1: 14 constraints hold the form, and one each the height of the button and of the lower field")
  func constraints() throws {
    let view = try #require(show().screen.view), parts = view.subviews
    #expect(view.constraints.count == 14)
    // Intrinsic sizes remain beside the form's constraints.
    for (part, height) in [(Part.searchButton, CGFloat(32)), (.nameField, 30)] {
      let held = parts[part.rawValue].constraints.filter { !($0 is NSContentSizeLayoutConstraint) }
      #expect(held.map(\.constant) == [height])
    }
    #expect(view.constraints.allSatisfy { $0.priority == .required })
  }

  @Test("F2: the button and the label hug their text more than the fields do")
  func hugging() throws {
    let screen = try show().screen, parts = screen.view.subviews
    #expect(screen.searchButton.contentHuggingPriority(for: .horizontal).rawValue == 251)
    #expect(screen.nameLabel.contentHuggingPriority(for: .horizontal).rawValue == 251)
    #expect(screen.nameLabel.contentHuggingPriority(for: .vertical).rawValue == 250)
    #expect(parts[Part.searchField.rawValue].contentHuggingPriority(for: .horizontal).rawValue == 250)
  }

  @Test("F3, F4, F12: in portrait it is where Xcode saved it")
  func portrait() throws {
    let frames = try show().screen.view.subviews.map(\.frame)
    #expect(
      frames == [
        rect(20, 64, 46, 21), rect(74, 60, 226, 30), rect(20, 20, 197, 30), rect(225, 20, 75, 33),
        rect(204, 98, 96, 44),
      ])
  }

  @Test("F5: views side by side share a baseline")
  func baselines() throws {
    let parts = try show().screen.view.subviews
    func baseline(_ part: Part) throws -> CGFloat {
      let view = parts[part.rawValue], area = view.alignmentRect(forFrame: view.frame)
      return try area.minY + #require(view.baselineOffsets(in: area.size)).lastFromBottom.distance(to: area.height)
    }
    #expect(try baseline(.searchField) == 41 && baseline(.searchButton) == 41)
    #expect(try baseline(.nameLabel) == 81 && baseline(.nameField) == 81)
  }

  @Test("F6: turned, only the fields are wider")
  func landscape() throws {
    let stage = try show()
    stage.turn(.landscapeRight)
    #expect(frame(.searchField, stage) == rect(20, 20, 445, 30))
    #expect(frame(.searchButton, stage) == rect(473, 20, 75, 33))
    #expect(frame(.nameField, stage) == rect(74, 60, 474, 30))
    #expect(frame(.longButton, stage) == rect(452, 98, 96, 44))
  }

  @Test("F7, F8: longer text widens button and label, and the fields shrink; no code sets a frame")
  func longTexts() throws {
    let stage = try show()
    stage.tap(stage.screen.longTextButton)
    #expect(frame(.searchButton, stage) == rect(171, 20, 129, 33))
    #expect(frame(.searchField, stage) == rect(20, 20, 143, 30))
    #expect(frame(.nameLabel, stage).width == 108)
    #expect(frame(.nameField, stage) == rect(136, 60, 164, 30))
    stage.turn(.landscapeRight)
    #expect(frame(.searchButton, stage).minX == 419 && frame(.searchField, stage).width == 391)
    #expect(frame(.nameField, stage) == rect(136, 60, 412, 30))
  }
}

/// Deltas between iOS 6 and 7. Basis: the setting's archived form, calculated.
@MainActor struct DeltasTests {
  @Test("C9: views that are 20 points lower on iOS 7 are back where they were on iOS 6, as high")
  func deltas() throws {
    let seven = try Stage("iphone-5", .iOS(7, 1), in: .none) { DeltasViewController() }.screen
    #expect(seven.label.frame == rect(20, 40, 280, 21) && seven.bodyView.frame == rect(20, 81, 280, 100))
    let six = try Stage(in: .none) { DeltasViewController() }.screen
    #expect(six.label.frame == rect(20, 20, 280, 21) && six.bodyView.frame == rect(20, 61, 280, 100))
  }
}
