import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Runs every case of the folder `Conformance/recordings`.
@MainActor struct RecordingTests {
  @Test("frames are the recorded ones within half a point", arguments: try RecordedCase.all())
  func frames(_ recorded: RecordedCase) throws {
    let screen = try show(recorded)
    #expect(Set(screen.recordedViews.keys) == Set(recorded.configuration.frames.keys))
    for (name, expected) in recorded.configuration.frames.sorted(by: { $0.key < $1.key }) {
      let frame = try #require(screen.recordedViews[name]).frame
      let actual = [frame.minX, frame.minY, frame.width, frame.height]
      let isNear = zip(actual, expected).allSatisfy { abs($0 - $1) <= 0.5 }
      let basis = recorded.recording.basis
      #expect(isNear != recorded.isUnexplained(name), "\(name) is \(actual), was recorded as \(expected) (\(basis))")
    }
  }

  @Test("an exception names a case and a view of its file, and a cause")
  func exceptions() throws {
    for recording in try Recording.all().values {
      for exception in recording.unexplained {
        let named = recording.cases.first { $0.name == exception.case }
        #expect(named?.frames[exception.view] != nil && !exception.cause.isEmpty)
      }
    }
  }

  @Test("no case is lost") func count() throws {
    let sizes = try Recording.all().mapValues(\.cases.count)
    #expect(sizes.values.reduce(0, +) == 61)
    #expect(Set(try Recording.all().values.flatMap { $0.cases.compactMap(\.textSize) }).count == 12)
  }

  /// Shows the screen as in the recording: as the child of a plain controller that is as large as the window.
  private func show(_ recorded: RecordedCase) throws -> any RecordedScreen {
    let session = Session(environment: try recorded.environment())
    let (outer, screen) = try session.perform { (UIViewController(), try makeScreen(recorded.recording.screen)) }
    let window = session.show(outer)
    session.perform {
      outer.addChild(screen)
      screen.view.frame = outer.view.bounds
      screen.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      outer.view.addSubview(screen.view)
      screen.didMove(toParent: outer)
      session.commitWindows()
    }
    #expect(screen.view.isDescendant(of: window))
    return try #require(screen as? any RecordedScreen)
  }

  private func makeScreen(_ name: String) throws -> UIViewController {
    let screen: UIViewController? =
      switch name {
      case "fourLabels": FourLabelsController()
      case "title": TitleController()
      case "addButton": AddButtonController()
      default: nil
      }
    return try #require(screen, "no screen is called \(name)")
  }
}
