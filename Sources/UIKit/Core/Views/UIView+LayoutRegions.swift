extension UIView {
  /// A region of a view for its content, since iOS 26.
  public struct LayoutRegion: Hashable, Sendable {
    /// The axis on which the region avoids the corners of a window.
    public enum AdaptivityAxis: Int, Sendable {
      case horizontal = 0, vertical
    }

    fileprivate enum Area: Hashable, Sendable {
      case safeArea, margins, readableContent
    }

    fileprivate let area: Area

    /// - Parameter cornerAdaptation: Ignored, because windows have no controls in their corners here.
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

  /// Returns the insets from the bounds to the region, as of the last layout.
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
