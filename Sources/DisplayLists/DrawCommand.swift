import CoreTypes

/// The drawing commands. A player has one method for each.
///
/// `save`, `beginLayer`, `beginMask` and `beginView` open a scope. A player closes scopes that a list leaves open, and
/// ignores a closing command without an open scope.
package enum DrawCommand: Sendable, Hashable {
  /// Saves transform and clip until the matching `restore`.
  case save
  case restore
  /// Transforms the following commands: new points go through `transform` first, then through the current transform.
  case concatenate(CGAffineTransform)
  /// Intersects the clip with the inside of the path.
  case clip(Path)
  case fill(Path, Paint)
  /// Fills without anti-aliasing.
  case fillPixels(Path, Paint)
  /// Draws a line centered on the path.
  case stroke(Path, Paint, StrokeStyle)
  case text(TextRun)
  case image(ImageReference, CGRect)
  /// Draws the shadow of an opaque `path`. The path itself is not painted, and the shadow is not cut out below it.
  case shadow(Path, Shadow)
  /// Shows the backdrop of the path through frosted glass.
  case glass(Path, Material)
  /// Begins a layer: the following commands are painted together and composited once, with the style.
  case beginLayer(LayerStyle)
  case endLayer
  /// Begins a mask. Its commands are not painted: when the scope ends, the current content of the innermost layer (or
  /// the picture) is limited to what they would have covered. Colors do not matter, alpha does.
  case beginMask
  case endMask
  /// Begins the commands of a view, up to `endView`; paints nothing.
  case beginView(ViewAnnotation)
  case endView
}

/// A shadow: the three values of `CALayer`, and a color that already includes the shadow's opacity.
package struct Shadow: Sendable, Hashable {
  package var offset: CGSize
  /// The value of `CALayer.shadowRadius`: the standard deviation of the blur, in points; 0 is a hard edge.
  package var blur: CGFloat
  package var color: RGBAColor

  package init(offset: CGSize, blur: CGFloat, color: RGBAColor) {
    (self.offset, self.blur, self.color) = (offset, blur, color)
  }
}

/// The view that painted a stretch of commands.
package struct ViewAnnotation: Sendable, Hashable {
  package var id: String
  package var className: String
  /// The UIKit class that the class derives from; empty if it is the same.
  package var kitClassName: String
  /// The frame in the coordinates that are current at the annotation.
  package var frame: CGRect

  package init(id: String, className: String, kitClassName: String = "", frame: CGRect) {
    (self.id, self.className, self.kitClassName, self.frame) = (id, className, kitClassName, frame)
  }
}
