import DisplayLists

// The symbols on keys, drawn in a square.
extension Path {
  static func shiftArrow(in square: CGRect) -> Path {
    polygon([(0.5, 0), (1, 0.5), (0.72, 0.5), (0.72, 1), (0.28, 1), (0.28, 0.5), (0, 0.5)], in: square, isClosed: true)
  }

  /// A box that is pointed on the left, with a cross inside.
  static func deleteKey(in square: CGRect) -> Path {
    let wide = square.insetBy(dx: -square.width * 0.15, dy: square.height * 0.1)
    let box = elements([(0, 0.5), (0.3, 0), (1, 0), (1, 1), (0.3, 1)], in: wide, isClosed: true)
    let cross = elements([(0.48, 0.3), (0.78, 0.7)], in: wide) + elements([(0.78, 0.3), (0.48, 0.7)], in: wide)
    return .outline(box + cross)
  }

  /// A keyboard with a chevron below it.
  static func keyboardAndChevron(in square: CGRect) -> Path {
    .outline(
      elements([(0, 0.05), (1, 0.05), (1, 0.6), (0, 0.6)], in: square, isClosed: true)
        + elements([(0.2, 0.32), (0.8, 0.32)], in: square) + elements([(0.3, 0.78), (0.5, 1), (0.7, 0.78)], in: square))
  }

  static func microphone(in square: CGRect) -> Path {
    let capsule = CGRect(
      x: square.minX + square.width * 0.35, y: square.minY, width: square.width * 0.3, height: square.height * 0.6)
    return .outline(
      PathElement.roundedRect(capsule, radius: capsule.width / 2)
        + elements([(0.18, 0.42), (0.22, 0.62), (0.5, 0.78), (0.78, 0.62), (0.82, 0.42)], in: square)
        + elements([(0.5, 0.78), (0.5, 1)], in: square) + elements([(0.3, 1), (0.7, 1)], in: square))
  }

  private static func polygon(_ shares: [(CGFloat, CGFloat)], in square: CGRect, isClosed: Bool) -> Path {
    .outline(elements(shares, in: square, isClosed: isClosed))
  }

  /// - Parameter shares: the points, as fractions of the square's sides.
  private static func elements(
    _ shares: [(CGFloat, CGFloat)], in square: CGRect, isClosed: Bool = false
  ) -> [PathElement] {
    let points = shares.map { CGPoint(x: square.minX + $0.0 * square.width, y: square.minY + $0.1 * square.height) }
    let lines = points.dropFirst().map(PathElement.line)
    return [.move(points[0])] + lines + (isClosed ? [.close] : [])
  }
}
