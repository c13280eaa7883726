// Apple's parameter is an optional block that does not escape, which Swift cannot say. A closure that is passed on, or that
// leaves out `self`, finds these.

extension UITableView {
  /// - Parameters:
  ///   - updates: may change the data source, too. It runs before this returns.
  ///   - completion: called when the animation of the changes is over.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}

extension UICollectionView {
  /// - Parameters:
  ///   - updates: may change the data source, too. It runs before this returns.
  ///   - completion: called when the animation of the changes is over.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}
