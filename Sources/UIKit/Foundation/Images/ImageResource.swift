/// An image of an asset catalogue by its name, as Xcode generates them.
public struct ImageResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle

  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }

  public static func == (one: Self, other: Self) -> Bool {
    one.name == other.name && one.bundle.bundleURL == other.bundle.bundleURL
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A color of an asset catalogue by its name.
public struct ColorResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle

  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }

  public static func == (one: Self, other: Self) -> Bool {
    one.name == other.name && one.bundle.bundleURL == other.bundle.bundleURL
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension UIImage {
  /// Without an image of this name the program ends.
  public convenience init(resource: ImageResource) { self.init(named: resource.name, in: resource.bundle, with: nil)! }
}

extension UIColor {
  /// Without a color of this name the program ends.
  public convenience init(resource: ColorResource) {
    self.init(named: resource.name, in: resource.bundle, compatibleWith: nil)!
  }
}
