import CoreTypes

/// A value that changes with iOS versions: entries in order, each valid from its version on.
package struct Timeline<Value: Sendable & Hashable>: Sendable, Hashable {
  package struct Entry: Sendable, Hashable {
    package let since: SystemVersion
    package let value: Value
  }

  package let first: Value
  package let changes: [Entry]

  package init(_ first: Value, _ changes: (since: SystemVersion, value: Value)...) {
    self.first = first
    self.changes = changes.map { Entry(since: $0.since, value: $0.value) }
  }

  package func value(at version: SystemVersion) -> Value {
    changes.last { $0.since <= version }?.value ?? first
  }
}
