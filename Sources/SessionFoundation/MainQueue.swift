import CoreTypes

/// The main queue moves from thread to thread in a program whose main function is asynchronous.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// The caller runs in a block of the main queue.
  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }

  /// The caller may use what belongs to the main actor: it is on the main thread, or where the main queue has moved to.
  package static var isCurrentThread: Bool { Thread.isMainThread || isCurrent }
}
