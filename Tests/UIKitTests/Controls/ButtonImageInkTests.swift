import CoreTypes
import SystemProfiles
import Testing

@testable import UIKit

/// The tint of template images and symbols in buttons.
/// Basis: everyday knowledge of UIKit: the image view has the button's tint; `setTitleColor(_:for:)` applies to the
/// title alone.
@MainActor struct ButtonImageInkTests {
  private let red = RGBAColor(red: 1, green: 0, blue: 0)

  private func button(_ type: UIButton.ButtonType, _ version: SystemVersion = .iOS(17)) throws -> UIButton {
    try Session.of(version, "iphone-15-pro").perform {
      let button = UIButton(type: type)
      button.setImage(UIImage(systemName: "square.fill"), for: .normal)
      button.setTitleColor(.green, for: .normal)
      return button
    }
  }

  @Test("the tint, whatever colour the title has", arguments: [UIButton.ButtonType.custom, .system])
  func tint(_ type: UIButton.ButtonType) throws {
    let button = try button(type)
    #expect(button.imageInk == RGBAColor(hex: 0x007AFF) && button.titleInk == RGBAColor(red: 0, green: 1, blue: 0))
    button.tintColor = .red
    #expect(button.imageInk == red)
    button.imageView?.tintColor = .blue
    #expect(button.imageInk == RGBAColor(red: 0, green: 0, blue: 1))
  }

  @Test("images of system buttons that are pressed or disabled fade as titles do")
  func states() throws {
    let button = try button(.system)
    button.tintColor = .red
    button.isHighlighted = true
    #expect(button.imageInk == red.withAlpha(0.2))
    (button.isHighlighted, button.isEnabled) = (false, false)
    #expect(button.imageInk == button.session.palette.button.disabledTitle)
    let custom = try self.button(.custom)
    custom.isEnabled = false
    #expect(custom.imageInk == RGBAColor(hex: 0x007AFF))
  }

  @Test("of a configuration its foreground")
  func configuration() throws {
    let button = try button(.system)
    button.configuration = .filled()
    #expect(button.imageInk == .white)
    button.configuration?.imageColorTransformer = .init { _ in .red }
    #expect(button.imageInk == red)
  }
}
