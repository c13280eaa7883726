/// An image of an asset catalog, as in the code that Xcode generates.
public struct ImageResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle

  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }

  public static func == (one: Self, other: Self) -> Bool {
    one.name == other.name && one.bundle.bundleURL == other.bundle.bundleURL
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A color of an asset catalog.
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
  /// Creates an image from a resource. Traps if there is no image with the name.
  public convenience init(resource: ImageResource) { self.init(named: resource.name, in: resource.bundle, with: nil)! }
}

extension UIColor {
  /// Creates a color from a resource. Traps if there is no color with the name.
  public convenience init(resource: ColorResource) {
    self.init(named: resource.name, in: resource.bundle, compatibleWith: nil)!
  }
}
