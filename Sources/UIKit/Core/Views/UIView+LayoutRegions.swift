extension UIView {
  /// A part of a view that content keeps to, from iOS 26 on.
  public struct LayoutRegion: Hashable, Sendable {
    /// Along which axis the region avoids the corners of a window.
    public enum AdaptivityAxis: Int, Sendable {
      case horizontal = 0, vertical
    }

    fileprivate enum Area: Hashable, Sendable {
      case safeArea, margins, readableContent
    }

    fileprivate let area: Area

    /// - Parameter cornerAdaptation: no window here has controls in its corners, so nothing is avoided.
    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> Self { Self(area: .safeArea) }
    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> Self { Self(area: .margins) }
    public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> Self { Self(area: .readableContent) }
  }

  public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide {
    switch region.area {
    case .safeArea: safeAreaLayoutGuide
    case .margins: layoutMarginsGuide
    case .readableContent: readableContentGuide
    }
  }

  /// From the bounds to the region, as the last layout left it.
  public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets {
    switch region.area {
    case .safeArea: return safeAreaInsets
    case .margins: return layoutMargins
    case .readableContent:
      let frame = readableContentGuide.layoutFrame
      return UIEdgeInsets(
        top: frame.minY - bounds.minY, left: frame.minX - bounds.minX, bottom: bounds.maxY - frame.maxY,
        right: bounds.maxX - frame.maxX)
    }
  }

  public func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
    let insets = edgeInsets(for: region)
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isRightToLeft ? insets.left : insets.right)
  }
}
