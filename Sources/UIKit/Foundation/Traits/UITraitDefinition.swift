/// A trait: the type of its values and its default value. Programs can declare their own.
public protocol UITraitDefinition {
  associatedtype Value

  /// The value if the trait is unspecified. It must be constant.
  static var defaultValue: Value { get }
  /// A human-readable name.
  static var name: String { get }
  static var identifier: String { get }
  /// Whether views are redrawn when the trait changes, as for the user interface style.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var name: String { String(describing: Self.self) }
  public static var identifier: String { String(reflecting: Self.self) }
  public static var affectsColorAppearance: Bool { false }
}

public typealias UITrait = any UITraitDefinition.Type

/// Values of traits that ``TraitValues`` has no property for. They are behind a reference because most collections
/// don't specify any.
final class OtherTraits: Hashable, @unchecked Sendable {
  private struct Entry {
    var trait: UITrait
    var value: Any
  }

  private let entries: [ObjectIdentifier: Entry]

  private init(_ entries: [ObjectIdentifier: Entry]) { self.entries = entries }

  static let none = OtherTraits([:])

  var traits: [UITrait] { entries.values.map(\.trait).sorted { $0.identifier < $1.identifier } }
  var isEmpty: Bool { entries.isEmpty }

  func value<Trait: UITraitDefinition>(of trait: Trait.Type) -> Trait.Value? {
    guard let entry = entries[ObjectIdentifier(trait)] else { return nil }
    return entry.value as? Trait.Value
  }

  func setting<Trait: UITraitDefinition>(_ trait: Trait.Type, to value: Trait.Value) -> OtherTraits {
    var entries = entries
    entries[ObjectIdentifier(trait)] = Entry(trait: trait, value: value)
    return OtherTraits(entries)
  }

  func contains(_ trait: UITrait) -> Bool { entries[ObjectIdentifier(trait)] != nil }

  func removing(_ trait: UITrait) -> OtherTraits {
    var entries = entries
    entries[ObjectIdentifier(trait)] = nil
    return OtherTraits(entries)
  }

  func overridden(by others: OtherTraits) -> OtherTraits {
    others.isEmpty ? self : OtherTraits(entries.merging(others.entries) { $1 })
  }

  static func == (a: OtherTraits, b: OtherTraits) -> Bool {
    if a === b { return true }
    guard a.entries.count == b.entries.count else { return false }
    return a.entries.allSatisfy { key, entry in b.entries[key].map { isSame(entry.value, $0.value) } ?? false }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(entries.count) }

  /// Whether two values are equal. Values that aren't equatable are compared by identity.
  static func isSame(_ a: Any, _ b: Any) -> Bool {
    func compare<Value: Equatable>(_ a: Value) -> Bool { (b as? Value).map { $0 == a } ?? false }
    if let a = a as? any Equatable { return compare(a) }
    return type(of: a) is AnyClass && type(of: b) is AnyClass && (a as AnyObject) === (b as AnyObject)
  }
}
