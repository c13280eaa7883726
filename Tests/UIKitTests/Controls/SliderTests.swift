import SystemProfiles
import Testing

@testable import UIKit

/// Sliders.
/// Basis: the UISlider reference, unless a test states otherwise.
@MainActor struct SliderTests {
  private func make(_ version: SystemVersion = .iOS(17), rightToLeft: Bool = false) throws -> (UISlider, Session) {
    let session = try Session.of(version)
    let slider = session.perform { UISlider() }
    slider.semanticContentAttribute = rightToLeft ? .forceRightToLeft : .forceLeftToRight
    session.present(slider, at: CGRect(x: 20, y: 100, width: 200, height: 31))
    return (slider, session)
  }

  @Test("the value is pinned to minimum and maximum, and these take each other along")
  func pinned() throws {
    let (slider, _) = try make()
    slider.value = 3
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.value = 7
    slider.minimumValue = 20
    #expect(slider.maximumValue == 20 && slider.value == 20)
    slider.maximumValue = 5
    #expect(slider.minimumValue == 5 && slider.value == 5)
    slider.setValue(.infinity, animated: true)
    #expect(slider.value == 5)
  }

  @Test("a drag of the thumb moves it, and sends actions while it moves")
  func dragging() throws {
    let (slider, session) = try make()
    var values: [Float] = []
    slider.addAction(UIAction { _ in values.append(slider.value) }, for: .valueChanged)
    let finger = try #require(Finger(at: CGPoint(x: 34, y: 115), in: session))
    finger.move(to: CGPoint(x: 120, y: 115))
    #expect(slider.isTracking && abs(slider.value - 0.5) < 0.01)
    finger.move(to: CGPoint(x: 500, y: 115))
    finger.lift()
    #expect(values.count == 2 && slider.value == 1 && !slider.isTracking)
  }

  @Test("a slider that is not continuous tells at the end only")
  func discrete() throws {
    let (slider, session) = try make()
    slider.isContinuous = false
    var count = 0
    slider.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    let finger = try #require(Finger(at: CGPoint(x: 34, y: 115), in: session))
    finger.move(to: CGPoint(x: 120, y: 115))
    finger.move(to: CGPoint(x: 160, y: 115))
    #expect(count == 0)
    finger.lift()
    #expect(count == 1)
  }

  @Test("a touch beside the thumb moves nothing")
  func beside() throws {
    let (slider, session) = try make()
    session.tap(at: CGPoint(x: 190, y: 115))
    #expect(slider.value == 0)
  }

  @Test("from right to left the minimum is at the right")
  func rightToLeft() throws {
    let (slider, session) = try make(rightToLeft: true)
    #expect(slider.shownThumb.maxX == 200)
    let finger = try #require(Finger(at: CGPoint(x: 206, y: 115), in: session))
    finger.move(to: CGPoint(x: 63, y: 115))
    #expect(slider.value > 0.7)
    slider.minimumValueImage = UIImage(name: "low", size: CGSize(width: 20, height: 20))
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds).maxX == 200)
  }

  /// Basis: assumed: the distance between image and track.
  @Test("images at the ends make the track shorter")
  func valueImages() throws {
    let (slider, _) = try make()
    #expect(slider.trackRect(forBounds: slider.bounds).width == 196)
    slider.minimumValueImage = UIImage(name: "low", size: CGSize(width: 20, height: 20))
    slider.maximumValueImage = UIImage(name: "high", size: CGSize(width: 30, height: 20))
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track.minX == 28 && track.maxX == 162)
    #expect(slider.maximumValueImageRect(forBounds: slider.bounds).maxX == 200)
  }

  @Test("subclasses say where track and thumb are, and touches follow them")
  func overriding() throws {
    final class Short: UISlider {
      override func trackRect(forBounds bounds: CGRect) -> CGRect { CGRect(x: 50, y: 14, width: 100, height: 4) }
      override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        CGRect(x: rect.minX + rect.width * CGFloat(value) - 5, y: 10, width: 10, height: 10)
      }
    }
    let session = try Session.of(.iOS(17)), slider = session.perform { Short() }
    session.present(slider, at: CGRect(x: 0, y: 100, width: 200, height: 31))
    let finger = try #require(Finger(at: CGPoint(x: 50, y: 115), in: session))
    finger.move(to: CGPoint(x: 75, y: 115))
    #expect(abs(slider.value - 0.25) < 0.001)
  }

  @Test("images of a state take the place of thumb and track")
  func images() throws {
    let (slider, _) = try make(.iOS(7))
    slider.setThumbImage(UIImage(name: "knob", size: CGSize(width: 12, height: 12)), for: .normal)
    slider.setMinimumTrackImage(UIImage(name: "left", size: CGSize(width: 10, height: 8)), for: .normal)
    #expect(slider.currentThumbImage?.name == "knob" && slider.thumbImage(for: .highlighted)?.name == "knob")
    #expect(slider.shownThumb.width == 12 && slider.trackRect(forBounds: slider.bounds).height == 8)
    let names = try Sheet(.iOS(7)).content { slider }.filter { $0.hasPrefix("image") || $0.contains(" image ") }
    #expect(names.count == 2, "\(names)")
  }

  @Test("a slider without room or range stands still")
  func degenerate() throws {
    let (slider, _) = try make()
    slider.frame = .zero
    slider.value = 0.25
    #expect(slider.value(at: 10) == 0.25)
    (slider.minimumValue, slider.maximumValue) = (3, 3)
    #expect(slider.fraction(of: 3) == 0 && slider.value == 3)
  }
}

