// The tree of layers: a view's layer is in that of its superview, and other layers stand between subviews.
extension CALayer {
  public var superlayer: CALayer? { tree.superlayer ?? view?.superview?.layer }

  /// Rearmost first, those of subviews included; nil for none. A new value leaves the subviews.
  public var sublayers: [CALayer]? {
    get {
      let layers = children.map(\.layer)
      return layers.isEmpty ? nil : layers
    }
    set {
      let wanted = newValue ?? []
      for layer in tree.entries.map(\.layer) where !wanted.contains(where: { $0 === layer }) {
        layer.removeFromSuperlayer()
      }
      for layer in wanted where layer.view == nil || layer.view?.superview !== view { addSublayer(layer) }
    }
  }

  var children: [LayerChild] { tree.children(among: view?.subviews ?? []) }

  /// In front of all that is there, subviews included.
  public func addSublayer(_ layer: CALayer) { insert(layer, before: nil) }

  /// - Parameter idx: among all sublayers; beyond the last means frontmost.
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    leave(layer)
    let children = children
    insert(layer, before: Int(idx) < children.count ? children[Int(idx)].layer : nil)
  }

  /// Frontmost where the sibling is not in this layer.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    if layer !== sibling { insert(layer, before: sibling) }
  }

  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard layer !== sibling else { return }
    leave(layer)
    let layers = children.map(\.layer), index = layers.firstIndex { $0 === sibling }
    insert(layer, before: index.flatMap { $0 + 1 < layers.count ? layers[$0 + 1] : nil })
  }

  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.superlayer === self else { return }
    insert(newLayer, before: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// A view's layer takes its view along.
  public func removeFromSuperlayer() {
    if let superlayer = tree.superlayer { return superlayer.leave(self) }
    view?.removeFromSuperview()
  }

  private func leave(_ layer: CALayer) {
    guard layer.tree.superlayer === self else { return }
    tree.entries.removeAll { $0.layer === layer }
    layer.tree.superlayer = nil
  }

  /// - Parameter sibling: nil for frontmost.
  private func insert(_ layer: CALayer, before sibling: CALayer?) {
    if sequence(first: self, next: { $0.superlayer }).contains(where: { $0 === layer }) {
      Exception.invalidLayer.raise("layer <CALayer: \(layer.name ?? "layer")> is a part of cycle in its layer tree")
    }
    layer.removeFromSuperlayer()
    let children = children, place = children.firstIndex { $0.layer === sibling } ?? children.count
    var subview: UIView?, index = 0
    for child in children[..<place] {
      switch child {
      case .view(let view): subview = view
      case .layer: index += 1
      }
    }
    tree.entries.insert(LayerTree.Entry(layer: layer, subview: subview), at: index)
    layer.tree.superlayer = self
    layer.setNeedsLayout()
    setNeedsLayout()
  }
}

// MARK: - Coordinates

extension CALayer {
  /// - Parameter l: nil for the layer at the top.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying((l ?? top).transform(to: self)) }

  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(transform(to: l ?? top)) }

  /// Under a rotation, the upright box around the corners.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying((l ?? top).transform(to: self)) }

  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(transform(to: l ?? top)) }

  /// Layers have one time.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }

  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }

  private var chain: [CALayer] { Array(sequence(first: self) { $0.superlayer }) }

  private var top: CALayer { chain.last ?? self }

  /// By way of the nearest layer that both are in; layers of different trees meet in what these are in.
  private func transform(to other: CALayer) -> CGAffineTransform {
    let others = other.chain, meeting = chain.first { layer in others.contains { $0 === layer } }
    return transform(up: meeting).concatenating(other.transform(up: meeting).inverted())
  }

  private func transform(up ancestor: CALayer?) -> CGAffineTransform {
    chain.prefix { $0 !== ancestor }.reduce(.identity) { $0.concatenating($1.transformToSuperlayer) }
  }

  var transformToSuperlayer: CGAffineTransform { look.transform(in: superlayer?.look) }

  func findHit(_ point: CGPoint) -> CALayer? {
    let look = look, inside = point.applying(transformToSuperlayer.inverted()), isInside = contains(inside)
    guard !look.isHidden, isInside || !look.masksToBounds else { return nil }
    for child in children.inOrder.reversed() {
      if let hit = child.layer.hitTest(inside) { return hit }
    }
    return isInside ? self : nil
  }
}

/// Seconds.
public typealias CFTimeInterval = TimeInterval
