import CoreTypes
import UIKit

/// The frame of a view as Swift code for copying.
@MainActor struct SwiftFormatter {
  private let view: UIView

  init(_ view: UIView) { self.view = view }

  /// An assignment.
  var frame: String { "\(name).frame = \(rect)" }

  /// A test for Swift Testing.
  var test: String {
    """
    @Test @MainActor func placeOf\(name.prefix(1).uppercased())\(name.dropFirst())() {
      #expect(\(name).frame == \(rect))
    }
    """
  }

  private var rect: String {
    let frame = view.frame, numbers = [frame.minX, frame.minY, frame.width, frame.height].map(\.described)
    return "CGRect(x: \(numbers[0]), y: \(numbers[1]), width: \(numbers[2]), height: \(numbers[3]))"
  }

  /// An identifier from the view's name, or else from its class: `label` for `UILabel`.
  private var name: String {
    let words = (view.accessibilityIdentifier ?? "").split { !$0.isLetter && !$0.isNumber }
    if let first = words.first, first.first?.isLetter == true {
      return first.prefix(1).lowercased() + first.dropFirst()
        + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
    let type = view.className.drop { $0 == "U" || $0 == "I" }
    return type.isEmpty ? "view" : type.prefix(1).lowercased() + type.dropFirst()
  }
}
