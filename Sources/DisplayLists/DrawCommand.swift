import CoreTypes

/// The closed set of things a player can do. A player has one method for each.
///
/// `save`, `beginLayer`, `beginMask` and `beginView` open a scope; a player closes what a list leaves open, and ignores a closing
/// command that has nothing to close.
package enum DrawCommand: Sendable, Hashable {
  /// Remembers transform and clip until the matching `restore`.
  case save
  case restore
  /// Applies to what follows: new points go through `transform` first and through the current one afterwards.
  case concatenate(CGAffineTransform)
  /// Intersects the clip with the inside of the path.
  case clip(Path)
  case fill(Path, Paint)
  /// Fills without anti-aliasing.
  case fillPixels(Path, Paint)
  /// The line is centred on the path.
  case stroke(Path, Paint, StrokeStyle)
  case text(TextRun)
  case image(ImageReference, CGRect)
  /// The shadow that an opaque `path` throws; the path itself is not painted, and the shadow is not cut out below it.
  case shadow(Path, Shadow)
  /// Shows what lies behind the path as through frosted glass.
  case glass(Path, Material)
  /// What follows is painted together and composited once, as the style says.
  case beginLayer(LayerStyle)
  case endLayer
  /// What follows is not painted: when the scope ends, what the innermost layer (or the picture) holds by then stays only
  /// as far as this would have covered it. Colours do not matter, alpha does.
  case beginMask
  case endMask
  /// Paints nothing: says which view the commands up to `endView` belong to.
  case beginView(ViewAnnotation)
  case endView
}

/// Where a shadow falls: `CALayer`'s three numbers and a colour that already contains the shadow's opacity.
package struct Shadow: Sendable, Hashable {
  package var offset: CGSize
  /// `CALayer.shadowRadius`: the standard deviation of the blur, in points; 0 is a hard edge.
  package var blur: CGFloat
  package var color: RGBAColor

  package init(offset: CGSize, blur: CGFloat, color: RGBAColor) {
    (self.offset, self.blur, self.color) = (offset, blur, color)
  }
}

/// Names the view that painted a stretch of commands.
package struct ViewAnnotation: Sendable, Hashable {
  package var id: String
  package var className: String
  /// The class of UIKit that it is made from; empty where that is the same.
  package var kitClassName: String
  /// In the coordinates that are current at the annotation.
  package var frame: CGRect

  package init(id: String, className: String, kitClassName: String = "", frame: CGRect) {
    (self.id, self.className, self.kitClassName, self.frame) = (id, className, kitClassName, frame)
  }
}
