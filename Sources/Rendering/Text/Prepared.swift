import CoreTypes

/// A value that takes time to create and is needed later: another thread creates it in the meantime.
final class Prepared<Value>: @unchecked Sendable {
  private let isMade = DispatchGroup()
  /// The value, written once before `isMade` completes.
  private var made: Value?

  init(_ make: @escaping @Sendable () -> Value) {
    DispatchQueue.global(qos: .userInitiated).async(group: isMade) { self.made = make() }
  }

  /// The value; waits until it exists.
  var value: Value {
    isMade.wait()
    return made!
  }
}
