import UIKit

/// A screen that a program makes by code, under the name by which the command line calls it.
@MainActor public struct Screen {
  /// What stands around a screen when `--in` says nothing.
  public enum Container: Sendable {
    case navigation, tab, none
  }

  enum Content {
    case controller(@MainActor () -> UIViewController, Container)
    case application(@MainActor () -> any UIApplicationDelegate, ProgramInfo)
  }

  /// Such as `settings/profile`: without spaces, once in a catalogue.
  public let name: String
  let content: Content
  /// The rules of the findings that are its point.
  private(set) var keeps: [String] = []

  /// - Parameters:
  ///   - container: what the screen stands in, unless `--in` says otherwise.
  ///   - make: makes the controller, in the session that shows it.
  public init(
    _ name: String, in container: Container = .none, _ make: @escaping @MainActor () -> UIViewController
  ) {
    (self.name, content) = (name, .controller(make, container))
  }

  private init(name: String, content: Content) { (self.name, self.content) = (name, content) }

  /// The same screen with mistakes that are meant: who tests all screens takes no notice of findings by these rules.
  ///
  ///     Screen("lesson/too-wide") { TooWideViewController() }.keeping("unsatisfiable-constraints")
  public func keeping(_ rules: String...) -> Screen {
    var screen = self
    screen.keeps += rules
    return screen
  }

  /// A whole program, which makes its own window and its own containers.
  public static func app(_ name: String, _ make: @escaping @MainActor () -> any UIApplicationDelegate) -> Screen {
    Screen(name: name, content: .application(make, ProgramInfo()))
  }

  /// A whole program whose window has a storyboard's initial controller in it when the delegate is told.
  public static func app(
    _ name: String, storyboard: String, bundle: Bundle?, _ make: @escaping @MainActor () -> any UIApplicationDelegate
  ) -> Screen {
    let info = ProgramInfo(mainStoryboard: MainStoryboard(name: storyboard, bundle: bundle))
    return Screen(name: name, content: .application(make, info))
  }

  /// A whole program with the property list that an app has: its main storyboard, its scene manifest, the orientations that
  /// it supports, its URL schemes and shortcuts.
  ///
  /// - Parameters:
  ///   - info: as `Info.plist` has it, before or after Xcode has filled in `$(PRODUCT_MODULE_NAME)`.
  ///   - bundle: where the storyboards are; nil for the main bundle.
  public static func app(
    _ name: String, info: [String: Any], bundle: Bundle? = nil,
    _ make: @escaping @MainActor () -> any UIApplicationDelegate
  ) -> Screen {
    Screen(name: name, content: .application(make, ProgramInfo(info, bundle: bundle)))
  }
}
