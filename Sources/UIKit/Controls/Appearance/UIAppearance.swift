/// A class whose properties can be set for all objects of it at once.
///
/// `appearance()` is an object of the class that is shown nowhere. What is set in it is set in every object that comes into
/// a window from then on, unless its program has set the same property itself. Apple's proxies forward messages; so theirs
/// take every property that is marked for it, also of the program's classes, and these take the ones that the system's
/// classes are customised by: colours, fonts, and everything of bars and their items.
///
/// The proxy of a program's class runs none of the initializers of that class, and no override of a member of UIKit's that
/// Swift looks up in the class. Overrides that Swift calls directly do run: those of final classes, and in optimized
/// whole-module builds also those of internal classes that no subclass overrides again.
///
/// The program's own properties are not handed on, and their observers run. Each begins without the program's default value:
/// - optionals are nil, collections and strings empty, numbers 0 and Booleans false;
/// - enumerations have their first case without associated values;
/// - a `UIColor` is clear, and a `UIFont` is the system font;
/// - views, layers and bar items are new ones, those of the program's classes made as the proxy is;
/// - structs and tuples have parts of these kinds.
///
/// Properties of other types have no value until the program sets them. They are objects of other classes, closures,
/// protocol types, metatypes, enumerations with associated values in all cases, `unowned` references, and a view in a proxy
/// of its own class. Code that reads one, such as an observer, may end the program. The diagnostic `appearance-proxy` names
/// them.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  static func appearance(for trait: UITraitCollection) -> Self
  static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// What objects can be in so that a proxy is only for them: a view or a controller.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {
  public static func appearance() -> Self { proxy(AppearancePlace()) }

  /// - Parameter containerTypes: from the innermost on; others may be between them.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    proxy(AppearancePlace(containers: containerTypes))
  }

  /// For views whose traits contain those of `trait`, when they come into their window.
  public static func appearance(for trait: UITraitCollection) -> Self { proxy(AppearancePlace(traits: trait)) }

  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(AppearancePlace(containers: containerTypes, traits: trait)) }

  private static func proxy(_ place: AppearancePlace) -> Self {
    Session.current.appearanceProxies.proxy(of: Self.self, at: place)
  }
}

extension UIBarItem: UIAppearance, UIAppearanceContainer {
  public static func appearance() -> Self { proxy(AppearancePlace()) }

  /// - Parameter containerTypes: from the innermost on, of the bar and what it is in; others may be between them.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    proxy(AppearancePlace(containers: containerTypes))
  }

  /// For items of bars whose traits contain those of `trait`.
  public static func appearance(for trait: UITraitCollection) -> Self { proxy(AppearancePlace(traits: trait)) }

  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(AppearancePlace(containers: containerTypes, traits: trait)) }

  private static func proxy(_ place: AppearancePlace) -> Self {
    Session.current.appearanceProxies.proxy(of: Self.self, at: place)
  }
}
