// Where leading is.
extension NSLayoutConstraint {
  /// The view that holds the constraint says which way it reads, whatever the items say of their own contents.
  ///
  /// > Basis: captured. Stevia's tests turn a container alone; the views in it, which say nothing, change sides, also where
  /// > a constraint is between two of them.
  var isMirrored: Bool { holder?.isMirrored == true }
}
