import UIKit

/// A screen that a program creates in code, with its name on the command line.
@MainActor public struct Screen {
  /// The container around a screen without `--in`.
  public enum Container: Sendable {
    case navigation, tab, none
  }

  enum Content {
    case controller(@MainActor () -> UIViewController, Container)
    case application(@MainActor () -> any UIApplicationDelegate, ProgramInfo)
  }

  /// A name such as `settings/profile`, without spaces and unique in a catalog.
  public let name: String
  let content: Content
  /// The rules of the findings that the screen has on purpose.
  private(set) var keeps: [String] = []

  /// - Parameters:
  ///   - container: The container of the screen, unless `--in` sets another.
  ///   - make: Creates the controller, in the session that shows it.
  public init(
    _ name: String, in container: Container = .none, _ make: @escaping @MainActor () -> UIViewController
  ) {
    (self.name, content) = (name, .controller(make, container))
  }

  private init(name: String, content: Content) { (self.name, self.content) = (name, content) }

  /// Returns the same screen with intended errors: a test of all screens ignores findings by these rules.
  ///
  ///     Screen("lesson/too-wide") { TooWideViewController() }.keeping("unsatisfiable-constraints")
  public func keeping(_ rules: String...) -> Screen {
    var screen = self
    screen.keeps += rules
    return screen
  }

  /// Returns a whole program, which creates its own window and its own containers.
  public static func app(_ name: String, _ make: @escaping @MainActor () -> any UIApplicationDelegate) -> Screen {
    Screen(name: name, content: .application(make, ProgramInfo()))
  }

  /// Returns a whole program. Its window already contains a storyboard's initial controller when the delegate is
  /// called.
  public static func app(
    _ name: String, storyboard: String, bundle: Bundle?, _ make: @escaping @MainActor () -> any UIApplicationDelegate
  ) -> Screen {
    let info = ProgramInfo(mainStoryboard: MainStoryboard(name: storyboard, bundle: bundle))
    return Screen(name: name, content: .application(make, info))
  }

  /// Returns a whole program with an app's property list: its main storyboard, scene manifest, supported orientations,
  /// URL schemes and shortcuts.
  ///
  /// - Parameters:
  ///   - info: The contents of `Info.plist`, before or after Xcode has filled in `$(PRODUCT_MODULE_NAME)`.
  ///   - bundle: The bundle of the storyboards; nil for the main bundle.
  public static func app(
    _ name: String, info: [String: Any], bundle: Bundle? = nil,
    _ make: @escaping @MainActor () -> any UIApplicationDelegate
  ) -> Screen {
    Screen(name: name, content: .application(make, ProgramInfo(info, bundle: bundle)))
  }
}
