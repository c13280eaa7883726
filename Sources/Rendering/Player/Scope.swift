import DisplayLists

/// What a command has opened and another one closes.
enum Scope {
  case save
  /// The mask is there when it was the last thing in the layer.
  case layer(LayerStyle, mask: Canvas?)
  case mask
  case view

  var isSave: Bool { if case .save = self { true } else { false } }
  var isLayer: Bool { if case .layer = self { true } else { false } }
  var isMask: Bool { if case .mask = self { true } else { false } }
  var isView: Bool { if case .view = self { true } else { false } }
}
