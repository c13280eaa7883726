import InterfaceDocuments

// User defined runtime attributes.
extension NibInstantiator {
  /// One that cannot be set is told, and loading goes on.
  ///
  /// > Source: the log of UIKit, "Failed to set (…) user defined inspected property on (…)".
  func apply(_ attributes: [RuntimeAttribute], to object: NSObject) {
    for attribute in attributes where !set(attribute, on: object) {
      session.report(
        Diagnostic(
          rule: "attribute-not-set", severity: .warning,
          message:
            "Failed to set (\(attribute.keyPath)) user defined inspected property on (\(type(of: object))): this "
            + "class is not key value coding-compliant for the key \(attribute.keyPath).",
          position: attribute.position))
    }
  }

  private func set(_ attribute: RuntimeAttribute, on object: NSObject) -> Bool {
    let values = values(attribute.value)
    if let view = object as? UIView, values.contains(where: { view.setOwnAttribute($0, attribute.keyPath) }) {
      return true
    }
    return values.contains { object.accepts($0, forKey: attribute.keyPath) }
  }

  /// A number fits properties of several types.
  private func values(_ value: RuntimeAttribute.Value) -> [Any?] {
    switch value {
    case .boolean(let flag): [flag]
    case .number(let number): [number, CGFloat(number), Float(number), Int(number.rounded(.towardZero))]
    case .string(let text): [text]
    case .point(let point): [point]
    case .size(let size): [size]
    case .rect(let rect): [rect]
    case .range(let location, let length): [NSRange(location: location, length: length)]
    case .color(let color): [self.color(color)]
    case .image(let image): [self.image(image)]
    case .nil: [nil]
    }
  }
}

extension NSObject {
  @MainActor fileprivate func accepts(_ value: Any?, forKey key: String) -> Bool {
    if case .assigned = tryValue(value, forKey: key) { true } else { false }
  }
}

extension UIView {
  /// Key paths of UIKit's own that people set this way.
  fileprivate func setOwnAttribute(_ value: Any?, _ keyPath: String) -> Bool {
    switch (keyPath, value) {
    case ("layer.cornerRadius", let value as CGFloat): layer.cornerRadius = value
    case ("layer.borderWidth", let value as CGFloat): layer.borderWidth = value
    case ("layer.masksToBounds", let value as Bool), ("clipsToBounds", let value as Bool): clipsToBounds = value
    case ("layer.shadowOpacity", let value as Float): layer.shadowOpacity = value
    case ("layer.shadowRadius", let value as CGFloat): layer.shadowRadius = value
    case ("layer.shadowOffset", let value as CGSize): layer.shadowOffset = value
    case ("hidden", let value as Bool): isHidden = value
    case ("alpha", let value as CGFloat): alpha = value
    case ("tag", let value as Int): tag = value
    case ("userInteractionEnabled", let value as Bool): isUserInteractionEnabled = value
    case ("backgroundColor", let value as UIColor): backgroundColor = value
    case ("tintColor", let value as UIColor): tintColor = value
    default: return false
    }
    return true
  }
}
