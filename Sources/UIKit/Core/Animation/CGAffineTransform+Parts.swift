// A transform as numbers between which one can go: half of a turn is a smaller turn, not a squeeze.
extension CGAffineTransform {
  /// Translation x and y, scale x and y, the angle of the x axis, and how far the y axis leans along it.
  ///
  /// A mirror image has a negative scale, on the axis that is turned round most.
  ///
  /// > Source: "Decomposing a 2D matrix", CSS Transforms, with the lean last. Basis for Core Animation: assumed; that
  /// > a view turns, and the shorter way round, is documented.
  var parts: AnimatedValue {
    let isMirrored = a * d - b * c < 0
    let scaleX = isMirrored && a < d ? -hypot(a, b) : hypot(a, b)
    // The x axis as it points now; where it has no length, the y axis says it.
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
