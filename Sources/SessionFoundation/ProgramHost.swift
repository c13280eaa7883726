import CoreTypes

/// The environment of a running program. Its time, notifications and log belong to it and not to the process.
///
/// Dispatch, timers and notifications do not carry task-local values. The types of this module remember the host that
/// was current when work was submitted, and make it current again for the work.
package protocol ProgramHost: AnyObject, Sendable {
  /// Runs `body` on the main actor once `delay` seconds of the program's time have passed.
  @discardableResult
  func schedule(after delay: TimeInterval, _ body: @escaping @MainActor @Sendable () -> Void) -> ScheduledWork

  /// The time since the program began.
  var currentTime: ProgramTime { get }

  /// Appends a line to the program's log.
  func log(_ line: String)

  /// Returns the string for a key in the program's language; without a translation `value`, or the key if that is
  /// empty.
  func localizedString(_ key: String, table: String?, value: String, in bundle: Bundle) -> String

  /// The program used a member of an API that has no effect here.
  ///
  /// - Parameter member: the type and the member, such as `CALayer.filters`.
  func noteUse(ofMember member: StaticString)

  /// The value of `NotificationCenter.default`.
  var notificationCenter: NotificationCenter { get }
}

/// The only task-local value, from which all "shared" and "main" objects of client code derive.
package enum CurrentProgram {
  /// The current program; nil outside every program, where Foundation's own behavior applies.
  @TaskLocal package static var host: (any ProgramHost)?
}
