/// An optional part that is stored behind a reference.
///
/// Values with such a part are cheap to copy, and so is the code that copies them. Otherwise the compiler writes out a
/// copy of every field for each struct that contains the part, for each that contains those, and so on.
@propertyWrapper package struct Boxed<Part: Sendable>: Sendable {
  private final class Box: Sendable {
    let part: Part

    init(_ part: Part) { self.part = part }
  }

  private var box: Box?

  package init(wrappedValue: Part?) { box = wrappedValue.map(Box.init) }

  package var wrappedValue: Part? {
    get { box?.part }
    set { box = newValue.map(Box.init) }
  }
}

extension Boxed: Equatable where Part: Equatable {
  package static func == (one: Self, other: Self) -> Bool { one.wrappedValue == other.wrappedValue }
}

extension Boxed: Hashable where Part: Hashable {
  package func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
