extension UIView {
  /// Requests the smallest size that the constraints allow.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// Requests the largest size that the constraints allow.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// Returns the size closest to the target that the constraints inside the view allow.
  func solvedFittingSize(
    _ targetSize: CGSize, _ horizontalFittingPriority: UILayoutPriority, _ verticalFittingPriority: UILayoutPriority
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
