/// A change of an update, as layouts receive it.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable {
    case insert = 0, delete, reload, move, none
  }

  /// nil for an insertion. For a section, its item is `NSNotFound`.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// nil for a deletion.
  open private(set) var indexPathAfterUpdate: IndexPath?
  open private(set) var updateAction: Action

  /// Creates an item without a change, for subclasses that override the properties.
  ///
  /// > Basis: assumed: an insertion, as an object's memory begins with zeros.
  public override init() {
    updateAction = .insert
    super.init()
  }

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
    super.init()
  }
}
