import DisplayLists

/// An animatable property of layers, by Core Animation's name.
struct LayerKey {
  enum Kind { case number, point, size, rect, color, transform }

  private let kind: Kind
  private let get: @MainActor (LayerLook, CALayer) -> AnimatedValue
  private let set: @MainActor (AnimatedValue, inout LayerLook) -> Void

  @MainActor func read(_ look: LayerLook, _ layer: CALayer) -> AnimatedValue { get(look, layer) }

  @MainActor func write(_ value: AnimatedValue, _ look: inout LayerLook) { set(value, &look) }

  /// Finds a property of every layer, or a part of one. Fails for a property that cannot be animated.
  @MainActor init?(_ keyPath: String) {
    if let key = Self.look[keyPath] ?? Self.part(keyPath) { self = key } else { return nil }
  }

  /// Finds a property of every layer, of the layer's class, or a value of the program's own.
  ///
  /// - Parameter sample: A value of the property, to determine its type if the layer has no value yet.
  @MainActor init?(_ keyPath: String, of layer: CALayer, like sample: Any? = nil) {
    if let key = LayerKey(keyPath) {
      self = key
      return
    }
    if let property = type(of: layer).properties[keyPath], !property.moves { return nil }
    let value = layer.value(forKey: keyPath), isKnown = value != nil || layer.mayHave(keyPath)
    guard isKnown, !keyPath.contains("."), let kind = Kind(value ?? sample) else { return nil }
    self = .other(keyPath, kind)
  }

  /// Converts the value of an animation to numbers, or returns nil if it does not suit the property.
  @MainActor func number(_ value: Any?) -> AnimatedValue? { kind.number(value) }

  /// Converts numbers to an object of the property's type.
  @MainActor func object(_ value: AnimatedValue) -> Any { kind.object(value) }
}

extension LayerKey.Kind {
  /// Determines the kind of a property from one of its values.
  init?(_ value: Any?) {
    switch value {
    case is CGPoint: self = .point
    case is CGSize: self = .size
    case is CGRect: self = .rect
    case is CGColor, is UIColor: self = .color
    case is CATransform3D, is CGAffineTransform: self = .transform
    default:
      guard RunAttributes.number(value) != nil, !(value is Bool) else { return nil }
      self = .number
    }
  }

  @MainActor func number(_ value: Any?) -> AnimatedValue? {
    switch self {
    case .number: RunAttributes.number(value).map { AnimatedValue($0) }
    case .point: (value as? CGPoint ?? (value as? NSValue)?.pointValue).map { AnimatedValue($0) }
    case .size:
      (value as? CGSize ?? (value as? NSValue)?.sizeValue).map { AnimatedValue(CGPoint(x: $0.width, y: $0.height)) }
    case .rect: (value as? CGRect ?? (value as? NSValue)?.rectValue).map { AnimatedValue($0) }
    case .color: ((value as? CGColor)?.rgba ?? (value as? UIColor)?.resolved(by: .current)).map { AnimatedValue($0) }
    case .transform: (value as? CATransform3D)?.flattened.parts ?? (value as? CGAffineTransform)?.parts
    }
  }

  func object(_ value: AnimatedValue) -> Any {
    switch self {
    case .number: CGFloat(value[0])
    case .point: value.point
    case .size: CGSize(width: value[0], height: value[1])
    case .rect: value.rect
    case .color: CGColor(value.color)
    case .transform: CATransform3DMakeAffineTransform(CGAffineTransform(parts: value))
    }
  }
}

// MARK: - Animatable properties

extension LayerKey {
  private static func number(_ path: WritableKeyPath<LayerLook, CGFloat> & Sendable) -> LayerKey {
    LayerKey(kind: .number, get: { look, _ in AnimatedValue(look[keyPath: path]) }) { $1[keyPath: path] = $0[0] }
  }

  private static func color(_ path: WritableKeyPath<LayerLook, CGColor?> & Sendable) -> LayerKey {
    LayerKey(kind: .color, get: { look, _ in AnimatedValue(look[keyPath: path]?.rgba ?? .clear) }) {
      $1[keyPath: path] = CGColor($0.color)
    }
  }

  private init(
    kind: Kind, get: @escaping @MainActor (LayerLook, CALayer) -> AnimatedValue,
    set: @escaping @MainActor (AnimatedValue, inout LayerLook) -> Void
  ) { (self.kind, self.get, self.set) = (kind, get, set) }

