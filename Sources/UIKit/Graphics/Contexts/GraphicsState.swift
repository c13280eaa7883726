import DisplayLists

/// The parameters that `saveGState` saves.
struct GraphicsState {
  /// Converts from the current coordinates to those of the canvas.
  var transform = CGAffineTransform.identity
  var fill = CGColor.black
  var stroke = CGColor.black
  var line = StrokeStyle(width: 1)
  /// The values of `setShouldAntialias(_:)` and `setAllowsAntialiasing(_:)`.
  var smoothsEdges = true
  var allowsSmoothEdges = true
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  /// In the coordinates of the canvas.
  var shadow: Shadow?
  var scaling = ImageScaling.smooth
  var patternPhase = CGSize.zero
  var text = TextDrawing()
  /// The bounding box of the clip, in the coordinates of the canvas.
  var clip: CGRect
  /// Images that mask later drawing: the commands that draw them as masks when the state ends, the last one first.
  var masks: [[DrawCommand]] = []

  init(clip: CGRect) { self.clip = clip }

  /// The shadow in the current coordinates.
  var userShadow: Shadow? {
    guard let shadow else { return nil }
    let back = transform.inverted(), scale = max(abs(transform.a * transform.d - transform.b * transform.c), 1e-12)
    let linear = CGAffineTransform(a: back.a, b: back.b, c: back.c, d: back.d, tx: 0, ty: 0)
    return Shadow(
      offset: shadow.offset.applying(linear), blur: shadow.blur / scale.squareRoot(), color: shadow.color)
  }

  func paint(_ color: CGColor) -> Paint {
    color.tiling?.paint(in: transform, phase: patternPhase)
      ?? .solid(color.rgba.withAlpha(color.rgba.alpha * Double(alpha)))
  }
}
