/// A class whose appearance can be customized for all its instances at once.
///
/// `appearance()` returns a proxy: an instance of the class that is never shown. Every object takes the proxy's values
/// when it enters a window, except for properties that the program has set on the object itself. Apple's proxies
/// forward messages, so they accept every property that is marked for them, including those of the program's classes.
/// These proxies accept the properties that customize the system's classes: colors, fonts, and everything of bars and
/// their items.
///
/// The proxy of a program's class runs none of that class's initializers, and none of its overrides of UIKit members
/// that Swift looks up in the class. Overrides that Swift calls directly do run: those of final classes, and in
/// optimized whole-module builds also those of internal classes that no subclass overrides again.
///
/// The program's own properties are not copied to objects, but their observers run. Each property starts without the
/// program's default value:
/// - optionals are nil, collections and strings empty, numbers 0 and Booleans false;
/// - enumerations have their first case without associated values;
/// - a `UIColor` is clear, and a `UIFont` is the system font;
/// - views, layers and bar items are new instances; those of the program's classes are created as the proxy is;
/// - structs and tuples consist of such values.
///
/// Properties of other types have no value until the program sets them. They are objects of other classes, closures,
/// protocol types, metatypes, enumerations whose cases all have associated values, `unowned` references, and a view in
/// a proxy of its own class. Code that reads one, such as an observer, may end the program. The diagnostic
/// `appearance-proxy` names these properties.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  static func appearance(for trait: UITraitCollection) -> Self
  static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// A type that can restrict a proxy to the objects inside its instances: a view or a view controller.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {
  public static func appearance() -> Self { proxy(AppearancePlace()) }

  /// - Parameter containerTypes: the container types, innermost first; other containers may lie between them.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    proxy(AppearancePlace(containers: containerTypes))
  }

  /// Returns the proxy for views whose traits contain those of `trait` when they enter their window.
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

  /// - Parameter containerTypes: the types of the bar and its containers, innermost first; other containers may lie
  ///   between them.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    proxy(AppearancePlace(containers: containerTypes))
  }

  /// Returns the proxy for items of bars whose traits contain those of `trait`.
  public static func appearance(for trait: UITraitCollection) -> Self { proxy(AppearancePlace(traits: trait)) }

  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(AppearancePlace(containers: containerTypes, traits: trait)) }

  private static func proxy(_ place: AppearancePlace) -> Self {
    Session.current.appearanceProxies.proxy(of: Self.self, at: place)
  }
}
