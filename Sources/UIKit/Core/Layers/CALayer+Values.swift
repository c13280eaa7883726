// Key-value coding: the properties of UIKit's and the program's classes, and arbitrary keys.
//
// > Source: Core Animation Programming Guide, "Key-Value Coding Extensions".
extension CALayer {
  func findValue(forKey key: String) -> Any? {
    if let property = type(of: self).properties[key] { return property.get(self) }
    return storedValue(named: key) ?? values[key] ?? style?[key] ?? type(of: self).defaultValue(forKey: key)
  }

  func assign(_ value: Any?, forKey key: String) {
    if let property = type(of: self).properties[key] { return property.set(value, of: self) }
    change(key) { if !assignStored(value, forKey: key) { values[key] = value } }
  }

  func findValue(forKeyPath path: String) -> Any? {
    guard path.contains(".") else { return value(forKey: path) }
    return LayerKey(path).map { $0.object($0.read(presented ?? look, self)) }
  }

  /// Sets a part of a property by setting the whole property.
  func assign(_ value: Any?, forKeyPath path: String) {
    guard path.contains(".") else { return setValue(value, forKey: path) }
    guard let key = LayerKey(path), let number = key.number(value) else { return }
    var new = look
    key.write(number, &new)
    switch path.prefix(while: { $0 != "." }) {
    case "transform": transform = new.transform
    case "sublayerTransform": sublayerTransform = new.innerTransform
    case "position": position = new.geometry.center
    case "bounds": bounds = new.bounds
    case "shadowOffset": shadowOffset = new.shadowOffset
    default: break
    }
  }

  /// Copies the animated values of class-specific properties to the presentation layer.
  func showMovingValues() {
    for (name, number) in presented?.others ?? [:] {
      if let kind = presented?.otherKinds[name] { assign(kind.object(number), forKey: name) }
    }
  }

  // MARK: Stored properties of the program's classes

  private func assignStored(_ value: Any?, forKey key: String) -> Bool {
    guard !ClassName.isUIKits(type(of: self)) else { return false }
    for candidate in RuntimeValue(raw: RunAttributes.number(value).map(Double.init) ?? value).candidates {
      switch tryValue(candidate, forKey: key) {
      case .assigned: return true
      case .unknown: return false
      case .mismatch: continue
      }
    }
    return false
  }
}
