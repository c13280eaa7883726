import InterfaceDocuments

// User defined runtime attributes.
extension NibInstantiator {
  /// Sets what was noted while objects were made, when all of them are there.
  ///
  /// > Source: Resource Programming Guide, "The Nib Object Life Cycle": after the objects, before `awakeFromNib`.
  func applyRuntimeAttributes() {
    for (attribute, object) in objects.pendingAttributes { apply(attribute, to: object) }
    objects.pendingAttributes = []
  }

  func note(_ attributes: [RuntimeAttribute], for object: NSObject) {
    objects.pendingAttributes += attributes.map { ($0, object) }
  }

  private func apply(_ attribute: RuntimeAttribute, to object: NSObject) {
    let keys = attribute.keyPath.split(separator: ".").map(String.init)
    guard let last = keys.last else { return }
    var owner: AnyObject? = object
    for key in keys.dropLast() { owner = owner.flatMap { RuntimeKeys.object(key, of: $0) } }
    guard let owner else { return reportUnknown(attribute, object) }
    let value = value(of: attribute)
    if RuntimeKeys.set(value, last, of: owner) { return }
    if owner is CALayer, case .color = attribute.value { return reportColor(attribute, object) }
    guard owner === object, let view = object as? UIResponder, !ClassName.isUIKits(type(of: object)) else {
      return reportUnknown(attribute, object)
    }
    session.attributeProblem = { reportRefused(attribute, object, $0) }
    view.setValue(value.object, forKey: last)
    session.attributeProblem = nil
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
}

// What could not be set.
extension NibInstantiator {
  /// UIKit writes such a key to the console and goes on.
  private func reportUnknown(_ attribute: RuntimeAttribute, _ object: NSObject) {
    let name = (object as? UIView)?.source?.className ?? ClassName.plain(type(of: object))
    report(attribute, object, "\(name) has no property \u{201C}\(attribute.keyPath)\u{201D} here")
  }

  /// > Source: `CALayer.borderColor` is a CGColor, and documents have UIColors.
  private func reportColor(_ attribute: RuntimeAttribute, _ object: NSObject) {
    report(attribute, object, "\u{201C}\(attribute.keyPath)\u{201D} wants a CGColor, and documents have UIColors")
  }

  private func reportRefused(_ attribute: RuntimeAttribute, _ object: NSObject, _ reason: String) {
    report(attribute, object, reason)
  }

  private func report(_ attribute: RuntimeAttribute, _ object: NSObject, _ problem: String) {
    session.report(
      Diagnostic(
        rule: "runtime-attribute", severity: .note, view: (object as? UIView)?.source?.id,
        message: "\(problem); the runtime attribute is not set.", position: attribute.position))
  }
}