/// Steppers.
/// Basis: the UIStepper reference, unless a test states otherwise.
@MainActor struct StepperTests {
  private func make(rightToLeft: Bool = false) throws -> (UIStepper, Session) {
    let session = try Session.of(.iOS(17)), stepper = session.perform { UIStepper() }
    stepper.semanticContentAttribute = rightToLeft ? .forceRightToLeft : .forceLeftToRight
    session.present(stepper, at: CGRect(x: 0, y: 100, width: 94, height: 32))
    return (stepper, session)
  }

  @Test("the halves subtract and add a step, and send an action only for a new value")
  func steps() throws {
    let (stepper, session) = try make()
    var values: [Double] = []
    stepper.addAction(UIAction { _ in values.append(stepper.value) }, for: .valueChanged)
    stepper.stepValue = 5
    for x in [70, 70, 20, 20, 20] as [CGFloat] { session.tap(at: CGPoint(x: x, y: 116)) }
    #expect(values == [5, 10, 5, 0])
  }

  @Test("a stepper that wraps comes out at the other end")
  func wraps() throws {
    let (stepper, session) = try make()
    (stepper.wraps, stepper.maximumValue) = (true, 3)
    session.tap(at: CGPoint(x: 20, y: 116))
    #expect(stepper.value == 3)
    session.tap(at: CGPoint(x: 70, y: 116))
    #expect(stepper.value == 0)
  }

  @Test("a button that is held goes on stepping until it is let go")
  func repeats() throws {
    let (stepper, session) = try make()
    var count = 0
    stepper.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    let finger = try #require(Finger(at: CGPoint(x: 70, y: 116), in: session))
    session.advance(by: 0.75)
    #expect(stepper.value == 3 && count == 3)
    finger.lift()
    session.advance(by: 2)
    #expect(stepper.value == 3 && count == 3)
  }

  @Test("without repeating a held button makes one step; without being continuous it tells once")
  func held() throws {
    let (stepper, session) = try make()
    stepper.autorepeat = false
    let first = try #require(Finger(at: CGPoint(x: 70, y: 116), in: session))
    session.advance(by: 2)
    first.lift()
    #expect(stepper.value == 1)
    (stepper.autorepeat, stepper.isContinuous) = (true, false)
    var count = 0
    stepper.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    let second = try #require(Finger(at: CGPoint(x: 70, y: 116), in: session))
    session.advance(by: 1)
    #expect(count == 0)
    second.lift()
    #expect(count == 1 && stepper.value > 4)
  }

  @Test("values are pinned, and minimum and maximum take each other along")
  func pinned() throws {
    let (stepper, _) = try make()
    stepper.value = 1000
    #expect(stepper.value == 100)
    stepper.minimumValue = 200
    #expect(stepper.maximumValue == 200 && stepper.value == 200)
  }

  @Test("right to left, the minus is at the right")
  func rightToLeft() throws {
    let (stepper, session) = try make(rightToLeft: true)
    session.tap(at: CGPoint(x: 20, y: 116))
    #expect(stepper.value == 1)
  }

  @Test("a step of nothing ends with UIKit's words")
  func noStep() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIStepper().stepValue = 0 }
    }
    #expect(result.says("NSInvalidArgumentException"))
  }
}

/// Switches.
/// Basis: the UISwitch reference, unless a test states otherwise.
@MainActor struct SwitchTests {
  @Test("a touch toggles it and sends an action; code sends none")
  func touches() throws {
    let session = try Session.of(.iOS(17)), control = session.perform { UISwitch() }
    session.present(control, at: CGRect(x: 0, y: 100, width: 51, height: 31))
    var values: [Bool] = []
    control.addAction(UIAction { _ in values.append(control.isOn) }, for: .valueChanged)
    control.setOn(true, animated: true)
    session.tap(at: CGPoint(x: 20, y: 115))
    session.tap(at: CGPoint(x: 20, y: 115))
    #expect(values == [false, true])
  }

  @Test("phones and pads show the sliding style, whatever is preferred")
  func style() {
    let control = UISwitch()
    control.preferredStyle = .checkbox
    #expect(control.style == .sliding)
  }

  @Test("the colours of the program take the place of the system's")
  func colors() throws {
    func first(_ change: (UISwitch) -> Void) throws -> [String] {
      try Sheet(.iOS(17)).content {
        let control = UISwitch()
        control.isOn = true
        change(control)
        return control
      }
    }
    #expect(try first { $0.onTintColor = .red }.first?.hasSuffix("#ff0000") == true)
    #expect(try first { $0.thumbTintColor = .blue }.contains { $0.hasSuffix("#0000ff") })
  }

  @Test("a switch that is on is drawn the other way round from right to left")
  func rightToLeft() throws {
    for version in [SystemVersion.iOS(6, 1), .iOS(17)] {
      let lines = try [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft].map { direction in
        try Sheet(version).content {
          let control = UISwitch()
          (control.isOn, control.semanticContentAttribute) = (true, direction)
          return control
        }
      }
      #expect(lines[0] != lines[1], "iOS \(version)")
    }
  }
}
