import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// The keyboard's final frame on the screen.
@MainActor struct KeyboardFrameTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var device: String
    var version: SystemVersion
    var orientation = UIInterfaceOrientation.portrait
    var end: CGRect

    var testDescription: String { "\(device) \(version) \(orientation.name)" }
  }

  /// Basis: 216 and 162 are documented, 264 and 352 known by many; screen coordinates that stay portrait documented for
  /// that time.
  nonisolated private static let old = [
    Case(device: "iphone-4s", version: .iOS(6), end: CGRect(x: 0, y: 264, width: 320, height: 216)),
    Case(device: "iphone-5", version: .iOS(6, 1), end: CGRect(x: 0, y: 352, width: 320, height: 216)),
    Case(device: "iphone-5", version: .iOS(7), end: CGRect(x: 0, y: 352, width: 320, height: 216)),
    Case(
      device: "iphone-5", version: .iOS(6, 1), orientation: .landscapeRight,
      end: CGRect(x: 0, y: 0, width: 162, height: 568)),
    Case(
      device: "iphone-5", version: .iOS(7), orientation: .landscapeLeft,
      end: CGRect(x: 158, y: 0, width: 162, height: 568)),
    Case(
      device: "ipad-2", version: .iOS(6, 1), orientation: .portraitUpsideDown,
      end: CGRect(x: 0, y: 0, width: 768, height: 264)),
    Case(device: "ipad-2", version: .iOS(6), end: CGRect(x: 0, y: 760, width: 768, height: 264)),
    Case(
      device: "ipad-2", version: .iOS(7), orientation: .landscapeRight,
      end: CGRect(x: 0, y: 0, width: 352, height: 1024)),
  ]

  /// Basis: 258 captured in published logs, the others recalled.
  nonisolated private static let new = [
    Case(device: "iphone-5", version: .iOS(8), end: CGRect(x: 0, y: 315, width: 320, height: 253)),
    Case(
      device: "iphone-5", version: .iOS(8), orientation: .landscapeLeft,
      end: CGRect(x: 0, y: 127, width: 568, height: 193)),
    Case(device: "iphone-6", version: .iOS(10), end: CGRect(x: 0, y: 409, width: 375, height: 258)),
    Case(
      device: "iphone-6", version: .iOS(10), orientation: .landscapeRight,
      end: CGRect(x: 0, y: 181, width: 667, height: 194)),
    Case(device: "iphone-6-plus", version: .iOS(9), end: CGRect(x: 0, y: 465, width: 414, height: 271)),
    Case(device: "iphone-x", version: .iOS(11), end: CGRect(x: 0, y: 812 - 333, width: 375, height: 333)),
    Case(device: "iphone-12", version: .iOS(17), end: CGRect(x: 0, y: 508, width: 390, height: 336)),
    Case(device: "iphone-xr", version: .iOS(13), end: CGRect(x: 0, y: 550, width: 414, height: 346)),
    Case(
      device: "iphone-12", version: .iOS(17), orientation: .landscapeRight,
      end: CGRect(x: 0, y: 181, width: 844, height: 209)),
    Case(device: "ipad-air-2", version: .iOS(9), end: CGRect(x: 0, y: 711, width: 768, height: 313)),
  ]

  nonisolated static var cases: [Case] { old + new }

  @Test(arguments: cases) func endsAtTheEdgeOfTheScreen(_ example: Case) throws {
    let screen = try KeyboardScreen.on(example.device, example.version, example.orientation)
    screen.first.becomeFirstResponder()
    #expect(screen.lastFrames.last == example.end)
    #expect(screen.session.keyboardFrame == example.end)
  }

  @Test("until iOS 7 it comes from the side that is the user's bottom") func beginsOutside() throws {
    let screen = try KeyboardScreen.on("iphone-5", .iOS(6, 1), .landscapeRight)
    screen.first.becomeFirstResponder()
    #expect(screen.lastFrames.first == CGRect(x: -162, y: 0, width: 162, height: 568))
  }

  @Test("no suggestions for numbers, secrets and text that is not to be corrected") func suggestions() throws {
    let screen = try KeyboardScreen.on("iphone-12", .iOS(17))
    let settings: [(UITextField) -> Void] = [
      { $0.keyboardType = .numberPad }, { $0.isSecureTextEntry = true }, { $0.autocorrectionType = .no },
    ]
    for set in settings {
      let field = screen.session.perform { UITextField() }
      set(field)
      screen.session.perform { screen.view.addSubview(field) }
      field.becomeFirstResponder()
      #expect(screen.session.keyboardFrame?.height == 291)
      field.resignFirstResponder()
    }
  }

  @Test("other keys, another height: the frame changes while the keyboard stays") func changesHeight() throws {
    let screen = try KeyboardScreen.on("iphone-8", .iOS(12))
    screen.second.autocorrectionType = .no
    screen.first.becomeFirstResponder()
    screen.session.advance(by: 1)
    _ = screen.trace.take()
    screen.second.becomeFirstResponder()
    #expect(screen.trace.take().suffix(2) == ["UIKeyboardWillChangeFrame", "UIKeyboardWillShow"])
    #expect(screen.lastFrames.map(\.height) == [258, 216])
    #expect(screen.lastFrames.map(\.minY) == [409, 451])
  }

  @Test("an accessory adds its height, an input view takes the place of the keys") func inputViews() throws {
    let screen = try KeyboardScreen.on("iphone-5", .iOS(6, 1))
    let accessory = screen.session.perform { UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44)) }
    let picker = screen.session.perform { UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 180)) }
    screen.first.inputAccessoryView = accessory
    screen.first.becomeFirstResponder()
    #expect(screen.session.keyboardFrame?.height == 260)
    screen.first.inputView = picker
    #expect(screen.session.keyboardFrame?.height == 260)
    screen.first.reloadInputViews()
    #expect(screen.session.keyboardFrame == CGRect(x: 0, y: 568 - 224, width: 320, height: 224))
    screen.session.advance(by: 0)
    #expect(accessory.convert(accessory.bounds, to: nil) == CGRect(x: 0, y: 344, width: 320, height: 44))
    #expect(picker.convert(picker.bounds, to: nil) == CGRect(x: 0, y: 388, width: 320, height: 180))
    screen.first.resignFirstResponder()
    #expect([accessory.window, picker.window] == [nil, nil])
  }

  @Test("an item of an accessory can be tapped") func accessoryItem() throws {
    let screen = try KeyboardScreen.on("iphone-12", .iOS(17))
    screen.session.perform {
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
      bar.items = [UIBarButtonItem(title: "Done", primaryAction: UIAction { _ in screen.view.endEditing(false) })]
      screen.first.inputAccessoryView = bar
    }
    try screen.session.perform(.tap("First"))
    #expect(screen.first.isFirstResponder)
    try screen.session.perform(.tap("Done"))
    #expect(!screen.first.isFirstResponder)
  }

  @Test("the guide's top is the keyboard's top, or where the safe area ends", arguments: ["iphone-12", "iphone-8"])
  func layoutGuide(device: String) throws {
    let screen = try KeyboardScreen.on(device, .iOS(15))
    let bar = screen.session.perform { UIView() }
    screen.session.perform {
      bar.translatesAutoresizingMaskIntoConstraints = false
      screen.view.addSubview(bar)
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
        bar.heightAnchor.constraint(equalToConstant: 44),
        bar.bottomAnchor.constraint(equalTo: screen.view.keyboardLayoutGuide.topAnchor),
      ])
    }
    let size = screen.view.bounds.size, bottom: CGFloat = device == "iphone-12" ? 34 : 0
    screen.session.advance(by: 0)
    #expect(bar.frame.maxY == size.height - bottom)
    screen.first.becomeFirstResponder()
    screen.session.advance(by: 1)
    #expect(bar.frame.maxY == size.height - (device == "iphone-12" ? 336 : 258))
    screen.first.resignFirstResponder()
    screen.session.advance(by: 1)
    #expect(bar.frame.maxY == size.height - bottom)
  }
}
