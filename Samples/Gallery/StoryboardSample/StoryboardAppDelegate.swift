import UIKit

/// Has nothing to do: the storyboard's entry point is in the window already.
final class StoryboardAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}
