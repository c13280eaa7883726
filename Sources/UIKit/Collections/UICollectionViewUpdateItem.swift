/// One change of an update, as layouts hear of it.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable {
    case insert = 0, delete, reload, move, none
  }

  /// nil for what comes. Of a section, its item is `NSNotFound`.
  public let indexPathBeforeUpdate: IndexPath?
  /// nil for what goes.
  public let indexPathAfterUpdate: IndexPath?
  public let updateAction: Action

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
    super.init()
  }
}
