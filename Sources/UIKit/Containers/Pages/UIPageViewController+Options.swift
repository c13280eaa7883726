// The options of a page view controller.
extension UIPageViewController {
  /// Raw values match UIKit's.
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  public enum SpineLocation: Int, Sendable { case none, min, mid, max }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The raw value of a `SpineLocation`, for curling pages.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The distance between scrolling pages in points. It is visible only while they move.
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

  /// Documents with curling pages may contain `none`, which means the default, `min`.
  ///
  /// - Parameter name: the name in the document.
  init(_ style: UIPageViewController.TransitionStyle, named name: String?) {
    let names: [String: Self] = ["min": .min, "mid": .mid, "max": .max]
    self = Self(style, name.flatMap { names[$0] })
  }
}
