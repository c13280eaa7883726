import CoreTypes

/// What takes a while to make and is not needed at once: another thread makes it meanwhile.
final class Prepared<Value>: @unchecked Sendable {
  private let isMade = DispatchGroup()
  /// Written before `isMade` lets anybody pass, and not afterwards.
  private var made: Value?

  init(_ make: @escaping @Sendable () -> Value) {
    DispatchQueue.global(qos: .userInitiated).async(group: isMade) { self.made = make() }
  }

  /// Waits until it is there.
  var value: Value {
    isMade.wait()
    return made!
  }
}
