/// A large value with copy-on-write storage. An environment is copied thousands of times per frame.
@propertyWrapper
package struct Shared<Value: Sendable>: Sendable {
  /// The storage, changed only while it has a single owner.
  private final class Box: @unchecked Sendable {
    @exclusivity(unchecked) var value: Value

    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  package init(wrappedValue: Value) { box = Box(wrappedValue) }

  package var wrappedValue: Value {
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }
}

extension Shared: Equatable where Value: Equatable {
  package static func == (one: Self, other: Self) -> Bool {
    one.box === other.box || one.wrappedValue == other.wrappedValue
  }
}

extension Shared: Hashable where Value: Hashable {
  package func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
