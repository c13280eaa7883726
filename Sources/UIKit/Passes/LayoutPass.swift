/// Solved values → frames → `layoutSubviews`, from the root down.
@MainActor enum LayoutPass {
  static func run(_ view: UIView) {
    if view.layout.needsLayout {
      view.layout.needsLayout = false
      view.hierarchy.controller?.viewWillLayoutSubviews()
      view.layoutSubviews()
      view.hierarchy.controller?.viewDidLayoutSubviews()
    }
    for subview in view.subviews { run(subview) }
  }
}

extension UIView {
  /// What `UIView.layoutSubviews` does.
  func applySolvedFramesToSubviews() {
    for subview in subviews { subview.applySolvedFrame() }
  }

  /// Rounds the alignment rectangle to device pixels and takes the frame around it.
  private func applySolvedFrame() {
    guard let solved = layout.solved, superview != nil else { return }
    let aligned = session.pixelGrid.snapEdges(alignmentRect(forFrame: solved))
    let oldSize = bounds.size
    geometry.setFrame(frame(forAlignmentRect: aligned).standardized)
    let wasProvisional = layout.sizeIsProvisional
    if bounds.size != oldSize {
      setNeedsLayout()
      resizeSubviews(from: oldSize)
    }
    if wasProvisional { settleSize() }
  }

  /// The first solved size: masks of subviews refer to it from now on.
  private func settleSize() {
    layout.sizeIsProvisional = false
    for subview in subviews where subview.layout.placement.superviewSize == nil {
      subview.layout.placement.superviewSize = bounds.size
    }
  }
}
