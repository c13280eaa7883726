// Geometry as strings: `{{0, 20}, {320, 460}}`, with enough digits to read the same numbers back.
extension NSCoder {
  public class func string(for point: CGPoint) -> String { GeometryText.list([point.x, point.y]) }
  public class func string(for vector: CGVector) -> String { GeometryText.list([vector.dx, vector.dy]) }
  public class func string(for size: CGSize) -> String { GeometryText.list([size.width, size.height]) }
  public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }

  /// `[a, b, c, d, tx, ty]`
  public class func string(for transform: CGAffineTransform) -> String {
    let (t, list) = (transform, GeometryText.list)
    return "[\(list([t.a, t.b, t.c, t.d, t.tx, t.ty]).dropFirst().dropLast())]"
  }

  /// `{top, left, bottom, right}`
  public class func string(for insets: UIEdgeInsets) -> String {
    GeometryText.list([insets.top, insets.left, insets.bottom, insets.right])
  }

  /// `{top, leading, bottom, trailing}`
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    GeometryText.list([insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  public class func string(for offset: UIOffset) -> String { GeometryText.list([offset.horizontal, offset.vertical]) }

  // MARK: From strings; for invalid ones, zero or the identity transform

  public class func cgPoint(for string: String) -> CGPoint {
    GeometryText.numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }

  public class func cgVector(for string: String) -> CGVector {
    GeometryText.numbers(string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }

  public class func cgSize(for string: String) -> CGSize {
    GeometryText.numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }

  public class func cgRect(for string: String) -> CGRect {
    GeometryText.numbers(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }

  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    GeometryText.numbers(string, 6).map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    } ?? .identity
  }

  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    GeometryText.numbers(string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
  }

  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    GeometryText.numbers(string, 4).map {
      NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    } ?? .zero
  }

  public class func uiOffset(for string: String) -> UIOffset {
    GeometryText.numbers(string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }
}

public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }
public func NSStringFromCGVector(_ vector: CGVector) -> String { NSCoder.string(for: vector) }
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String { NSCoder.string(for: transform) }
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String { NSCoder.string(for: insets) }
public func NSStringFromUIOffset(_ offset: UIOffset) -> String { NSCoder.string(for: offset) }
public func NSStringFromDirectionalEdgeInsets(_ insets: NSDirectionalEdgeInsets) -> String {
  NSCoder.string(for: insets)
}
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }
public func CGVectorFromString(_ string: String) -> CGVector { NSCoder.cgVector(for: string) }
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }
public func CGAffineTransformFromString(_ string: String) -> CGAffineTransform {
  NSCoder.cgAffineTransform(for: string)
}
public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets { NSCoder.uiEdgeInsets(for: string) }
public func UIOffsetFromString(_ string: String) -> UIOffset { NSCoder.uiOffset(for: string) }
public func NSDirectionalEdgeInsetsFromString(_ string: String) -> NSDirectionalEdgeInsets {
  NSCoder.nsDirectionalEdgeInsets(for: string)
}

private enum GeometryText {
  /// `{0, 20.5}`
  ///
  /// > Source: recalled: 17 digits, as in `{0.33333333333333331, 0}`.
  static func list(_ values: [CGFloat]) -> String {
    "{\(values.map { String(format: "%.17g", Double($0) == 0 ? 0 : Double($0)) }.joined(separator: ", "))}"
  }

  static func numbers(_ text: String, _ count: Int) -> [CGFloat]? {
    let parts = text.split(whereSeparator: { ",{}[] \t\n".contains($0) }).compactMap { Double($0) }
    return parts.count == count ? parts.map { CGFloat($0) } : nil
  }
}
