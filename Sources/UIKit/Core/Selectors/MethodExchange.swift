// The functions of the Objective-C runtime that exchange methods. There are no method tables here, so they change nothing;
// programs that call them go on.

public typealias Method = OpaquePointer
public typealias IMP = OpaquePointer

/// Returns a method that the other functions take.
///
/// - Returns: A value for each class; nil without a class.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { cls == nil ? nil : anyMethod }

/// - Returns: A value for each class; nil without a class.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { cls == nil ? nil : anyMethod }

public func method_getImplementation(_ m: Method) -> IMP { m }

public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Changes nothing: both methods keep their implementations.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
  hasNoEffect("method_exchangeImplementations(_:_:)")
}

/// Changes nothing.
///
/// - Returns: The given method's own implementation.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
  hasNoEffect("method_setImplementation(_:_:)")
  return m
}

/// Adds nothing.
///
/// - Returns: False, as for a method that the class has already. Programs then exchange methods instead.
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool {
  hasNoEffect("class_addMethod(_:_:_:_:)")
  return false
}

/// Replaces nothing.
///
/// - Returns: nil.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  hasNoEffect("class_replaceMethod(_:_:_:_:)")
  return nil
}

/// Returns the class of an object; for a class itself, that class.
public func object_getClass(_ obj: Any?) -> AnyClass? {
  guard let obj else { return nil }
  return obj as? AnyClass ?? Swift.type(of: obj as AnyObject)
}

/// The one method there is. Its address is never read.
private var anyMethod: OpaquePointer? { OpaquePointer(bitPattern: 8) }
