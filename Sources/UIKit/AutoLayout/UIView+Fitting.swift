extension UIView {
  /// "As small as the constraints allow."
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// "As large as the constraints allow."
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// The size nearest to the target that the constraints inside the view allow. Margins and constraints are brought up
  /// to date first; no view changes.
  ///
  /// - Parameter targetSize: in points; often one of the two fitting sizes.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// - Parameters:
  ///   - horizontalFittingPriority: how strongly the target's width is wanted; required for a cell in its table.
  /// - Returns: points, rounded up to device pixels; zero for a view with neither constraints nor a natural size.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    _ = TraitPass.run(self)
    updateConstraintsIfNeeded()
    var priorities = AxisPair(horizontalFittingPriority)
    priorities.vertical = verticalFittingPriority
    let system = layout.fittingSystem ?? ConstraintSystem(root: self, lane: .fitting)
    layout.fittingSystem = system
    system.settle(rootSize: .fitting(targetSize, priorities))
    if session.checksSolutions { system.check() }
    let size = system.solvedFrame(at: 0).size
    return CGSize(width: session.pixelGrid.ceil(size.width), height: session.pixelGrid.ceil(size.height))
  }
}
