// A program's controller may override a member by its current name or by that of Swift 4.1. UIKit's implementation of
// each calls the other name once, so that either override runs. Called back by the other name, it does its own work.

/// The members with two names.
struct NamesInUse: OptionSet {
  let rawValue: UInt8

  static let willMove = Self(rawValue: 1 << 0), didMove = Self(rawValue: 1 << 1)
  static let addChild = Self(rawValue: 1 << 2), removeFromParent = Self(rawValue: 1 << 3)
}

/// The decisions that children can make, which have two names.
enum DecidingChild: Hashable {
  case statusBarHidden, statusBarStyle, homeIndicator, screenEdges
}

/// The older names, which UIKit's code calls through this protocol without a warning.
@MainActor protocol OlderControllerNames: AnyObject {
  func willMove(toParentViewController parent: UIViewController?)
  func didMove(toParentViewController parent: UIViewController?)
  func addChildViewController(_ childController: UIViewController)
  func removeFromParentViewController()
  var childViewControllerForStatusBarHidden: UIViewController? { get }
  var childViewControllerForStatusBarStyle: UIViewController? { get }
  func childViewControllerForHomeIndicatorAutoHidden() -> UIViewController?
  func childViewControllerForScreenEdgesDeferringSystemGestures() -> UIViewController?
}

extension UIViewController: OlderControllerNames {
  var olderNames: any OlderControllerNames { self }

  /// - Parameter own: UIKit's own work, which runs after both names have been called.
  func byOtherName(_ name: NamesInUse, else own: () -> Void = {}, _ body: () -> Void) {
    if family.namesInUse.contains(name) { return own() }
    family.namesInUse.insert(name)
    defer { family.namesInUse.remove(name) }
    body()
  }

  /// - Parameter own: UIKit's answer if the program overrides neither name; nil for the older one.
  func child(
    _ child: DecidingChild, or own: UIViewController?, _ otherName: () -> UIViewController?
  ) -> UIViewController? {
    if let known = family.askedFor[child] { return own ?? known }
    family.askedFor[child] = .some(own)
    defer { family.askedFor[child] = nil }
    return otherName()
  }
}
