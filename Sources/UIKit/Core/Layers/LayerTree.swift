/// What is around a layer and in it. The layers of subviews are not in here: the view has these.
struct LayerTree {
  weak var superlayer: CALayer?
  var entries: [Entry] = []
  /// The frame before which the layer came to where it is.
  var enteredAt = 0

  struct Entry {
    var layer: CALayer
    /// The subview that it stands directly in front of; nil behind all of them.
    weak var subview: UIView?
  }
}

/// What stands in a layer.
enum LayerChild {
  case view(UIView)
  case layer(CALayer)

  @MainActor var layer: CALayer {
    switch self {
    case .view(let view): view.layer
    case .layer(let layer): layer
    }
  }

  /// Without making the layer of a view.
  @MainActor fileprivate var zPosition: CGFloat {
    switch self {
    case .view(let view): view.look.layer?.shownLook.zPosition ?? 0
    case .layer(let layer): layer.shownLook.zPosition
    }
  }
}

extension LayerTree {
  /// Rearmost first: subviews and what stands between them.
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

  /// How many subviews are behind it.
  private func height(of entry: Entry, among subviews: [UIView]) -> Int {
    guard let subview = entry.subview, let index = subviews.firstIndex(where: { $0 === subview }) else { return 0 }
    return index + 1
  }

  /// What stood in front of a subview that goes stands in front of the one behind it.
  mutating func subviewGoes(_ view: UIView, behind other: UIView?) {
    for i in entries.indices where entries[i].subview === view { entries[i].subview = other }
  }
}

extension Array where Element == LayerChild {
  /// By `zPosition`, else as they are.
  @MainActor var inOrder: [LayerChild] {
    let depths = map(\.zPosition)
    guard depths.contains(where: { $0 != 0 }) else { return self }
    return indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { self[$0] }
  }
}

extension UIView {
  /// The view leaves its place among its siblings.
  func leavesLayersBehind() {
    guard let superview, let layer = superview.look.layer, !layer.tree.entries.isEmpty else { return }
    let index = superview.subviews.firstIndex { $0 === self } ?? 0
    layer.tree.subviewGoes(self, behind: index > 0 ? superview.subviews[index - 1] : nil)
  }
}
