import CoreTypes
import TinamouCommands
import UIKit

/// The view controller that the command line names instead of an app's first screen.
@MainActor struct ControllerScreen {
  private let name: String?
  private let module: String

  /// - Parameter delegate: The app's delegate, whose module has the controller.
  init(besides delegate: Any.Type, environment: [String: String] = ProcessInfo.processInfo.environment) {
    name = environment[ScreenVariable.name].flatMap { $0.isEmpty ? nil : $0 }
    module = String(reflecting: delegate).split(separator: ".").first.map(String.init) ?? ""
  }

  /// The screen; none without a name, or for a name that is no controller's.
  var screens: [Screen] {
    guard let name, let type = Self.controller(name, in: module) else { return [] }
    return [Screen(name) { UIStoryboard.controller(of: type) ?? type.init(nibName: nil, bundle: nil) }]
  }

  private static func controller(_ name: String, in module: String) -> UIViewController.Type? {
    NSClassFromString(name.contains(".") ? name : "\(module).\(name)") as? UIViewController.Type
  }
}