  @MainActor private static let look: [String: LayerKey] = [
    "opacity": number(\.opacity), "zPosition": number(\.zPosition), "cornerRadius": number(\.cornerRadius),
    "borderWidth": number(\.borderWidth), "shadowOpacity": number(\.shadowOpacity),
    "shadowRadius": number(\.shadowRadius), "backgroundColor": color(\.backgroundColor),
    "borderColor": color(\.borderColor), "shadowColor": color(\.shadowColor),
    "position": LayerKey(kind: .point, get: { look, _ in AnimatedValue(look.geometry.center) }) {
      $1.geometry.center = $0.point
    },
    "anchorPoint": LayerKey(kind: .point, get: { look, _ in AnimatedValue(look.geometry.anchorPoint) }) {
      $1.geometry.anchorPoint = $0.point
    },
    "bounds": LayerKey(kind: .rect, get: { look, _ in AnimatedValue(look.bounds) }) { $1.geometry.bounds = $0.rect },
    "bounds.size": LayerKey(
      kind: .size, get: { look, _ in AnimatedValue(CGPoint(x: look.bounds.width, y: look.bounds.height)) }
    ) { $1.geometry.bounds.size = CGSize(width: max($0[0], 0), height: max($0[1], 0)) },
    "bounds.origin": LayerKey(kind: .point, get: { look, _ in AnimatedValue(look.bounds.origin) }) {
      $1.geometry.bounds.origin = $0.point
    },
    "shadowOffset": LayerKey(
      kind: .size, get: { look, _ in AnimatedValue(CGPoint(x: look.shadowOffset.width, y: look.shadowOffset.height)) }
    ) { $1.shadowOffset = CGSize(width: $0[0], height: $0[1]) },
    "transform": transform(\.transform), "sublayerTransform": transform(\.innerTransform),
  ]

  /// Returns the key for one number of a property above.
  @MainActor private static func part(_ keyPath: String) -> LayerKey? {
    switch keyPath {
    case "position.x": number(\.geometry.center.x)
    case "position.y": number(\.geometry.center.y)
    case "bounds.size.width": number(\.geometry.bounds.size.width)
    case "bounds.size.height": number(\.geometry.bounds.size.height)
    case "bounds.origin.x": number(\.geometry.bounds.origin.x)
    case "bounds.origin.y": number(\.geometry.bounds.origin.y)
    case "shadowOffset.width": number(\.shadowOffset.width)
    case "shadowOffset.height": number(\.shadowOffset.height)
    default: transformPart(keyPath)
    }
  }

  @MainActor private static func transformPart(_ keyPath: String) -> LayerKey? {
    guard let dot = keyPath.firstIndex(of: "."), let indices = transformParts[String(keyPath[dot...].dropFirst())]
    else { return nil }
    return switch keyPath[..<dot] {
    case "transform": transform(\.transform, indices)
    case "sublayerTransform": transform(\.innerTransform, indices)
    default: nil
    }
  }

  /// Indices into the decomposed transform.
  private static let transformParts = [
    "translation.x": [0], "translation.y": [1], "scale": [2, 3], "scale.x": [2], "scale.y": [3], "rotation": [4],
    "rotation.z": [4],
  ]

  private static func transform(_ path: WritableKeyPath<LayerLook, CATransform3D> & Sendable) -> LayerKey {
    LayerKey(kind: .transform, get: { look, _ in look[keyPath: path].flattened.parts }) {
      $1[keyPath: path] = CATransform3DMakeAffineTransform(CGAffineTransform(parts: $0))
    }
  }

  /// Returns the key for some numbers of a transform.
  private static func transform(
    _ path: WritableKeyPath<LayerLook, CATransform3D> & Sendable, _ indices: [Int]
  ) -> LayerKey {
    LayerKey(kind: .number, get: { look, _ in AnimatedValue(look[keyPath: path].flattened.parts[indices[0]]) }) {
      value, look in
      var parts = look[keyPath: path].flattened.parts
      for index in indices { parts[index] = value[0] }
      look[keyPath: path] = CATransform3DMakeAffineTransform(CGAffineTransform(parts: parts))
    }
  }

  /// Returns the key for a property of a subclass, which reads its animated value from `others`.
  @MainActor private static func other(_ name: String, _ kind: Kind) -> LayerKey {
    LayerKey(
      kind: kind, get: { look, layer in look.others[name] ?? kind.number(layer.value(forKey: name)) ?? .zero }
    ) { ($1.others[name], $1.otherKinds[name]) = ($0, kind) }
  }
}

extension CALayer {
  /// Whether the layer may have a property. The program's classes may have any; UIKit's have those of the table.
  fileprivate func mayHave(_ key: String) -> Bool {
    !ClassName.isUIKits(type(of: self)) || type(of: self).properties[key] != nil
  }
}
