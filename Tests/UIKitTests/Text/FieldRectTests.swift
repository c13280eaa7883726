import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// The rectangles and the font of text fields. Basis: a public test suite that passes on iOS.
@MainActor struct FieldRectTests {
  @Test("a field always has a font")
  func font() throws {
    try Session.of(.iOS(17)).perform {
      let field = UITextField(), standard = field.font
      #expect(standard?.pointSize == 17)
      field.font = .systemFont(ofSize: 30)
      field.font = nil
      #expect(field.font == standard)
    }
  }

  @Test("insets that a subclass adds to both rectangles count once in each")
  func insets() throws {
    try Session.of(.iOS(17)).perform {
      let field = Padded(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 10, y: 0, width: 80, height: 30))
      #expect(field.editingRect(forBounds: field.bounds) == CGRect(x: 10, y: 0, width: 80, height: 30))
      #expect(field.placeholderRect(forBounds: field.bounds) == CGRect(x: 10, y: 0, width: 80, height: 30))
    }
  }
}

private final class Padded: UITextField {
  override func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: bounds).insetBy(dx: 10, dy: 0)
  }
  override func editingRect(forBounds bounds: CGRect) -> CGRect {
    super.editingRect(forBounds: bounds).insetBy(dx: 10, dy: 0)
  }
}
