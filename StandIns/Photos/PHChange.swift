import UIKit

/// A change, which never arrives: the library stays empty.
open class PHChange: NSObject, @unchecked Sendable {
  open func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? { nil }
  open func changeDetails<T: PHObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? { nil }
}

open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
  private let object: ObjectType

  init(_ object: ObjectType) { self.object = object }

  open var objectBeforeChanges: ObjectType { object }
  open var objectAfterChanges: ObjectType? { nil }
  open var assetContentChanged: Bool { false }
  open var objectWasDeleted: Bool { false }
}

/// The change from an empty result to another.
open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
  public let fetchResultBeforeChanges: PHFetchResult<ObjectType>
  public let fetchResultAfterChanges: PHFetchResult<ObjectType>

  public init(
    from fromResult: PHFetchResult<ObjectType>, to toResult: PHFetchResult<ObjectType>, changedObjects: [ObjectType]
  ) { (fetchResultBeforeChanges, fetchResultAfterChanges) = (fromResult, toResult) }

  open var hasIncrementalChanges: Bool { false }
  open var removedIndexes: IndexSet? { nil }
  open var removedObjects: [ObjectType] { [] }
  open var insertedIndexes: IndexSet? { nil }
  open var insertedObjects: [ObjectType] { [] }
  open var changedIndexes: IndexSet? { nil }
  open var changedObjects: [ObjectType] { [] }
  open var hasMoves: Bool { false }
  open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}
}
