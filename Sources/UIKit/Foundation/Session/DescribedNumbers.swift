// Numbers as UIKit prints them.
extension CGFloat {
  /// The number with six significant digits, as `%g` prints it.
  package var described: String { String(format: "%g", Double(self) == 0 ? 0 : Double(self)) }
}

extension CGRect {
  package var described: String {
    "(\(origin.x.described) \(origin.y.described); \(size.width.described) \(size.height.described))"
  }
}
