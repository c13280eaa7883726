import Foundation

// On Apple's systems, `date as CVarArg` converts a value to its object, which is an argument of formats.
extension Date: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { formatArgument(self) }
}

extension UUID: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { formatArgument(self) }
}

extension URL: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { formatArgument(self) }
}

extension Data: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { formatArgument(self) }
}

extension Array: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { formatArgument(self) }
}

extension Set: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { formatArgument(self) }
}

extension NSDate: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { formatArgument(self) }
}

extension NSNumber: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { formatArgument(self) }
}

extension NSUUID: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { formatArgument(self) }
}

extension NSArray: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { formatArgument(self) }
}

extension NSSet: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { formatArgument(self) }
}

/// Returns the text of a value for `%@`. A list of C arguments does not own its objects; the text is never released.
private func formatArgument<Value>(_ value: Value) -> [Int] {
  [Int(bitPattern: Unmanaged.passRetained(NSString(string: String(describing: value))).toOpaque())]
}
