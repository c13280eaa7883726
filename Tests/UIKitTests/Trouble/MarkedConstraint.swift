import UIKit

/// A client's own constraint without an initializer, so that it inherits Apple's.
@MainActor final class MarkedConstraint: NSLayoutConstraint {
  var isMarked = true

  override class func activate(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach { $0.identifier = "activated" }
    super.activate(constraints)
  }
}
