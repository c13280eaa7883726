import DisplayLists

/// The shadow of a background.
///
/// > Source: UIShadowProperties reference, for the defaults: black and invisible.
public struct UIShadowProperties: Hashable {
  public var color = UIColor.black
  /// The opacity, from 0 to 1.
  public var opacity: CGFloat = 0
  /// The radius of the blur, in points.
  public var radius: CGFloat = 0
  public var offset = CGSize.zero

  init() {}
}
