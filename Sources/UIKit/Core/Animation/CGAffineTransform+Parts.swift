// A transform as numbers that interpolate well: half of a rotation is a smaller rotation, not a squeeze.
extension CGAffineTransform {
  /// The translation in x and y, the scale in x and y, the angle of the x axis, and the skew of the y axis along it.
  ///
  /// A mirrored transform has a negative scale on the axis that is rotated more.
  ///
  /// > Source: "Decomposing a 2D matrix", CSS Transforms, with the skew last. Basis for Core Animation: assumed; that a
  /// > view rotates, and the shorter way around, is documented.
  var parts: AnimatedValue {
    let isMirrored = a * d - b * c < 0
    let scaleX = isMirrored && a < d ? -hypot(a, b) : hypot(a, b)
    // The current direction of the x axis. If it has no length, the y axis determines the angle.
    let angle = scaleX != 0 ? atan2(b / scaleX, a / scaleX) : atan2(-c, d)
    let cosine = scaleX != 0 ? a / scaleX : cos(angle), sine = scaleX != 0 ? b / scaleX : sin(angle)
    return AnimatedValue(tx, ty, scaleX, cosine * d - sine * c, angle, cosine * c + sine * d, 0, 0)
  }

  init(parts: AnimatedValue) {
    let cosine = cos(parts[4]), sine = sin(parts[4])
    self.init(
      a: parts[2] * cosine, b: parts[2] * sine, c: parts[5] * cosine - parts[3] * sine,
      d: parts[5] * sine + parts[3] * cosine, tx: parts[0], ty: parts[1])
  }
}
