// How the pages of a page view controller lie and move.
extension UIPageViewController {
  /// Raw values are UIKit's.
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  public enum SpineLocation: Int, Sendable { case none, min, mid, max }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The raw value of a `SpineLocation`, for curling pages.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// Points between scrolling pages, seen only while they move.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}

extension UIPageViewController.SpineLocation {
  init(_ style: UIPageViewController.TransitionStyle, _ option: Any?) {
    guard style == .pageCurl else {
      self = .none
      return
    }
    self = option as? Self ?? (option as? Int).flatMap(Self.init(rawValue:)) ?? .min
  }

  /// Documents of curling pages say `none`, too, and have the usual one then.
  ///
  /// - Parameter name: as documents write it.
  init(_ style: UIPageViewController.TransitionStyle, named name: String?) {
    let names: [String: Self] = ["min": .min, "mid": .mid, "max": .max]
    self = Self(style, name.flatMap { names[$0] })
  }
}
