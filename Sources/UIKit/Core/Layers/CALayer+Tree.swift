// The layer tree. A view's layer belongs to its superview's layer, and other layers can lie between subviews.
extension CALayer {
  var ownSublayers: [CALayer]? {
    get {
      // A view may create its subviews only when they are first read.
      let layers = tree.children(among: view?.subviews ?? []).map(\.layer)
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

  var children: [LayerChild] { tree.children(among: view?.hierarchy.subviews ?? []) }

  func leave(_ layer: CALayer) {
    guard layer.tree.superlayer === self else { return }
    layer.runAction(forKey: kCAOnOrderOut, in: self)
    tree.entries.removeAll { $0.layer === layer }
    layer.tree.superlayer = nil
  }

  /// - Parameter sibling: The layer to insert below, or nil to insert at the front.
  func insert(_ layer: CALayer, before sibling: CALayer?) {
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
    layer.entered(before: session.layerFrame.number)
    layer.setNeedsLayout()
    setNeedsLayout()
    layer.runAction(forKey: kCAOnOrderIn, in: self)
  }
}

extension CALayer {
  /// Called when the layer and its sublayers were added to a superlayer.
  ///
  /// - Parameter frame: The number of the next frame.
  func entered(before frame: Int) {
    tree.enteredAt = frame
    displayWithFrame()
    for entry in tree.entries { entry.layer.entered(before: frame) }
  }
}

// MARK: - Coordinates

extension CALayer {
  private var chain: [CALayer] { Array(sequence(first: self) { $0.superlayer }) }

  var top: CALayer { chain.last ?? self }

  /// Converts through the nearest common ancestor, or through the containing space for layers of different trees.
  func conversion(to other: CALayer) -> CGAffineTransform {
    let others = other.chain, meeting = chain.first { layer in others.contains { $0 === layer } }
    return conversion(up: meeting).concatenating(other.conversion(up: meeting).inverted())
  }

  private func conversion(up ancestor: CALayer?) -> CGAffineTransform {
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

/// A time interval, in seconds.
public typealias CFTimeInterval = TimeInterval
