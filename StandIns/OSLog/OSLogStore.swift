import Foundation

/// The store of past messages, which has none: messages go to the standard error only.
open class OSLogStore: NSObject {
  public enum Scope: Int, Sendable {
    case system, currentProcessIdentifier
  }

  public init(scope: Scope) throws { super.init() }

  public init(url: URL) throws { super.init() }

  open class func local() throws -> OSLogStore { try OSLogStore(scope: .system) }

  open func position(date: Date) -> OSLogPosition { OSLogPosition() }
  open func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition { OSLogPosition() }
  open func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition { OSLogPosition() }

  public func getEntries(
    with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> { AnySequence([]) }
}

open class OSLogPosition: NSObject {}

open class OSLogEnumerator: NSObject {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let reverse = Options(rawValue: 1)
  }
}

open class OSLogEntry: NSObject {
  open var composedMessage: String { "" }
  open var date: Date { .distantPast }
}

public protocol OSLogEntryFromProcess {
  var process: String { get }
  var processIdentifier: pid_t { get }
  var sender: String { get }
  var threadIdentifier: UInt64 { get }
}

public protocol OSLogEntryWithPayload {
  var subsystem: String { get }
  var category: String { get }
  var formatString: String { get }
}

open class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload {
  public enum Level: Int, Sendable {
    case undefined, debug, info, notice, error, fault
  }

  open var level: Level { .undefined }
  open var subsystem: String { "" }
  open var category: String { "" }
  open var process: String { "" }
  open var processIdentifier: pid_t { 0 }
  open var sender: String { "" }
  open var threadIdentifier: UInt64 { 0 }
  open var formatString: String { "" }
}
