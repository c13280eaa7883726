// UIKit declares the parameter as an optional, nonescaping block, which Swift cannot express. Calls that pass on a
// closure or omit `self` select these overloads.

extension UITableView {
  /// - Parameters:
  ///   - updates: changes rows and sections, and the data source if needed. It runs before this method returns.
  ///   - completion: called when the animation of the changes ends.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}
