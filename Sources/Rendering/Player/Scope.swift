import DisplayLists

/// What a command has opened and another one closes.
enum Scope {
  case save
  /// The mask is there when it was the last thing in the layer.
  case layer(LayerStyle, mask: Canvas?)
  /// Painted where the layer around it is: there are too many to have pixels of their own.
  case flattenedLayer
  case mask
  case view

  var isSave: Bool { if case .save = self { true } else { false } }
  var isLayer: Bool {
    switch self {
    case .layer, .flattenedLayer: true
    default: false
    }
  }
  var isMask: Bool { if case .mask = self { true } else { false } }
  var isView: Bool { if case .view = self { true } else { false } }
}
