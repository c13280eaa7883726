// Points and sizes boxed in `NSValue`, as animation values often are.
extension NSValue {
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  public var cgPointValue: CGPoint { pointValue }

  public var cgSizeValue: CGSize { sizeValue }
}
