/// The radius of a corner.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  enum Rule: Hashable, Sendable {
    case fixed(Double)
    /// The corner is concentric with that of the container.
    case concentric(minimum: Double?)
  }

  let rule: Rule

  private init(_ rule: Rule) { self.rule = rule }

  public init(floatLiteral value: Double) { self.init(.fixed(value)) }
  public init(integerLiteral value: Int) { self.init(.fixed(Double(value))) }

  /// - Parameter radius: The radius, in points.
  public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(.fixed(radius)) }

  /// Returns a radius concentric with the container: the radius of its corner minus the distance from its edges, if the
  /// view is near that corner.
  ///
  /// - Parameter minimum: The minimum in points, or nil for 0.
  public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius {
    UICornerRadius(.concentric(minimum: minimum))
  }
}

/// The rounding of the corners of a view.
public struct UICornerConfiguration: Hashable, Sendable {
  enum Shape: Hashable, Sendable {
    /// A radius of half the height or width, whichever is less. `maximum` is in points.
    case capsule(maximum: Double?)
    case corners(
      topLeft: UICornerRadius?, topRight: UICornerRadius?, bottomLeft: UICornerRadius?, bottomRight: UICornerRadius?)
  }

  let shape: Shape
  /// Sets of corners that share the largest radius among them.
  private(set) var unions: [Corners] = []

  private init(
    _ topLeft: UICornerRadius?, _ topRight: UICornerRadius?, _ bottomLeft: UICornerRadius?,
    _ bottomRight: UICornerRadius?, _ unions: [Corners] = []
  ) {
    shape = .corners(topLeft: topLeft, topRight: topRight, bottomLeft: bottomLeft, bottomRight: bottomRight)
    self.unions = unions
  }

  private init(_ shape: Shape) { self.shape = shape }

  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    UICornerConfiguration(.capsule(maximum: maximumRadius))
  }

  /// Returns a configuration that applies the radius to each corner separately.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(radius, radius, radius, radius)
  }

  /// - Parameters: The radii; nil for square corners.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
    bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    UICornerConfiguration(topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius)
  }

  /// Returns a configuration that gives all corners the largest radius among them.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(radius, radius, radius, radius, [.all])
  }

  public static func uniformEdges(
    leftRadius: UICornerRadius, rightRadius: UICornerRadius
  ) -> UICornerConfiguration {
    UICornerConfiguration(leftRadius, rightRadius, leftRadius, rightRadius, [.left, .right])
  }

  public static func uniformEdges(
    topRadius: UICornerRadius, bottomRadius: UICornerRadius
  ) -> UICornerConfiguration {
    UICornerConfiguration(topRadius, topRadius, bottomRadius, bottomRadius, [.top, .bottom])
  }

  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(topRadius, topRadius, bottomLeftRadius, bottomRightRadius, [.top])
  }

  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(topLeftRadius, topRightRadius, bottomRadius, bottomRadius, [.bottom])
  }

  public static func uniformLeftRadius(
    _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(leftRadius, topRightRadius, leftRadius, bottomRightRadius, [.left])
  }

  public static func uniformRightRadius(
    _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(topLeftRadius, rightRadius, bottomLeftRadius, rightRadius, [.right])
  }
}
