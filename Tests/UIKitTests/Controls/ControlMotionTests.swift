import CoreTypes
import DisplayLists
import SystemProfiles
import Testing

@testable import UIKit

/// Controls are shown in between while they move to values that they already have.
@MainActor struct ControlMotionTests {
  /// Launches a control, and lets a second pass.
  private func launch<Control: UIView>(_ version: SystemVersion, _ make: () -> Control) throws -> (Session, Control) {
    let session = Session(
      environment: SystemEnvironment(profile: .profile(for: version), device: try DeviceCatalog.find("iphone-5")))
    let screen = session.perform { UIViewController() }
    let control = session.perform { make() }
    session.perform { screen.view.addSubview(control) }
    session.launch(root: { screen })
    session.advance(by: 1)
    return (session, control)
  }

  /// Basis: half of the duration of a symmetric curve is half of the distance.
  @Test(arguments: [SystemVersion.iOS(6), .iOS(7), .iOS(17), .iOS(26)]) func theKnobOfASwitchSlides(
    version: SystemVersion
  ) throws {
    let (session, control) = try launch(version) { UISwitch(frame: CGRect(x: 50, y: 100, width: 0, height: 0)) }
    let off = session.recordFrame(of: control)
    session.perform { control.setOn(true, animated: true) }
    #expect(control.isOn && session.isMoving && session.recordFrame(of: control) == off)
    session.advance(by: 0.125)
    #expect(abs(control.shownShare - 0.5) < 0.001)
    let between = session.recordFrame(of: control)
    session.advance(by: 0.2)
    let on = session.recordFrame(of: control)
    #expect(!session.isMoving && control.shownShare == 1 && between != off && between != on)
    session.perform { control.isOn = false }
    #expect(session.recordFrame(of: control) == off)
  }

  /// Basis: a touch is animated.
  @Test func aTouchedSwitchSlidesAndTurnsBackFromWhereItIs() throws {
    let (session, control) = try launch(.iOS(17)) { UISwitch(frame: CGRect(x: 50, y: 100, width: 0, height: 0)) }
    session.tap(at: CGPoint(x: 70, y: 115))
    session.advance(by: 0.1)
    let share = control.shownShare
    #expect(control.isOn && share > 0 && share < 1)
    session.tap(at: CGPoint(x: 70, y: 115))
    #expect(!control.isOn && abs(control.shownShare - share) < 0.2 && control.shownShare > 0)
  }

  /// Basis: recalled; a block of the app has its own duration.
  @Test func barsAndThumbsTakeTheTimeOfTheBlockAroundThem() throws {
    let (session, bar) = try launch(.iOS(17)) { UIProgressView(frame: CGRect(x: 20, y: 100, width: 200, height: 4)) }
    session.perform { bar.setProgress(1, animated: true) }
    session.advance(by: 0.125)
    #expect(abs(bar.shownProgress - 0.5) < 0.001 && bar.progress == 1)
    session.advance(by: 0.2)
    session.perform {
      UIView.animate(
        withDuration: 2, delay: 0, options: .curveLinear, animations: { bar.setProgress(0, animated: true) })
    }
    session.advance(by: 0.5)
    #expect(abs(bar.shownProgress - 0.75) < 0.001)
  }

  /// Basis: `setValue(_:animated:)` reference.
  @Test func theThumbOfASliderSlides() throws {
    let (session, slider) = try launch(.iOS(12)) { UISlider(frame: CGRect(x: 20, y: 100, width: 200, height: 30)) }
    session.perform { slider.setValue(1, animated: true) }
    session.advance(by: 0.125)
    #expect(slider.value == 1 && abs(slider.shownValue - 0.5) < 0.001)
    session.perform { slider.value = 0.25 }
    #expect(slider.shownValue == 0.25)
  }

  /// Basis: recalled, from iOS 13 on the selected segment is a knob that slides; before, it changes immediately.
  @Test(arguments: [SystemVersion.iOS(12), .iOS(13)]) func theKnobOfASegmentedControlSlides(
    version: SystemVersion
  ) throws {
    let (session, control) = try launch(version) { () -> UISegmentedControl in
      let control = UISegmentedControl(items: ["One", "Two", "Three"])
      control.frame = CGRect(x: 20, y: 100, width: 240, height: 32)
      control.selectedSegmentIndex = 0
      return control
    }
    session.tap(at: CGPoint(x: 220, y: 116))
    #expect(control.selectedSegmentIndex == 2)
    let start = session.recordFrame(of: control)
    session.advance(by: 0.15)
    #expect(abs(control.shownIndex - 1) < 0.01)
    #expect((session.recordFrame(of: control) == start) == (version == .iOS(12)))
  }

  /// Basis: assumed, that the indicator fades from dot to dot.
  @Test func theMarkOfAPageControlFades() throws {
    let (session, control) = try launch(.iOS(17)) { () -> UIPageControl in
      let control = UIPageControl(frame: CGRect(x: 20, y: 100, width: 240, height: 30))
      control.numberOfPages = 3
      return control
    }
    session.tap(at: CGPoint(x: 240, y: 115))
    #expect(control.currentPage == 1)
    session.advance(by: 0.1)
    #expect(abs(control.shownShare - 0.5) < 0.001)
    session.advance(by: 0.2)
    #expect(control.shownShare == 1 && !session.isMoving)
  }
}
