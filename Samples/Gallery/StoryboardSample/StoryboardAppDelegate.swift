import UIKit

/// An empty app delegate: the storyboard's entry point is already in the window.
final class StoryboardAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}
