import Testing

@testable import UIKit

/// Basis: documented: `description()` of NSObjectProtocol's classes is the name of the class, which has the module in Swift.
@MainActor struct ClassDescriptionTests {
  private final class Line: UITableViewCell {}

  private protocol Named: AnyObject { static func description() -> String }
  private final class Other: UITableViewCell, Named {}

  @Test("a class describes itself by its name")
  func names() {
    #expect(UITableViewCell.description() == "UITableViewCell")
    #expect(Line.description().hasSuffix("Line"))
    #expect(Line.description().hasPrefix("UIKitTests."))
    #expect(Line.description() != Other.description())
  }

  @Test("touches that hover have the numbers of iOS")
  func phases() {
    #expect(UITouch.Phase.regionEntered.rawValue == 5)
    #expect(UITouch.Phase.regionMoved.rawValue == 6)
    #expect(UITouch.Phase.regionExited.rawValue == 7)
  }
}
