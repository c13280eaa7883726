import DisplayLists

/// A scope that one command opens and another closes.
enum Scope {
  case save
  /// A layer; the mask is set if it was the last command in the layer.
  case layer(LayerStyle, mask: Canvas?)
  /// A layer painted directly into the surrounding one, because there are too many for separate pixels.
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
