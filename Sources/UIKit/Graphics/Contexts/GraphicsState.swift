import DisplayLists

/// What `saveGState` remembers.
struct GraphicsState {
  /// From the coordinates that are drawn in now to those of what is drawn on.
  var transform = CGAffineTransform.identity
  var fill = CGColor.black
  var stroke = CGColor.black
  var line = StrokeStyle(width: 1)
  /// Whether the program wants anti-aliasing, and whether it allows it.
  var smoothsEdges = true
  var allowsSmoothEdges = true
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  /// In the coordinates of what is drawn on.
  var shadow: Shadow?
  var scaling = ImageScaling.smooth
  var patternPhase = CGSize.zero
  var text = TextDrawing()
  /// In the coordinates of what is drawn on; the box around the clip.
  var clip: CGRect
  /// Pictures that mask what was drawn since: what to draw as masks when the state ends, the last first.
  var masks: [[DrawCommand]] = []

  init(clip: CGRect) { self.clip = clip }

  /// As it falls in the coordinates that are drawn in now.
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
