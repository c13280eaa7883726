import CoreTypes

/// What a running program stands in: its time, its notifications and its log belong to it and not to the process.
///
/// Dispatch, timers and notifications do not carry task-local values. The types of this module remember the host that
/// was current when work was handed to them, and the work is done with that host current again.
package protocol ProgramHost: AnyObject, Sendable {
  /// Has `body` run on the main actor when `delay` seconds of the program's time have passed.
  @discardableResult
  func schedule(after delay: TimeInterval, _ body: @escaping @MainActor @Sendable () -> Void) -> ScheduledWork

  /// Takes a line of what the program says.
  func log(_ line: String)

  /// The text of a key in the program's language; without a translation `value`, or the key where that is empty.
  func localizedString(_ key: String, table: String?, value: String, in bundle: Bundle) -> String

  /// What `NotificationCenter.default` answers.
  var notificationCenter: NotificationCenter { get }
}

/// The one task-local value: everything that client code reads from "shared" and "main" objects comes from here.
package enum CurrentProgram {
  /// Nil outside every program: then Foundation's own behaviour is what there is.
  @TaskLocal package static var host: (any ProgramHost)?
}
