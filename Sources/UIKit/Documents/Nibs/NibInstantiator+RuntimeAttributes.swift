import InterfaceDocuments

// User-defined runtime attributes.
extension NibInstantiator {
  /// Sets the recorded attributes after all objects were created. In a program, they are set when objects are
  /// connected.
  ///
  /// > Source: Resource Programming Guide, "The Nib Object Life Cycle": after the objects, before `awakeFromNib`.
  func applyRuntimeAttributes() {
    for (attribute, object) in objects.pendingAttributes { apply([attribute], to: object) }
    objects.pendingAttributes = []
  }

  func note(_ attributes: [RuntimeAttribute], for object: NSObject) {
    if owner == nil { objects.pendingAttributes += attributes.map { ($0, object) } }
  }

  /// Sets attributes. It reports attributes that can't be set, and continues.
  func apply(_ attributes: [RuntimeAttribute], to object: NSObject) {
    for attribute in attributes where !set(attribute, on: object) { reportFailure(attribute, object) }
  }

  private func set(_ attribute: RuntimeAttribute, on object: NSObject) -> Bool {
    let keys = attribute.keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let last = keys.last else { return false }
    var found: AnyObject? = object
    for key in keys.dropLast() { found = found.flatMap { RuntimeKeys.object(key, of: $0) } }
    guard let found else { return false }
    let value = value(of: attribute)
    if RuntimeKeys.isKeptInVain(value, last, of: found) {
      reportInVain(attribute, object)
      return true
    }
    if RuntimeKeys.set(value, last, of: found) { return true }
    guard found === object, !ClassName.isUIKits(type(of: object)) else { return false }
    return object.takes(value, forKey: last, in: session)
      || value.candidates.contains { object.accepts($0, forKey: last) }
  }

  private func value(of attribute: RuntimeAttribute) -> RuntimeValue {
    switch attribute.value {
    case .boolean(let flag): RuntimeValue(raw: flag)
    case .number(let number): RuntimeValue(raw: number)
    case .string(let text): RuntimeValue(raw: text)
    case .point(let point): RuntimeValue(raw: point)
    case .size(let size): RuntimeValue(raw: size)
    case .rect(let rect): RuntimeValue(raw: rect)
    case .range(let location, let length): RuntimeValue(raw: NSRange(location: location, length: length))
    case .color(let color): RuntimeValue(raw: self.color(color))
    case .image(let image): RuntimeValue(raw: self.image(image))
    case .nil: RuntimeValue(raw: nil)
    }
  }

  /// Reports an attribute that is set without an error but has no effect.
  private func reportInVain(_ attribute: RuntimeAttribute, _ object: NSObject) {
    session.report(
      Diagnostic(
        rule: "attribute-without-effect", severity: owner == nil ? .note : .warning,
        view: (object as? UIView)?.source?.id,
        message:
          "(\(attribute.keyPath)) needs a CGColor, but a runtime attribute is a UIColor, so the layer does not draw "
          + "it. Set it in code.",
        position: attribute.position))
  }

  /// Reports an attribute that can't be set: a warning as UIKit's in a program, or a note for a document without its
  /// program's classes.
  ///
  /// > Source: the log of UIKit, "Failed to set (…) user defined inspected property on (…)".
  private func reportFailure(_ attribute: RuntimeAttribute, _ object: NSObject) {
    let source = (object as? UIView)?.source, name = source?.className ?? ClassName.plain(type(of: object))
    session.report(
      Diagnostic(
        rule: "attribute-not-set", severity: owner == nil ? .note : .warning, view: source?.id,
        message:
          "Failed to set (\(attribute.keyPath)) user defined inspected property on (\(name)): this class is not key "
          + "value coding-compliant for the key \(attribute.keyPath).",
        position: attribute.position))
  }
}

extension NSObject {
  @MainActor fileprivate func accepts(_ value: Any?, forKey key: String) -> Bool {
    if case .assigned = tryValue(value, forKey: key) { true } else { false }
  }

  /// Sets a value through the program's `setValue(_:forKey:)` or `setValue(_:forUndefinedKey:)`.
  @MainActor fileprivate func takes(_ value: RuntimeValue, forKey key: String, in session: Session) -> Bool {
    guard let responder = self as? UIResponder else { return false }
    // The setter may load a nib, which then sets attributes of its own.
    let outer = session.attributeProblem
    defer { session.attributeProblem = outer }
    var isTaken = true
    session.attributeProblem = { _ in isTaken = false }
    responder.setValue(value.object, forKey: key)
    return isTaken
  }
}
