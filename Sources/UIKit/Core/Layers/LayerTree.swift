/// The superlayer and the sublayers of a layer. The layers of subviews are not included: the view has them.
struct LayerTree {
  weak var superlayer: CALayer?
  var entries: [Entry] = []
  /// The number of the frame before which the layer was added to its superlayer.
  var enteredAt = 0

  struct Entry {
    var layer: CALayer
    /// The subview that the layer is directly in front of, or nil if it is behind all subviews.
    weak var subview: UIView?
  }
}

/// A child of a layer: a subview of its view, or a layer without a view.
enum LayerChild {
  case view(UIView)
  case layer(CALayer)

  @MainActor var layer: CALayer {
    switch self {
    case .view(let view): view.layer
    case .layer(let layer): layer
    }
  }

  /// The child's z position. Does not create the layer of a view.
  @MainActor fileprivate var zPosition: CGFloat {
    switch self {
    case .view(let view): view.look.layer?.shownLook.zPosition ?? 0
    case .layer(let layer): layer.shownLook.zPosition
    }
  }
}

extension LayerTree {
  /// Returns subviews and the layers between them, from back to front.
  func children(among subviews: [UIView]) -> [LayerChild] {
    guard !entries.isEmpty else { return subviews.map { .view($0) } }
    guard !subviews.isEmpty else { return entries.map { .layer($0.layer) } }
    var children: [LayerChild] = [], rest = entries[...]
    for place in 0...subviews.count {
      if place > 0 { children.append(.view(subviews[place - 1])) }
      while let entry = rest.first, height(of: entry, among: subviews) <= place {
        children.append(.layer(entry.layer))
        rest = rest.dropFirst()
      }
    }
    return children + rest.map { .layer($0.layer) }
  }

  /// Returns the number of subviews behind a layer.
  private func height(of entry: Entry, among subviews: [UIView]) -> Int {
    guard let subview = entry.subview, let index = subviews.firstIndex(where: { $0 === subview }) else { return 0 }
    return index + 1
  }

  /// Moves the layers in front of a removed subview to the front of the one behind it.
  mutating func subviewGoes(_ view: UIView, behind other: UIView?) {
    for i in entries.indices where entries[i].subview === view { entries[i].subview = other }
  }
}

extension Array where Element == LayerChild {
  /// The children sorted by `zPosition`, and by their order where it is equal.
  @MainActor var inOrder: [LayerChild] {
    let depths = map(\.zPosition)
    guard depths.contains(where: { $0 != 0 }) else { return self }
    return indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { self[$0] }
  }
}

extension UIView {
  /// Called before the view is removed from its superview or moved among its siblings.
  func leavesLayersBehind() {
    guard let superview, let layer = superview.look.layer, !layer.tree.entries.isEmpty else { return }
    let index = superview.subviews.firstIndex { $0 === self } ?? 0
    layer.tree.subviewGoes(self, behind: index > 0 ? superview.subviews[index - 1] : nil)
  }
}
