/// A property of a layer, with access by name.
@MainActor struct LayerProperty {
  let get: (CALayer) -> Any?
  private let set: (CALayer, Any?) -> Void
  /// Whether animations of the property are shown, if its values can be interpolated.
  let moves: Bool

  init<Layer: CALayer, Value>(_ path: ReferenceWritableKeyPath<Layer, Value>, moves: Bool = true) {
    self.moves = moves
    get = { layer in
      guard let layer = layer as? Layer else { return nil }
      let value: Any = layer[keyPath: path]
      // Wrapping an optional in `Any` hides nil, so it is unwrapped here.
      return Mirror(reflecting: value).displayStyle == .optional
        ? Mirror(reflecting: value).children.first?.value : value
    }
    set = { layer, value in
      guard let layer = layer as? Layer else { return }
      if let value = value as? Value ?? RuntimeValue(number: value).value(as: Value.self) {
        layer[keyPath: path] = value
      }
    }
  }

  func set(_ value: Any?, of layer: CALayer) { set(layer, value) }
}

extension RuntimeValue {
  /// - Parameter number: A value of any type. Values that are not numbers stay unchanged.
  fileprivate init(number: Any?) {
    self.init(raw: RunAttributes.number(number).map(Double.init) ?? number)
  }
}

extension CALayer {
  /// The properties of every layer.
  ///
  /// > Source: documented: "Animatable Properties" of the Core Animation Programming Guide. `frame` is not animatable.
  static let layerProperties: [String: LayerProperty] = [
    "anchorPoint": LayerProperty(\CALayer.anchorPoint), "backgroundColor": LayerProperty(\CALayer.backgroundColor),
    "borderColor": LayerProperty(\CALayer.borderColor), "borderWidth": LayerProperty(\CALayer.borderWidth),
    "bounds": LayerProperty(\CALayer.bounds), "contents": LayerProperty(\CALayer.contents),
    "contentsRect": LayerProperty(\CALayer.contentsRect),
    "contentsScale": LayerProperty(\CALayer.contentsScale, moves: false),
    "cornerRadius": LayerProperty(\CALayer.cornerRadius), "frame": LayerProperty(\CALayer.frame, moves: false),
    "hidden": LayerProperty(\CALayer.isHidden), "mask": LayerProperty(\CALayer.mask),
    "masksToBounds": LayerProperty(\CALayer.masksToBounds), "name": LayerProperty(\CALayer.name),
    "opacity": LayerProperty(\CALayer.opacity), "position": LayerProperty(\CALayer.position),
    "shadowColor": LayerProperty(\CALayer.shadowColor), "shadowOffset": LayerProperty(\CALayer.shadowOffset),
    "shadowOpacity": LayerProperty(\CALayer.shadowOpacity), "shadowPath": LayerProperty(\CALayer.shadowPath),
    "shadowRadius": LayerProperty(\CALayer.shadowRadius), "speed": LayerProperty(\CALayer.speed, moves: false),
    "sublayerTransform": LayerProperty(\CALayer.sublayerTransform),
    "timeOffset": LayerProperty(\CALayer.timeOffset, moves: false), "transform": LayerProperty(\CALayer.transform),
    "zPosition": LayerProperty(\CALayer.zPosition),
  ]
}
