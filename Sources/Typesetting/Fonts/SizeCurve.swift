import CoreTypes

/// A function of the point size: linear between the listed sizes, constant outside.
struct SizeCurve: Sendable {
  private let points: [(size: CGFloat, value: CGFloat)]

  /// Parses `size:value size:value …`.
  init(_ table: StaticString) {
    points = "\(table)".split { $0 == " " || $0 == "\n" }.map { entry in
      let numbers = entry.split(separator: ":").map { CGFloat(Double($0)!) }
      return (numbers[0], numbers[1])
    }
  }

  func value(at size: CGFloat) -> CGFloat {
    guard let upper = points.firstIndex(where: { $0.size >= size }) else { return points[points.count - 1].value }
    guard upper > 0 else { return points[0].value }
    let (left, right) = (points[upper - 1], points[upper])
    return left.value + (right.value - left.value) * (size - left.size) / (right.size - left.size)
  }
}
