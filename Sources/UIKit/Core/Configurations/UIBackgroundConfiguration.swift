/// The background of a cell, a header, a footer or a button, as a value.
public struct UIBackgroundConfiguration: Hashable {
  /// A view behind the color that fills the background's frame.
  public var customView: UIView?
  public var cornerRadius: CGFloat = 0
  /// The insets from the edges of the cell to those of the background.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the view's margins are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The color of the background; nil for the tint.
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The image in front of the color.
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the stroke, in points.
  public var strokeWidth: CGFloat = 0
  /// The distance of the stroke outside the background.
  public var strokeOutset: CGFloat = 0
  /// The effect behind the color. It is visible only through a translucent color.
  public var visualEffect: UIVisualEffect?
  /// The shadow of the background's shape; invisible by default.
  public var shadowProperties = UIShadowProperties()
  /// Whether the color changes with the state, as in rows.
  private var followsSelection = false
  private var plainColor: UIColor?
  /// Whether the color is the selection color of rows, and not one that the program has set.
  private var isMarked = false

  /// Creates a background in the tint color.
  init() {}

  private init(_ color: UIColor?, followsSelection: Bool = false) {
    (backgroundColor, plainColor, self.followsSelection) = (color, color, followsSelection)
  }

  /// Returns a background that draws nothing.
  public static func clear() -> Self { Self(.clear) }

  public static func listPlainCell() -> Self { Self(.systemBackground, followsSelection: true) }
  public static func listGroupedCell() -> Self { Self(.secondarySystemGroupedBackground, followsSelection: true) }
  public static func listCell() -> Self { listGroupedCell() }
  public static func listPlainHeaderFooter() -> Self { Self(.secondarySystemBackground) }
  public static func listGroupedHeaderFooter() -> Self { Self(.clear) }
  public static func listHeader() -> Self { Self(.clear) }
  public static func listFooter() -> Self { Self(.clear) }
  public static func listSidebarHeader() -> Self { Self(.clear) }

  /// > Basis: assumed: recalled, rounded and set in from the sides.
  public static func listSidebarCell() -> Self {
    var background = Self(.clear, followsSelection: true)
    background.cornerRadius = 10
    background.backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
    return background
  }

  public static func listAccompaniedSidebarCell() -> Self { listSidebarCell() }

  /// Returns the background for a state. Selected and highlighted rows are gray, unless the program has set a color.
  @preconcurrency @MainActor public func updated(for state: UIConfigurationState) -> Self {
    guard followsSelection, let state = state as? UICellConfigurationState else { return self }
    var updated = self
    if state.isSelected || state.isHighlighted {
      if !isMarked, backgroundColor == plainColor { (updated.backgroundColor, updated.isMarked) = (.systemGray4, true) }
    } else if isMarked {
      if backgroundColor == .systemGray4 { updated.backgroundColor = plainColor }
      updated.isMarked = false
    }
    return updated
  }

  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer.map { $0(color) } ?? color
  }

  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer.map { $0(color) } ?? color
  }

  public static func == (one: Self, other: Self) -> Bool {
    one.customView === other.customView && one.cornerRadius == other.cornerRadius
      && one.backgroundInsets == other.backgroundInsets && one.backgroundColor == other.backgroundColor
      && one.image === other.image && one.imageContentMode == other.imageContentMode
      && one.strokeColor == other.strokeColor && one.strokeWidth == other.strokeWidth
      && one.strokeOutset == other.strokeOutset && one.visualEffect === other.visualEffect
      && one.shadowProperties == other.shadowProperties
      && one.edgesAddingLayoutMarginsToBackgroundInsets == other.edgesAddingLayoutMarginsToBackgroundInsets
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(cornerRadius)
    hasher.combine(backgroundColor)
    hasher.combine(strokeWidth)
  }
}
