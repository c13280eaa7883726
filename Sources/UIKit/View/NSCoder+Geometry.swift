// Geometry as text: `{{0, 20}, {320, 460}}`.
extension NSCoder {
  public class func string(for point: CGPoint) -> String { "{\(point.x.described), \(point.y.described)}" }
  public class func string(for size: CGSize) -> String { "{\(size.width.described), \(size.height.described)}" }
  public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
  public class func string(for insets: UIEdgeInsets) -> String {
    let lengths = [insets.top, insets.left, insets.bottom, insets.right]
    return "{\(lengths.map(\.described).joined(separator: ", "))}"
  }
}

public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String { NSCoder.string(for: insets) }
