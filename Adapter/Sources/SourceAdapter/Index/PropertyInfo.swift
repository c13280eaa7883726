/// A property as the other files see it.
struct PropertyInfo: Sendable {
  var place: MemberPlace
  var name: String

  /// The type as written, or nil if it is inferred.
  var type: String?
  var attributes: Attributes
  var modifiers: Set<String>
  /// `willSet`, `didSet`.
  var observers: Set<String> = []

  /// True if the property has a getter of its own.
  var isComputed = false
  var hasSetter = true
  var offset: Int

  var hasObservers: Bool { !observers.isEmpty }
  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
  var isOverride: Bool { modifiers.contains("override") }
  var access: Access? { Access(modifiers: modifiers) }
}
