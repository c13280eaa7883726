// Rectangles in Objective-C dictionaries. Both `as? NSValue` with `cgRectValue` and `as? CGRect` return them.
extension NSValue {
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  public var cgRectValue: CGRect { rectValue }

  fileprivate var isRectangle: Bool { strcmp(objCType, NSValue(cgRect: .zero).objCType) == 0 }
}

extension CGRect: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.cgRectValue
  }

  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
    result = source.isRectangle ? source.cgRectValue : nil
    return result != nil
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect { source?.cgRectValue ?? .zero }
}
